/** Games on the screen: moving by keys, text and clicks, what is said, and what is asked once more. */

import { consequenceOf, PRESETS } from '@crownhead/match';
import type { Square } from '@crownhead/rules';
import { describe, expect, test } from 'vitest';
import { startedGame, TestApp } from '../app/test-app.ts';
import { areaOf, wholeCells } from '../board/geometry.ts';
import { layoutGame } from './layout.ts';
import type { GameScreen } from './model.ts';

const gameOf = (app: TestApp): GameScreen => app.screen as GameScreen;
const movesOf = (app: TestApp): readonly string[] =>
  gameOf(app).view.state.round!.game.plies.map((ply) =>
    ply.kind === 'move' ? [ply.move.from, ...ply.move.path].join('-') : 'pass',
  );

/** A game from a position, between two people. */
async function from(fen: string, config = {}): Promise<TestApp> {
  const app = new TestApp({ config });
  await app.press('s', 't', fen, 'enter', 'f', 'page-down', 'enter');
  expect(app.screen.kind).toBe('game');
  return app;
}

async function clickSquare(app: TestApp, square: number): Promise<void> {
  const { board } = layoutGame(app.sheet.size, app.sheet.look, false);
  const { x, y } = wholeCells(board, areaOf(board, square as Square));
  await app.input({ type: 'mouse', action: 'press', x: x + 1, y });
}

describe('moving', () => {
  test('[C3] left and right go through the pieces, Enter chooses, then the places likewise', async () => {
    const app = await startedGame();
    expect(gameOf(app).input!.cursor).toBe(9);
    await app.press('right', 'right', 'left');
    expect(gameOf(app).input!.cursor).toBe(10);
    await app.press('enter');
    expect(gameOf(app).input!.cursor).toBe(14);
    await app.press('right');
    expect(gameOf(app).input!.cursor).toBe(15);
    await app.press('enter');
    expect(movesOf(app)).toEqual(['10-15']);
  });

  test('[C3] the chosen one blinks, immediately after each key, and nothing else makes the screen change', async () => {
    const app = await startedGame();
    const first = app.text;
    await app.pass(499);
    expect(app.text).toBe(first);
    await app.pass(1);
    expect(app.text).not.toBe(first);
    expect(app.wakeAt).toBe(app.clock.now() + 500);
    await app.pass(500);
    expect(app.text).toBe(first);
    await app.pass(500);
    await app.press('right', 'left');
    expect(app.text).toBe(first);
  });

  test('[M4] up and down find the nearest choice, Shift and an arrow any square', async () => {
    const app = await from('B:W32:B1,2,K18');
    await app.press('down');
    expect(gameOf(app).input!.cursor).toBe(18);
    await app.press('up');
    expect(gameOf(app).input!.cursor).not.toBe(18);
    await app.press('shift+right');
    expect(typeof gameOf(app).input!.cursor).toBe('string');
  });

  test.each([['11-15'], ['11 15'], ['F6-E5'], ['f6e5']])('[M4] typed as %s', async (text) => {
    const app = await startedGame();
    await app.press(text);
    expect(app.text).toContain(`Your move: ${text}`);
    await app.press('enter');
    expect(movesOf(app)).toEqual(['11-15']);
  });

  test('[M4] pasted, and by clicks on piece and square', async () => {
    const app = await startedGame();
    await app.input({ type: 'paste', text: '11-15' });
    await clickSquare(app, 22);
    await clickSquare(app, 18);
    expect(movesOf(app)).toEqual(['11-15', '22-18']);
  });

  test('[M1] [M2] a refused try says why and changes nothing', async () => {
    const app = await startedGame();
    const rows = [
      ['11-16x', 'That is not a move.'],
      ['22-18', 'That piece belongs to the other side.'],
      ['11-18', 'There is no piece to jump there.'],
      ['6-9', 'That square is occupied.'],
      ['11-8', 'Men move forward only; kings go both ways.'],
      ['14-18', 'There is no piece on that square.'],
      ['F6-F5', 'Pieces move diagonally.'],
    ] as const;
    for (const [text, words] of rows) {
      await app.press(text, 'enter');
      expect(app.text, text).toContain(words);
      expect(movesOf(app)).toEqual([]);
    }
  });

  test('[M5] [M3] a jump that must be taken is told at the top, its hops one by one', async () => {
    const app = await from('B:W18,9,26,32:B5,1,15');
    expect(app.lines[0]).toContain('You must perform a jump');
    await app.press('1-6', 'enter');
    expect(app.text).toContain('You must jump: a jump is available.');
    expect(app.lines[0]).toContain('You must perform a jump');
    const chain = await from('B:W18,26,32:B15,1');
    await chain.press('enter', 'enter');
    expect(chain.lines[0]).toContain('Another jump is available');
    await chain.press('backspace');
    expect(chain.lines[0]).toContain('You must perform a jump');
    await chain.press('enter', 'enter');
    expect(movesOf(chain)).toEqual(['15-22-31']);
  });

  test('[M8] where a chain may stop, the turn is ended by a key', async () => {
    const app = await from('B:W18,26,32:B15,1', { rules: 'lobby' });
    await clickSquare(app, 15);
    await clickSquare(app, 22);
    expect(app.lines[0]).toContain('or end your turn');
    expect(app.text).toContain('end the turn');
    await app.press('.');
    expect(movesOf(app)).toEqual(['15-22']);
  });

  test('[M6] kings look different from men', async () => {
    const app = await from('B:WK32,31:BK1,2');
    const { board } = layoutGame(app.sheet.size, app.sheet.look, false);
    const signs = (square: number): string => {
      const { x, y, width, height } = wholeCells(board, areaOf(board, square as Square));
      const rows = app.lines.slice(y, y + height);
      return rows.map((line) => [...line.padEnd(80)].slice(x, x + width).join('')).join('\n');
    };
    expect(signs(32)).not.toBe(signs(31));
  });
});

describe('at the table', () => {
  test('[R14] [M6] kings that were taken are told from men', async () => {
    const man = await from('B:W18,25,31:B15,1');
    await man.press('15x22x29', 'enter');
    expect(man.panel).toContain('Red ●● ─');
    const king = await from('B:W18,K25,31:B15,1');
    await king.press('15x22x29', 'enter');
    expect(king.panel).toContain('Red ●♛ ─');
  });

  test('[L2] [R14] names stand on their own sides, with what they have taken', async () => {
    const app = await startedGame({}, 'Bob');
    await app.press('11-15', 'enter', '22-18', 'enter', '15x22', 'enter');
    expect(app.panel).toMatch(/^ ● Ann Red ● ─.*─ › ● Bob White/);
    expect(app.lines[1]).toContain('Ann');
    expect(app.lines[20]).toContain('Bob');
  });

  test('[L5] [M5] a result sits over the board until Enter, then another game is a key away', async () => {
    const app = await from('B:W18:B15,1');
    await app.press('enter', 'enter');
    expect(app.text).toContain('Player Red is the winner!');
    expect(app.text).toContain('White has no pieces left.');
    await app.press('x', 'right');
    expect(app.text).toContain('Enter  OK');
    await app.press('enter');
    expect(app.text).not.toContain('OK');
    expect(app.text).toContain('another game');
    await app.press('enter');
    expect(gameOf(app).view.state.round!.number).toBe(2);
  });

  test('[R11] resigning is asked once more', async () => {
    const app = await startedGame();
    await app.press('r');
    expect(app.text).toContain('Resign this game?');
    await app.press('n');
    expect(gameOf(app).view.state.round!.game.outcome).toBeNull();
    await app.press('r');
    await app.click('y  yes');
    expect(gameOf(app).view.state.round!.game.outcome).toEqual({ winner: 'white', reason: 'resigned' });
  });

  test('[R10] a draw is offered and answered', async () => {
    const app = await startedGame();
    await app.press('o');
    expect(app.lines[0]).toContain('Ann offers a draw. Do you accept?');
    await app.press('n');
    expect(app.text).toContain('declined the draw.');
    await app.press('11-15', 'enter', 'o', 'y');
    expect(app.text).toContain('A draw has been reached');
  });

  test('a move is taken back, the board turned', async () => {
    const app = await startedGame();
    await app.press('11-15', 'enter', 'u');
    expect(movesOf(app)).toEqual([]);
    await app.press('v');
    expect(app.lines.find((line) => /H +G/.test(line))).toBeDefined();
  });

  test('[R11] what can be done can be said in words too', async () => {
    const app = await startedGame();
    await app.press(':11-15', 'enter', '/undo', 'enter');
    expect(movesOf(app)).toEqual([]);
    await app.press(':res', 'enter');
    expect(app.text).toContain('Resign this game?');
    await app.press('n', ':nonsense', 'enter');
    expect(app.text).toContain('That is not a move.');
    await app.press(':q', 'enter');
    expect(app.asked).toContainEqual({ type: 'quit' });
  });

  test('[F1] a file that is there is written over only after one more Enter', async () => {
    const app = await startedGame();
    app.files.set('game.pdn', 'dear to somebody');
    await app.press('s', 'enter');
    expect(app.text).toContain('game.pdn already exists.');
    expect(app.files.get('game.pdn')).toBe('dear to somebody');
    await app.press('2', 'enter');
    expect(app.files.has('game.pdn2')).toBe(true);
    await app.press('s', 'enter', 'enter');
    expect(app.files.get('game.pdn')).toContain('[Black');
  });

  test('[F1] [F2] saved as PDN, opened again, and a bad file leaves everything as it is', async () => {
    const app = await startedGame();
    await app.press('11-15', 'enter', 's', 'enter');
    expect(app.text).toContain('Saved as game.pdn.');
    await app.press('m', 'o', 'page-down', 'enter');
    expect(movesOf(app)).toEqual(['11-15']);
    expect(app.text).toContain('Opened game.pdn.');
    app.files.set('bad.pdn', '1. 11-15 11-15 *');
    await app.press('m', 'o', 'ctrl+u', 'bad.pdn', 'page-down', 'enter');
    expect(app.text).toContain('bad.pdn cannot be opened:');
    await app.press('page-up', 'ctrl+u', 'none.pdn', 'page-down', 'enter');
    expect(app.text).toContain('none.pdn cannot be read.');
  });

  test('[T1] [T3] clocks are read, refused out of bounds, and shown as they run', async () => {
    const app = new TestApp();
    await app.press('2', 'down', 'down', 'down', '9 s', 'page-down', 'enter');
    expect(app.text).toContain('The move limit must be between 10 seconds and 5 minutes.');
    await app.press('up', 'up', 'ctrl+u', '20 s, 10 s', 'page-down', 'enter');
    expect(app.lines[1]).toContain('0:20');
    await app.pass(1000);
    expect(app.lines[1]).toContain('0:19');
    await app.pass(19_500);
    expect(app.lines[0]).toContain('the warning time is running!');
    await app.pass(10_500);
    expect(app.text).toContain('ran out of time');
  });

  test.each(
    PRESETS,
  )('[T3] [W6] under $id the warning time of the form is given before the limit counts', async ({
    id,
    table,
  }) => {
    const app = new TestApp({ config: { rules: id } });
    await app.press('2', 'down', 'down', 'down', '20 s', 'down', '10', 'page-down', 'enter');
    await app.pass(20_500);
    expect(app.text).toContain('the warning time is running!');
    expect(gameOf(app).view.state.round!.game.outcome).toBeNull();
    await app.pass(10_500);
    const { outcome, plies } = gameOf(app).view.state.round!.game;
    expect(outcome?.reason ?? plies.at(-1)).toEqual(
      consequenceOf(table.onTime) === 'pass' ? expect.objectContaining({ reason: 'time' }) : 'time',
    );
  });

  test('[W6] timed draws the colours, gives no hint and takes nothing back', async () => {
    const app = new TestApp({ config: { rules: 'timed' } });
    await app.press('2', 'Bob', 'page-down', 'enter');
    expect(gameOf(app).view.state.options.sides).toBe('random');
    await app.press('11-15', 'enter');
    expect(movesOf(app)).toHaveLength(1);
    expect(app.text).not.toMatch(/hint|undo/);
    await app.press('u', 'i');
    expect(movesOf(app)).toHaveLength(1);
    expect(app.asked.map(({ type }) => type)).not.toContain('hint');
  });

  test.each([
    ['lobby', 'r', 'resign', 'Resigning is not offered at this table.'],
    ['lobby', 'o', 'draw', 'Draws by agreement are not offered at this table.'],
    ['official', '=', 'claim', 'There is no draw to claim now.'],
    ['timed', 'u', 'undo', 'Moves cannot be taken back at this table.'],
    ['timed', 'i', 'hint', 'There are no hints in this game.'],
  ])('[M1] [W6] under %s the key %s and the word %s say why not', async (rules, key, word, why) => {
    for (const keys of [[key], [`:${word}`, 'enter']]) {
      const app = await from('B:W21,22:B9,10', { rules });
      await app.press(...keys);
      expect(app.text).toContain(why);
      expect(gameOf(app).view.state.round!.game.outcome).toBeNull();
    }
  });

  test('[R17] desktop: once the result is read, an emptied board, ready to start', async () => {
    const app = await from('B:W6:B1', { rules: 'desktop' });
    await app.press('1x10', 'enter');
    expect(app.text).toContain('is the winner!');
    const { board } = layoutGame(app.sheet.size, app.sheet.look, false);
    const { x, y } = wholeCells(board, areaOf(board, 10 as Square));
    const seen = () => app.lines.slice(y, y + 2).map((line) => [...line].slice(x, x + 6).join(''));
    const withPiece = seen();
    await app.press('enter');
    expect(seen()).not.toEqual(withPiece);
    await app.press('y');
    expect(movesOf(app)).toEqual([]);
    expect(gameOf(app).view.state.round!.number).toBe(2);
  });

  test('[R17] lobby: the next game is prepared with the same players and rules', async () => {
    const app = await from('B:W6:B1', { rules: 'lobby' });
    await app.press('1x10', 'enter');
    await app.press('enter');
    expect(app.text).toContain('set up the next game');
    await app.press('y');
    expect(app.text).toContain('Two players at this keyboard');
    expect(app.text).toContain('Dark');
    expect(app.text).toContain('Light');
    expect(app.text).toContain('Casual game');
  });

  test('[R17] official: another game follows, with the sides swapped', async () => {
    const app = await from('B:W6:B1');
    await app.press('1x10', 'enter');
    await app.press('enter', 'y');
    const round = gameOf(app).view.state.round!;
    expect(round.number).toBe(2);
    expect(round.sides).toEqual({ black: 1, white: 0 });
  });

  test('[R17] where the program is to end with the game, it does', async () => {
    const app = await from('B:W32:B1', { rules: 'timed' });
    await app.press('r', 'y', 'enter');
    expect(app.text).toContain('The game is over and the');
    expect(app.asked).toEqual([]);
    await app.press('enter');
    expect(app.asked).toEqual([{ type: 'quit' }]);
  });

  test('a game that was left is not given up unasked', async () => {
    const app = new TestApp({ canContinue: true });
    await app.press('2', 'page-down', 'enter');
    expect(app.text).toContain('You have an unfinished game');
    await app.press('enter');
    expect(app.screen.kind).toBe('game');
  });

  test('a whole game is played through by keys alone', async () => {
    const app = await startedGame();
    for (let i = 0; i < 400 && gameOf(app).boxes.length === 0; i += 1) {
      await app.press(...(i % 3 === 0 ? ['right'] : []), 'enter');
    }
    expect(gameOf(app).view.state.round!.game.outcome).not.toBeNull();
    expect(app.text).toContain('OK');
  });
});
