/** All puzzles: the shipped ones, loaded once, and those from the player's own games, which are in the training log. */

import {
  entryOf,
  type PuzzleEntry,
  puzzleOfPdn,
  readPuzzleSet,
  type TrainingState,
} from '@crownhead/training';
import shippedFile from '@crownhead/training/data/puzzles.txt?url';
import { computed, signal } from '@preact/signals';
import { training, trainingLog } from '../training/training.ts';

/** Null while they are on their way. */
export const shippedPuzzles = signal<readonly PuzzleEntry[] | 'failed' | null>(null);

async function fetchPuzzles(): Promise<readonly PuzzleEntry[]> {
  const reply = await fetch(shippedFile);
  if (!reply.ok) throw new Error(`${reply.status}`);
  const set = readPuzzleSet(await reply.text());
  if (!set.ok) throw new Error(set.error.reason);
  return set.value.puzzles;
}

let loading = false;

/** Loads what is not here yet: the puzzles and the log. */
export async function loadPuzzles(): Promise<void> {
  void trainingLog();
  if (loading || Array.isArray(shippedPuzzles.peek())) return;
  loading = true;
  shippedPuzzles.value = null;
  shippedPuzzles.value = await fetchPuzzles().catch(() => 'failed' as const);
  loading = false;
}

const entriesOf = (own: TrainingState['ownPuzzles']): readonly PuzzleEntry[] =>
  [...own.values()].flatMap((pdn) => {
    const puzzle = puzzleOfPdn(pdn);
    return puzzle ? [entryOf(puzzle)] : [];
  });

const ownOnly = computed(() => training.value?.ownPuzzles);
/** Those from the player's own games, the latest last. */
export const ownPuzzles = computed(() => (ownOnly.value ? entriesOf(ownOnly.value) : []));

/** Where puzzles come from. */
export const PUZZLE_SOURCES = ['shipped', 'own'] as const;
export type PuzzleSource = (typeof PUZZLE_SOURCES)[number];

export const puzzlesOf = (source: PuzzleSource): readonly PuzzleEntry[] => {
  const shipped = shippedPuzzles.value;
  return source === 'own' ? ownPuzzles.value : Array.isArray(shipped) ? shipped : [];
};

/** Wherever it comes from. */
export const findPuzzle = (id: string): PuzzleEntry | null =>
  PUZZLE_SOURCES.flatMap(puzzlesOf).find((entry) => entry.id === id) ?? null;
