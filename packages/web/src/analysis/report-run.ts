/** Makes a report with engines of its own, one for each processor. */
import { type GameReport, gameReport, type Quality } from '@crownhead/analysis';
import type { Game } from '@crownhead/rules';
import { startEngines } from '../local/thinking.ts';

/** More would take more memory than a phone should give. */
const MOST_ENGINES = 4;
const engineCount = (): number => Math.min(MOST_ENGINES, navigator.hardwareConcurrency || 1);

export async function runReport(
  game: Game,
  quality: Quality,
  signal: AbortSignal,
  onPart: (part: number) => void,
): Promise<GameReport> {
  const pool = await startEngines(engineCount());
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
