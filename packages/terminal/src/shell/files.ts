/** The app's own files and the player's: read forgivingly, written whole or not at all. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Environment } from '../term/look.ts';
import { type Config, DEFAULT_CONFIG, formatConfig, mergeConfig, parseConfig } from './config.ts';

/** Where the app keeps what it remembers. */
export const configFolder = (env: Environment, home: string = homedir()): string =>
  join(env.XDG_CONFIG_HOME || join(home, '.config'), 'crownhead');

const OWNER_ONLY = 0o600;

/** A reader finds the old file or the new one, never half of it; nobody else can read it. */
export function writeWhole(file: string, text: string, mode: number = OWNER_ONLY): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text, { mode });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

function readOr<T>(file: string, read: (text: string) => T, otherwise: T): T {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch {
    return otherwise;
  }
}

export class AppFiles {
  readonly #config: string;
  readonly #table: string;
  /** As this program last knew it. */
  #known: Config = DEFAULT_CONFIG;

  constructor(folder: string) {
    this.#config = join(folder, 'config.json');
    this.#table = join(folder, 'table.json');
  }

  readConfig(): Config {
    this.#known = readOr(this.#config, parseConfig, DEFAULT_CONFIG);
    return this.#known;
  }

  /** False where nothing can be kept: the app goes on without. What others have written since stays. */
  writeConfig(config: Config): boolean {
    const there = readOr<Config | null>(this.#config, parseConfig, null);
    const merged = there === null ? config : mergeConfig(there, this.#known, config);
    this.#known = config;
    return this.#quietly(() => writeWhole(this.#config, formatConfig(merged)));
  }

  get hasTable(): boolean {
    return existsSync(this.#table);
  }

  /** Where the local game is kept while it is played. */
  readonly shelf = {
    read: (): string | null => readOr<string | null>(this.#table, (text) => text, null),
    write: (text: string): void => {
      this.#quietly(() => writeWhole(this.#table, text));
    },
    clear: (): void => {
      this.#quietly(() => rmSync(this.#table, { force: true }));
    },
  };

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
