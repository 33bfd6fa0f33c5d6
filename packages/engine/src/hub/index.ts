/** The Hub protocol, from both sides of it. */
export { HubClient } from './client.ts';
export type { HubEngine } from './go-task.ts';
export { hubLevel } from './limits.ts';
export { formatHubLine, type HubLine, parseHubLine } from './line.ts';
export { formatHubMove, type HubMoveFault, readHubMove } from './move.ts';
export { HUB_PARAMS, type HubParams, MEMORY_LIMITS } from './params.ts';
export { formatHubPosition, parseHubPosition } from './position.ts';
export { type HubHost, type HubOptions, HubServer } from './server.ts';
