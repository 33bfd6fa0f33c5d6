/** Looks for puzzles in games, with engines of its own, one for each processor. */
import { minePuzzles, type PuzzleBudgets, SearchPool } from '@crownhead/analysis';
import { formatFen, isOtherGame, readPdn, replayPdn, tagValue } from '@crownhead/rules';
import type { Puzzle } from '@crownhead/training';
import { enginesHere, startEngines } from '../local/thinking.ts';

/** Less than the shipped ones have had: somebody waits. */
const BUDGETS: PuzzleBudgets = { each: 100_000, again: 500_000, last: 2_000_000 };

export interface GameToLook {
  readonly id: string;
  readonly pdn: string;
}

export interface FindPorts {
  readonly signal: AbortSignal;
  readonly isKnown: (fen: string) => boolean;
  /** After each game, with what it had. */
  readonly onGame: (game: GameToLook, puzzles: readonly Puzzle[]) => void;
}

/** "Ann – Bob, 2026.11.16": what a file says of the game. */
function sourceOf(tags: Parameters<typeof tagValue>[0]): string {
  const [black, white, date] = ['Black', 'White', 'Date'].map((name) => tagValue(tags, name) ?? '');
  const isKnown = (text: string | undefined): boolean => Boolean(text) && !text!.startsWith('?');
  return [`${black} – ${white}`, date].filter((part) => isKnown(part) && part !== ' – ').join(', ');
}

/** Rejects when it is called off. */
export async function findPuzzles(games: readonly GameToLook[], ports: FindPorts): Promise<void> {
  const { signal, isKnown, onGame } = ports;
  const engines = await startEngines(enginesHere());
  try {
    const pool = new SearchPool(engines.engines, signal);
    const jobs = games.map((one) => async (ask: Parameters<typeof minePuzzles>[2]) => {
      const source = readPdn(one.pdn).find((game) => !isOtherGame(game));
      const puzzles = source
        ? await minePuzzles(replayPdn(source).game, sourceOf(source.tags), ask, {
            budgets: BUDGETS,
            isKnown: (position) => isKnown(formatFen(position)),
          })
        : [];
      onGame(one, puzzles);
    });
    await pool.run(jobs);
  } finally {
    engines.close();
  }
}
