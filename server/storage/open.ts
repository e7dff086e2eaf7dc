import { type Config, sqliteFile } from "../config.ts"
import { Store } from "./store.ts"

/** The store that the settings name. */
export function openStore(config: Config): Promise<Store> {
  return Store.open({ url: config.databaseUrl, file: sqliteFile(config) })
}

export type { Store }
