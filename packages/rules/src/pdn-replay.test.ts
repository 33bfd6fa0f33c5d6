/** Tests of playing PDN through on the board: failures named exactly, guesses, outcomes, passes, notes. */
import { describe, expect, test } from 'vitest';
import {
  describePdnFailure,
  EMPTY_NOTE,
  formatFen,
  formatMove,
  mainLine,
  type Note,
  OFFICIAL,
  type Outcome,
  PDN_FAILURE_WORDS,
  PDN_FAILURES,
  PDN_WARNING_WORDS,
  PDN_WARNINGS,
  type PdnFailureReason,
  type PdnReplay,
  readPdn,
  replayPdn,
} from './index.ts';

const replay = (text: string): PdnReplay => {
  const games = readPdn(text);
  expect(games).toHaveLength(1);
  return replayPdn(games[0]!);
};
const pliesOf = ({ game }: PdnReplay): string =>
  game.plies.map((ply) => (ply.kind === 'move' ? formatMove(ply.move) : `pass:${ply.reason}`)).join(' ');
const notesOf = ({ tree }: PdnReplay): Note[] => mainLine(tree).map(({ note }) => note);
const codesOf = ({ warnings }: PdnReplay): string[] => warnings.map(({ code }) => code);

describe('[F2] failures name game, ply, token, reason and line', () => {
  const ROWS: readonly {
    text: string;
    ply: number;
    token: string;
    reason: PdnFailureReason;
    line?: number;
  }[] = [
    { text: '1. 11-33 *', ply: 1, token: '11-33', reason: 'unreadable' },
    { text: '1. 11-15 9- *', ply: 2, token: '9-', reason: 'unreadable' },
    { text: '1. 11-15 23-19 2.\n14-18 *', ply: 3, token: '14-18', reason: 'no-piece', line: 2 },
    { text: '1. 11-15 8-11 *', ply: 2, token: '8-11', reason: 'not-your-piece' },
    { text: '1. 11-19 *', ply: 1, token: '11-19', reason: 'not-diagonal' },
    { text: '1. f6-f5 *', ply: 1, token: 'f6-f5', reason: 'not-diagonal' },
    { text: '1. f6-e4 *', ply: 1, token: 'f6-e4', reason: 'light-square' },
    { text: '1. 9x18 *', ply: 1, token: '9x18', reason: 'nothing-to-jump' },
    { text: '1. 6x15 *', ply: 1, token: '6x15', reason: 'own-piece-between' },
    { text: '[FEN "B:W32:B1"]\n1. 1-8 *', ply: 1, token: '1-8', reason: 'not-diagonal', line: 2 },
    { text: '[FEN "B:W32:B1"]\n1. 1-19 *', ply: 1, token: '1-19', reason: 'too-far', line: 2 },
    { text: '1. 7-11 *', ply: 1, token: '7-11', reason: 'square-occupied' },
    { text: '1. 11-15 22-18 2. 15-11 *', ply: 3, token: '15-11', reason: 'man-backward' },
    { text: '1. 11-15 22-18 2. 8-11 *', ply: 3, token: '8-11', reason: 'must-jump' },
    { text: '[FEN "B:W6,15:B1"]\n1. 1x10 *', ply: 1, token: '1x10', reason: 'must-finish', line: 2 },
    { text: '[FEN "B:W6:B1"]\n1. 1x10 6-2 *', ply: 2, token: '6-2', reason: 'game-over', line: 2 },
    { text: '[FEN "B:W6:B1"]\n1. 1x10 -- *', ply: 2, token: '--', reason: 'game-over', line: 2 },
    { text: '[GameType "20"]\n1. 32-28 *', ply: 1, token: '20', reason: 'other-game' },
    { text: '[RuleSet "house"]\n1. 11-15 *', ply: 1, token: 'house', reason: 'bad-rules' },
    { text: '[FEN "B:W33:B1"]\n*', ply: 1, token: 'B:W33:B1', reason: 'bad-fen' },
    { text: '[FEN "B:W32:B1-13"]\n*', ply: 1, token: 'B:W32:B1-13', reason: 'bad-fen' },
    { text: '1. 11-15 (1. 9-14 *', ply: 2, token: '(', reason: 'unclosed-variation' },
  ];
  test.each(ROWS)('$reason: $text', ({ text, ply, token, reason, line = 1 }) => {
    const { failure, game } = replay(text);
    expect(failure).toEqual({ game: 1, ply, token, reason, line });
    expect(game.plies).toHaveLength(ply - 1);
  });

  test('the rest of the file is read, and the failing game keeps its legal plies', () => {
    const text = '1. 11-15 23-19 *\n1. 9-14 22-18 2. 5-8 25-22 0-1\n1. 12-16 *\n1. 9-9 *';
    const replays = readPdn(text).map(replayPdn);
    expect(replays.map(({ failure }) => failure)).toEqual([
      null,
      { game: 2, ply: 3, token: '5-8', reason: 'not-diagonal', line: 2 },
      null,
      { game: 4, ply: 1, token: '9-9', reason: 'not-diagonal', line: 4 },
    ]);
    expect(replays.map(pliesOf)).toEqual(['11-15 23-19', '9-14 22-18', '12-16', '']);
    // Whichever side won, it was not in this position.
    expect(replays[1]?.game.outcome).toBeNull();
  });

  test('a sentence for every failure and warning', () => {
    expect(Object.keys(PDN_FAILURE_WORDS).sort()).toEqual([...new Set(PDN_FAILURES)].sort());
    expect(Object.keys(PDN_WARNING_WORDS).sort()).toEqual([...PDN_WARNINGS].sort());
    const { failure } = replay('1. 11-15 23-19 2.\n14-18 *');
    expect(describePdnFailure(failure!)).toBe(
      'Game 1, move 2 (line 2), “14-18”: There is no piece on that square.',
    );
    expect(describePdnFailure({ ...failure!, token: '', reason: 'too-long' })).toMatch(
      /^Game 1, move 2 \(line 2\): /,
    );
    const hostile = describePdnFailure({ ...failure!, token: `\u001b[2J\u009b\u202e${'x'.repeat(99)}` });
    expect(hostile).toMatch(/, “ \[2J {2}x{34}…”: /);
  });
});

describe('[F2] loosely written jumps', () => {
  test('a jump that could be short for a longer one is taken as written, unless the game then breaks off', () => {
    const head = '[FEN "B:W6,7,10,14,15,23,29:BK18"]\n1. 18x27';
    const literal = replay(`${head} 6-1 *`);
    expect(pliesOf(literal)).toBe('18x27 6-1');
    expect(codesOf(literal)).toEqual([]);
    const long = replay(`${head} 10-6 *`);
    expect(long.failure).toBeNull();
    expect(long.game.plies[0]).toMatchObject({ move: { captured: expect.objectContaining({ length: 5 }) } });
    expect(codesOf(long)).toEqual(['ambiguous-move']);
  });

  test('a guess is right only if the whole rest fits, however far away', () => {
    const text = '[FEN "B:W6,7,14,15,32:B2,3"]\n1. 2x18 32-28 2. 3-8 28-24 3. 8-12 14-9 *';
    const { failure, game } = replay(text);
    expect(failure).toBeNull();
    expect(game.plies[0]).toMatchObject({ move: { captured: [7, 15] } });
  });

  test('where nothing fits, the guess that goes furthest is kept', () => {
    const { failure, game } = replay('[FEN "B:W6,7,14,15,32:B2,3"]\n1. 2x18 14-9 2. 3-8 1-1x5 *');
    expect(failure).toMatchObject({ ply: 4, token: '1-1x5', reason: 'no-piece' });
    expect(game.plies[0]).toMatchObject({ move: { captured: [7, 15] } });
  });

  test('guesses are bounded', () => {
    // Four ways to jump, none of which helps with the last token.
    const text = `[FEN "B:W6,7,8,14,15,16,22,23,24,29:BK1"]\n1. 1x28 ${'-- '.repeat(8000)} 99-1 *`;
    expect(replay(text).failure).toMatchObject({ ply: 1, token: '1x28', reason: 'ambiguous' });
  });

  test('a game of too many plies is stopped', () => {
    const { failure, game } = replay(`1. 11-15 ${'-- '.repeat(10_100)} *`);
    expect(failure).toMatchObject({ ply: 10_001, token: '--', reason: 'too-long' });
    expect(game.plies).toHaveLength(10_000);
  });

  test('parts that do not join up are two moves', () => {
    expect(replay('1. 11-15 15-18 *').failure).toMatchObject({
      ply: 2,
      token: '15-18',
      reason: 'not-your-piece',
    });
    expect(replay('[FEN "B:W6,15:B1"]\n1. 1x10 10x17 *').failure).toMatchObject({
      ply: 1,
      reason: 'must-finish',
    });
  });

  test('a split jump keeps the notes of all its parts', () => {
    const notes = notesOf(replay('[FEN "B:W6,15,32:B1"]\n1. 1x10! {a} 10x19 {b} *'));
    expect(notes).toEqual([{ ...EMPTY_NOTE, marks: ['!'], comments: ['a', 'b'] }]);
  });

  test('under rules that let a jump stop, a split one is still one', () => {
    const text = '[RuleSet "official chain=may-stop"]\n[FEN "B:W6,15,32:B1"]\n1. 1x10';
    expect(pliesOf(replay(`${text} 10x19 32-28 *`))).toBe('1x10x19 32-28');
    expect(pliesOf(replay(`${text} 15x6 *`))).toBe('1x10 15x6');
  });
});

describe('[L5] outcomes', () => {
  const ROWS: readonly [string, Outcome | null][] = [
    ['[Termination "resigned"] 1. 11-15 1-0', { winner: 'black', reason: 'resigned' }],
    ['[Termination "time"] 1. 11-15 0-1', { winner: 'white', reason: 'time' }],
    ['[Termination "agreed"] 1. 11-15 1/2-1/2', { winner: null, reason: 'agreed' }],
    ['[Termination "agreed"] 1. 11-15 1-0', { winner: 'black', reason: 'adjudicated' }],
    ['[Termination "resigned"] 1. 11-15 1/2-1/2', { winner: null, reason: 'adjudicated' }],
    ['[Termination "normal"] 1. 11-15 1-0', { winner: 'black', reason: 'adjudicated' }],
    ['[Termination "resigned"] 1. 11-15 *', null],
    ['[Termination "connection-error"] 1. 11-15 *', { winner: null, reason: 'connection-error' }],
    ['[Termination "connection-error"] 1. 11-15 0-0', { winner: null, reason: 'connection-error' }],
    ['[FEN "B:W6:B1"] 1. 1x10 *', { winner: 'black', reason: 'no-pieces' }],
    ['[FEN "B:W6:B1"] 1. 1x10 1-0', { winner: 'black', reason: 'no-pieces' }],
    ['[FEN "B:W6:B1"] 1. 1x10', { winner: 'black', reason: 'no-pieces' }],
  ];
  test.each(ROWS)('%s', (text, outcome) => {
    const { game, failure, warnings } = replay(text);
    expect(failure).toBeNull();
    expect(game.outcome).toEqual(outcome);
    expect(warnings.filter(({ code }) => code === 'result-differs-from-board')).toEqual([]);
  });

  test('what only the board can say is not believed', () => {
    const replayed = replay('[Termination "no-moves"] 1. 11-15 1-0');
    expect(replayed.game.outcome).toEqual({ winner: 'black', reason: 'adjudicated' });
    expect(codesOf(replayed)).toEqual(['result-differs-from-board']);
  });

  test('draws by rule are automatic where the file says so', () => {
    const shuffle = '[FEN "B:WK32:BK1"]\n1. 1-5 32-28 2. 5-1 28-32 3. 1-5 32-28 4. 5-1 28-32 *';
    expect(replay(shuffle).game.outcome).toBeNull();
    expect(replay(`[DrawRule "auto"]\n${shuffle}`).game.outcome).toEqual({
      winner: null,
      reason: 'repetition',
    });
  });
});

describe('[R6, R13] passes', () => {
  const blocked = '[RuleSet "official blocked=passes"]\n[FEN "B:W13:B1,6,9"]\n1. 1-5';

  test('a blocked pass may be written or left out', () => {
    const plies = '1-5 pass:blocked 6-10 13x6';
    expect(pliesOf(replay(`${blocked} -- 2. 6-10 13x6 *`))).toBe(plies);
    expect(pliesOf(replay(`${blocked} 2. 6-10 13x6 *`))).toBe(plies);
  });

  test('a blocked pass at the start, with its note', () => {
    const { game, tree } = replay(
      '[RuleSet "official blocked=passes"]\n[FEN "W:W13:B1,6,9"]\n1... -- {stuck} 2. 6-10 *',
    );
    expect(game.plies.map(({ kind }) => kind)).toEqual(['pass', 'move']);
    expect(mainLine(tree)[0]?.note.comments).toEqual(['stuck']);
  });

  test('any other pass is one for time', () => {
    expect(pliesOf(replay('1. 11-15 -- 2. 15-18 *'))).toBe('11-15 pass:time 15-18');
    expect(pliesOf(replay(`${blocked} -- 2. -- *`))).toBe('1-5 pass:blocked pass:time pass:blocked');
  });
});

describe('[F1] rules and start', () => {
  test('without a word about them they are the official ones', () => {
    const { game } = replay('1. 11-15 *');
    expect(game.rules).toEqual(OFFICIAL);
    expect(game.drawRule).toBe('claim');
  });

  test('GameType W sends White first', () => {
    const { game } = replay('[GameType "21,W,8,8,N1,0"] *');
    expect(game.rules).toEqual({ ...OFFICIAL, first: 'white' });
    expect(game.position.turn).toBe('white');
  });

  test('the FEN says who is to move, and men on the king row are crowned', () => {
    const { game } = replay('[FEN "W:W1,K9:B32,5"] *');
    expect(formatFen(game.start)).toBe('W:WK1,K9:B5,K32');
  });

  test('facts that cannot be read are warnings, and the game is there', () => {
    const replayed = replay('[DrawRule "w"]\n1. 11-15 *');
    expect(codesOf(replayed)).toEqual(['bad-draw-rule']);
    expect(pliesOf(replayed)).toBe('11-15');
  });
});

describe('[F3] notes', () => {
  test('commands are taken out of the comments; those that cannot be read are kept', () => {
    const replayed = replay(
      '{Intro} 1. 11-15 {[%clk 1:00:05.5] good [%eval 1]} 23-19 {[%clk x]} 2. 8-11 {[%clk 9:30]} {[%clk 7]} *',
    );
    expect(replayed.tree.root.note.comments).toEqual(['Intro']);
    expect(notesOf(replayed)).toEqual([
      { ...EMPTY_NOTE, clock: 3_605_500, comments: ['good'], evaluation: { kind: 'estimate', men: 1 } },
      { ...EMPTY_NOTE, commands: ['[%clk x]'] },
      { ...EMPTY_NOTE, clock: 570_000, commands: ['[%clk 7]'] },
    ]);
  });

  test('one for each ply, also where nothing was written', () => {
    const replayed = replay('1. 11-15 23-19! 2. 8-11 *');
    const notes = notesOf(replayed);
    expect(notes).toHaveLength(replayed.game.plies.length);
    expect(notes.map(({ marks }) => marks)).toEqual([[], ['!'], []]);
  });
});
