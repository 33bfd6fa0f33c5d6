/** `crownhead puzzles check`: judges every move of every puzzle in a file again. */
import {
  checkPuzzle,
  isPuzzleProved,
  type PuzzleObjection,
  type PuzzleProof,
  readPuzzleProofs,
  SearchPool,
} from '@crownhead/analysis';
import { startEngines } from '@crownhead/analysis/node';
import { formatMove, type PdnGame, replayPdn } from '@crownhead/rules';
import { type Puzzle, type PuzzleFault, puzzleOf } from '@crownhead/training';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { readBytes } from '../named-file.ts';
import { print, printError, printJson } from '../output.ts';
import { batchesOf } from '../pdn-file.ts';
import { startProgress } from '../progress.ts';
import { refereeWith, soundTables } from '../referee.ts';

export interface CheckCommandOptions {
  readonly nodes: number;
  readonly workers?: number;
  /** Certificates for puzzles of the tier “proved”. */
  readonly proofs?: string;
  readonly json?: true;
}

const FAULT_WORDS: Readonly<Record<PuzzleFault, string>> = {
  'other-rules': 'It is not played by the official rules.',
  'no-id': 'It has no PuzzleId.',
  'bad-goal': 'Its Puzzle tag is neither “win” nor “draw”.',
  'bad-tier': 'Its Tier tag is neither “proved” nor “checked”.',
  'bad-rating': 'Its Rating tag is not a number.',
  'nothing-to-solve': 'It has no right move.',
  'move-missing': 'A legal move is missing.',
  'nothing-wrong': 'Every move is right, so nothing is asked.',
};

const objectionText = ({ move, said, found }: PuzzleObjection): string =>
  `${formatMove(move)} is called ${said}, but ${found === 'right' ? 'keeps the result' : 'gives the result away'}.`;

/** Says whether the certificates prove a puzzle. */
type CheckProved = (puzzle: Puzzle) => boolean;

/** Null where the certificates cannot be used, after saying why. */
function proofChecker(file: string): CheckProved | null {
  const proofs = readPuzzleProofs(readBytes(file));
  if (!proofs.ok) {
    printError(`${file} ${proofs.error === 'damaged' ? 'is damaged' : 'has no certificates of puzzles'}.`);
    return null;
  }
  const tables = soundTables();
  if (tables === null) return null;
  const referee = refereeWith(tables);
  const byId: ReadonlyMap<string, PuzzleProof> = proofs.value;
  return (puzzle) => {
    const proof = byId.get(puzzle.id);
    return proof !== undefined && isPuzzleProved(puzzle, proof, referee);
  };
}

/** What is wrong with one game of the file, in sentences. */
async function objectionsTo(
  source: PdnGame,
  nodes: number,
  checkProved: CheckProved | null,
  ask: Parameters<typeof checkPuzzle>[2],
): Promise<readonly string[]> {
  const found = puzzleOf(replayPdn(source).tree);
  if (!found.ok) return [FAULT_WORDS[found.error]];
  const puzzle = found.value;
  // What is proved needs no search.
  if (puzzle.tier === 'proved' && checkProved)
    return checkProved(puzzle) ? [] : ['It is called proved, and its certificates do not prove it.'];
  return (await checkPuzzle(puzzle, nodes, ask)).map(objectionText);
}

export async function checkCommand(file: string, options: CheckCommandOptions): Promise<ExitCode> {
  const checkProved = options.proofs === undefined ? null : proofChecker(options.proofs);
  if (options.proofs !== undefined && checkProved === null) return EXIT.no;
  const engines = startEngines(options.workers);
  const progress = startProgress();
  const pool = new SearchPool(engines.engines);
  const bad: { game: number; objections: readonly string[] }[] = [];
  let puzzles = 0;
  async function check(batch: readonly PdnGame[]): Promise<void> {
    const jobs = batch.map(
      (source) => (ask: Parameters<typeof checkPuzzle>[2]) =>
        objectionsTo(source, options.nodes, checkProved, ask),
    );
    for (const [i, objections] of (await pool.run(jobs)).entries())
      if (objections.length > 0) bad.push({ game: batch[i]!.number, objections });
    puzzles += batch.length;
    progress.show(`${puzzles} puzzles, ${bad.length} with objections`);
  }
  try {
    for await (const batch of batchesOf(file, engines.engines.length)) await check(batch);
    progress.clear();
    if (options.json) await printJson({ puzzles, bad });
    else {
      for (const { game, objections } of bad) await print(`Puzzle ${game}: ${objections.join(' ')}\n`);
      await print(`${puzzles} checked, ${bad.length} with objections.\n`);
    }
    return bad.length === 0 ? EXIT.fine : EXIT.no;
  } finally {
    progress.clear();
    await engines.close();
  }
}
