/** What the running app needs from whoever starts it. */
import type { Context, Screen } from '../app/screen.ts';
import type { Look } from '../term/look.ts';
import type { Terminal } from '../term/terminal.ts';
import type { Config } from './config.ts';
import type { ComputerSettings, OtherEngine } from './engine-computer.ts';
import type { AppFiles } from './files.ts';
import type { OpenServer, OwnServer } from './own-server.ts';

export interface SessionDeps {
  readonly terminal: Terminal;
  readonly files: AppFiles;
  readonly context: Context;
  readonly screens: readonly Screen[];
  /** How the terminal looks under these settings. */
  lookFor(config: Config): Look;
  /** The server in this program, where it was started with one. */
  readonly own: OwnServer | null;
  readonly openServer?: OpenServer | undefined;
  /** Plays for the computers of its name; null for our own alone. */
  readonly otherEngine: OtherEngine | null;
  readonly computer: ComputerSettings;
  /** Ends the program, with a reason where it could not do what it was started for. */
  quit(said: string | null): void;
  suspend(): void;
}
