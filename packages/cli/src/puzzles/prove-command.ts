/** `crownhead puzzles prove`: proves what puzzles say, where that can be done, and writes them with their new tier. */
import { type PuzzleProof, provePuzzle, writePuzzleProofs } from '@crownhead/analysis';
import { replayPdn, writePdn } from '@crownhead/rules';
import { puzzleOf, puzzleTree } from '@crownhead/training';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { expectWritable, writeTo } from '../named-file.ts';
import { print, printError, printJson } from '../output.ts';
import { gamesOf } from '../pdn-file.ts';
import { startProgress } from '../progress.ts';
import { soundTables } from '../referee.ts';

export interface ProveCommandOptions {
  readonly out: string;
  readonly proofs: string;
  readonly nodes: number;
  readonly json?: true;
}

export async function proveCommand(file: string, options: ProveCommandOptions): Promise<ExitCode> {
  for (const target of [options.proofs, options.out]) expectWritable(target);
  const tables = soundTables();
  if (tables === null) return EXIT.no;
  const progress = startProgress();
  const proofs = new Map<string, PuzzleProof>();
  const written: string[] = [];
  try {
    for await (const source of gamesOf(file)) {
      const found = puzzleOf(replayPdn(source).tree);
      if (!found.ok) continue;
      const puzzle = found.value;
      const proof = provePuzzle(puzzle, tables, options.nodes);
      if (proof) proofs.set(puzzle.id, proof);
      written.push(writePdn({ tree: puzzleTree({ ...puzzle, tier: proof ? 'proved' : 'checked' }) }));
      progress.show(`${written.length} puzzles, ${proofs.size} proved`);
    }
  } finally {
    progress.clear();
  }
  if (written.length === 0) {
    printError(`No puzzle was found in ${file}.`);
    return EXIT.no;
  }
  writeTo(options.proofs, writePuzzleProofs(proofs));
  writeTo(options.out, written.join('\n'));
  if (options.json) await printJson({ puzzles: written.length, proved: proofs.size });
  else await print(`${proofs.size} of ${written.length} puzzles proved.\n`);
  return EXIT.fine;
}
