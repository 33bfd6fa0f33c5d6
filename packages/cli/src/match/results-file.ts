/** The files of a match: its results line by line, and every game as PDN. A match stopped at any moment can be continued. */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  type Agreement,
  agreementLine,
  type GameResult,
  gameResult,
  type Played,
  parseResults,
  resultLine,
} from '@crownhead/engine';
import { err, ok, type Result } from '@crownhead/rules';

const RESULTS = 'results.jsonl';
const GAMES = 'games.pdn';

export class ResultsFile {
  /** Of runs before and of this one. */
  readonly results: GameResult[];
  readonly #results: number;
  readonly #games: number;
  #pdnBytes: number;

  private constructor(dir: string, results: readonly GameResult[], pdnBytes: number) {
    this.results = [...results];
    this.#pdnBytes = pdnBytes;
    this.#results = openSync(join(dir, RESULTS), 'a');
    this.#games = openSync(join(dir, GAMES), 'a');
  }

  /** The error is a sentence. */
  static open(dir: string, agreement: Agreement): Result<ResultsFile, string> {
    const there = statSync(dir, { throwIfNoEntry: false });
    if (there && !there.isDirectory()) return err(`${dir} is not a folder.`);
    mkdirSync(dir, { recursive: true });
    const file = join(dir, RESULTS);
    const games = join(dir, GAMES);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const before = parseResults(text, agreement);
    if (!before.ok) {
      return err(
        before.error === 'other-match'
          ? `${file} belongs to a match with other players, openings, limits or settings.`
          : `${file} cannot be read.`,
      );
    }
    const { results, whole } = before.value;
    // Nothing is known to be ours yet: what is there must not be cut off or added to.
    if (whole === 0) {
      if (!agreementLine(agreement).startsWith(text)) return err(`${file} cannot be read.`);
      if ((statSync(games, { throwIfNoEntry: false })?.size ?? 0) > 0)
        return err(`${games} is not of this match: choose another folder.`);
    }
    // What was being written when a run was killed is written again.
    if (text !== '') truncateSync(file, Buffer.byteLength(text.slice(0, whole)));
    const pdnBytes = Math.max(0, ...results.map((result) => result.pdnBytes));
    if (existsSync(games) && statSync(games).size > pdnBytes) truncateSync(games, pdnBytes);
    const opened = new ResultsFile(dir, results, pdnBytes);
    if (whole === 0) writeSync(opened.#results, agreementLine(agreement));
    return ok(opened);
  }

  /** The game first: its result says how far the other file is whole. */
  add(played: Played, pdn: string): void {
    this.#pdnBytes += writeSync(this.#games, pdn);
    const result = gameResult(played, this.#pdnBytes);
    writeSync(this.#results, resultLine(result));
    this.results.push(result);
  }

  close(): void {
    closeSync(this.#results);
    closeSync(this.#games);
  }
}
