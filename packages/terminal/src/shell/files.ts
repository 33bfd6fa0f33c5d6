/** The app's own files and the player's: read forgivingly, written whole or not at all. */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Environment } from '../term/look.ts';
import { type Config, DEFAULT_CONFIG, formatConfig, mergeConfig, parseConfig } from './config.ts';
import { TableStorage } from './table-storage.ts';
import { writeWhole } from './write-whole.ts';

/** Where the app keeps what it remembers. */
export const configFolder = (env: Environment, home: string = homedir()): string =>
  join(env.XDG_CONFIG_HOME || join(home, '.config'), 'crownhead');

function readOr<T>(file: string, read: (text: string) => T, otherwise: T): T {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch {
    return otherwise;
  }
}

export class AppFiles {
  readonly folder: string;
  readonly #config: string;
  readonly storage: TableStorage;
  /** As this program last read or wrote it. */
  #kept: Config = DEFAULT_CONFIG;
  /** The same, with what was asked for when the program was started. */
  #known: Config = DEFAULT_CONFIG;

  constructor(folder: string) {
    this.folder = folder;
    this.#config = join(folder, 'config.json');
    this.storage = new TableStorage(folder);
  }

  /** What was asked for when the program was started goes before what is kept, and is not kept itself. */
  readConfig(asked: Partial<Config> = {}): Config {
    this.#kept = readOr(this.#config, parseConfig, DEFAULT_CONFIG);
    this.#known = { ...this.#kept, ...asked };
    return this.#known;
  }

  /** False where nothing can be kept: the app goes on without. What others have written since stays. */
  writeConfig(config: Config): boolean {
    const there = readOr(this.#config, parseConfig, this.#kept);
    this.#kept = mergeConfig(there, this.#known, config);
    this.#known = config;
    return this.#quietly(() => writeWhole(this.#config, formatConfig(this.#kept)));
  }

  get hasTable(): boolean {
    return this.storage.hasTable;
  }

  #quietly(work: () => void): boolean {
    try {
      work();
      return true;
    } catch {
      return false;
    }
  }
}

/** `~/games/a.pdn` as a player means it. */
export const playerFile = (file: string, home: string = homedir()): string =>
  resolve(file.trim().replace(/^~(?=\/|$)/, home));
