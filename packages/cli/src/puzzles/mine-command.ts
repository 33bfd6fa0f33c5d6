/** `crownhead puzzles mine`: looks for puzzles in the games of a file, until it has seen them all or is stopped. */
import { existsSync } from 'node:fs';
import { mineEndings, minePuzzles, SearchPool } from '@crownhead/analysis';
import { startEngines } from '@crownhead/analysis/node';
import { formatFen, type PdnGame, readPdn, replayPdn, tagValue, writePdn } from '@crownhead/rules';
import { type Puzzle, puzzleOf, puzzleTree } from '@crownhead/training';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { appendTo, readText, writeTo } from '../named-file.ts';
import { print, printJson } from '../output.ts';
import { batchesOf } from '../pdn-file.ts';
import { startProgress } from '../progress.ts';
import { plural } from '../words.ts';

export interface MineCommandOptions {
  readonly out: string;
  readonly endings?: true;
  readonly workers?: number;
  readonly json?: true;
}

/** How many games were looked through: beside the puzzles, so that the same command goes on. */
const progressFile = (out: string): string => `${out}.progress`;

function gamesDone(out: string): number {
  if (!existsSync(out) || !existsSync(progressFile(out))) return 0;
  return Number.parseInt(readText(progressFile(out)), 10) || 0;
}

/** The positions of puzzles that are in the file already. */
function knownFens(out: string): Set<string> {
  if (!existsSync(out)) return new Set();
  const trees = readPdn(readText(out)).map((source) => replayPdn(source).tree);
  return new Set(trees.filter((tree) => puzzleOf(tree).ok).map((tree) => formatFen(tree.start)));
}

function sourceOf({ number, tags }: PdnGame): string {
  const parts = ['Event', 'Black', 'White', 'Date'].map((name) => tagValue(tags, name) ?? '');
  return parts.filter((part) => part !== '' && !part.startsWith('?')).join(', ') || `Game ${number}`;
}

class Miner {
  readonly #pool: SearchPool;
  readonly #width: number;
  readonly #out: string;
  readonly #endings: boolean;
  readonly #known: Set<string>;
  readonly #progress = startProgress();
  games = 0;
  found = 0;

  constructor(pool: SearchPool, width: number, { out, endings }: MineCommandOptions) {
    this.#pool = pool;
    this.#width = width;
    this.#out = out;
    this.#endings = endings === true;
    this.#known = knownFens(out);
  }

  async run(file: string): Promise<void> {
    const done = gamesDone(this.#out);
    for await (const batch of batchesOf(file, this.#width)) {
      const fresh = batch.slice(Math.max(0, done - this.games));
      this.games += batch.length;
      await this.#mine(fresh);
    }
    this.#progress.clear();
  }

  async #mine(batch: readonly PdnGame[]): Promise<void> {
    if (batch.length === 0) return;
    const isKnown = (position: Parameters<typeof formatFen>[0]): boolean =>
      this.#known.has(formatFen(position));
    const jobs = batch.map(
      (source) => (ask: Parameters<typeof minePuzzles>[2]) =>
        this.#endings
          ? mineEndings(replayPdn(source).game, sourceOf(source), ask)
          : minePuzzles(replayPdn(source).game, sourceOf(source), ask, { isKnown }),
    );
    for (const puzzles of await this.#pool.run(jobs)) for (const puzzle of puzzles) this.#keep(puzzle);
    writeTo(progressFile(this.#out), `${this.games}\n`);
    this.#progress.show(`${this.games} games, ${this.#known.size} puzzles`);
  }

  /** Two games of a batch may have the same position. */
  #keep(puzzle: Puzzle): void {
    const fen = formatFen(puzzle.tree.start);
    if (this.#known.has(fen)) return;
    this.#known.add(fen);
    this.found += 1;
    appendTo(this.#out, `${writePdn({ tree: puzzleTree(puzzle) })}\n`);
  }
}

export async function mineCommand(file: string, options: MineCommandOptions): Promise<ExitCode> {
  const { out, workers, json } = options;
  appendTo(out, '');
  const engines = startEngines(workers);
  try {
    const miner = new Miner(new SearchPool(engines.engines), engines.engines.length, options);
    await miner.run(file);
    const { games, found } = miner;
    if (json) await printJson({ games, puzzles: found });
    else await print(`${plural(games, 'game')}, ${plural(found, 'new puzzle')} in ${out}.\n`);
    return EXIT.fine;
  } finally {
    await engines.close();
  }
}
