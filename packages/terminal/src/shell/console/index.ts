/** The way to a console server, for those who show it otherwise. */
export { askForPort, dial, type LineSocket, type PortAnswer } from './dial.ts';
