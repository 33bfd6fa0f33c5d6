/** The app's own files and the player's: read forgivingly, written whole or not at all. */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Environment } from '../term/look.ts';
import { type Config, DEFAULT_CONFIG, formatConfig, mergeConfig, parseConfig } from './config.ts';
import { faultWords } from './file-faults.ts';
import { keepAside } from './keep-aside.ts';
import { TableStorage } from './table-storage.ts';
import { writeWhole } from './write-whole.ts';

const UNKEPT = 'Your settings cannot be saved: they last until you quit.';

/** Where the app keeps what it remembers. */
export const configFolder = (env: Environment, home: string = homedir()): string =>
  join(env.XDG_CONFIG_HOME || join(home, '.config'), 'crownhead');

/** Null where there is no such file. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
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
  #readFault: string | null = null;
  #isKept = true;

  constructor(folder: string) {
    this.folder = folder;
    this.#config = join(folder, 'config.json');
    this.storage = new TableStorage(folder);
  }

  /** What was wrong with the file of the settings, in a sentence; null where nothing was. */
  get readFault(): string | null {
    return this.#readFault;
  }

  /** The same, or that the settings of now cannot be kept: the program goes on without. */
  get fault(): string | null {
    return this.#isKept ? this.#readFault : UNKEPT;
  }

  /** What was asked for when the program was started goes before what is kept, and is not kept itself. */
  readConfig(asked: Partial<Config> = {}): Config {
    try {
      this.#kept = this.#there() ?? DEFAULT_CONFIG;
    } catch (error) {
      this.#kept = DEFAULT_CONFIG;
      this.#readFault = `Your settings cannot be read: ${faultWords(error)}.`;
    }
    this.#known = { ...this.#kept, ...asked };
    return this.#known;
  }

  /** What others have written since stays; `fault` says where nothing can be kept. */
  writeConfig(config: Config): void {
    try {
      const there = this.#there() ?? this.#kept;
      const merged = mergeConfig(there, this.#known, config);
      writeWhole(this.#config, formatConfig(merged));
      this.#kept = merged;
      this.#known = config;
      this.#isKept = true;
    } catch {
      this.#isKept = false;
    }
  }

  /** Null where there is nothing, or nothing any more. Throws where a file cannot be read: it has passes, and must stay. */
  #there(): Config | null {
    const text = textOf(this.#config);
    if (text === null) return null;
    const config = parseConfig(text);
    if (config !== null) return config;
    const aside = basename(keepAside(this.#config));
    this.#readFault = `The settings were damaged: they are kept as ${aside}.`;
    return null;
  }

  get hasTable(): boolean {
    return this.storage.hasTable;
  }
}

/** `~/games/a.pdn` as a player means it, on Windows with either stroke. */
export const playerFile = (file: string, home: string = homedir()): string =>
  resolve(file.trim().replace(/^~(?=[\\/]|$)/, home));
