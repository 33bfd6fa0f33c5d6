/** Makes a report with engines of its own, one for each processor. */
import { type GameReport, gameReport, type Quality } from '@crownhead/analysis';
import type { Game } from '@crownhead/rules';
import { enginesHere, startEngines } from '../local/thinking.ts';

export async function runReport(
  game: Game,
  quality: Quality,
  signal: AbortSignal,
  onPart: (part: number) => void,
): Promise<GameReport> {
  const pool = await startEngines(enginesHere());
  try {
    return await gameReport(game, {
      engines: pool.engines,
      quality,
      signal,
      onProgress: ({ part }) => onPart(part),
    });
  } finally {
    pool.close();
  }
}
