/** Play on a server: one connection, its lobby and its tables, and who you are there. */
export { Connection, type ConnectionOptions, socketUrl, type You } from './connection.ts';
export type { Lobby, LobbyView } from './lobby.ts';
export { type ReturnLink, type SessionOptions, Sessions } from './session.ts';
export { WIRE_SETTINGS, type WireSettings } from './wire.ts';
