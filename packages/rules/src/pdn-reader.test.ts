/** Tests of reading PDN as a stream: any cut, any size, any damage. */
import { aCharacter, runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatMove,
  mainLine,
  movesOf,
  type PdnGame,
  PdnReader,
  readPdn,
  readPdnStream,
  replayPdn,
} from './index.ts';
import { MOST_GAME_TEXT } from './pdn-reader.ts';

const TROUBLE = [
  '\ufeff% made by hand\r\n[Event "a \\"b\\" c\\\\"]\r\n[Site "C:\\"]\r\n[Round ""]\r\n[Event "again"]\r\n',
  '[GameType "21,B,8,8,N1,0"] [Result "1/2-1/2"]\r\n{Intro\r\n[%x] of lines}\r\n',
  `{and\n${'long '.repeat(30)}[Event "no tag"] either}`,
  '1.  9-14! $1 22 - 17 (1... 22-18 (1... 21-17 {x} 0-1) 2. 5-9) 2. 11-15(!?) 25-22* {[%clk 0:05:00]}\r\n',
  '3. 15-19 ; to the end {\r\n3... 24 x\r\n15 10x19Drawn 4. 1/2-1/2\r\n\r\n',
  '[FEN "?:W21-32:B1-12."]\r\r* 1-0\r\r1. f6-g5 c3d4 -- ½-½\n\n1. 11-15 [sic] 23-19 2. 8-11\n\n1. 9-13 *\n',
  '[Event "open"]\n1. 11-15 {never closed\n[Event "next"]\n1. 11-15 (1. 9-14\n[Event "last" ]\n1. 12-16 …--*',
].join('');

/** The text in pieces that end at these places. */
function readInPieces(text: string, cuts: readonly number[]): PdnGame[] {
  const reader = new PdnReader();
  const games: PdnGame[] = [];
  let from = 0;
  for (const cut of [...cuts.map((n) => n % (text.length + 1)).sort((a, b) => a - b), text.length]) {
    games.push(...reader.push(text.slice(from, cut)));
    from = cut;
  }
  return [...games, ...reader.end()];
}

const someCuts = fc.array(fc.nat({ max: 1 << 20 }), { maxLength: 20 });

/** Text made of what PDN is made of, in any order. */
const somePdn = fc
  .array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom('11-15', '23-19', '8x11', '1.', '2...', ' ', '\n', '\r', '\r\n', '*'),
      },
      { weight: 4, arbitrary: fc.constantFrom(...'(){}[]";%$!?-x:.0123456789½/\\ \n'.split('')) },
      {
        weight: 2,
        arbitrary: fc.constantFrom('[Event "x"]', '[FEN "B:W18:B10"]', '\n[Result "', '"]', '[%clk 1]'),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom('1-0', '0-1', '1/2-1/2', '--', 'e3', 'xc5', 'Drawn', '{a', 'b}', '$7'),
      },
      { weight: 1, arbitrary: fc.string({ unit: aCharacter, maxLength: 8 }) },
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

describe('[F2] cuts', () => {
  test('one character at a time gives the same games', () => {
    const whole = readPdn(TROUBLE);
    expect(whole).toHaveLength(8);
    const every = Array.from({ length: TROUBLE.length }, (_, i) => i);
    expect(readInPieces(TROUBLE, every)).toEqual(whole);
  });

  test('one cut anywhere gives the same games', () => {
    const whole = readPdn(TROUBLE);
    for (let cut = 0; cut <= TROUBLE.length; cut += 1) expect(readInPieces(TROUBLE, [cut])).toEqual(whole);
  });

  test('any cuts of any text give the same games', () => {
    fc.assert(
      fc.property(somePdn, someCuts, (text, cuts) => {
        expect(readInPieces(text, cuts)).toEqual(readPdn(text));
      }),
      runs(400),
    );
  });

  test('a stream of chunks is read the same', async () => {
    async function* chunks(): AsyncGenerator<string> {
      for (let at = 0; at < TROUBLE.length; at += 7) yield TROUBLE.slice(at, at + 7);
    }
    const games: PdnGame[] = [];
    for await (const game of readPdnStream(chunks())) games.push(game);
    expect(games).toEqual(readPdn(TROUBLE));
  });
});

describe('[F2] nothing makes it throw', () => {
  const survives = (text: string): void => {
    for (const game of readPdn(text)) {
      const { game: played, failure, tree } = replayPdn(game);
      expect(mainLine(tree)).toHaveLength(played.plies.length);
      if (failure) expect(failure.game).toBe(game.number);
    }
  };

  test('any string', () => {
    fc.assert(fc.property(fc.string({ unit: aCharacter, maxLength: 300 }), survives), runs(300));
  });

  test('any mixture of PDN', () => {
    fc.assert(fc.property(somePdn, survives), runs(400));
  });

  test('a real text with pieces cut out, doubled and overwritten', () => {
    const edit = fc.tuple(fc.nat(), fc.nat({ max: 40 }), fc.oneof(fc.string({ maxLength: 6 }), somePdn));
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
        let text = TROUBLE;
        for (const [at, length, put] of edits) {
          const from = at % text.length;
          text = text.slice(0, from) + put + text.slice(from + length);
        }
        survives(text);
      }),
      runs(300),
    );
  });
});

describe('[F2] damage stays inside its game', () => {
  const readable = '[Event "next"]\n1. 11-15 23-19 *\n';
  const reasons = (text: string) => readPdn(text).map((game) => replayPdn(game).failure?.reason ?? null);

  test('a comment that is never closed ends at the next line that starts like a tag', () => {
    const text = `[Event "a"]\n1. 11-15 {oh 23-19\n2. 8-11\n  ${readable}`;
    expect(reasons(text)).toEqual(['unclosed-comment', null]);
    const { failure, game } = replayPdn(readPdn(text)[0]!);
    expect(failure).toEqual({
      game: 1,
      ply: 2,
      token: '{oh 23-19 2. 8-11',
      reason: 'unclosed-comment',
      line: 2,
    });
    expect(movesOf(game).map((move) => formatMove(move))).toEqual(['11-15']);
  });

  test('also before the first move, and at the end of the text', () => {
    expect(reasons(`[Event "a"]\n{oh\n${readable}`)).toEqual(['unclosed-comment', null]);
    expect(reasons(`{oh\n${readable}`)).toEqual(['unclosed-comment', null]);
    expect(reasons(`${readable}\n1. 11-15 {oh`)).toEqual([null, 'unclosed-comment']);
  });

  test('a command or a bracket at the start of a line does not end a comment', () => {
    expect(reasons(`1. 11-15 {a\n[%clk 1]\n[sic] "\n[b c]} 23-19 *`)).toEqual([null]);
  });

  test('a variation that is never closed ends at the next tag', () => {
    const text = `[Event "a"]\n1. 11-15 (1. 9-14 (1. 9-13\n${readable}`;
    expect(reasons(text)).toEqual(['unclosed-variation', null]);
    expect(readPdn(text)[0]?.main.moves[0]?.variations[0]?.moves[0]?.variations).toHaveLength(1);
  });

  test('a game too long to be one is given up, and the next one is read', () => {
    const endless = `[Event "a"]\n1. 11-15 ${'23-19 '.repeat(MOST_GAME_TEXT / 5)} 1-0 `;
    const games = readPdn(`${endless}\n${readable}`);
    expect(games.map(({ errors }) => errors.map(({ code }) => code))).toEqual([['too-long'], []]);
    expect(games.map((game) => replayPdn(game).failure?.reason)).toEqual(['no-piece', undefined]);
  });

  test('endless text before the first game is no game, and the game is read', () => {
    expect(readPdn(`${'word '.repeat(MOST_GAME_TEXT / 4)}\n1. 11-15 *`)).toMatchObject([
      { number: 1, line: 2 },
    ]);
  });

  test('the first failure counts', () => {
    expect(reasons('1. 11-15 11-15 {oh')).toEqual(['no-piece']);
  });

  test('warnings are counted up to a limit', () => {
    expect(readPdn(`[Event "x"] ${'word '.repeat(500)} *`)[0]?.warnings).toHaveLength(100);
  });
});
