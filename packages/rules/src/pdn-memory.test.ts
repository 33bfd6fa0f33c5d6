/** Tests of what is held while PDN is read as a stream: one game, however much text there is. */
import { describe, expect, test } from 'vitest';
import { PdnReader } from './index.ts';
import { MOST_GAME_TEXT } from './pdn-reader.ts';

describe('[F2] memory', () => {
  /** Pushes text made on the fly and returns the most that was held after any chunk, and the games. */
  function mostHeld(
    chunk: string,
    times: number,
    before = '',
  ): { held: number; games: number; size: number } {
    const reader = new PdnReader();
    let games = reader.push(before).length;
    let held = 0;
    for (let i = 0; i < times; i += 1) {
      games += reader.push(chunk).length;
      held = Math.max(held, reader.held);
    }
    games += reader.end().length;
    return { held, games, size: chunk.length * times };
  }

  test('of 8 MB in games only one is held', () => {
    const game = `[Event "x"]\n[Result "*"]\n\n1. 11-15 23-19 {${'words '.repeat(30)}} 2. 8-11 22-17 *\n\n`;
    const chunk = game.repeat(250);
    const { held, games, size } = mostHeld(chunk, Math.ceil(8e6 / chunk.length));
    expect(size).toBeGreaterThan(8e6 - 1);
    expect(games).toBe(250 * Math.ceil(8e6 / chunk.length));
    expect(held).toBeLessThan(2 * game.length);
  });

  const limit = 2 * MOST_GAME_TEXT + 10_000;
  test.each([
    ['a comment', '1. 11-15 {', 'words without end '],
    ['a comment of lines', '1. 11-15 {', 'x\n'],
    ['a line comment', '1. 11-15 ;', 'words without end '],
    ['an escaped line', '%', 'words without end '],
    ['a variation', '1. 11-15 (', '1. 9-14 '],
    ['parentheses', '1. 11-15 ', '('],
    ['a word', '1. 11-15 ', 'word'],
    ['a number', '1. 11-15 ', '123'],
    ['a move', '1. 11', '-15'],
    ['a tag', '[Event "', 'long '],
    ['a bracket', '1. 11-15 [', 'long '],
    ['tags', '', '[A "x"]\n'],
    ['spaces', '1. 11-15', '      \n'],
    ['escapes', '[Event "', '\\"\\\\'],
  ])('%s without end is not kept', (_, before, piece) => {
    const chunk = piece.repeat(Math.ceil(65_536 / piece.length));
    const { held, size } = mostHeld(chunk, 36, before);
    expect(size).toBeGreaterThan(limit);
    expect(held).toBeLessThan(limit);
  });
});
