import { addPass, newGame, play } from '@crownhead/rules';
import { expect, it } from 'vitest';
import { moveRows } from './move-rows.ts';

const played = (...paths: readonly (readonly number[])[]) =>
  paths.reduce((game, path) => {
    const next = play(game, path as never);
    if (!next.ok) throw new Error(next.error);
    return next.value;
  }, newGame());

it('puts the moves into rows of two, and the last row may be half full', () => {
  const rows = moveRows(played([11, 15], [22, 18], [15, 22]), 'numeric');
  expect(rows).toEqual([
    {
      number: 1,
      cells: [
        { ply: 1, side: 'black', text: '11-15' },
        { ply: 2, side: 'white', text: '22-18' },
      ],
    },
    { number: 2, cells: [{ ply: 3, side: 'black', text: '15x22' }, null] },
  ]);
});

it('writes coordinates where they are on the board', () => {
  expect(moveRows(played([11, 15]), 'algebraic')[0]!.cells[0].text).toBe('F6-E5');
});

it('has no text for a turn that was passed', () => {
  expect(moveRows(addPass(played([11, 15]), 'time'), 'numeric')[0]!.cells[1]!.text).toBeNull();
});
