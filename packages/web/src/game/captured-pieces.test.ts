import { newGame, play } from '@crownhead/rules';
import { at } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { capturedPieces } from './captured-pieces.ts';

it('[R14] keeps what each side has taken, kings as kings', () => {
  let game = newGame({ start: at('B:W14,K22,27,32:B9,12,24') });
  for (const path of [
    [9, 18, 25],
    [27, 20],
  ]) {
    const next = play(game, path as never);
    if (!next.ok) throw new Error(next.error);
    game = next.value;
  }
  expect(capturedPieces(game)).toEqual({ black: ['man', 'king'], white: ['man'] });
  // Looking back, as they were then.
  expect(capturedPieces(game, 1)).toEqual({ black: ['man', 'king'], white: [] });
  expect(capturedPieces(game, 0)).toEqual({ black: [], white: [] });
});
