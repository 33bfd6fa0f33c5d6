/** The connection to a console server, for programs with a display of their own. */
export { askForPort, dial, type LineSocket, type PortAnswer } from './dial.ts';
