/** The first sentence of a report is true of the game. */
import type { Mark, PlyReport } from '@crownhead/analysis';
import { expect, it } from 'vitest';
import { headlineOf } from './report-headline.ts';

const report = (losing: number | null, turning: readonly number[], ...marks: readonly (Mark | null)[]) => ({
  losing,
  turning,
  plies: marks.map((mark) => ({ mark }) as PlyReport),
});

it('[A25] a report says that a game was lost only where it has a result', () => {
  expect(headlineOf(report(2, [2], null, '??'), true)).toEqual({ kind: 'lost', ply: 2 });
  expect(headlineOf(report(2, [2], null, '??'), false)).toEqual({ kind: 'losing', ply: 2 });
});

it('[A25] a win given away for a draw is named, not called undecided', () => {
  expect(headlineOf(report(null, [1], '??'), false)).toEqual({ kind: 'turned', plies: [1] });
  expect(headlineOf(report(null, [], '?!', null), true)).toEqual({ kind: 'undecided' });
});

it('[A25] a game with good moves only has no mistakes', () => {
  expect(headlineOf(report(null, [], '!', null), true)).toEqual({ kind: 'clean' });
  expect(headlineOf(report(null, []), false)).toEqual({ kind: 'clean' });
});
