/** Opens a server from the menu: its code is loaded on demand, since a board needs none of it. */
import type { OpenServer } from '@crownhead/terminal';

export const openServerLater: OpenServer = async (command) =>
  (await import('./own-server.ts')).openServerFor(command);
