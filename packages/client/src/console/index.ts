/** Play at a console server: its lines as a table for screens. The caller brings the sockets. */
export { ConsoleTable, type ConsoleTableDeps } from './console-table.ts';
export { type CutLines, LineCutter } from './line-cutter.ts';
export { type ConsolePlayers, playersIn } from './sentences.ts';
export { formatServerAddress, readServerAddress, type ServerAddress } from './server-address.ts';
export { readServerLine, SERVER_ACTIONS, type ServerAction, type ServerLine } from './server-line.ts';
