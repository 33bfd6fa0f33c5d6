/** Opens a server from the menu: its code is loaded when that is asked for, since a board needs none of it. */
import type { OpenServer } from '@crownhead/terminal';

export const openServerLater: OpenServer = async (command) =>
  (await import('./own-server.ts')).openServerFor(command);
