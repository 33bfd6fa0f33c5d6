/**
 * The folder of a run: its settings, and its games in files of a size that is easily moved. Games are appended as they end,
 * in any order; a record cut off by a kill is dropped when the run is taken up again.
 */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type PlayedGame, readGame } from './game-record.ts';
import { checkSettings, type RunSettings } from './run-settings.ts';

const LARGEST_FILE = 50_000_000;
const SETTINGS = 'run.json';
const fileName = (n: number): string => `games-${String(n).padStart(3, '0')}.bin`;

export class GameFolder {
  readonly settings: RunSettings;
  readonly #folder: string;
  #file: string;
  #bytes: number;

  /** Makes the folder where it is new. Of a run that is there already the settings cannot change. */
  constructor(folder: string, settings: RunSettings) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
    const file = join(folder, SETTINGS);
    if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
    this.settings = checkSettings(JSON.parse(readFileSync(file, 'utf8')));
    if (JSON.stringify(this.settings) !== JSON.stringify(settings))
      throw new Error(`${file} has other settings: ${JSON.stringify(this.settings)}`);
    this.#file = gameFiles(folder).at(-1) ?? join(folder, fileName(0));
    this.#bytes = existsSync(this.#file) ? statSync(this.#file).size : 0;
  }

  /** The settings of a run that was begun before; null where there is none. */
  static settingsIn(folder: string): RunSettings | null {
    const file = join(folder, SETTINGS);
    return existsSync(file) ? checkSettings(JSON.parse(readFileSync(file, 'utf8'))) : null;
  }

  /** Gives every game so far to `take`, and cuts off what is not a whole one at the end. */
  resume(take: (game: PlayedGame) => void): void {
    for (const file of gameFiles(this.#folder)) {
      const end = readGames(file, take);
      if (end < statSync(file).size) truncateSync(file, end);
    }
    this.#bytes = existsSync(this.#file) ? statSync(this.#file).size : 0;
  }

  append(record: Uint8Array): void {
    if (this.#bytes + record.length > LARGEST_FILE) {
      this.#file = join(this.#folder, fileName(gameFiles(this.#folder).length));
      this.#bytes = 0;
    }
    appendFileSync(this.#file, record);
    this.#bytes += record.length;
  }
}

/** The files of games in a folder, in their order. */
export const gameFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^games-\d+\.bin$/.test(name))
    .sort()
    .map((name) => join(folder, name));

/** Gives the games of a file to `take`; returns where the last whole one ends. */
export function readGames(file: string, take: (game: PlayedGame) => void): number {
  const bytes = readFileSync(file);
  let at = 0;
  for (let found = readGame(bytes, at); found !== null; found = readGame(bytes, at)) {
    take(found.game);
    at = found.end;
  }
  return at;
}
