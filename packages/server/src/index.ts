/** What other programs may use of the server. */
export {
  CONFIG_VARIABLES,
  type ConfigText,
  DEFAULT_CONFIG,
  LOG_LEVELS,
  readConfig,
  type ServerConfig,
} from './config.ts';
export { type RunningServer, type ServerParts, startServer } from './server.ts';
export { StoreFault } from './store/store.ts';
