/** Play on a server: one connection, its lobby and its tables, and who you are there. */
export { backoff } from './backoff.ts';
export { type Announcement, Connection, type ConnectionOptions, socketUrl, type You } from './connection.ts';
export type { Lobby, LobbyView } from './lobby.ts';
export * from './pick-table.ts';
export { type QuickPlayDeps, quickPlay } from './quick-play.ts';
export type { TableSecrets } from './remote-table.ts';
export { type Report, sendReport } from './report.ts';
export { type ReturnLink, type SessionOptions, Sessions } from './session.ts';
export { type FoundTables, findTables, lookAtTable, ownTables, type TableSource } from './tables.ts';
export { WIRE_SETTINGS, type WireSettings } from './wire-settings.ts';
