/** Tests of writing PDN: one form, safe whatever the texts say, and the same game when it is read again. */
import { aCharacter, aPlacement, aRuleSet, FEW, runs, someChoices } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  claimDraw,
  DRAW_MODES,
  drawn,
  EMPTY_NOTE,
  endGame,
  firstSide,
  type Game,
  listMoves,
  mainLine,
  type Note,
  newGame,
  OFFICIAL,
  type PdnContent,
  type PdnReplay,
  parseFen,
  playMove,
  playTimePass,
  RULE_PRESETS,
  type RuleSet,
  readMove,
  readPdn,
  replayPdn,
  type SettledRules,
  standardStart,
  toPosition,
  voided,
  won,
  writePdn,
} from './index.ts';
import { tidyNote } from './pdn-note.ts';
import { withoutPlaces } from './test-same-tree.ts';

/** A game from moves as text; a pass for time as `--`. */
function play(moves: string, options: Parameters<typeof newGame>[0] = {}): Game {
  let game = newGame(options);
  for (const text of moves.split(' ').filter(Boolean)) {
    if (text === '--') game = playTimePass(game);
    else {
      const move = readMove(game.position, game.rules, text);
      if (!move.ok) throw new Error(`${text}: ${move.error}`);
      game = playMove(game, move.value);
    }
  }
  return game;
}

function startAt(fen: string): { start: Game['start'] } {
  const setup = parseFen(fen);
  const start = setup.ok ? toPosition(setup.value) : setup;
  if (!start.ok) throw new Error(fen);
  return { start: start.value };
}

const note = (some: Partial<Note>): Note => ({ ...EMPTY_NOTE, ...some });
const notesOf = ({ tree }: PdnReplay): Note[] => mainLine(tree).map((node) => node.note);
/** A failure in reading is put right by writing; one on the board stays. */
const whereStuck = ({ tree }: PdnReplay): string | undefined =>
  (mainLine(tree).at(-1) ?? tree.root).unplayed[0]?.moves[0]?.text;
const bodyOf = (content: PdnContent): string => writePdn(content).split('\n\n')[1]!;
const tagsOf = (content: PdnContent): string[] => writePdn(content).split('\n\n')[0]!.split('\n');

function again(text: string): PdnReplay {
  const games = readPdn(text);
  expect(games).toHaveLength(1);
  const replayed = replayPdn(games[0]!);
  expect(replayed.failure).toBeNull();
  expect(replayed.warnings).toEqual([]);
  return replayed;
}

describe('[F3] the form', () => {
  test('a whole file', () => {
    const game = endGame(play('11-15 23-19 8-11 22-17'), won('white', 'resigned'));
    const names = { black: 'Asa Long', white: 'Walter "W" Hellman\\' };
    const tags = [
      { name: 'Annotator', value: 'me' },
      { name: 'Date', value: '1948-??-??' },
      { name: 'Result', value: '1-0' },
      { name: 'annotator', value: 'you' },
      { name: 'no name', value: 'x' },
    ];
    const notes = [
      undefined,
      note({ marks: ['!'], nags: [1] }),
      note({ comments: ['Best.'], clock: 290_500 }),
    ];
    expect(writePdn({ game, tags, facts: { names }, comments: ['A game.'], notes })).toBe(
      `[Event "?"]
[Site "?"]
[Date "1948-??-??"]
[Round "?"]
[Black "Asa Long"]
[White "Walter \\"W\\" Hellman\\\\"]
[Result "0-1"]
[GameType "21,B,8,8,N1,0"]
[Termination "resigned"]
[Annotator "me"]

{A game.} 1. 11-15 23-19! $1 2. 8-11 {[%clk 0:04:50.500]} {Best.} 2... 22-17
0-1
`,
    );
  });

  test('a game not begun', () => {
    expect(bodyOf({ game: newGame() })).toBe('*\n');
  });

  test('the start position and our facts, where they are not the usual ones', () => {
    const { rules } = RULE_PRESETS.lobby;
    const game = play('', { rules, drawRule: 'auto', ...startAt('W:W18:BK1') });
    expect(tagsOf({ game }).slice(7)).toEqual([
      '[GameType "21,B,8,8,N1,0"]',
      '[SetUp "1"]',
      '[FEN "W:W18:BK1"]',
      '[RuleSet "official capture=optional chain=may-stop crowning=goes-on removal=end-of-turn blocked=passes first=random"]',
      '[DrawRule "auto"]',
    ]);
  });

  test.each([
    ['Black first', {}, '11-15 22-18', '1. 11-15 22-18 *\n'],
    [
      'White first by the rules',
      { rules: { ...OFFICIAL, first: 'white' as const } },
      '22-18 11-15',
      '1. 22-18 11-15 *\n',
    ],
    ['White to move', startAt('W:W18:B1'), '18-15 1-6 15-11', '1... 18-15 2. 1-6 15-11 *\n'],
    ['passes', {}, '11-15 -- 15-18', '1. 11-15 -- 2. 15-18 *\n'],
    ['the shortest jump', startAt('B:W6,15,32:B1'), '1x10x19', '1. 1x19 *\n'],
    ['no shorter than is clear', startAt('B:W6,7,14,15,32:B2'), '2x11x18', '1. 2x11x18 *\n'],
  ])('%s', (_, options, moves, body) => {
    expect(bodyOf({ game: play(moves, options) })).toBe(body);
  });

  test('the first side by the rules is the one whose win is 1-0', () => {
    const result = (rules: SettledRules) =>
      tagsOf({ game: endGame(newGame({ rules }), won('white', 'time')) }).filter((tag) =>
        tag.startsWith('[Result'),
      );
    expect(result(OFFICIAL)).toEqual(['[Result "0-1"]']);
    expect(result({ ...OFFICIAL, first: 'white' })).toEqual(['[Result "1-0"]']);
  });

  test('a game without winner or draw is left open, and the reason is told', () => {
    const game = endGame(play('11-15'), voided('abandoned'));
    expect(tagsOf({ game })).toContain('[Termination "abandoned"]');
    expect(bodyOf({ game })).toBe('1. 11-15 *\n');
    expect(again(writePdn({ game })).game).toEqual(game);
  });

  test('variations, with numbers where the line was interrupted', () => {
    const text = `1. 11-15 ( 9-14! (9-13 {why} 22-18) 22-18 5-9 ) ( {or} 0-1 )
      23-19 ( ) {b} ({a} 22-18* 15x22) 8-11 *`;
    const replayed = replayPdn(readPdn(text)[0]!);
    expect(bodyOf(replayed)).toBe(
      `1. 11-15 (1. 9-14! 22-18 2. 5-9) (1. 9-13 {why} 1... 22-18) ({or} 0-1) 1...
23-19 {b} ({a} 1... 22-18* 2. 15x22) 2. 8-11 *\n`
        .replace('1...\n23', '\n1... 23')
        .replace(' \n', '\n'),
    );
    expect(writePdn(again(writePdn(replayed)))).toBe(writePdn(replayed));
  });

  test('lines are at most 79 wide', () => {
    const shuffle = '1-5 32-28 5-1 28-32 '.repeat(60).trim();
    const game = play(shuffle, startAt('B:WK32:BK1'));
    const comments = ['It is not easy to say what either side is doing here. '.repeat(10)];
    const notes = game.plies.map((_, i) =>
      i % 7 === 0 ? note({ comments, marks: ['!?'], nags: [3, 4] }) : undefined,
    );
    const lines = bodyOf({ game, notes }).split('\n');
    expect(lines.length).toBeGreaterThan(50);
    for (const text of lines) expect(text.length).toBeLessThanOrEqual(79);
  });
});

describe('[F3] nothing in a text can break the file', () => {
  const game = play('11-15 23-19');
  const written = (comment: string): string => writePdn({ game, notes: [note({ comments: [comment] })] });

  test.each([
    ['braces', 'a } b { c', ['a ) b ( c']],
    ['control characters and line breaks', ' a\u0000b\r\n\tc\u2028d\u0085 ', ['a b c d']],
    ['nothing', ' \n ', []],
    ['half a character', 'a\ud800b', ['a\ufffdb']],
    ['an escape', `${'x'.repeat(70)} % y`, [`${'x'.repeat(70)} % y`]],
    ['a tag', `${'x'.repeat(70)} [Event "y"] z`, [`${'x'.repeat(70)} [Event "y"] z`]],
    ['a semicolon', 'a ; b', ['a ; b']],
  ])('comments: %s', (_, comment, read) => {
    expect(notesOf(again(written(comment)))[0]?.comments).toEqual(read);
  });

  test('a clock in a comment is the clock', () => {
    const text = written('[%clk 60] why');
    expect(text).toContain('{[%clk 0:01:00]} {why}');
    expect(writePdn(again(text))).toBe(text);
  });

  test('tags: escapes, control characters, length', () => {
    const tags = [
      { name: 'Event', value: 'a"] [b "c\\' },
      { name: 'Site', value: 'x\ny\u0000z' },
      { name: 'Long', value: '"\\'.repeat(5000) },
      { name: 'Empty', value: '' },
    ];
    const [read] = readPdn(writePdn({ game, tags }));
    const values = Object.fromEntries(read!.tags.map(({ name, value }) => [name, value]));
    expect(values).toMatchObject({ Event: 'a"] [b "c\\', Site: 'x y z', Empty: '' });
    expect(values.Long).toBe('"\\'.repeat(2000));
  });

  test('marks and $n that are none are left out', () => {
    const bad = note({
      marks: ['!', 'x', '(', '1-0', '(!?)', '*'],
      nags: [1, -1, 1.5, Number.NaN, 2 ** 40],
    });
    expect(bodyOf({ game, notes: [bad] })).toBe('1. 11-15!(!?)* $1 23-19 *\n');
    expect(notesOf(again(writePdn({ game, notes: [bad] })))[0]?.marks).toEqual(['!', '(!?)', '*']);
  });
});

const someRules = fc.oneof(
  fc.constantFrom(...Object.values(RULE_PRESETS).map(({ rules }): RuleSet => rules)),
  aRuleSet,
);

/** A random game under any rules, from the standard start or any other, with passes, ended in any way or open. */
const aGame: fc.Arbitrary<Game> = fc
  .record({
    rules: someRules,
    drawRule: fc.constantFrom(...DRAW_MODES),
    start: fc.option(aPlacement(FEW)),
    choices: someChoices(60),
    ending: fc.nat({ max: 5 }),
  })
  .map(({ rules, drawRule, start, choices, ending }) => {
    let game = newGame({ rules, drawRule, start: start ?? standardStart(firstSide(rules, 'black')) });
    for (const choice of choices) {
      const moves = listMoves(game.position, rules, 2000);
      if (game.outcome || !moves.ok) break;
      if (choice % 23 === 0) game = playTimePass(game);
      else game = playMove(game, moves.value[choice % moves.value.length]!);
    }
    return conclude(game, ending);
  });

function conclude(game: Game, ending: number): Game {
  if (game.outcome) return game;
  const claimed = claimDraw(game);
  if (claimed.ok) return claimed.value;
  const outcomes = [
    null,
    won('black', 'resigned'),
    won('white', 'adjudicated'),
    drawn('agreed'),
    drawn('adjudicated'),
    voided('connection-error'),
  ];
  const outcome = outcomes[ending];
  return outcome ? endGame(game, outcome) : game;
}

const word = fc.string({
  unit: fc.constantFrom(...'abcxyz019.,;:!?()[]%$*"\\-'.split('')),
  minLength: 1,
  maxLength: 12,
});
const aText = fc.array(word, { minLength: 1, maxLength: 25 }).map((words) => words.join(' '));
const aNote: fc.Arbitrary<Note> = fc.record({
  marks: fc.constantFrom([], ['!'], ['?!', '(!)'], ['*'], ['(!?!)', '*', '?']),
  nags: fc.array(fc.nat({ max: 255 }), { maxLength: 3 }),
  before: fc.constant([]),
  comments: fc.array(aText, { maxLength: 2 }),
  clock: fc.option(fc.nat({ max: 10_000_000 })),
  shapes: fc.constant([]),
  evaluation: fc.constant(null),
  commands: fc.constant([]),
});
const someContent = aGame.chain((game) =>
  fc.record({
    game: fc.constant(game),
    facts: fc.record({
      names: fc.record({ black: fc.constantFrom('', 'Ann', 'O"x\\'), white: fc.constantFrom('', 'Bob]') }),
    }),
    tags: fc.constantFrom(
      [],
      [
        { name: 'Event', value: 'x' },
        { name: 'Opening', value: 'Old "14th" \\' },
      ],
    ),
    comments: fc.array(aText, { maxLength: 2 }),
    notes: fc.array(aNote, { minLength: game.plies.length, maxLength: game.plies.length }),
  }),
);

describe('[F1] a saved game comes back', () => {
  test('the same game, facts and notes, and written again the same bytes', () => {
    fc.assert(
      fc.property(someContent, (content) => {
        const text = writePdn(content);
        const replayed = again(text);
        const { rules, drawRule } = content.game;
        expect(replayed.game).toEqual(content.game);
        expect(replayed.facts).toEqual({ ...content.facts, rules, drawRule });
        expect(notesOf(replayed)).toEqual(content.notes.map(tidyNote));
        expect(replayed.tree.root.note).toEqual(tidyNote(note({ comments: content.comments })));
        expect(replayed.tags).toEqual(expect.arrayContaining([...content.tags]));
        expect(writePdn(replayed)).toBe(text);
      }),
      runs(300),
    );
  });

  test('whatever the texts, written again the same bytes', () => {
    const anyText = fc.oneof(fc.string({ unit: aCharacter, maxLength: 60 }), aText);
    fc.assert(
      fc.property(
        fc.array(anyText, { maxLength: 3 }),
        anyText,
        fc.array(fc.record({ name: anyText, value: anyText })),
        (comments, name, tags) => {
          const game = play('11-15 23-19');
          const notes = [note({ comments })];
          const text = writePdn({
            game,
            comments,
            notes,
            tags,
            facts: { names: { black: name, white: '' } },
          });
          const games = readPdn(text);
          expect(games).toHaveLength(1);
          const replayed = replayPdn(games[0]!);
          expect(replayed.game).toEqual(game);
          expect(writePdn(replayed)).toBe(text);
        },
      ),
      runs(500),
    );
  });

  test('whatever was read, written it reads without a failure and comes out the same', () => {
    const piece = fc.constantFrom(
      ...[
        '11-15 ',
        '23-19 ',
        '8-11',
        '9x14 ',
        '1.',
        '2...',
        '\n',
        '\n\n',
        '*',
        ' * ',
        '! ',
        '1-0',
        '1/2-1/2',
        'c3d4',
      ],
      ...[
        '(1. 9-14 ',
        '(',
        ')',
        '{a',
        '}',
        '(!)',
        '(!?)*',
        '$5 ',
        '{b} ',
        '{[%clk 5]}',
        '{[%csl R1] [%eval W] [%x]}',
        '22-17 ',
        '9- ',
        '1-2x3 ',
        '[%clk 7]',
        ' -- ',
        'Drawn',
      ],
      ...[
        '[Event "x"]\n',
        '[FEN "B:W18:B10"]\n',
        '[',
        ']',
        '"',
        ';',
        '%',
        '-',
        'x',
        '0',
        '1',
        '½',
        '\\',
        '/',
        ' ',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 80 }), (pieces) => {
        for (const game of readPdn(pieces.join(''))) {
          const first = replayPdn(game);
          const text = writePdn(first);
          const games = readPdn(text);
          expect(games).toHaveLength(1);
          const replayed = replayPdn(games[0]!);
          expect(replayed.failure?.token).toBe(whereStuck(first));
          expect(withoutPlaces(replayed.tree)).toEqual(withoutPlaces(first.tree));
          expect(writePdn(replayed)).toBe(text);
        }
      }),
      runs(1000),
    );
  });

  test('several games in one file, one after the other', () => {
    const games = ['11-15', '9-14 22-18', ''].map((moves) => play(moves));
    const text = games.map((game) => writePdn({ game })).join('\n');
    expect(readPdn(text).map((game) => replayPdn(game).game)).toEqual(games);
  });

  test('a game in progress: side to move, rules, history, and tags of others', () => {
    const { rules } = RULE_PRESETS.timed;
    const game = play('11-15 23-19 8-11', { rules, drawRule: 'off' });
    const names = { black: 'A', white: 'B' };
    const tags = [{ name: 'Clocks', value: 'B 0:01:01 W 0:05:00' }];
    const resumed = again(writePdn({ game, tags, facts: { names } }));
    expect(resumed.game).toEqual(game);
    expect(resumed.game.position.turn).toBe('white');
    expect(resumed.facts).toEqual({ names, rules, drawRule: 'off' });
    expect(resumed.tags).toContainEqual(tags[0]);
  });
});
