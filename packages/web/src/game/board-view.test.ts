import { inputContext, showInput, startInput, stepInput } from '@crownhead/client';
import { openLocal } from '@crownhead/client/local';
import { DEFAULT_OPTIONS } from '@crownhead/match';
import type { Square } from '@crownhead/rules';
import { squares } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { liveView, nudgeOf, pastView } from './board-view.ts';

const ports = { now: () => 0, after: () => () => undefined, random: () => 1 };
const player = (name: string) => ({ name, level: null });

function tableFrom(fen: string) {
  const options = { ...DEFAULT_OPTIONS, start: { kind: 'position', fen, force: false } as const };
  const opened = openLocal({ options, players: { black: player('Ann'), white: player('Bert') } }, { ports });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

const press = (table: ReturnType<typeof tableFrom>, ...squares: readonly number[]) =>
  squares.reduce(
    (input, square) => stepInput(input, { type: 'press', place: square as Square }).input,
    startInput(inputContext(table.view)!),
  );

it('[M3] shows what can move, where it can go, and the way of a jump', () => {
  const table = tableFrom('B:W14,22,31:B9,12');
  const game = table.view.state.round!.game;
  const at = (...squares: readonly number[]) =>
    liveView(game, showInput(press(table, ...squares)), 'mover', null).highlights;
  expect(at().movable).toEqual([9]);
  expect(at(9)).toMatchObject({ chosen: 9, targets: [18], lines: [[9, 18, 25]] });
  expect(at(9, 18)).toMatchObject({ chosen: 18, targets: [25], lines: [[18, 25]], movable: [18] });
});

it('[N6] one who watches sees what the mover can do; one who waits is not disturbed by it', () => {
  const table = tableFrom('B:W14,22,31:B9,12');
  const shown = showInput(press(table));
  const game = table.view.state.round!.game;
  expect(liveView(game, shown, 'watching', null).highlights.movable).toEqual([9]);
  expect(liveView(game, shown, 'waiting', null).highlights.movable).toEqual([]);
});

it('[M2] a refused try shakes the piece and points at those that must jump', () => {
  const table = tableFrom('B:W14,22,31:B9,12');
  expect(nudgeOf(showInput(press(table, 12)))).toEqual({ shake: 12, pulse: [9] });
  expect(nudgeOf(showInput(press(table)))).toBeNull();
});

it('shows the board as it stood, with the move that led there', async () => {
  const table = tableFrom('B:W14,22,31:B9,12');
  await table.send({ type: 'move', game: 1, ply: 1, path: squares(9, 18, 25) });
  const { game } = table.view.state.round!;
  expect(pastView(game, 0)).toMatchObject({ position: game.start, trail: [], highlights: { last: [] } });
  expect(pastView(game, 1)).toMatchObject({ trail: [9, 18, 25], highlights: { last: [9, 25] } });
});
