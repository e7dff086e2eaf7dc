// `npm start`: the browser client, built if need be, and the server that brings it.
import { main } from "../cli/railhead.ts"
import { buildWeb } from "./build-web.ts"

function isBuilt(): boolean {
  try {
    buildWeb()
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

process.exitCode = isBuilt() ? await main(["serve", ...process.argv.slice(2)]) : 1
