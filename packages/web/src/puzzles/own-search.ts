/** The search for puzzles in the player's own games: its progress, and how to cancel it. What it finds goes into the training log. */
import { formatFen } from '@crownhead/rules';
import { entryOf, type Puzzle, pdnOfEntry } from '@crownhead/training';
import { signal } from '@preact/signals';
import { deviceKeys } from '../local/kept-games.ts';
import { trainingLog } from '../training/training.ts';
import type { GameToLook } from './find-puzzles.ts';
import { noteLooked } from './own-games.ts';
import { ownPuzzles, puzzlesOf } from './puzzle-list.ts';

export interface SearchState {
  readonly done: number;
  readonly total: number;
  readonly found: number;
  readonly status: 'running' | 'stopped' | 'finished' | 'failed';
}

/** Null before the first search of this page. */
export const ownSearch = signal<SearchState | null>(null);

let stop: AbortController | null = null;

export const stopSearch = (): void => stop?.abort();

async function keep(puzzles: readonly Puzzle[]): Promise<void> {
  const log = await trainingLog();
  for (const puzzle of puzzles)
    await log.submit({ type: 'puzzle.add', id: puzzle.id, pdn: pdnOfEntry(entryOf(puzzle)) });
}

/** One at a time: it takes all processors. */
export async function searchGames(games: readonly GameToLook[]): Promise<void> {
  if (ownSearch.peek()?.status === 'running') return;
  const abort = new AbortController();
  stop = abort;
  const state = (change: Partial<SearchState>): void => {
    ownSearch.value = { ...ownSearch.peek()!, ...change };
  };
  ownSearch.value = { done: 0, total: games.length, found: 0, status: 'running' };
  const known = new Set([...puzzlesOf('shipped'), ...ownPuzzles.peek()].map(({ fen }) => fen));
  const waiting: Promise<void>[] = [];
  try {
    const { findPuzzles } = await import('./find-puzzles.ts');
    await findPuzzles(games, {
      signal: abort.signal,
      isKnown: (fen) => known.has(fen),
      onGame: (game, puzzles) => {
        const fresh = puzzles.filter(({ tree }) => !known.has(formatFen(tree.start)));
        for (const { tree } of fresh) known.add(formatFen(tree.start));
        // A game counts as looked through when its puzzles are kept: they would not be looked for again.
        waiting.push(keep(fresh).then(() => noteLooked(deviceKeys(), game.id)));
        const { done, found } = ownSearch.peek()!;
        state({ done: done + 1, found: found + fresh.length });
      },
    });
    await Promise.all(waiting);
    state({ status: 'finished' });
  } catch {
    state({ status: abort.signal.aborted ? 'stopped' : 'failed' });
  }
}
