/** What other programs may use of the server. */

export type { Reach } from './addresses.ts';
export {
  CONFIG_VARIABLES,
  type ConfigText,
  DEFAULT_CONFIG,
  isPostgres,
  LOG_LEVELS,
  readConfig,
  type ServerConfig,
} from './config.ts';
export { type RunningServer, type ServerDeps, startServer } from './server.ts';
