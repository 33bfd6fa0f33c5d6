/** Tests of everything a PDN reader meets in the wild, one row for each oddity. */
import { describe, expect, test } from 'vitest';
import { formatMove, type Outcome, type PdnWarningCode, readPdn, replayPdn, tagValue } from './index.ts';

interface Row {
  readonly quirk: string;
  readonly text: string;
  /** Every ply in full, passes as `--`. */
  readonly plies: string;
  readonly warnings?: readonly PdnWarningCode[];
  readonly outcome?: Outcome | null;
}

const AMBIGUOUS = '[FEN "B:W6,7,14,15:B2"]\n';
const CIRCLE = '[FEN "B:W6,7,14,15,32:BK2"]\n';
const DOUBLE = '[FEN "B:W6,15,32:B1"]\n';
const BLACK_WINS: Outcome = { winner: 'black', reason: 'adjudicated' };
const WHITE_WINS: Outcome = { winner: 'white', reason: 'adjudicated' };
const DRAWN: Outcome = { winner: null, reason: 'adjudicated' };

const ROWS: readonly Row[] = [
  // Separators
  { quirk: 'x for a quiet move', text: '1. 11x15 23x19 *', plies: '11-15 23-19' },
  { quirk: 'a dash for a jump', text: '1. 11-15 22-18 2. 15-22 *', plies: '11-15 22-18 15x22' },
  { quirk: 'a colon for a jump', text: '1. 11-15 22-18 2. 15:22 *', plies: '11-15 22-18 15x22' },
  { quirk: '× and long dashes', text: '1. 11–15 22—18 2. 15×22 *', plies: '11-15 22-18 15x22' },
  { quirk: 'a capital X', text: '1. 11-15 22-18 2. 15X22 *', plies: '11-15 22-18 15x22' },
  { quirk: 'a doubled dash', text: '1. 11--15 *', plies: '11-15' },
  { quirk: 'spaces after x', text: '1. 11-15 22-18 2. 15x 22 *', plies: '11-15 22-18 15x22' },
  { quirk: 'spaces before x', text: '1. 11-15 22-18 2. 15 x22 *', plies: '11-15 22-18 15x22' },
  { quirk: 'spaces on both sides', text: '1. 11 - 15 22 - 18 2. 15 x 22 *', plies: '11-15 22-18 15x22' },
  { quirk: 'a line break inside a move', text: '1. 11-15 22-18 2. 15x\n22 *', plies: '11-15 22-18 15x22' },
  // Jumps
  { quirk: 'a jump as a full path', text: `${DOUBLE}1. 1x10x19 *`, plies: '1x10x19' },
  { quirk: 'a jump as from and to', text: `${DOUBLE}1. 1x19 *`, plies: '1x10x19' },
  {
    quirk: 'an ambiguous from and to, first way',
    text: `${AMBIGUOUS}1. 2x18 15-10 *`,
    plies: '2x9x18 15-10',
    warnings: ['ambiguous-move'],
  },
  {
    quirk: 'an ambiguous from and to, second way',
    text: `${AMBIGUOUS}1. 2x18 14-9 *`,
    plies: '2x11x18 14-9',
    warnings: ['ambiguous-move'],
  },
  { quirk: 'two ways to the same position', text: `${CIRCLE}1. 2x2 32-28 *`, plies: '2x9x18x11x2 32-28' },
  {
    quirk: 'one jump split over two tokens',
    text: `${DOUBLE}1. 1x10 10x19 32-28 *`,
    plies: '1x10x19 32-28',
    warnings: ['split-jump'],
  },
  {
    quirk: 'one jump split over a move number',
    text: `${DOUBLE}1. 1x10 2. 10x19 32-28 *`,
    plies: '1x10x19 32-28',
    warnings: ['split-jump'],
  },
  {
    quirk: 'a split jump that is ambiguous too',
    text: '[FEN "B:W6,7,14,15,23:B2"]\n1. 2x18 18x27 14-9 *',
    plies: '2x11x18x27 14-9',
    warnings: ['ambiguous-move'],
  },
  // Results
  { quirk: '1-0 is a win for Black', text: '1. 11-15 1-0', plies: '11-15', outcome: BLACK_WINS },
  { quirk: '0-1 is a win for White', text: '1. 11-15 0-1', plies: '11-15', outcome: WHITE_WINS },
  { quirk: '1/2-1/2', text: '1. 11-15 1/2-1/2', plies: '11-15', outcome: DRAWN },
  { quirk: '½-½', text: '1. 11-15 ½-½', plies: '11-15', outcome: DRAWN },
  { quirk: '1/2 alone', text: '1. 11-15 1/2', plies: '11-15', outcome: DRAWN },
  { quirk: '0-0', text: '1. 11-15 0-0', plies: '11-15', outcome: { winner: null, reason: 'abandoned' } },
  { quirk: 'an open game', text: '1. 11-15 *', plies: '11-15', outcome: null },
  { quirk: '2-0 of PDN 3', text: '1. 11-15 2-0', plies: '11-15', outcome: BLACK_WINS },
  { quirk: '1-1 of PDN 3', text: '1. 11-15 1-1', plies: '11-15', outcome: DRAWN },
  { quirk: '0-2 of PDN 3', text: '1. 11-15 0-2', plies: '11-15', outcome: WHITE_WINS },
  { quirk: 'a result with spaces, like a move', text: '1. 11-15 1 - 0', plies: '11-15', outcome: BLACK_WINS },
  {
    quirk: 'a result after a number',
    text: '1. 11-15 23-19 2. 0-1',
    plies: '11-15 23-19',
    outcome: WHITE_WINS,
  },
  {
    quirk: 'a result that disagrees with the tag',
    text: '[Result "1-0"]\n1. 11-15 0-1',
    plies: '11-15',
    warnings: ['result-differs-from-tag'],
    outcome: WHITE_WINS,
  },
  {
    quirk: 'an open end and a tag that knows the result',
    text: '[Result "1-0"]\n1. 11-15 *',
    plies: '11-15',
    warnings: ['result-differs-from-tag'],
    outcome: BLACK_WINS,
  },
  {
    quirk: 'a result in the tag only',
    text: '[Result "0-1"]\n1. 11-15',
    plies: '11-15',
    warnings: ['no-result'],
    outcome: WHITE_WINS,
  },
  {
    quirk: 'a result twice',
    text: '1. 11-15 * 1-0',
    plies: '11-15',
    warnings: ['repeated-result'],
    outcome: BLACK_WINS,
  },
  {
    quirk: 'a result in the middle',
    text: '1. 11-15 22-17 * 2. 15-19 24x15 1-0',
    plies: '11-15 22-17 15-19 24x15',
    warnings: ['result-before-end'],
    outcome: BLACK_WINS,
  },
  {
    quirk: 'by the GameType White moves first, and 1-0 is a win for White',
    text: '[GameType "21,W,8,8,N1,0"]\n1. 22-18 11-15 1-0',
    plies: '22-18 11-15',
    outcome: WHITE_WINS,
  },
  {
    quirk: 'a win although the board says another',
    text: '[FEN "B:W6:B1"]\n1. 1x10 0-1',
    plies: '1x10',
    warnings: ['result-differs-from-board'],
    outcome: { winner: 'black', reason: 'no-pieces' },
  },
  // Layout
  { quirk: 'a line break after a number', text: '1.\n11-15\n23-19\n2.\n8-11 *', plies: '11-15 23-19 8-11' },
  { quirk: 'nothing after a number', text: '1.11-15 23-19 2.8-11 *', plies: '11-15 23-19 8-11' },
  { quirk: 'numbers without dots', text: '1 11-15 23-19 2 8-11 *', plies: '11-15 23-19 8-11' },
  { quirk: 'no numbers', text: '11-15 23-19 8-11 *', plies: '11-15 23-19 8-11' },
  { quirk: 'numbers with three dots', text: '1. 11-15 1... 23-19 2. 8-11 *', plies: '11-15 23-19 8-11' },
  { quirk: 'leading zeros', text: '01. 09-14 22-18 02. 05-009 *', plies: '9-14 22-18 5-9' },
  { quirk: 'CRLF', text: '[Event "x"]\r\n\r\n1. 11-15\r\n23-19 *\r\n', plies: '11-15 23-19' },
  { quirk: 'CR alone', text: '[Event "x"]\r\r1. 11-15 ; well\r23-19 *\r', plies: '11-15 23-19' },
  { quirk: 'a byte order mark', text: '\ufeff[Event "x"]\n1. 11-15 *', plies: '11-15' },
  { quirk: 'a byte order mark before an escape', text: '\ufeff% 9-13\n1. 11-15 *', plies: '11-15' },
  // Notes
  { quirk: 'comments in braces', text: '1. 11-15 {9-14 is\nsofter} 23-19 {} *', plies: '11-15 23-19' },
  { quirk: 'comments to the end of the line', text: '1. 11-15 ; 9-14 {\n23-19 *', plies: '11-15 23-19' },
  { quirk: 'nested variations', text: '1. 11-15 (1. 9-14 (1. 9-13) 22-18) 23-19 *', plies: '11-15 23-19' },
  { quirk: 'a result in a variation', text: '1. 11-15 (1. 9-14 1-0) 23-19 *', plies: '11-15 23-19' },
  { quirk: 'marks', text: '1. 11-15! 23-19 ?! 2. 8-11!!! *', plies: '11-15 23-19 8-11' },
  { quirk: 'marks in parentheses', text: '1. 11-15(!) 23-19 (!?!) 2. 8-11 *', plies: '11-15 23-19 8-11' },
  { quirk: 'a star for the only move', text: '1. 11-15* 23-19*! 2. 8-11 *', plies: '11-15 23-19 8-11' },
  { quirk: '$n', text: '1. 11-15 $1 23-19 $13$140 *', plies: '11-15 23-19' },
  { quirk: 'escape lines', text: '% 9-14\n1. 11-15\n%[Event "x"]\n23-19 *', plies: '11-15 23-19' },
  { quirk: '[%clk] in comments', text: '1. 11-15 {[%clk 0:05:00]} 23-19 *', plies: '11-15 23-19' },
  { quirk: '[%clk] without a comment', text: '1. 11-15 [%clk 0:05:00] 23-19 *', plies: '11-15 23-19' },
  {
    quirk: 'text glued to a move',
    text: '1. 9-14Drawn',
    plies: '9-14',
    warnings: ['stray-text', 'no-result'],
  },
  {
    quirk: 'stray words',
    text: '1. 11-15 Old Fourteenth, 23-19 White’s best - 2. 8-11 *',
    plies: '11-15 23-19 8-11',
    warnings: new Array<PdnWarningCode>(8).fill('stray-text'),
  },
  {
    quirk: 'a dash after a move',
    text: '1. 11-15 23-19 - White stops *',
    plies: '11-15 23-19',
    warnings: ['stray-text', 'stray-text', 'stray-text'],
  },
  {
    quirk: 'a closing parenthesis too many',
    text: '1. 11-15) 23-19 *',
    plies: '11-15 23-19',
    warnings: ['unmatched-parenthesis'],
  },
  {
    quirk: 'a brace inside a comment',
    text: '1. 11-15 {a {b} c} 23-19 *',
    plies: '11-15 23-19',
    warnings: ['stray-text', 'stray-text'],
  },
  {
    quirk: 'a variation before any move',
    text: '[Event "x"] (1. 9-14) 1. 11-15 *',
    plies: '11-15',
    warnings: ['variation-without-move'],
  },
  {
    quirk: 'a mark and a $n before any move',
    text: '[Event "x"] ! $3 1. 11-15 *',
    plies: '11-15',
    warnings: ['stray-text', 'stray-text'],
  },
  // Tags
  {
    quirk: 'duplicate tags',
    text: '[Event "first"]\n[Event "second"]\n1. 11-15 *',
    plies: '11-15',
    warnings: ['duplicate-tag'],
  },
  {
    quirk: 'empty tags',
    text: '[Round ""]\n[FEN ""]\n1. 11-15 *',
    plies: '11-15',
    warnings: ['empty-tag', 'empty-tag'],
  },
  { quirk: 'no GameType', text: '[Event "x"]\n1. 11-15 *', plies: '11-15' },
  { quirk: 'a short GameType', text: '[GameType "21"]\n1. 11-15 *', plies: '11-15' },
  {
    quirk: 'a GameType that is none',
    text: '[GameType "English"]\n1. 11-15 *',
    plies: '11-15',
    warnings: ['unknown-game-type'],
  },
  { quirk: 'a date with question marks', text: '[Date "1841-??-??"]\n1. 11-15 *', plies: '11-15' },
  {
    quirk: 'several tags on a line with the moves',
    text: '[Event "x"] [Site"y" ] 1. 11-15 *',
    plies: '11-15',
  },
  {
    quirk: 'a tag without quotes',
    text: '[FEN B:W18:B10]\n1. 10-15 *',
    plies: '10-15',
    warnings: ['damaged-tag'],
  },
  {
    quirk: 'a tag that is not closed',
    text: '[Event "x"\n[Site "y\n1. 11-15 *',
    plies: '11-15',
    warnings: ['damaged-tag', 'damaged-tag'],
  },
  {
    quirk: 'brackets that are no tag',
    text: '1. 11-15 [sic] 23-19 [ *',
    plies: '11-15 23-19',
    warnings: ['stray-text', 'stray-text'],
  },
  { quirk: 'quotes inside a tag', text: '[Event "the "big" one"]\n1. 11-15 *', plies: '11-15' },
  // Positions
  { quirk: 'FEN with a final dot', text: '[FEN "B:W18:B10."]\n1. 10-15 *', plies: '10-15' },
  { quirk: 'FEN without, and SetUp', text: '[SetUp "1"]\n[FEN "B:W18:B10"]\n1. 10-15 *', plies: '10-15' },
  { quirk: 'FEN unsorted', text: '[FEN "W:W32,K18,27:B4,K10,1"]\n1. 32-28 *', plies: '32-28' },
  { quirk: 'FEN with ranges', text: '[FEN "B:W21-32:B1-12"]\n1. 11-15 *', plies: '11-15' },
  {
    quirk: 'FEN with an empty side',
    text: '[FEN "B:W:B1"]\n*',
    plies: '',
    outcome: { winner: 'black', reason: 'no-pieces' },
  },
  {
    quirk: 'FEN with side ?',
    text: '[FEN "?:W18:B10"]\n1. 10-15 *',
    plies: '10-15',
    warnings: ['open-side-to-move'],
  },
  {
    quirk: 'FEN with side ? where White moves first',
    text: '[GameType "21,W"]\n[FEN "?:W18:B10"]\n1. 18-15 *',
    plies: '18-15',
    warnings: ['open-side-to-move'],
  },
  {
    quirk: 'FEN with men on the king row',
    text: '[FEN "W:W1:B32"]\n1. 1-6 *',
    plies: '1-6',
    warnings: ['men-crowned'],
  },
  { quirk: 'FEN with no moves', text: '[FEN "B:W18:B10"] *', plies: '' },
  // Coordinates
  { quirk: 'algebraic moves', text: '1. f6-g5 c3-d4 2. g5-h4 *', plies: '11-16 22-18 16-20' },
  {
    quirk: 'algebraic moves without a separator',
    text: '1. F6G5 c3d4 2. g5h4Drawn *',
    plies: '11-16 22-18 16-20',
    warnings: ['stray-text'],
  },
  { quirk: 'algebraic jumps', text: '1. f6-e5 c3-d4 2. e5xc3 b2:d4 *', plies: '11-15 22-18 15x22 25x18' },
];

describe('[F2] what a PDN reader meets in the wild', () => {
  test.each(ROWS)('$quirk', ({ text, plies, warnings = [], outcome }) => {
    const games = readPdn(text);
    expect(games).toHaveLength(1);
    const { game, failure, warnings: given } = replayPdn(games[0]!);
    expect(failure).toBeNull();
    expect(game.plies.map((ply) => (ply.kind === 'move' ? formatMove(ply.move) : '--')).join(' ')).toBe(
      plies,
    );
    expect(given.map(({ code }) => code)).toEqual(warnings);
    if (outcome !== undefined) expect(game.outcome).toEqual(outcome);
  });

  test.each([
    ['unquoted', '[Event a', 'b]'],
    ['unclosed', '[Event "a', 'b'],
    ['half closed', '[Event "a', "b' ]"],
  ])('%s tags with wide gaps are read in one go', (_, before, after) => {
    const tags = `${before}${' '.repeat(3900)}${after}\n`.repeat(1000);
    const [game] = readPdn(`${tags}1. 11-15 *`);
    expect(game?.tags).toEqual([{ name: 'Event', value: `a${' '.repeat(3900)}b` }]);
  });

  test('the first of duplicate tags counts, and values come without their escapes', () => {
    const [game] = readPdn(
      '[Event "a \\"b\\" \\\\ c"]\n[EVENT "d"]\n[Site "C:\\"]\n[Date "1841-??-??"]\n[Round \'3\'] *',
    );
    expect(game?.tags).toEqual([
      { name: 'Event', value: 'a "b" \\ c' },
      { name: 'Site', value: 'C:\\' },
      { name: 'Date', value: '1841-??-??' },
      { name: 'Round', value: '3' },
    ]);
    expect(tagValue(game!.tags, 'date')).toBe('1841-??-??');
    expect(tagValue(game!.tags, 'White')).toBeNull();
  });

  test('other GameTypes are recognised between games of ours', () => {
    const text = '[GameType "20"]\n1. 32-28 19-23 *\n\n1. 11-15 *\n\n[GameType "25,W,8,8,A0,0"]\n1. c3-d4 *';
    const reasons = readPdn(text).map((game) => replayPdn(game).failure?.reason ?? null);
    expect(reasons).toEqual(['other-game', null, 'other-game']);
  });

  test('several games without tags, told apart by result, number or empty line', () => {
    const texts = [
      '1. 11-15 23-19 1-0 1. 9-14 22-18 *',
      '11-15 23-19 1-0 9-14 22-18',
      '1. 11-15 22-17\n2. 15-19\n\n1. 9-14 22-18 *',
      '1. 11-15 22-17 2. 15-19*\n\n1. 9-14 *',
    ];
    for (const text of texts) {
      const games = readPdn(text);
      expect(games.map(({ number }) => number)).toEqual([1, 2]);
      expect(games.map((game) => replayPdn(game).failure)).toEqual([null, null]);
      expect(games[1]!.main.moves[0]!.text).toBe('9-14');
    }
  });

  test('positions without moves or results, told apart by an empty line', () => {
    const text = '[Event "a"]\n[FEN "B:W18:B10"]\n\n[Event "b"]\n[FEN "W:W18:B10"]\n';
    expect(readPdn(text).map(({ tags, line }) => [tagValue(tags, 'Event'), line])).toEqual([
      ['a', 1],
      ['b', 4],
    ]);
  });

  test('text that is no PDN gives no games', () => {
    for (const text of [
      '',
      ' \n\n',
      'Dear reader, in 2004 we met. * 1-0 ( x y',
      '{"json": true}',
      '% escape',
    ])
      expect(readPdn(text)).toEqual([]);
  });

  test('text before the first game is passed over, and a comment apart from a game introduces the next', () => {
    const [first, second] = readPdn(
      'Games of 2004\n\n[Event "a"]\n1. 11-15 1-0 {well played}\n\n{Second}\n[Event "b"] *',
    );
    expect(first?.main.moves[0]?.comments).toEqual(['well played']);
    expect(second?.main.comments).toEqual(['Second']);
  });
});

describe('[F3] the tree of a game', () => {
  test('comments, marks, $n and variations belong to the move before them', () => {
    const [game] = readPdn(
      '{Start} 1. 11-15! $1 {a  b\nc} (1. 9-14 {d} (1. 9-13?) (1. 10-14 *) 22-18 1-0) ({only words}) () 23-19(?!) ; e\n2. 8-11* 1-0',
    );
    expect(game?.main.comments).toEqual(['Start']);
    const bare = { marks: [], nags: [], comments: [], variations: [] };
    expect(game?.main.moves).toEqual([
      {
        ...bare,
        text: '11-15',
        line: 1,
        marks: ['!'],
        nags: [1],
        comments: ['a b c'],
        variations: [
          {
            comments: [],
            moves: [
              {
                ...bare,
                text: '9-14',
                line: 2,
                comments: ['d'],
                variations: [
                  { comments: [], moves: [{ ...bare, text: '9-13', line: 2, marks: ['?'] }], result: null },
                  { comments: [], moves: [{ ...bare, text: '10-14', line: 2 }], result: '*' },
                ],
              },
              { ...bare, text: '22-18', line: 2 },
            ],
            result: '1-0',
          },
          { comments: ['only words'], moves: [], result: null },
        ],
      },
      { ...bare, text: '23-19', line: 2, marks: ['(?!)'], comments: ['e'] },
      { ...bare, text: '8-11', line: 3, marks: ['*'] },
    ]);
    expect(game?.main.result).toBe('1-0');
    expect(game?.warnings).toEqual([]);
  });

  test('variations nested without end are cut at a depth, and the main line is unharmed', () => {
    const deep = `${'(1. 9-14 '.repeat(300)}{x} ! $1 22-18 1-0 (9-13)${')'.repeat(300)}`;
    const [game] = readPdn(`1. 11-15 ${deep} 23-19 *`);
    expect(game?.main.moves.map(({ text }) => text)).toEqual(['11-15', '23-19']);
    expect(game?.warnings.map(({ code }) => code)).toEqual(['variation-too-deep']);
    expect(game?.errors).toEqual([]);
  });
});
