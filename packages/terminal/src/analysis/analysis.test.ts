/** The analysis screen through the app: ways into it, walking, editing, the engine's lines, the report, saving. */
import type { FoundLines, LinesState } from '@crownhead/client/analysis';
import { annotate, newGame, positionOf, readMove } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { BARE, startedGame, TestApp, type TestAppOptions } from '../app/test-app.ts';
import type { AnalysisScreen } from './model.ts';

const PDN = `[Black "Ann"]
[White "Bob"]
1. 11-15 {the usual one} (1. 9-14 22-18 (1... 22-17!?) 2. 5-9) 23-19 2. 8-11 {[%eval W23]} 22-17 {[%eval 0.35]} *`;

/** The file, analysed from the menu. */
async function analysed(pdn = PDN, options: TestAppOptions = {}): Promise<TestApp> {
  const app = new TestApp(options);
  app.files.set('g.pdn', pdn);
  await app.press('a', 'g.pdn', 'enter');
  return app;
}
const asked = (app: TestApp, type: string) => app.asked.filter((command) => command.type === type);
const boardOf = (app: TestApp) => (app.screen as AnalysisScreen).board;

/** What an engine says of a position. */
function lines(
  fen: string,
  verdict: FoundLines['lines'][number]['verdict'],
  score: number,
  ...texts: string[]
): LinesState {
  const game = newGame({ start: positionOf(fen) });
  const move = readMove(game.position, game.rules, texts[0]!);
  if (!move.ok) throw new Error(move.error);
  const found = { depth: 19, nodes: 1_234_567, ms: 900, lines: [{ moves: [move.value], score, verdict }] };
  return { isOn: true, lines: 2, isThreat: false, game, status: 'searching', found };
}

describe('[A4] circles and arrows', () => {
  it('of a file are told beside the board, drawn by typing, undone, and saved', async () => {
    const app = await analysed('1. 11-15 {[%csl R12] [%cal B11-15]} *');
    await app.press('right');
    expect(app.panel).toContain('Drawn: red 12, blue 11→15');
    await app.press('o', '7 y22-17', 'enter');
    expect(app.panel).toContain('Drawn: red 12, green 7, blue 11→15, yellow 22→17');
    await app.press('o', 'r12', 'enter');
    expect(app.panel).toContain('Drawn: green 7, blue 11→15, yellow 22→17');
    await app.press('o', '33', 'enter');
    expect(app.text).toContain('Type a square to circle it, two for an arrow');
    await app.press('o', '7-7', 'enter', 'O');
    expect(app.panel).not.toContain('Drawn');
    await app.press('u');
    expect(boardOf(app).tree.root.children[0]!.note.shapes).toHaveLength(3);
    await app.press('s', 'ctrl+u', 'drawn.pdn', 'enter');
    expect(app.files.get('drawn.pdn')).toContain('[%csl G7] [%cal B11-15,Y22-17]');
  });
});

describe('[A4] ways into the analysis', () => {
  it('a game of a file, by its number; what is wrong with a file is told', async () => {
    const app = await analysed();
    expect(app.panel).toContain('Ann – Bob');
    expect(app.text).toContain('Opened g.pdn.');
    expect(asked(app, 'lines.follow')).toHaveLength(1);
    const other = new TestApp();
    other.files.set('two.pdn', `${PDN}\n\n[White "Cid"]\n1. 9-13 1-1 *`);
    await other.press('a', 'two.pdn', 'down', 'backspace', '3', 'enter');
    expect(other.text).toContain('two.pdn cannot be analyzed: it has 2 games.');
    await other.press('backspace', '2', 'enter');
    expect(other.panel).toContain('? – Cid');
    const none = new TestApp();
    none.files.set('x.pdn', 'hello');
    await none.press('a', 'x.pdn', 'enter');
    expect(none.text).toContain('x.pdn cannot be analyzed: there is no game in it.');
  });

  it('without a file, from the start', async () => {
    const app = new TestApp();
    await app.press('a', 'enter');
    expect(app.panel).toContain('No moves yet.');
    await app.press('11-15', 'enter');
    expect(app.panel).toContain('1. 11-15');
  });

  it('a game that is over, at the position that is looked at', async () => {
    const app = await startedGame();
    await app.press('11-15', 'enter', 'a');
    expect(app.screen.kind).toBe('game');
    await app.press('escape', '22-18', 'enter', 'r', 'y', 'enter');
    expect(app.text).toContain('a analyze');
    await app.press('p', 'a');
    expect(app.screen.kind).toBe('analysis');
    expect(app.panel).toContain('1. 11-15 22-18');
    expect(app.text).toContain('White to move');
    await app.press('right');
    expect(app.text).toContain('is the winner!');
    await app.press('m');
    expect(app.screen.kind).toBe('game');
    expect(asked(app, 'lines.stop')).toHaveLength(1);
  });

  it('a saved game that cannot go on is shown here', async () => {
    const app = new TestApp();
    app.files.set('over.pdn', '[FEN "B:W6:B1"]\n1. 1x10 1-0');
    await app.press('o', 'ctrl+u', 'over.pdn', 'page-down', 'enter');
    expect(app.text).toContain('The game in over.pdn is over: this is its analysis.');
  });

  it('a position being set up', async () => {
    const app = new TestApp();
    await app.press('s', 't', 'W:W32:B1', 'enter', 'a');
    expect(app.screen.kind).toBe('analysis');
    expect(app.text).toContain('White to move');
    await app.press('32-28', 'enter', '1-6', 'enter');
    expect(app.panel).toContain('1… 32-28 2. 1-6');
    await app.press('escape', 's');
    expect(app.text).toContain('Who plays this position?');
  });
});

describe('[A4] the tree', () => {
  it('is walked by arrows: moves left and right, variations up and down', async () => {
    const app = await analysed();
    await app.press('right', 'down');
    expect(boardOf(app).selected).toBe(app.screen && boardOf(app).tree.root.children[1]!.id);
    await app.press('right', 'down');
    expect(app.text).toContain('Red to move');
    expect(app.lines.some((line) => line.includes('(1… 22-17!?)'))).toBe(true);
    await app.press('left', 'left', 'end');
    await app.press('home', 'l', 'l', 'k', 'h');
    expect(boardOf(app).selected).toBeGreaterThan(0);
    await app.click('8-11');
    expect(app.text).toContain('White to move');
  });

  it('takes moves by typing, keys and mouse, and refuses what is not legal', async () => {
    const app = await analysed();
    await app.press('right', '22-18', 'enter');
    expect(app.panel).toContain('(1… 22-18)');
    await app.press('8-11', 'enter');
    expect(app.text).toContain('must jump');
    await app.press('tab', 'enter', 'tab', 'enter');
    expect(app.panel).toContain('(1… 22-18 2. 15x22)');
    const before = boardOf(app);
    await app.press(':', '1-1', 'enter');
    expect(boardOf(app)).toBe(before);
  });

  it('is edited, and every edit is undone', async () => {
    const app = await analysed();
    const first = boardOf(app).tree;
    await app.press('right', 'down', 'c', ' of course', 'enter');
    expect(app.panel).toContain('9-14 of course');
    await app.press('!', '?!', 'enter');
    expect(app.panel).toContain('9-14?! of course');
    await app.press('!', 'nonsense', 'enter');
    expect(app.text).toContain('A mark is');
    await app.press('P');
    expect(app.panel).toContain('1. 9-14?! of course (1. 11-15');
    await app.press('d');
    expect(app.panel).not.toContain('9-14');
    await app.press('u');
    expect(app.panel).toContain('1. 9-14?! of course (1. 11-15');
    await app.press('u', 'u', 'u');
    expect(boardOf(app).tree).toBe(first);
    await app.press('U', 'U', 'U', 'ctrl+r');
    expect(app.panel).not.toContain('9-14');
  });

  it('folds variations, turns the board, and is saved as PDN', async () => {
    const app = await analysed();
    await app.press('right', 'z');
    expect(app.panel).toContain('1. 11-15 the usual one (+1)');
    await app.press('z', 'v', 's', 'ctrl+u', 'out.pdn', 'enter');
    expect(app.text).toContain('Saved as out.pdn.');
    expect(app.files.get('out.pdn')).toContain(
      '1. 11-15 {the usual one} (1. 9-14 22-18 (1... 22-17!?) 2. 5-9)',
    );
    expect(app.files.get('out.pdn')).toContain('{[%eval W23]}');
  });

  it('text that is not legal is shown as such', async () => {
    const app = await analysed('1. 11-15 (1. 1-9) 23-19 2. 5-5 *');
    expect(app.panel).toContain('(not legal: 1-9)');
    expect(app.panel).toContain('(not legal: 5-5 *)');
  });
});

describe('[A4] the engine', () => {
  it('a proved result has its dot, an estimate has none, in colours and in plain letters', async () => {
    for (const [look, dot] of [
      [undefined, '●'],
      [BARE, '*'],
    ] as const) {
      const app = await analysed(PDN, look ? { look } : {});
      expect(app.panel).toContain(`8-11 ${dot}W23`);
      expect(app.panel).toMatch(/22-17 \+0\.35/);
      const shares = { win: 0.25, draw: 0.69, loss: 0.06 };
      const estimate = lines('W:W32,28:B1', { kind: 'estimate' }, 77, '32-27');
      await app.tell({ type: 'lines', state: estimate, shares });
      expect(app.panel).toMatch(/Engine: depth 19, 1\.2M [−-]0\.35 32-27/);
      expect(app.panel).toContain('25/69/6');
      const proved = lines('W:W32,28:B1', { kind: 'win', plies: 9 }, 29_991, '32-27');
      await app.tell({ type: 'lines', state: proved, shares: null });
      expect(app.panel).toContain(`${dot}L9 32-27`);
      expect(app.panel).not.toContain('25/69/6');
    }
  });

  it('[S1] a line that begins in the opening book says so', async () => {
    const app = await analysed();
    const state = lines('W:W32,28:B1', { kind: 'estimate' }, 77, '32-27');
    const found = { ...state.found!, lines: state.found!.lines.map((line) => ({ ...line, book: 1 })) };
    await app.tell({ type: 'lines', state: { ...state, found }, shares: null });
    expect(app.panel).toMatch(/[−-]0\.35 book 32-27/);
  });

  it('follows the board; lines and threat are chosen by keys', async () => {
    const app = await analysed();
    await app.press('right', '+', '-', '-', '-', 't', 'e', 'e');
    const settings = asked(app, 'lines.follow').map((command) => (command as { settings: object }).settings);
    expect(settings.slice(1)).toEqual([
      { isOn: true, lines: 2, isThreat: false },
      { isOn: true, lines: 3, isThreat: false },
      { isOn: true, lines: 2, isThreat: false },
      { isOn: true, lines: 1, isThreat: false },
      { isOn: true, lines: 1, isThreat: false },
      { isOn: true, lines: 1, isThreat: true },
      { isOn: false, lines: 1, isThreat: true },
      { isOn: true, lines: 1, isThreat: true },
    ]);
    await app.press(' ');
    expect(app.text).toContain('The engine has no move here.');
  });

  it('its move is played by Space', async () => {
    const app = new TestApp();
    await app.press('s', 't', 'W:W32,28:B1', 'enter', 'a');
    await app.tell({
      type: 'lines',
      state: lines('W:W32,28:B1', { kind: 'estimate' }, 77, '32-27'),
      shares: null,
    });
    await app.press(' ');
    expect(app.panel).toContain('1… 32-27');
  });
});

describe('[A4] the report', () => {
  it('is asked for, shows how far it is, and leads to the moves it is about', async () => {
    const app = await analysed();
    await app.press('r');
    expect(asked(app, 'game-report.start')).toMatchObject([
      { quality: 'quick', game: { plies: { length: 4 } } },
    ]);
    await app.tell({ type: 'game-report', state: { status: 'working', part: 0.5 } });
    expect(app.panel).toContain('Working: 50 %');
    const rows = [
      {
        ply: 2,
        mark: '?',
        reasons: ['Loses a piece by force: 11-16', 'Gives the opponent the move: 22-18'],
        isTurning: true,
        isLosing: false,
      },
      { ply: 4, mark: '??', reasons: [], isTurning: true, isLosing: true },
    ];
    const sides = { black: { loss: 0.5, kept: 90.4 }, white: { loss: 0, kept: 100 } };
    const report = { quality: 'quick', ...sides, curve: [0.5, 0.5, 0.9, 0.9, 1], rows } as const;
    await app.tell({ type: 'game-report', state: { status: 'done', report } });
    expect(app.panel).toContain('Quick report');
    expect(app.panel).toContain('Red gave 0.50, kept 90 %');
    expect(app.panel).toContain('1… 23-19? turning point Loses a piece by force: 11-16 Gives the');
    expect(app.panel).toContain('2… 22-17?? the losing move');
    await app.press('w');
    expect(asked(app, 'game-report.annotate')).toHaveLength(1);
    const plain = boardOf(app).tree;
    await app.tell({ type: 'annotated', tree: annotate(plain, 2, { nags: [4] }) });
    expect(app.panel).toContain('23-19??');
    await app.press('u', 'r');
    expect(boardOf(app).tree).toBe(plain);
    await app.press('down', 'enter');
    // Before the losing move, where another one can be tried.
    expect(boardOf(app).selected).toBe(3);
    await app.press('22-18', 'enter');
    expect(app.panel).toContain('(2… 22-18)');
    await app.press('P', 'r', 'w');
    expect(app.text).toContain('The main line has changed since');
    await app.press('f');
    expect(asked(app, 'game-report.start').at(-1)).toMatchObject({ quality: 'full' });
    await app.press('escape');
    expect(asked(app, 'game-report.stop')).toHaveLength(1);
    expect(app.panel).toContain('1. 11-15');
  });

  it('[B56] [B51] a mistake that a longer look confirms is kept as a card, and so is a line', async () => {
    const app = await analysed();
    await app.press('r');
    const rows = [
      { ply: 1, mark: null, reasons: [], isTurning: true, isLosing: false },
      { ply: 4, mark: '?', reasons: [], isTurning: false, isLosing: false },
    ];
    const sides = { black: { loss: 0, kept: 100 }, white: { loss: 0.5, kept: 90 } };
    const report = { quality: 'quick', ...sides, curve: [0.5, 0.5, 0.5, 0.5, 1], rows } as const;
    await app.tell({ type: 'game-report', state: { status: 'done', report } });
    await app.press('c');
    expect(app.text).toContain('Only mistakes become cards');
    await app.press('down', 'c');
    expect(app.asked.at(-1)).toEqual({ type: 'mistake.judge', ply: 4, title: 'Ann – Bob, 22-17' });
    await app.tell({ type: 'mistake', card: null });
    expect(app.text).toContain('this is not a mistake');
    await app.press('r', 'end', 'L');
    expect(app.text).toContain('The line is kept as a card for White');
    await app.press('home', 'L');
    expect(app.text).toContain('has no move in this line');
    await app.press('m', 't');
    expect(app.text).toContain('1 due');
    await app.press('enter');
    expect(app.text).toContain('Play White’s moves of this line');
    await app.press('23-18', 'enter');
    expect(app.panel).toContain('23-18 is not in this line.');
  });

  it('without moves there is nothing to report', async () => {
    const app = new TestApp();
    await app.press('a', 'enter', 'r');
    expect(app.text).toContain('There are no moves to report on.');
  });
});
