/** What a person sees and does on a screen of the app, in their words: squares, pieces, notices. */
import { findPreset } from '@crownhead/match';
import type { PresetId } from '@crownhead/rules';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Slow machines are slow, but not this slow. */
export const PATIENCE = { timeout: 120_000, interval: 100 } as const;

export const square = (page: Page, number: number): Locator => page.locator(`main [data-square="${number}"]`);

/** Piece and squares, one after the other. */
export async function press(page: Page, ...squares: readonly number[]): Promise<void> {
  for (const number of squares) await square(page, number).click();
}

/** Row and column as they are seen, from the upper left: the way to press a light square. */
export async function pressCell(page: Page, row: number, column: number): Promise<void> {
  const box = await page.locator('main .board').boundingBox();
  if (!box) throw new Error('there is no board');
  const cell = box.width / 8;
  await page.mouse.click(box.x + (column + 0.5) * cell, box.y + (row + 0.5) * cell);
}

/** `{ 14: 'red man' }`: what every square says is on it. */
export const pieces = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('main .board [data-square]')
    .evaluateAll((squares) =>
      Object.fromEntries(
        squares
          .map((one) => [
            (one as HTMLElement).dataset.square!,
            one.getAttribute('aria-label')!.split(', ')[1]!,
          ])
          .filter(([, piece]) => piece !== 'empty'),
      ),
    );

/** The squares whose label has this note: "can move", "possible move". */
export const noted = (page: Page, note: string): Promise<number[]> =>
  page.locator('main .board [data-square]').evaluateAll(
    (squares, wanted) =>
      squares
        .filter((one) => one.getAttribute('aria-label')!.split(', ').includes(wanted))
        .map((one) => Number((one as HTMLElement).dataset.square))
        .sort((a, b) => a - b),
    note,
  );

/** What screen readers announce. */
export const announced = (page: Page): Locator => page.locator('main > [role="status"]');

/** What the one prompt says, beside a strip or on the card. */
const notice = (page: Page): Locator => page.locator('.prompt-text');

/** Waits until the prompt says it. */
export const noticed = (page: Page, text: string | RegExp): Promise<void> =>
  notice(page).filter({ hasText: text }).waitFor();

/** In the editor: the place for a position as text, which is closed for those who need none. */
export async function openText(page: Page): Promise<void> {
  const text = page.locator('.editor-text');
  if (!(await text.evaluate((one: HTMLDetailsElement) => one.open))) {
    await text.getByText('Position as text').click();
  }
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export const choose = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('radio', { name }).first().check();

/** By the name that players read. */
export async function choosePreset(page: Page, id: PresetId): Promise<void> {
  const change = button(page, 'Change rules');
  await change.or(button(page, 'Done')).first().waitFor();
  if (await change.isVisible()) await change.click();
  await choose(page, new RegExp(`^${findPreset(id)!.name}`));
}

export const moves = (page: Page): Promise<string[]> =>
  page.locator('.moves-list button').evaluateAll((cells) => cells.map((cell) => cell.textContent!.trim()));

/** Waits until the score sheet reads like this. */
export const movesAre = (page: Page, ...expected: readonly string[]): Promise<void> =>
  expect.poll(() => moves(page), PATIENCE).toEqual(expected);

/** The game begins: by sitting down, or by a press where the table asks for one. */
export async function getReady(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const ready = button(page, 'I’m ready');
    await page.locator('.board-live').or(ready).first().waitFor();
    if (await ready.isVisible()) await ready.click();
  }
}

export interface LocalGame {
  readonly fen?: string;
  readonly rules?: PresetId;
}

export const formPlace = ({ fen }: LocalGame): string =>
  `/new/friend${fen ? `?fen=${encodeURIComponent(fen)}` : ''}`;

/** At the form for a game of two at one device. */
export async function startByForm(page: Page, { rules }: LocalGame): Promise<void> {
  if (rules) {
    await choosePreset(page, rules);
    // Some draw the colours; here the first player always has the first.
    await page
      .getByRole('group', { name: / plays$/ })
      .getByRole('radio')
      .first()
      .check();
  }
  await button(page, 'Start').click();
  await page.locator('.board-live').waitFor();
}

/** Two people at one device, from a position, by the form. */
export async function startFriends(page: Page, url: string, game: LocalGame = {}): Promise<void> {
  await page.goto(url + formPlace(game));
  await startByForm(page, game);
}

/** A whole game from the start: the first side wins, the other's last man is blocked. Jumps of one, two and three pieces. */
export const WHOLE_GAME: readonly string[] = (
  '11-15 22-18 15x22 26x17 9-13 31-26 13x22x31 24-19 31x24x15 30-26 10-14 21-17 14x21x30 29-25 ' +
  '30x21 32-27 12-16 23-18 15x22x31x24 28x19x12 5-9'
).split(' ');

export const squaresOf = (move: string): number[] => move.split(/[-x]/).map(Number);

/** The address of every screen that needs no game. */
export const PLACES = [
  '/',
  '/new/friend',
  '/new/computer',
  '/settings',
  '/editor',
  '/open',
  '/online',
  '/online/new',
  '/watch',
  '/games',
  '/puzzles',
  '/study',
  '/library',
  '/train',
  '/train/lessons/men',
  '/train/squares',
  '/help',
  '/no/such/place',
];

/** Gives the game up, and is sure of it. */
export async function resign(page: Page): Promise<void> {
  await button(page, 'Resign').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
}
