/** What a table is to each who looks at it: whose turn, which sides, and what a move is there. */
import { type PlayerId, playing } from '@crownhead/match';
import { legalMoves, START } from '@crownhead/rules';
import { ANN, BOB, CY, TableDriver } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { inputContext } from './input/input.ts';
import { moveCommand, viewOf, yourSides } from './view.ts';

const seen = ({ state }: TableDriver, you: PlayerId | null) =>
  viewOf({ state, you, seq: 1, link: { status: 'here' }, spectators: [], watching: 0, clockOffset: 0 });

const ended = (): TableDriver => {
  const table = TableDriver.playing();
  table.ok({ by: ANN, type: 'resign', confirmed: true });
  return table;
};

describe('a view', () => {
  it.each([
    ['the mover', TableDriver.playing(), ANN, ['black'], 'mover', null],
    ['one who waits', TableDriver.playing(), BOB, ['white'], 'waiting', 'white'],
    ['one who watches', TableDriver.playing(), CY, [], 'watching', null],
    ['one without a name', TableDriver.playing(), null, [], 'watching', null],
    ['one who shares a device', TableDriver.shared(), ANN, ['black', 'white'], 'mover', null],
    ['one who would be to move in a game that is over', ended(), ANN, ['black'], 'waiting', 'black'],
  ])('of %s says which sides are theirs to move', (_, table, you, sides, role, side) => {
    const view = seen(table, you);
    expect(yourSides(view)).toEqual(sides);
    expect(inputContext(view)).toMatchObject({ role, side, game: 1 });
  });

  it('has no board before the first game', () => {
    const view = seen(TableDriver.seated(), ANN);
    expect([yourSides(view), inputContext(view)]).toEqual([[], null]);
  });
});

it('a move is a command about one ply of one game, while there is one', () => {
  const [move] = legalMoves(START);
  const table = TableDriver.playing();
  table.move('11-15', '22-18');
  expect(moveCommand(table.state, move!)).toMatchObject({ type: 'move', game: 1, ply: 3 });
  expect(playing(ended().state)).toBeNull();
  expect(moveCommand(ended().state, move!)).toBeNull();
});
