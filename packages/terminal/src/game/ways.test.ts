/** Ways to play: hjkl, dragging, Escape, starting again; and hints that leave with the move. */
import type { Move, Square } from '@crownhead/rules';
import { ANN, BOB, EVE, TableDriver } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import { startedGame, TestApp } from '../app/test-app.ts';
import { areaOf, wholeCells } from '../board/geometry.ts';
import type { Input } from '../term/decode.ts';
import { layoutGame } from './layout.ts';
import { type GameScreen, isFlipped } from './model.ts';
import { move, playing, Seat } from './test-seat.ts';

const gameOf = (app: TestApp): GameScreen => app.screen as GameScreen;
const pliesOf = (app: TestApp): number => gameOf(app).view.state.round!.game.plies.length;
const movesOf = (app: TestApp): readonly string[] =>
  gameOf(app).view.state.round!.game.plies.map((ply) =>
    ply.kind === 'move' ? [ply.move.from, ...ply.move.path].join('-') : 'pass',
  );

async function from(fen: string, config = {}): Promise<TestApp> {
  const app = new TestApp({ config });
  await app.press('s', 't', fen, 'enter', 'f', 'page-down', 'enter');
  return app;
}

type Mouse = Extract<Input, { type: 'mouse' }>;

/** Null is a place outside the board. */
async function mouse(app: TestApp, action: Mouse['action'], square: number | null): Promise<void> {
  const { board } = layoutGame(app.sheet.size, app.sheet.look, isFlipped(gameOf(app)));
  const at = square === null ? { x: 79, y: 0 } : wholeCells(board, areaOf(board, square as Square));
  await app.input({ type: 'mouse', action, x: at.x, y: at.y });
}

/** Down on the first, over the others, up on the last. */
async function drag(app: TestApp, ...squares: readonly (number | null)[]): Promise<void> {
  await mouse(app, 'press', squares[0]!);
  for (const square of squares.slice(1)) await mouse(app, 'move', square);
  await mouse(app, 'release', squares.at(-1)!);
}

const click = (app: TestApp, square: number): Promise<void> => drag(app, square);

describe('h, j, k and l', () => {
  test('[M4] [C3] are the arrows', async () => {
    const keys = ['right', 'right', 'left', 'enter', 'right', 'enter', 'up', 'down', 'left'];
    const letters = ['l', 'l', 'h', 'enter', 'l', 'enter', 'k', 'j', 'h'];
    const [byKeys, byLetters] = [await startedGame(), await startedGame()];
    for (const [i, key] of keys.entries()) {
      await byKeys.press(key);
      await byLetters.press(letters[i]!);
      expect(gameOf(byLetters).input!.cursor).toBe(gameOf(byKeys).input!.cursor);
    }
    expect(movesOf(byLetters)).toEqual(['10-15']);
  });

  test('[M4] with a rank next, h is the file of a typed move, and the cursor is where it was', async () => {
    for (const text of ['h6-g5', 'H6-G5']) {
      const app = await startedGame();
      const { cursor } = gameOf(app).input!;
      await app.press(text);
      expect(app.text).toContain(`Your move: ${text}`);
      expect(gameOf(app).input!.cursor).toBe(cursor);
      await app.press('enter');
      expect(movesOf(app)).toEqual(['12-16']);
    }
  });

  test('[M4] h and then something else is an arrow and something else', async () => {
    const app = await startedGame();
    await app.press('h', 'l', '9-13', 'enter');
    expect(movesOf(app)).toEqual(['9-13']);
  });

  test('[R10] what these letters did before has other keys', async () => {
    const claim = await from('B:WK32:BK1');
    const shuffle = ['1-6', '32-27', '6-1', '27-32'];
    for (let ply = 0; ply < 8; ply += 1) await claim.press(shuffle[ply % 4]!, 'enter');
    expect(claim.text).toContain('= claim the draw');
    await claim.press('=');
    expect(gameOf(claim).view.state.round!.game.outcome).toMatchObject({ winner: null });
    const driver = TableDriver.open();
    driver.sit(ANN);
    const ann = await Seat.at(driver, ANN);
    expect(ann.app.text).toContain('+ let the computer play');
    await ann.app.press('k', 'l');
    expect(ann.commands()).toEqual([]);
    await ann.app.press('+');
    expect(ann.commands()).toMatchObject([{ type: 'computer.seat' }]);
  });
});

describe('with the mouse', () => {
  test('[M4] a piece is dragged to where it goes, and shown where it would go', async () => {
    const app = await startedGame();
    await mouse(app, 'press', 11);
    expect(gameOf(app).input!.turn!.path).toEqual([11]);
    await mouse(app, 'move', 16);
    expect(gameOf(app).input!.cursor).toBe(16);
    await mouse(app, 'move', 15);
    expect(gameOf(app).input!.cursor).toBe(15);
    await mouse(app, 'release', 15);
    expect(movesOf(app)).toEqual(['11-15']);
  });

  test('[M3] hop by hop, or straight to the last square', async () => {
    const hops = await from('B:W18,26,32:B15,1');
    await drag(hops, 15, 22);
    expect(pliesOf(hops)).toBe(0);
    await drag(hops, 22, 31);
    expect(movesOf(hops)).toEqual(['15-22-31']);
    const far = await from('B:W18,26,32:B15,1');
    await drag(far, 15, 31);
    expect(movesOf(far)).toEqual(['15-22-31']);
  });

  test('[M1] [M2] dropped where it cannot go, it is refused with the reason; outside it stays chosen', async () => {
    const app = await startedGame();
    await drag(app, 11, 18);
    expect(app.text).toContain('There is no piece to jump there.');
    expect(pliesOf(app)).toBe(0);
    await drag(app, 11, null);
    expect(gameOf(app).input!.turn!.path).toEqual([11]);
    await click(app, 15);
    expect(movesOf(app)).toEqual(['11-15']);
    await drag(app, 11, 15);
    expect(pliesOf(app)).toBe(1);
  });

  test('[M4] clicking still works, and one more click lets go of the piece', async () => {
    const app = await startedGame();
    await click(app, 11);
    expect(gameOf(app).input!.turn).not.toBeNull();
    await click(app, 11);
    expect(gameOf(app).input!.turn).toBeNull();
    await click(app, 11);
    await click(app, 10);
    expect(gameOf(app).input!.turn!.path).toEqual([10]);
    await click(app, 15);
    expect(movesOf(app)).toEqual(['10-15']);
  });

  test('[M8] a click on the piece ends a turn that may end there, a drag goes on', async () => {
    const ended = await from('B:W18,26,32:B15,1', { rules: 'lobby' });
    await drag(ended, 15, 22);
    await click(ended, 22);
    expect(movesOf(ended)).toEqual(['15-22']);
    const further = await from('B:W18,26,32:B15,1', { rules: 'lobby' });
    await drag(further, 15, 22);
    await drag(further, 22, 31);
    // The new king may go on.
    expect(gameOf(further).input!.turn!.path).toEqual([15, 22, 31]);
  });

  test('a move is planned by dragging, too', async () => {
    const bob = await playing(BOB);
    await drag(bob.app, 22, 18);
    expect(bob.app.text).toContain('Planned: 22-18.');
  });

  test('[N6] those who watch drag nothing', async () => {
    const eve = await playing(EVE);
    await drag(eve.app, 11, 15);
    expect(eve.commands()).toEqual([]);
    expect(eve.app.text).toContain('Only a player can do that.');
  });
});

describe('Escape', () => {
  test('[R12] out of a game on this machine with moves it asks first; the game is kept', async () => {
    const app = await startedGame();
    await app.press('escape');
    expect(app.box).toContain('Back to the menu?');
    expect(app.box).not.toContain('kept');
    await app.press('y');
    expect(app.screen.kind).toBe('menu');
    const played = await startedGame();
    await played.press('11-15', 'enter', 'escape');
    expect(played.box).toContain('Back to the menu? The game is saved');
    await played.press('escape');
    expect(played.box).toBe('');
    await played.press('escape', 'n');
    expect([played.screen.kind, pliesOf(played)]).toEqual(['game', 1]);
    await played.press('escape', 'y');
    expect(played.screen.kind).toBe('menu');
    expect(played.asked).toContainEqual({ type: 'table.close', leave: false });
  });

  test('[R12] [N6] out of a game on a server it asks players and spectators', async () => {
    const ann = await playing(ANN);
    await ann.app.press('escape');
    expect(ann.app.box).toContain('You will lose it.');
    const eve = await playing(EVE);
    await eve.app.press('escape');
    expect(eve.app.box).toContain('Stop watching this game?');
    await eve.app.press('y');
    expect(eve.app.screen.kind).toBe('menu');
  });

  test('[R12] also without a connection; after the game it leaves', async () => {
    const ann = await playing(ANN);
    const link = { attempt: 2, attempts: 80, retryAt: null, problem: null } as const;
    await ann.linked({ status: 'reconnecting', ...link });
    await ann.app.press('enter', 'escape');
    expect(ann.app.box).toContain('You will lose it.');
    const over = await playing(ANN);
    await over.happens({ by: BOB, type: 'resign', confirmed: true });
    await over.app.press('enter', 'escape');
    expect(over.app.screen.kind).toBe('menu');
  });
});

describe('starting again', () => {
  test('[L1] the same game from its beginning, asked first when there are moves', async () => {
    const app = await from('B:W18,26,32:B15,1', { rules: 'lobby' });
    const { names, table, rules } = gameOf(app).view.state.round!;
    await app.press('R');
    expect(pliesOf(app)).toBe(0);
    await app.press('15x22', 'enter', 'R');
    expect(app.box).toContain('Start again? The moves of this game will be lost.');
    await app.press('n');
    expect(pliesOf(app)).toBe(1);
    await app.press('R', 'y');
    expect(pliesOf(app)).toBe(0);
    expect(gameOf(app).view.state.round).toMatchObject({ names, table, rules });
    expect(gameOf(app).input!.context.position).toMatchObject({ turn: 'black' });
  });

  test('[L1] Caps Lock gives no game up; on a server there is no such key', async () => {
    const app = await startedGame();
    await app.press('r');
    expect(app.box).toContain('Resign this game?');
    const ann = await playing(ANN);
    await ann.happens(move(ANN, ann.driver, 11, 15));
    expect(ann.app.text).not.toContain('restart');
  });
});

describe('a hint', () => {
  const hint: Move = { from: 11 as Square, path: [15 as Square], captured: [], crowned: false };

  test('[L3] leaves with the move, on the board and in words, whichever side moves', async () => {
    const app = await startedGame();
    await app.press('i');
    await app.tell({ type: 'hint', move: hint });
    expect(app.text).toContain('Hint: 11-15.');
    await app.press('9-13', 'enter');
    expect([gameOf(app).hint, gameOf(app).said]).toEqual([null, null]);
    expect(app.text).not.toContain('How about');
  });

  test('[L3] that comes late is for nobody; the next one is still waited for', async () => {
    const app = await startedGame();
    await app.press('i', '9-13', 'enter');
    await app.tell({ type: 'hint', move: hint });
    expect(app.text).not.toContain('How about');
    await app.press('i');
    expect(app.text).toContain('Looking for a good move.');
  });

  test('[L3] that the engine fails over is told of, to somebody who waits for it', async () => {
    const app = await startedGame();
    await app.tell({ type: 'hint', move: null });
    expect(app.text).not.toContain('No hint');
    await app.press('i');
    await app.tell({ type: 'hint', move: null });
    expect(app.text).toContain('No hint: the engine did not answer.');
  });

  test('[T3] [L3] leaves with a turn that passes, and with the end of the game', async () => {
    const app = new TestApp({ config: { rules: 'lobby' } });
    await app.press('2', 'down', 'down', 'down', '20 s', 'down', 'none', 'page-down', 'enter');
    await app.press('i');
    await app.tell({ type: 'hint', move: hint });
    await app.pass(20_500);
    expect(gameOf(app).hint).toBeNull();
    expect(app.text).not.toContain('How about');
  });
});
