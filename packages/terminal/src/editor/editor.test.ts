/** Setting up a position: tools, text, refusals and starting (section E). */
import { formatFen } from '@crownhead/rules';
import { describe, expect, test } from 'vitest';
import { TestApp } from '../app/test-app.ts';
import type { EditorScreen } from './model.ts';

const editorOf = (app: TestApp): EditorScreen => app.screen as EditorScreen;
const fenOf = (app: TestApp): string => formatFen(editorOf(app).setup);

async function opened(config = {}): Promise<TestApp> {
  const app = new TestApp({ config });
  await app.press('s');
  return app;
}

async function typed(text: string, config = {}): Promise<TestApp> {
  const app = await opened(config);
  await app.press('t', text, 'enter');
  return app;
}

describe('placing', () => {
  test('a slip is undone, and the board is still there when one comes back', async () => {
    const app = await opened();
    await app.press('t', 'A7=B, C3=W', 'enter', 'c');
    expect(fenOf(app)).toBe('B:W:B');
    await app.press('u');
    expect(fenOf(app)).toBe('B:W22:B5');
    await app.press('escape', 's');
    expect(fenOf(app)).toBe('B:W22:B5');
    await app.press('u');
    expect(app.text).toContain('There is nothing to undo.');
  });

  test('[E2] four tools and an eraser, by number, Tab or click, and the active one shows', async () => {
    const app = await opened();
    await app.press('3', 'up', 'up', 'enter');
    expect(fenOf(app)).toBe('B:W21:B');
    await app.press('tab', 'right', 'right', 'enter');
    expect(fenOf(app)).toBe('B:W21,K22:B');
    await app.click('Red king');
    expect(editorOf(app).tool).toBe(1);
    await app.click('Eraser');
    await app.press('enter');
    expect(fenOf(app)).toBe('B:W21:B');
  });

  test('[E2] a click on a square places', async () => {
    const app = await opened();
    await app.click('15');
    expect(fenOf(app)).toBe('B:W:B15');
  });

  test('[E4] [E9] each refusal has its own words', async () => {
    const app = await opened();
    await app.press('enter', 'enter');
    expect(app.text).toContain("Can't place a piece there: the square is occupied.");
    await app.press('right', 'enter');
    expect(app.text).toContain('pieces stand on the dark squares only.');
    await app.press('right', 'delete');
    expect(app.text).toContain('There is no piece on that square to remove.');
    await app.press('left', 'left', 'delete');
    expect(fenOf(app)).toBe('B:W:B');
    await app.press('n', 't', '13=B', 'enter');
    expect(app.text).toContain('Out of pieces');
  });

  test('[E7] a man on its king row is crowned, with a notice', async () => {
    const app = await opened();
    await app.press('enter');
    expect(fenOf(app)).toBe('B:W:BK29');
    expect(app.text).toContain('was crowned');
  });

  test('[E1] usual start, clear, who is to move', async () => {
    const app = await opened();
    await app.press('n', 'w');
    expect(fenOf(app)).toMatch(/^W:W21,.*:B1,.*,12$/);
    await app.press('c');
    expect(fenOf(app)).toBe('W:W:B');
  });
});

describe('text', () => {
  test('[E3] several entries at once add to the board', async () => {
    const app = await typed('A7=B C3=WK 12=w');
    expect(fenOf(app)).toBe('B:W12,K22:B5');
  });

  test('[E3] a mistake is pointed at, the text stays and can be put right', async () => {
    const app = await typed('A7=B XX C3=WK');
    expect(app.text).toContain('column 6: “XX”');
    expect(fenOf(app)).toBe('B:W:B');
    expect(app.text).toContain('A7=B XX C3=WK');
    await app.press('ctrl+u', 'A7=B', 'enter');
    expect(fenOf(app)).toBe('B:W:B5');
  });

  test('[E8] positions go in and out as FEN', async () => {
    const app = await typed('W:W18,K3:B11');
    expect(fenOf(app)).toBe('W:WK3,18:B11');
    await app.press('p');
    expect(app.text).toContain('W:WK3,18:B11');
    await app.press('t', 'W:W99:B1', 'enter');
    expect(app.text).toContain('Squares are numbered 1 to 32.');
  });
});

describe('starting', () => {
  test('[E5] a blank or one-sided board does not start', async () => {
    const app = await opened();
    await app.press('s');
    expect(app.text).toContain('The board is blank');
    await app.press('up', 'up', 'enter', 's');
    expect(app.text).toContain('Only one side has pieces');
    expect(app.screen.kind).toBe('editor');
  });

  test('[E5] [W5] a blank board is refused; forced, nobody wins', async () => {
    const app = await opened();
    await app.press('s');
    expect(app.text).toContain('The board is blank');
    await app.press('f');
    expect(app.text.replace(/\s+/g, ' ')).toContain('without a result');
    await app.press('y', 'page-down', 'enter');
    expect(app.text.replace(/[\s│]+/g, ' ')).toContain('the game ends without a result');
    expect(app.text).not.toContain('winner');
  });

  test('[E5] forced, it says who has already lost and asks once', async () => {
    const app = await typed('13=B');
    await app.press('f');
    expect(app.text).toContain('White has no pieces and has already lost. Start anyway?');
    await app.press('n', 'f', 'y', 'page-down', 'enter');
    expect(app.text).toContain('Player Red is the winner!');
  });

  test('[E6] setup complete asks who plays, and begins', async () => {
    const app = await typed('B:W18,K3:B11');
    await app.press('s', 'page-down', 'enter');
    expect(app.screen.kind).toBe('game');
  });

  const ALMOST = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11';

  test('[E6] with twelve and twelve a start is offered, or happens automatically', async () => {
    const app = await typed(ALMOST);
    await app.press('t', '12=B', 'enter');
    expect(app.text).toContain('All 24 pieces are placed');
    const quick = await typed(ALMOST, { startsWhenComplete: true });
    await quick.press('t', '12=B', 'enter');
    expect(quick.text).toContain('Who plays this position?');
  });
});
