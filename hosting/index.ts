export { Host, type Positions } from "./host.ts"
export type { BotIdea, BotTask, Call, Change, Do, DraftNow, Opened, OpenTable, Reply } from "./messages.ts"
export { ALL_OPEN, type Entry, ledgerOf, type Page, storyOf } from "./story.ts"
export * from "./wire.ts"
