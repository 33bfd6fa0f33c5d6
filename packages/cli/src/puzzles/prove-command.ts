/** `crownhead puzzles prove`: proves what puzzles say, where that can be done, and writes them with their new tier. */
import { writeFileSync } from 'node:fs';
import { type PuzzleProof, provePuzzle, writePuzzleProofs } from '@crownhead/analysis';
import { replayPdn, writePdn } from '@crownhead/rules';
import { puzzleOf, puzzleTree } from '@crownhead/training';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { gamesOf } from '../games-of.ts';
import { print, printError, printJson } from '../output.ts';
import { startProgress } from '../progress.ts';
import { soundTables } from '../referee.ts';
import { whyUnreadable, whyUnwritable } from '../unreadable.ts';

export interface ProveCommandOptions {
  readonly out: string;
  readonly proofs: string;
  readonly nodes: number;
  readonly json?: true;
}

export async function proveCommand(file: string, options: ProveCommandOptions): Promise<ExitCode> {
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
  } catch (error) {
    printError(whyUnreadable(file, error));
    return EXIT.no;
  } finally {
    progress.clear();
  }
  if (written.length === 0) {
    printError(`No puzzle was found in ${file}.`);
    return EXIT.no;
  }
  let target = options.proofs;
  try {
    writeFileSync(target, writePuzzleProofs(proofs));
    target = options.out;
    writeFileSync(target, written.join('\n'));
  } catch (error) {
    printError(whyUnwritable(target, error));
    return EXIT.no;
  }
  if (options.json) await printJson({ puzzles: written.length, proved: proofs.size });
  else await print(`${proofs.size} of ${written.length} puzzles proved.\n`);
  return EXIT.fine;
}
