/** Mistakes of a report become cards: the engine judges each again, one after the other, while the page goes on. */
import { type GameReport, type Mistake, mistakePuzzle, mistakesOf, SearchPool } from '@crownhead/analysis';
import { formatFen, type Game } from '@crownhead/rules';
import { cardId, mistakeCard } from '@crownhead/training';
import { signal } from '@preact/signals';
import { trainingLog } from '../training/training.ts';

/** How far it has come; null while nothing is being added. */
export const adding = signal<{ readonly done: number; readonly all: number } | null>(null);

/** The card that a mistake has or would have. */
export const mistakeId = ({ before }: Mistake): string => cardId('mistake', formatFen(before));

/** Those a report found, by ply. */
export const mistakesByPly = (report: GameReport, game: Game): ReadonlyMap<number, Mistake> =>
  new Map(mistakesOf(report, game).map((mistake) => [mistake.ply, mistake]));

/** Adds those that a longer look confirms; returns how many. Rejects where there is no engine. */
export async function addMistakes(
  mistakes: readonly Mistake[],
  titleOf: (mistake: Mistake) => string,
): Promise<number> {
  if (adding.value !== null) return 0;
  let added = 0;
  adding.value = { done: 0, all: mistakes.length };
  try {
    const { startEngines } = await import('../local/thinking.ts');
    const { engines, close } = await startEngines(1);
    try {
      const log = await trainingLog();
      for (const [i, mistake] of mistakes.entries()) {
        const title = titleOf(mistake);
        const [puzzle] = await new SearchPool(engines).run([(ask) => mistakePuzzle(mistake, title, ask)]);
        if (puzzle) {
          await log.submit({ type: 'card.add', card: mistakeCard(puzzle, mistake.played, title) });
          added += 1;
        }
        adding.value = { done: i + 1, all: mistakes.length };
      }
    } finally {
      close();
    }
  } finally {
    adding.value = null;
  }
  return added;
}
