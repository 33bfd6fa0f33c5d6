/** What the board looks like: every piece on the square it stands on, every square in its colour, and no change unnoticed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { columnOf, parseFen, pieceAt, rowOf, SQUARES } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type AppFixture, withApp } from './app-fixture.ts';
import { contrast, distance } from './colour.ts';
import { type BoardSeen, coloursOf, difference, look, type Seen } from './picture.ts';
import { startFriends } from './screen.ts';

/** Men and kings of both sides, and empty squares beside them. */
const FEN = 'B:W18,21,K22,28,K32:B1,K3,7,12,K30';
const START = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';
const BOARDS = [
  'tournament',
  'red-white',
  'black-white',
  'red-blue',
  'dark-light',
  'contrast',
  'colour-safe',
  'wood',
];
const SETS = ['turned', 'flat', 'wood', 'contrast', 'colour-safe'];
/** Colours by the names of the sides, and those of the sets that have their own. */
const PALETTES = ['red-white', 'black-white', 'red-blue', 'dark-light', 'contrast', 'colour-safe'];

/** Parts in a thousand: machines smooth edges a little differently. A man for a king is 4, a man too many 8. */
const TOLERANCE = 3;
/** With `CROWNHEAD_BASELINE=1` the pictures are made again. */
const MAKE = process.env.CROWNHEAD_BASELINE === '1';
const BASELINE = fileURLToPath(new URL('board.png', import.meta.url));

/** As the rules say it: the dark squares are those with a number. */
function expected(fen: string, flipped = false): BoardSeen {
  const setup = parseFen(fen);
  if (!setup.ok) throw new Error(fen);
  const rows = (): Seen[][] =>
    Array.from({ length: 8 }, (_, row) =>
      Array.from({ length: 8 }, (_, column) => ((row + column) % 2 === 0 ? 'light' : 'dark')),
    );
  const face = rows();
  for (const square of SQUARES) {
    const piece = pieceAt(setup.value, square);
    const [row, column] = [rowOf(square), columnOf(square)].map((at) => (flipped ? 7 - at : at));
    if (piece) face[row!]![column!] = piece.side;
  }
  return { ground: rows(), face };
}

const board = (page: Page): Locator => page.locator('main .board');

/** A board without marks, of one size on every screen. */
async function plainBoard(app: AppFixture, fen: string, colorScheme: 'light' | 'dark'): Promise<Page> {
  const { page } = await app.visit('/robots.txt');
  await page.evaluate(() => localStorage.setItem('crownhead.marks', 'none'));
  await showBoard(page, app, fen, colorScheme);
  return page;
}

async function showBoard(
  page: Page,
  app: AppFixture,
  fen: string,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.goto(`${app.url}/editor?fen=${fen}`);
  await large(page);
}

const large = (page: Page): Promise<void> =>
  board(page).evaluate((element) => {
    const style = { position: 'fixed', top: '64px', left: '0', width: '256px', height: '256px', zIndex: '9' };
    Object.assign(element.style, style);
  });

/** As the settings do it. */
async function choose(page: Page, theme: string, set: string): Promise<void> {
  await page.evaluate(
    ([theme, set]) => {
      localStorage.setItem('crownhead.theme', theme);
      localStorage.setItem('crownhead.pieces', set);
    },
    [theme, set] as const,
  );
  await page.reload();
  await large(page);
}

withApp('[R9] the board on the screen', (app) => {
  it('has every piece where it stands and every square in its colour, light and dark', async () => {
    // In the dark it is looked at below.
    for (const colorScheme of FULL ? (['light', 'dark'] as const) : (['light'] as const)) {
      const page = await plainBoard(app, FEN, colorScheme);
      expect(await look(page, board(page))).toEqual(expected(FEN));
      // Pieces on light squares, one column beside where they belong, do not go unnoticed.
      await page.locator('main .board-pieces').evaluate((layer) => {
        layer.style.transform = 'translateX(-12.5%)';
      });
      const wrong = await look(page, board(page));
      expect(wrong.ground).toEqual(expected(FEN).ground);
      expect(wrong.face).not.toEqual(expected(FEN).face);
      expect(wrong.face[0]![0]).toBe('black');
    }
  });

  it('[W15] whatever board and set of pieces are chosen; pieces stand out', async () => {
    const page = await plainBoard(app, FEN, 'light');
    for (const [i, theme] of BOARDS.entries()) {
      for (const set of FULL ? SETS : SETS.filter((_, at) => i % 4 === 0 && at === i % SETS.length)) {
        await choose(page, theme, set);
        expect({ theme, set, ...(await look(page, board(page))) }).toEqual({ theme, set, ...expected(FEN) });
      }
    }

    // Pieces stand out from the squares and from each other, in every set on every board.
    const all = await Promise.all(
      BOARDS.flatMap((theme) =>
        PALETTES.map(async (sides) => ({ theme, sides, ...(await coloursOf(page, theme, sides)) })),
      ),
    );
    expect(all).toHaveLength(BOARDS.length * PALETTES.length);
    for (const { theme, sides, dark, black, white } of all) {
      const name = `${sides} on ${theme}`;
      for (const face of [black, white]) expect(distance(face, dark), name).toBeGreaterThan(0.1);
      expect(distance(black, white), name).toBeGreaterThan(0.2);
      // Those who cannot see every colour tell these apart by lightness alone.
      if (sides === 'contrast') expect(contrast('#ffffff', dark), name).toBeGreaterThan(3);
      if (sides === 'contrast' || sides === 'colour-safe')
        expect(contrast(black, white), name).toBeGreaterThan(3);
    }
  });

  it.runIf(FULL)('the same in a game, turned too, on a phone, and on the first screen', async () => {
    const { page } = await app.visit('/', { colorScheme: 'dark' });
    const show = page.locator('.home-show .board');
    expect((await look(page, show)).ground).toEqual(expected(START).ground);
    await startFriends(page, app.url);
    expect(await look(page, board(page))).toEqual(expected(START));
    await page.getByRole('button', { name: 'Flip board' }).click();
    expect(await look(page, board(page))).toEqual(expected(START, true));
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await look(page, board(page))).toEqual(expected(START, true));
  });

  it('looks as it looked before', async () => {
    const page = await plainBoard(app, FEN, 'light');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const now = await board(page).screenshot();
      if (MAKE) writeFileSync(BASELINE, now);
      expect(await difference(page, readFileSync(BASELINE), now)).toBeLessThan(TOLERANCE);
    }
    const before = readFileSync(BASELINE);
    // One piece more, or a man for a king, is more than the tolerance.
    for (const other of [FEN.replace('B1,', 'B1,2,'), FEN.replace('K22', '22')]) {
      await showBoard(page, app, other, 'light');
      expect(await difference(page, before, await board(page).screenshot())).toBeGreaterThan(TOLERANCE);
    }
  });
});
