/** The full-screen terminal app: start it with `runTerminal` where `canRunTerminal` says that it can run. */
export { type Address, readAddress } from './app/address.ts';
export { canRunTerminal, runTerminal, type TerminalOptions } from './shell/run.ts';
export type { Start } from './shell/start.ts';
