/** Plays games with several workers until there are enough positions, and takes up what a run before has left. */
import { WorkerPool } from '../src/node/worker-pool.ts';
import { GameFolder } from './game-folder.ts';
import { type PlayedGame, readGame } from './game-record.ts';
import { PositionIndex } from './position-index.ts';
import type { RunSettings } from './run-settings.ts';
import { samplesOf } from './samples.ts';

export interface RunOptions {
  readonly folder: string;
  readonly settings: RunSettings;
  readonly workers: number;
  /** Ends when there are this many positions without duplicates. */
  readonly positions: number;
  /** Ends after this many games, if that is earlier. */
  readonly games: number;
  readonly onGame?: (progress: RunProgress) => void;
}

export interface RunProgress {
  readonly games: number;
  readonly positions: number;
  readonly unique: number;
  /** Of these, those there were when the run was taken up. */
  readonly resumed: number;
}

export async function runSelfPlay(options: RunOptions): Promise<RunProgress> {
  const folder = new GameFolder(options.folder, options.settings);
  const index = new PositionIndex();
  const played = new Set<number>();
  let positions = 0;
  let resumed = 0;
  const count = (game: PlayedGame): void => {
    played.add(game.number);
    const samples = samplesOf(game);
    positions += samples.length;
    for (const { board } of samples) index.add(board);
  };
  folder.resume(count);
  resumed = index.count;
  const progress = (): RunProgress => ({ games: played.size, positions, unique: index.count, resumed });
  function* numbers(): Generator<number> {
    for (let number = 0; number < options.games && index.count < options.positions; number++)
      if (!played.has(number)) yield number;
  }
  const script = new URL('./self-play-worker.ts', import.meta.url);
  const pool = new WorkerPool<number, Uint8Array>(script, options.workers, folder.settings);
  try {
    await pool.each(numbers(), (record) => {
      folder.append(record);
      count(readGame(record, 0)!.game);
      options.onGame?.(progress());
    });
  } finally {
    await pool.close();
  }
  return progress();
}
