export { goldWest } from "./game.ts"
