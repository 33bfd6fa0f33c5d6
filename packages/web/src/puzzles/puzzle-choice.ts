/** What somebody has chosen to solve, as part of an address: loading a page again and going back keep it. */

import { oneOf } from '@crownhead/rules';
import { ANY_PUZZLE, GOALS, type Goal, type PuzzleFilter, THEMES, type Theme } from '@crownhead/training';
import { PUZZLE_SOURCES, type PuzzleSource } from './puzzle-list.ts';

export const DIFFICULTIES = ['any', 'easy', 'middle', 'hard'] as const;
type Difficulty = (typeof DIFFICULTIES)[number];

/** By the rating of the puzzle; a third of the shipped ones each, about. */
const RATINGS: Readonly<Record<Difficulty, PuzzleFilter['ratings']>> = {
  any: null,
  easy: [0, 1349],
  middle: [1350, 1549],
  hard: [1550, 9999],
};

export interface PuzzleChoice {
  readonly goal: Goal | null;
  readonly theme: Theme | null;
  readonly difficulty: Difficulty;
  readonly source: PuzzleSource;
}

export const filterOf = ({ goal, theme, difficulty }: PuzzleChoice): PuzzleFilter => ({
  ...ANY_PUZZLE,
  goal,
  theme,
  ratings: RATINGS[difficulty],
});

/** What cannot be read is anything. */
export function choiceIn(search: string): PuzzleChoice {
  const params = new URLSearchParams(search);
  const read = <T extends string>(name: string, choices: readonly T[]): T | null =>
    oneOf(choices, params.get(name) ?? '');
  return {
    goal: read('goal', GOALS),
    theme: read('theme', THEMES),
    difficulty: read('difficulty', DIFFICULTIES) ?? 'any',
    source: read('from', PUZZLE_SOURCES) ?? 'shipped',
  };
}

/** Empty where anything will do. */
export function searchOf({ goal, theme, difficulty, source }: PuzzleChoice): string {
  const params = new URLSearchParams();
  if (goal) params.set('goal', goal);
  if (theme) params.set('theme', theme);
  if (difficulty !== 'any') params.set('difficulty', difficulty);
  if (source !== 'shipped') params.set('from', source);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

export const puzzleAddress = (id: string, choice: PuzzleChoice): string =>
  `/puzzles/${id}${searchOf(choice)}`;
