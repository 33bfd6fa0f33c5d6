/** The walk of a newcomer through the web app, from the first visit to the report of a game with a friend: by what is on the screen. */
import { formatFen, type Position, positionOf } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  button,
  choose,
  moves,
  movesAre,
  noted,
  pieces,
  press,
  resign,
  square,
  squaresOf,
  WHOLE_GAME,
} from '../../../web/e2e/screen.ts';
import { goodMoveAt, Newcomer, Solver } from './newcomer-mind.ts';

/** Shown where a picture is worth taking, by the name of the step. */
export type Look = (step: string, page: Page) => Promise<void>;

const NAME = 'Nora';
const FRIEND = 'Felix';

/** Looked for now and then: every look costs the page time. */
const SELDOM = { timeout: 300_000, interval: 500 } as const;
/** So far the friend plays on. */
const FRIENDLY_GAME = FULL ? WHOLE_GAME : WHOLE_GAME.slice(0, 10);

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: typeof name === 'string' }).first();
const card = (page: Page) => page.getByRole('alertdialog');

const LETTERS = { white: 'W', red: 'B' } as const;

/** The position on the screen, with the side whose turn the words tell. */
async function positionShown(page: Page, turn: 'Red' | 'White'): Promise<Position> {
  const lists = { B: [] as string[], W: [] as string[] };
  for (const [square, piece] of Object.entries(await pieces(page))) {
    const [colour, kind] = piece.split(' ') as ['white' | 'red', string];
    lists[LETTERS[colour]].push(`${kind === 'king' ? 'K' : ''}${square}`);
  }
  return positionOf(`${turn === 'Red' ? 'B' : 'W'}:W${lists.W.join()}:B${lists.B.join()}`);
}

async function firstVisit(page: Page, look: Look): Promise<void> {
  await look('first-visit', page);
  await page.getByLabel('What is your name?').fill(NAME);
  await button(page, 'Save').click();
  await page.getByRole('heading', { level: 1, name: new RegExp(`, ${NAME}\\.$`) }).waitFor();
}

/** One game against level 2, to its end. */
async function playComputer(page: Page): Promise<void> {
  const nora = new Newcomer();
  for (let plies = 0; ; plies += 2) {
    const isHerTurn = async () =>
      (await moves(page)).length === plies && (await noted(page, 'can move')).length > 0;
    const mayMove = async () => (await isHerTurn()) || (await card(page).isVisible());
    await expect.poll(mayMove, SELDOM).toBe(true);
    if (await card(page).isVisible()) return;
    await press(page, ...squaresOf(nora.answerTo(await moves(page))));
  }
}

async function beatLevelTwo(page: Page, look: Look): Promise<void> {
  await link(page, /^Play the computer/).click();
  await page.getByRole('slider', { name: 'Level' }).fill('2');
  await choose(page, /^Red/);
  await button(page, 'Start').click();
  // Whoever does not win tries again.
  for (;;) {
    await page.locator('.board-live').waitFor();
    await playComputer(page);
    const won = page.getByRole('alertdialog', { name: 'You win' });
    if (await won.isVisible()) break;
    await card(page).getByRole('button', { name: 'Rematch' }).click();
  }
  await look('result', page);
}

async function makeReport(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Report' }).click();
  await button(page, 'Make a report').click();
}

async function analyse(page: Page, look: Look): Promise<void> {
  await card(page).getByRole('button', { name: 'Analyze' }).click();
  await page.locator('.engine-line').first().waitFor();
  // Her side is at the bottom, as it was when she played.
  const top = async (at: number): Promise<number> => (await square(page, at).boundingBox())!.y;
  expect(await top(1)).toBeGreaterThan(await top(32));
  await look('analysis', page);
  // She has seen the lines; as long as they are there, they get deeper.
  await page.getByRole('switch', { name: 'Engine' }).uncheck();
  await makeReport(page);
  // From a first look to the last mark.
  await page.getByText('Marks are given only where two deep searches agree.').waitFor();
  await look('report', page);
}

/** The mistake is trained: what is better is found on the board, and the card comes back some other day. */
async function train(page: Page, look: Look): Promise<void> {
  await button(page, 'Train my mistakes').click();
  await page.getByText(/^You played \S+ Find what is better\.$/).waitFor();
  await look('card', page);
  for (let left = true; left; ) {
    const next = button(page, 'Next card');
    // While moves are played on the board a square pressed is not heard, and another one after it would be alone.
    const hint = button(page, 'Hint');
    const mayMove = async () =>
      (await hint.isVisible()) && (await hint.getAttribute('aria-disabled')) !== 'true';
    for (;;) {
      await expect.poll(async () => (await next.isVisible()) || (await mayMove()), SELDOM).toBe(true);
      if (await next.isVisible()) break;
      const asked = await page.locator('.task-question').innerText();
      const turn = asked.includes('Red') ? 'Red' : 'White';
      await press(page, ...squaresOf(goodMoveAt(await positionShown(page, turn))));
      await page.locator('.task-good').waitFor();
    }
    await page.getByText(/^This card comes/).waitFor();
    await next.click();
    left = !(await page.getByRole('heading', { name: 'All done for today' }).isVisible());
  }
}

/** From the analysis, where it was left, to the games in which the same opening was played. */
async function findOpening(page: Page, look: Look): Promise<void> {
  await link(page, 'Analysis').click();
  await page.getByRole('button', { name: /^1, White: / }).click();
  await page.getByRole('tab', { name: 'Explorer' }).click();
  await page.getByRole('region', { name: 'Explorer' }).getByRole('row').nth(1).waitFor();
  await look('explorer', page);
  await link(page, 'Show these games').click();
  await page.locator('.game-list-row').first().waitFor();
  await look('library', page);
}

async function solve(page: Page): Promise<void> {
  const question = page.getByRole('heading', { level: 1, name: /^(Red|White) to play and/ });
  const turn = (await question.innerText()).startsWith('Red') ? 'Red' : 'White';
  const said = page.locator('.solve-said');
  const isShipped = async () => Solver.of(await positionShown(page, turn)) !== null;
  await expect.poll(isShipped, SELDOM).toBe(true);
  const solver = Solver.of(await positionShown(page, turn))!;
  while (!(await said.innerText()).startsWith('Solved')) {
    const before = await positionShown(page, turn);
    await press(page, ...squaresOf(solver.moveAt(before)!));
    const isAnswered = async () =>
      formatFen(await positionShown(page, turn)) !== formatFen(before) &&
      /^Solved|Go on\.$/.test(await said.innerText());
    await expect.poll(isAnswered, SELDOM).toBe(true);
  }
  expect(await said.innerText()).toBe('Solved!');
}

async function solvePuzzles(page: Page, look: Look): Promise<void> {
  await link(page, 'Puzzles').click();
  await page.getByRole('heading', { name: 'Puzzle of the day' }).waitFor();
  await link(page, 'Solve').click();
  for (let left = 3; left > 0; left -= 1) {
    await solve(page);
    if (left > 1) await button(page, 'Next puzzle').click();
  }
  await look('puzzle', page);
}

/** A table of one's own, and the link to it goes to a friend. */
async function playFriend(page: Page, visitFriend: VisitFriend, look: Look): Promise<void> {
  await link(page, 'Play').click();
  await link(page, /^Play online/).click();
  await page.getByText('No open tables yet.').waitFor();
  await link(page, 'New table').click();
  await choose(page, /^Red/);
  await button(page, 'Open table').click();
  // Here it is behind what lets other devices in: this server is for this machine only.
  await page.getByText('How to let others in').click();
  const invitation = page.locator('.share-link-url');
  await invitation.waitFor();
  await look('invitation', page);
  const friend = await visitFriend((await invitation.getAttribute('href'))!);
  await friend.getByLabel('Your name').fill(FRIEND);
  await look('invited', friend);
  await friend.locator('form .button-main').click();
  for (const [ply, move] of FRIENDLY_GAME.entries()) {
    const mover = ply % 2 === 0 ? page : friend;
    const [from, ...path] = squaresOf(move);
    await expect.poll(() => noted(mover, 'can move'), SELDOM).toContain(from);
    await press(mover, from!, ...path);
    if (ply === 9) await look('online-game', page);
  }
  for (const each of [page, friend]) await movesAre(each, ...FRIENDLY_GAME);
  if (FRIENDLY_GAME !== WHOLE_GAME) await resign(friend);
  await page.getByRole('alertdialog', { name: 'You win' }).waitFor();
}

/** Both games are listed, and that with the friend has its report too. */
async function findMyGames(page: Page, look: Look): Promise<void> {
  await card(page).getByRole('button', { name: 'Leave' }).click();
  await link(page, 'My games').click();
  const row = (text: RegExp) => page.locator('.data-table tbody tr', { hasText: text });
  await row(/Won.*Computer \(level 2\)/s).waitFor();
  await look('my-games', page);
  await row(new RegExp(`Won.*${FRIEND}`, 's'))
    .getByRole('link')
    .first()
    .click();
  await movesAre(page, ...FRIENDLY_GAME);
  await button(page, 'Analyze').click();
  await makeReport(page);
  await page.locator('.report-headline').filter({ hasText: /White/ }).waitFor();
  await look('friends-report', page);
}

type VisitFriend = (invitation: string) => Promise<Page>;

export async function webWalk(page: Page, visitFriend: VisitFriend, look: Look): Promise<void> {
  await firstVisit(page, look);
  await beatLevelTwo(page, look);
  await analyse(page, look);
  await train(page, look);
  await findOpening(page, look);
  await solvePuzzles(page, look);
  await playFriend(page, visitFriend, look);
  await findMyGames(page, look);
}
