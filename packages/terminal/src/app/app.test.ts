/** Screens as they are seen, at the sizes that matter; the frames are kept as text. */
import { describe, expect, test } from 'vitest';
import { menuScreen } from '../screens/menu.ts';
import { nameForm } from '../screens/own-forms.ts';
import { BARE, RICH, startedGame, TestApp } from './test-app.ts';

const golden = (name: string): string => `../../golden/${name}.txt`;
const ANALYSED = `[Black "Ann"]\n[White "Bob"]\n1. 11-15 {the usual one} (1. 9-14 22-18 (1... 22-17!?) 2. 5-9)
23-19 2. 8-11 {[%eval W23]} 22-17? {[%eval -0.35]} 3. 4-8 *`;
const BIG = { width: 150, height: 50 } as const;

describe('frames', () => {
  test.each([
    ['menu-80x24', {}],
    ['menu-150x50', { size: BIG }],
    ['menu-80x24-ascii', { look: BARE }],
    ['name-80x24', { screens: [nameForm()], config: { name: null } }],
    ['too-small-60x20-ascii', { size: { width: 60, height: 20 }, look: BARE }],
  ] as const)('[C2] [L1] [N3] %s', async (name, options) => {
    await expect(new TestApp(options).text).toMatchFileSnapshot(golden(name));
  });

  test.each([
    ['game-80x24', {}],
    ['game-150x50', { size: BIG }],
    ['game-80x24-ascii', { look: BARE }],
    ['game-150x50-ascii', { look: BARE, size: BIG }],
  ] as const)('[C3] [M3] [L4] %s', async (name, options) => {
    const app = await startedGame(options, 'Bob');
    await app.press('11-15', 'enter', '22-18', 'enter');
    await expect(app.text).toMatchFileSnapshot(golden(name));
  });

  test.each([
    ['two-players-80x24', '2'],
    ['computer-80x24', '1'],
    ['host-80x24', 'h'],
    ['join-80x24', 'j'],
    ['editor-80x24', 's'],
    ['open-80x24', 'o'],
    ['options-80x24', 'p'],
    ['help-80x24', '?'],
  ] as const)('[M7] %s', async (name, key) => {
    const app = new TestApp();
    await app.press(key);
    await expect(app.text).toMatchFileSnapshot(golden(name));
  });

  test.each([
    ['analysis-80x24', {}],
    ['analysis-80x24-ascii', { look: BARE }],
  ] as const)('[A4] %s', async (name, options) => {
    const app = new TestApp(options);
    app.files.set('g.pdn', ANALYSED);
    await app.press('a', 'g.pdn', 'enter', 'right', 'right');
    await expect(app.text).toMatchFileSnapshot(golden(name));
  });

  test('[L3] a choice is found by how it begins', async () => {
    const app = new TestApp();
    await app.press('1', '7');
    expect(app.text).toMatch(/‹ 7 /);
    await app.press('down', 'down', 'r');
    expect(app.text).toContain('‹ random ›');
    await app.press('z');
    expect(app.text).toContain('‹ random ›');
  });

  test('[M7] F1 brings help everywhere, where letters are typed too, and Esc leads back', async () => {
    const app = new TestApp();
    await app.press('j', 'f1');
    expect(app.text).toContain('Pieces move diagonally');
    await app.press('f1', 'escape');
    expect(app.text).toContain('Join by address');
  });

  test('plain signs stand for arrows and dashes, and nothing is a question mark', async () => {
    const app = new TestApp({ look: BARE });
    await app.press('?');
    expect(app.text).toMatch(/Up Down +the nearest/);
    expect(app.text.replaceAll('Esc back', '')).not.toContain('?');
  });

  test('[C2] every screen fits, whatever the size and the signs', async () => {
    for (const look of [RICH, BARE]) {
      for (const size of [
        { width: 80, height: 24 },
        { width: 97, height: 31 },
        { width: 200, height: 60 },
      ]) {
        for (const key of ['2', '1', 'h', 'j', 's', 'o', 'p', '?']) {
          const app = new TestApp({ size, look });
          await app.press(key);
          const { canvas } = app.sheet;
          expect(canvas.chars).toHaveLength(size.width * size.height);
          if (look.ascii) expect(app.text).toMatch(/^[\x20-\x7e\n]*$/);
        }
      }
    }
  });
});

describe('the app', () => {
  test('[C2] too small a window says so, and nothing is lost when it grows', async () => {
    const app = await startedGame();
    await app.press('11-15', 'enter');
    const before = app.text;
    app.resize({ width: 79, height: 24 });
    expect(app.text).toContain('The window is 79×24. Crownhead needs 80×24');
    await app.press('q');
    app.resize({ width: 80, height: 24 });
    expect(app.text).toBe(before);
  });

  test('nothing wakes a screen on which nothing blinks or runs', async () => {
    for (const key of ['?', '2', 'o', 'p', 'j']) {
      const app = new TestApp();
      expect(app.wakeAt).toBeNull();
      await app.press(key);
      expect(app.wakeAt, key).toBeNull();
    }
  });

  test('Ctrl+C quits from anywhere, Ctrl+Z gives the terminal to the shell', async () => {
    const app = await startedGame();
    await app.press('ctrl+z', 'ctrl+c');
    expect(app.asked).toContainEqual({ type: 'suspend' });
    expect(app.asked).toContainEqual({ type: 'quit' });
  });

  test('the menu is walked by arrows, letters and clicks', async () => {
    const app = new TestApp();
    await app.press('up', 'enter');
    expect(app.asked).toContainEqual({ type: 'quit' });
    await app.click('Set up a position');
    expect(app.screen.kind).toBe('editor');
    await app.press('escape', '?');
    expect(app.screen.kind).toBe('help');
    await app.press('escape');
    expect(app.screen).toMatchObject({ kind: 'menu' });
    expect(menuScreen().at).toBe(0);
  });

  test('[N2] the name is asked on the first start and remembered', async () => {
    const app = new TestApp({ config: { name: null }, screens: [nameForm()] });
    await app.press('enter');
    expect(app.text).toContain('A name has 1 to 24 characters.');
    await app.press('  Zoë ', 'enter');
    expect(app.asked).toContainEqual({ type: 'config', config: app.config });
    expect(app.config.name).toBe('Zoë');
    expect(app.text).toContain('Welcome, Zoë.');
  });

  test('a light terminal is believed, unless the player says otherwise', async () => {
    const app = new TestApp();
    await app.input({ type: 'background', light: true });
    expect(app.sheet.look.light).toBe(true);
    const told = new TestApp({ config: { light: false } });
    await told.input({ type: 'background', light: true });
    expect(told.sheet.look.light).toBe(false);
  });
});
