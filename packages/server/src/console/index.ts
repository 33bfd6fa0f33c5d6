/** The console server for other programs; an entry of its own, because it needs no HTTP. */
export {
  consoleOptions,
  DEFAULT_CONSOLE_OPTIONS,
  readPorts,
  readTurnLimit,
  withTurnLimit,
} from './options.ts';
export { startConsoleServer } from './start.ts';
