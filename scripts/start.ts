// `npm start`: the browser client, built if need be, and the server that brings it.
import { main } from "../cli/railhead.ts"
import { buildWeb, canBuild } from "./build-web.ts"

function isBuilt(): boolean {
  try {
    buildWeb()
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

if (!canBuild()) console.error("Vite is not installed, so the browser client is served as it was built last.")
process.exitCode = !canBuild() || isBuilt() ? await main(["serve", ...process.argv.slice(2)]) : 1
