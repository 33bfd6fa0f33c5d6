import {
  applyMove,
  findMove,
  OFFICIAL,
  type Position,
  type Square,
  START,
  squaresOfMove,
} from '@crownhead/rules';
import { at } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { boardTransition, type Sprite } from './board-transition.ts';

let ids = 0;
const nextId = (): number => ++ids;

const spritesOf = (position: Position): readonly Sprite[] =>
  boardTransition([], position, [], nextId).sprites;
const on = (sprites: readonly Sprite[], square: number): Sprite => sprites.find((s) => s.square === square)!;

function played(position: Position, path: readonly number[]) {
  const move = findMove(position, OFFICIAL, path as Square[])!;
  const before = spritesOf(position);
  return { before, ...boardTransition(before, applyMove(position, move), squaresOfMove(move), nextId) };
}

it('gives every piece of a first board an identity of its own', () => {
  const sprites = spritesOf(START);
  expect(new Set(sprites.map(({ id }) => id)).size).toBe(24);
});

it('lets a step travel and keeps all others where they are', () => {
  const { before, travels, gone, come, sprites } = played(START, [11, 15]);
  expect(travels).toEqual([{ id: on(before, 11).id, via: [11, 15], crowned: false }]);
  expect(gone).toEqual([]);
  expect(come).toEqual([]);
  expect(on(sprites, 15).id).toBe(on(before, 11).id);
});

it('lets a jump travel along its path, and what it takes go with its hop', () => {
  const { before, travels, gone } = played(at('B:W14,22,31:B9,12'), [9, 18, 25]);
  expect(travels[0]!.via).toEqual([9, 18, 25]);
  expect(gone).toEqual([
    { sprite: on(before, 14), hop: 0 },
    { sprite: on(before, 22), hop: 1 },
  ]);
});

it('knows a crowning as the same piece', () => {
  const { before, travels } = played(at('W:W10,29:B7,12'), [10, 3]);
  expect(travels).toEqual([{ id: on(before, 10).id, via: [10, 3], crowned: true }]);
});

it('goes on from the hop that was shown last', () => {
  const trail = [9, 18, 25] as Square[];
  const half = at('W:W22,31:B18,12');
  const before = spritesOf(half);
  const { travels, gone } = boardTransition(before, at('W:W31:B25,12'), trail, nextId);
  expect(travels[0]!.via).toEqual([18, 25]);
  expect(gone).toEqual([{ sprite: on(before, 22), hop: 0 }]);
});

it('lets a piece slide back, and captured ones come back, when a move is taken back', () => {
  const before = spritesOf(at('W:W31:B25,12'));
  const { travels, come, sprites } = boardTransition(before, at('B:W14,22,31:B9,12'), [], nextId);
  expect(travels).toEqual([{ id: on(before, 25).id, via: [25, 9], crowned: false }]);
  expect(come).toHaveLength(2);
  expect(sprites).toHaveLength(5);
});

it('sees a king that jumps round to where it began', () => {
  const position = at('B:W6,7,14,15:BK2');
  const move = findMove(position, OFFICIAL, [2, 9, 18, 11, 2] as Square[])!;
  const before = spritesOf(position);
  const { travels, gone } = boardTransition(before, applyMove(position, move), squaresOfMove(move), nextId);
  expect(travels).toEqual([{ id: on(before, 2).id, via: [2, 9, 18, 11, 2], crowned: false }]);
  expect(gone.map(({ sprite, hop }) => [sprite.square, hop])).toEqual([
    [6, 0],
    [7, 3],
    [14, 1],
    [15, 2],
  ]);
});

it('[R5] lets what is taken at the end of the turn go with the last hop, whatever was shown before it', () => {
  const trail = [9, 18, 25] as Square[];
  const goneFrom = (before: readonly Sprite[]) =>
    boardTransition(before, at('W:W31:B25,12'), trail, nextId, 'end-of-turn').gone.map((one) => [
      one.sprite.square,
      one.hop,
    ]);
  expect(goneFrom(spritesOf(at('B:W14,22,31:B9,12')))).toEqual([
    [14, 1],
    [22, 1],
  ]);
  expect(goneFrom(spritesOf(at('B:W14,22,31:B18,12')))).toEqual([
    [14, 0],
    [22, 0],
  ]);
  expect(goneFrom(spritesOf(at('B:W14,22,31:B25,12')))).toEqual([
    [14, 0],
    [22, 0],
  ]);
});
