/** Playing on: who sits where, and a table that opens. */

import { globalPorts } from '@crownhead/client';
import { openLocal, seatComputers } from '@crownhead/client/local';
import { type PdnTableReplay, replayTablePdn } from '@crownhead/match';
import { readPdn } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { files } from '../i18n/en/files.ts';
import { DEFAULT_FORM, setupOf } from '../screens/new-game/game-form.ts';
import { looksLikeGame } from './arrivals-text.ts';
import { failureText } from './failure-text.ts';
import { computerOf, playOnForm, turnAfter } from './play-on.ts';

const gameOf = (black: string, white: string): PdnTableReplay =>
  replayTablePdn(readPdn(`[Black "${black}"]\n[White "${white}"]\n\n1. 11-15 23-19 2. 8-11 22-17 *\n`)[0]!);

const open = (replay: PdnTableReplay, plies: number, mode: 'computer' | 'friend') => {
  const form = playOnForm(replay, plies, mode, { ...DEFAULT_FORM, names: ['Ann', ''] });
  const opened = openLocal(setupOf(form, ['Player 1', 'Player 2']), {
    ports: globalPorts,
    computers: seatComputers({ move: () => new Promise(() => undefined) }),
  });
  if (!opened.ok) throw new Error(opened.error.message);
  const round = opened.value.view.state.round!;
  opened.value.close();
  return { names: round.names, plies: round.game.plies.length, turn: round.game.position.turn };
};

describe('playing on [F1]', () => {
  it('two people keep their names', () => {
    expect(open(gameOf('Morgan, John', 'Müller'), 4, 'friend')).toEqual({
      names: { black: 'Morgan, John', white: 'Müller' },
      plies: 4,
      turn: 'black',
    });
  });

  it('two whom the file does not name are called as in any other game', () => {
    expect(open(gameOf('', ''), 4, 'friend').names).toEqual({ black: 'Player 1', white: 'Player 2' });
  });

  it('against the computer one plays the side to move', () => {
    const replay = gameOf('Morgan', 'Müller');
    expect(turnAfter(replay, 3)).toBe('white');
    expect(open(replay, 3, 'computer')).toEqual({
      names: { black: 'Computer (level 3)', white: 'Ann' },
      plies: 3,
      turn: 'white',
    });
  });

  it('a computer of the saved game keeps its side and level, and so does the person', () => {
    expect(computerOf({ black: 'Computer (level 10)', white: 'Zoe' })).toMatchObject({
      side: 'black',
      level: 10,
    });
    const rated = computerOf({ black: 'Computer (rating 1905)', white: 'Zoe' });
    expect(rated).toEqual({ side: 'black', level: 6, rating: 1905 });
    expect(open(gameOf('Computer (level 7)', 'Zoe'), 4, 'computer').names).toEqual({
      black: 'Computer (level 7)',
      white: 'Zoe',
    });
    expect(computerOf({ black: 'Computer (level 11)', white: 'Zoe' })).toBeNull();
  });

  it.each([
    ['?', '?'],
    ['Same', 'same'],
    ['x'.repeat(80), 'y'],
  ])('names that will not do are replaced: %s, %s', (black, white) => {
    expect(open(gameOf(black, white), 2, 'friend').plies).toBe(2);
  });

  it('from the very beginning too', () => {
    expect(open(gameOf('a', 'b'), 0, 'friend').plies).toBe(0);
  });
});

describe('what is brought from outside', () => {
  it.each([
    '[Event "x"]\n\n1. 11-15 *',
    '1. 11-15 23-19',
    ' 1.9-14',
    'B:W18:B2',
    'Hello\n[Black "Ann"]',
  ])('%s', (text) => {
    expect(looksLikeGame(text)).toBe(true);
  });
  it.each(['', 'Dear Ann', 'Chapter 1. The board', 'https://example.org', '[link](x)'])('not %s', (text) => {
    expect(looksLikeGame(text)).toBe(false);
  });
});

it('[F2] a failure is told with its place, and with nothing hostile in it', () => {
  const failure = { game: 2, ply: 5, line: 31, token: '8-\u202e20', reason: 'too-far' } as const;
  expect(failureText(failure, files)).toBe(
    'Game 2, move 3 (line 31), “8- 20”: that is too far for one turn.',
  );
});
