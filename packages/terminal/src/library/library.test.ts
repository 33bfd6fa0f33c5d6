/** The library and the explorer through the app. */
import { importPdn } from '@crownhead/library';
import { describe, expect, it } from 'vitest';
import type { AnalysisScreen } from '../analysis/model.ts';
import { BARE, TestApp, type TestAppOptions } from '../app/test-app.ts';
import { fileNames } from './open-form.ts';

const PDN = `
[Event "Club night"] [Black "Ann"] [White "Bob"] [Date "1999.05.01"]
1. 11-15 23-18 2. 8-11 27-23 3. 4-8 1-0

[Event "Final"] [Black "Bob"] [White "Cid"] [Date "2003.??.??"]
1. 9-14 22-18 2. 5-9 25-22 1/2-1/2

1. 11-15 23-19 2. 8-11 0-1`;

async function atLibrary(options: TestAppOptions = {}): Promise<TestApp> {
  const app = new TestApp(options);
  await app.press('i');
  expect(app.text).toContain('Opening the games.');
  expect(app.asked).toEqual([{ type: 'library.open', files: [] }]);
  await app.tell({ type: 'library', collection: importPdn(PDN, 'games.pdn') });
  return app;
}

const plyOf = (app: TestApp): number => (app.screen as AnalysisScreen).board.selected;

describe('[B70] the library', () => {
  it('lists the games, and opens one as an analysis', async () => {
    const app = await atLibrary();
    expect(app.text).toContain('3 of 3 games');
    expect(app.text).toMatch(/Ann – Bob +1-0 +1999/);
    expect(app.text).toMatch(/Bob – Cid +1\/2 +2003/);
    expect(app.text).toMatch(/Game 3 +0-1/);
    await app.press('down', 'enter');
    expect(app.panel).toContain('Bob – Cid');
    expect(plyOf(app)).toBe(0);
    await app.press('m');
    expect(app.text).toContain('3 of 3 games');
  });

  it('is searched by what is known and by the board; a game opens at the ply that was found', async () => {
    const app = await atLibrary({ look: BARE });
    await app.press('/', 'bob', 'enter');
    expect(app.text).toContain('2 of 3 games');
    expect(app.text).toContain('player bob');
    await app.press('/', ...Array<string>(4).fill('down'), '2000-', 'enter');
    expect(app.text).toContain('1 of 3 games');
    await app.press(
      'x',
      '/',
      ...Array<string>(8).fill('down'),
      'right',
      'right',
      'down',
      'B11,15:E8',
      'enter',
    );
    expect(app.text).toContain('mask B11,15:E8');
    expect(app.text).toMatch(/Ann - Bob.*ply 3/);
    await app.press('enter');
    expect(plyOf(app)).toBe(3);
  });

  it('a search that cannot be read is told in the form, which stays', async () => {
    const app = await atLibrary();
    await app.press('/', ...Array<string>(4).fill('down'), 'soon', 'enter');
    expect(app.text).toContain('The year must be a number or a range');
    await app.press('ctrl+u', ...Array<string>(4).fill('down'), 'right', 'down', 'nonsense', 'enter');
    expect(app.text).toContain('Search the library');
    await app.press('ctrl+u', 'W:W18,21,22,24-32:B1-7,9-12,15', 'down', 'right', 'down', '0', 'enter');
    expect(app.text).toContain('must be 1 or more');
    await app.press('backspace', '1', 'enter');
    expect(app.text).toContain('1 of 3 games');
    expect(app.text).toContain('or colors reversed');
  });

  it('PDN files are opened instead, with progress; what cannot be read is told', async () => {
    const app = await atLibrary();
    await app.press('o', 'a.pdn "my games.pdn"', 'enter');
    expect(app.asked.at(-1)).toEqual({ type: 'library.open', files: ['a.pdn', 'my games.pdn'] });
    await app.tell({ type: 'library.reading', games: 1200 });
    expect(app.text).toContain('1,200 games so far');
    await app.tell({ type: 'library.failed', message: 'a.pdn cannot be read.' });
    expect(app.text).toContain('a.pdn cannot be read.');
    expect(app.text).toContain('3 of 3 games');
    expect(fileNames('')).toEqual([]);
  });

  it('pages through many games', async () => {
    const app = await atLibrary();
    await app.tell({ type: 'library', collection: importPdn('1. 11-15 *\n\n'.repeat(100), 'many.pdn') });
    expect(app.text).toContain('1–15 of 100');
    await app.press('page-down', 'page-down');
    expect(app.text).toContain('Game 31');
    await app.press('end');
    expect(app.text).toContain('86–100 of 100');
    await app.press('/', 'nobody', 'enter');
    expect(app.text).toContain('No game fits.');
  });
});

describe('[W14] my games', () => {
  it('lists those that were finished, the last one first, and opens one from the side that was played', async () => {
    const app = new TestApp();
    await app.press('m');
    expect(app.text).toContain('Opening your games.');
    expect(app.asked).toEqual([{ type: 'library.own' }]);
    await app.tell({ type: 'own-games', games: importPdn('', 'games.pdn') });
    expect(app.text).toContain('Games that you finish are listed here.');
    await app.tell({ type: 'own-games', games: importPdn(PDN, 'games.pdn') });
    expect(app.text).toMatch(/My games[\s\S]*Bob – Cid +1\/2[\s\S]*Ann – Bob +1-0 +1999-05-01/);
    await app.press('end', 'enter');
    expect(app.panel).toContain('Ann – Bob');
    // Ann has played the first side.
    expect((app.screen as AnalysisScreen).flipped).toBe(true);
    await app.press('m', 'up', 'enter');
    expect((app.screen as AnalysisScreen).flipped).toBe(false);
  });
});

describe('[B71] the explorer', () => {
  it('shows beside an analysis what was played, how often, and how that ended', async () => {
    const app = await atLibrary();
    await app.press('enter');
    expect(app.panel).toContain('Explorer: 3 games 11-15 2 50/0/50 9-14 1 0/100/0');
    await app.press('right');
    expect(app.panel).toContain('Explorer: 2 games 23-18 1 100/0/0 23-19 1 0/0/100');
    await app.press('left');
    await app.click('9-14   ');
    expect(app.panel).toContain('(1. 9-14)');
    await app.press('x');
    expect(app.panel).not.toContain('Explorer');
  });

  it('opens the games where none are, and finds those with the position on the board', async () => {
    const app = new TestApp();
    await app.press('a', 'enter', '11-15', 'enter', 'x');
    expect(app.panel).toContain('Explorer: opening the games');
    expect(app.asked.at(-1)).toEqual({ type: 'library.open', files: [] });
    await app.tell({ type: 'library', collection: importPdn(PDN, 'games.pdn') });
    expect(app.panel).toContain('Explorer: 2 games');
    await app.press('f');
    expect(app.text).toContain('2 of 3 games');
    expect(app.text).toContain('ply 1');
    await app.press('escape');
    expect(app.screen.kind).toBe('analysis');
    // The engine looks at this position again.
    expect(app.asked.at(-1)).toMatchObject({ type: 'lines.follow', settings: { isOn: true } });
  });
});
