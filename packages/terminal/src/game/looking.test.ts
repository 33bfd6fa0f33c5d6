/** Earlier positions on the screen, during a game and after it, while the game goes on. */
import { PRESETS } from '@crownhead/match';
import { pieceAt, type Square } from '@crownhead/rules';
import { ANN, BOB, connectionOf, EVE, TableDriver } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import { startedGame, TestApp } from '../app/test-app.ts';
import { areaOf, wholeCells } from '../board/geometry.ts';
import { layoutGame } from './layout.ts';
import type { GameScreen } from './model.ts';
import { HERE, move, playing, Seat } from './test-seat.ts';

const gameOf = (app: TestApp): GameScreen => app.screen as GameScreen;

/** A square without a piece shows its number. */
function isTaken(app: TestApp, square: number): boolean {
  const { board } = layoutGame(app.sheet.size, app.sheet.look, false);
  const { x, y, width, height } = wholeCells(board, areaOf(board, square as Square));
  const signs = app.lines.slice(y, y + height).map((line) => [...line].slice(x, x + width).join(''));
  return !signs.join('').includes(String(square));
}

const LOOKING = 'Viewing move 1.';
const COME_BACK = 'End: back to the game.';

async function afterThree(): Promise<TestApp> {
  const app = await startedGame({}, 'Bob');
  await app.press('11-15', 'enter', '22-18', 'enter', '15x22', 'enter');
  return app;
}

describe('looking back', () => {
  test('[L4] [M4] p and n go through the moves, Home to the start, End back; board, marks, piles and list in step', async () => {
    const app = await afterThree();
    const live = app.text;
    expect(app.text).toContain('p review');
    await app.press('p');
    expect(app.lines[0]).toContain(`${LOOKING} ${COME_BACK}`);
    expect(app.text).toContain('End back to the game');
    // Before the jump: both pieces stand, nothing is taken.
    expect([15, 18, 22].map((square) => isTaken(app, square))).toEqual([true, true, false]);
    expect(app.lines[2]!.trimEnd()).not.toMatch(/●$/);
    await app.press('p');
    expect([15, 18, 22].map((square) => isTaken(app, square))).toEqual([true, false, true]);
    await app.press('p', 'p', 'p');
    expect(app.lines[0]).toContain('Viewing the start of the game.');
    expect([11, 15].map((square) => isTaken(app, square))).toEqual([true, false]);
    await app.press('n', 'right');
    expect([15, 18, 22].map((square) => isTaken(app, square))).toEqual([true, true, false]);
    await app.press('home');
    expect(gameOf(app).looking?.at).toBe(0);
    await app.press('end');
    expect(app.text).toBe(live);
    await app.press('home', 'n', 'n', 'n');
    expect(gameOf(app).looking).toBeNull();
  });

  test('[L4] the move that led to the position is marked in the list, which follows through a long game', async () => {
    const app = new TestApp();
    await app.press('s', 't', 'B:WK32:BK1', 'enter', 'f', 'page-down', 'enter');
    const round = ['1-6', '32-27', '6-1', '27-32'];
    for (let ply = 0; ply < 48; ply += 1) await app.press(round[ply % 4]!, 'enter');
    const isMarked = (number: number, text: string): boolean => {
      const y = app.lines.findIndex((line) => new RegExp(` ${number}\\. +\\d`).test(line));
      if (y < 0) return false;
      const line = app.lines[y]!;
      const x = line.indexOf(text, line.indexOf(` ${number}. `));
      return app.sheet.canvas.styles[y * app.sheet.size.width + x]!.bold;
    };
    expect([isMarked(24, '27-32'), isMarked(1, '1-6')]).toEqual([true, false]);
    expect(app.text).not.toMatch(/ 1\. +\d/);
    await app.press('home');
    expect(app.text).toMatch(/ 1\. +\d/);
    await app.press('n');
    expect([isMarked(1, '1-6'), isMarked(1, '32-27')]).toEqual([true, false]);
    await app.press('n');
    expect([isMarked(1, '1-6'), isMarked(1, '32-27')]).toEqual([false, true]);
  });

  test('[M2] no move is made from an earlier position: a click, a key or text comes back to the game first', async () => {
    for (const [keys, entry] of [
      [['enter'], null],
      [['escape'], null],
      [['1'], '1'],
      [['e'], 'e'],
    ] as const) {
      const app = await afterThree();
      await app.press('home', ...keys);
      expect(gameOf(app).looking).toBeNull();
      expect(gameOf(app).entry?.field.text ?? null).toBe(entry);
      expect(gameOf(app).view.state.round!.game.plies).toHaveLength(3);
    }
    const app = await afterThree();
    await app.press('home');
    const { board } = layoutGame(app.sheet.size, app.sheet.look, false);
    const { x, y } = wholeCells(board, areaOf(board, 11 as Square));
    await app.input({ type: 'mouse', action: 'press', x: x + 1, y });
    expect(gameOf(app).looking).toBeNull();
    expect(gameOf(app).input!.turn).toBeNull();
    await app.press('home');
    await app.input({ type: 'paste', text: '25x18' });
    expect(gameOf(app).view.state.round!.game.plies).toHaveLength(3);
    expect(gameOf(app).looking).toBeNull();
  });

  test('[M2] nothing is done to the game from there either', async () => {
    const app = await afterThree();
    await app.press('p');
    for (const key of ['r', 'u', 'o', 'i', 'R', '=']) await app.press(key);
    expect([gameOf(app).confirm, gameOf(app).hint]).toEqual([null, null]);
    expect(gameOf(app).view.state.round!.game.plies).toHaveLength(3);
    expect(app.text).toContain(LOOKING);
  });

  test('[L4] a move in the list is clicked', async () => {
    const app = await afterThree();
    await app.click('22-18');
    expect(app.lines[0]).toContain(LOOKING);
    expect(gameOf(app).looking?.at).toBe(2);
    await app.click('15x22');
    expect(gameOf(app).looking).toBeNull();
  });

  test('[L4] [M5] a new move does not end it and is told; the clocks run on', async () => {
    const bob = await playing(BOB, { table: { timer: { kind: 'move', limit: 60_000, warning: 30_000 } } });
    await bob.happens(move(ANN, bob.driver, 11, 15));
    await bob.happens(move(BOB, bob.driver, 22, 18));
    await bob.app.press('p');
    await bob.app.pass(1000);
    bob.driver.now += 1000;
    expect(bob.app.text).toContain('0:59');
    await bob.happens(move(ANN, bob.driver, 15, 22));
    expect(gameOf(bob.app).looking?.at).toBe(1);
    expect(bob.app.lines[0]).toContain(LOOKING);
    expect(bob.app.text).toContain('Ann played 15x22.');
    await bob.app.press('p');
    expect(bob.app.text).toContain('Ann played 15x22.');
    await bob.app.press('end');
    expect(bob.app.lines[0]).toContain('You must perform a jump');
    expect(bob.app.text).not.toContain('Ann played');
  });

  test('[M5] [R10] what comes first at the top does not hide that the position is an earlier one', async () => {
    const bob = await playing(BOB);
    await bob.happens(move(ANN, bob.driver, 11, 15));
    await bob.happens(move(BOB, bob.driver, 22, 18));
    await bob.app.press('p');
    await bob.happens({ by: ANN, type: 'draw.offer' });
    expect(bob.app.lines[0]).toContain('Ann offers a draw. Do you accept?');
    expect(bob.app.text).toContain(`${LOOKING} ${COME_BACK}`);
    // n is the next move here, and no answer.
    await bob.app.press('p', 'n', 'n', 'y');
    expect(bob.commands()).toEqual([{ type: 'draw.accept' }]);
  });

  test('[R11] a move taken back, and another game, end it where there is nothing left to look at', async () => {
    const app = await afterThree();
    await app.press('p');
    await app.table!.send({ type: 'takeback.ask' });
    expect(gameOf(app).looking).toBeNull();
    const ann = await playing(ANN);
    await ann.happens(move(ANN, ann.driver, 11, 15));
    await ann.app.press('home');
    await ann.happens({ by: BOB, type: 'resign', confirmed: true });
    await ann.app.press('enter');
    expect(ann.app.text).toContain('Viewing the start');
    await ann.happens({ by: ANN, type: 'ready', ready: true });
    await ann.happens({ by: BOB, type: 'ready', ready: true });
    expect(gameOf(ann.app).looking).toBeNull();
  });

  test('[N6] spectators look back, too, and a lost server is told meanwhile', async () => {
    const eve = await playing(EVE);
    await eve.happens(move(ANN, eve.driver, 11, 15));
    await eve.app.press('p');
    expect(eve.app.text).toContain('Viewing the start of the game.');
    await eve.happens({ by: BOB, type: 'connection.lose', connection: connectionOf(BOB) });
    await eve.app.press('enter');
    expect(eve.app.lines[0]).toContain('Bob has disconnected');
    expect(eve.app.text).toContain('Viewing the start of the game.');
    await eve.linked(HERE);
    await eve.app.press('end');
    expect(eve.app.text).not.toContain('Viewing the start');
  });

  test.each(PRESETS)('[L4] after a game under $id', async ({ id }) => {
    const driver = TableDriver.playing({ preset: id });
    const first = driver.round.game.position.turn === 'black' ? [11, 15] : [22, 18];
    const mover = driver.round.players[driver.round.game.position.turn];
    const ann = await Seat.at(driver, ANN);
    await ann.happens(move(mover, driver, ...first));
    await ann.happens({ by: BOB, type: 'leave' });
    await ann.app.press('enter', 'enter');
    if (ann.app.screen.kind !== 'game') return;
    await ann.app.press('p');
    expect(ann.app.text).toContain('Viewing the start of the game.');
    const { position } = gameOf(ann.app).view.state.round!.game;
    expect(pieceAt(position, first[1] as Square)).not.toBeNull();
    await ann.app.press('end');
    expect(ann.app.text).not.toContain('Viewing the start');
  });
});
