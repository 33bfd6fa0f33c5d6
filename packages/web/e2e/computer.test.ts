/** The computer as an opponent, and two computers to watch. */

import { FULL } from '@crownhead/testkit';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withApp } from './app-fixture.ts';
import { announced, button, choose, moves, noted, PATIENCE, pieces, press } from './screen.ts';

withApp('[L3] the computer', (app) => {
  it('[L5] plays a game of the lowest level to its end, with legal moves only', async () => {
    // Three kings against one man: short for anybody who takes what is offered.
    const fen = 'B:W21:BK14,K15,K22';
    const { page } = await app.visit(`/new/computer?fen=${fen}`);
    await page.getByRole('slider', { name: 'Level' }).fill('1');
    await choose(page, /^Red/);
    await button(page, 'Start').click();
    const over = page.getByRole('alertdialog');
    // Whatever is offered first, until somebody cannot move.
    for (let turn = 0; turn < 40; turn += 1) {
      await expect
        .poll(async () => (await over.isVisible()) || (await noted(page, 'can move')).length > 0, PATIENCE)
        .toBe(true);
      if (await over.isVisible()) break;
      const [from] = await noted(page, 'can move');
      const played = (await moves(page)).length;
      await press(page, from!);
      // Until the turn is complete, which may take several jumps.
      while ((await moves(page)).length === played) {
        const [to] = await noted(page, 'possible move');
        if (to !== undefined) await press(page, to);
      }
    }
    await over.getByText(/(has|have) no pieces left|cannot move/).waitFor();
  });

  it('[V2] searches with the core in WebAssembly, fetched when the computer is first needed', async () => {
    const { page, context } = await app.visit('/');
    const fetched: string[] = [];
    const warnings: string[] = [];
    context.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    page.on('console', (message) => warnings.push(message.text()));
    await page.goto(`${app.url}/new/computer`);
    expect(fetched.filter((path) => path.endsWith('.wasm'))).toEqual([]);
    await choose(page, /^White/);
    await button(page, 'Start').click();
    await expect.poll(async () => (await moves(page)).length, PATIENCE).toBeGreaterThan(0);
    expect(fetched.filter((path) => /^\/assets\/core-[\w-]+\.wasm$/.test(path))).toHaveLength(1);
    // Where the browser or the content policy refused it, the engine would say so.
    expect(warnings.filter((text) => text.includes('The engine'))).toEqual([]);
  });

  it.runIf(FULL)('plays itself while one watches, and every move is told', async () => {
    const { page } = await app.visit('/new/computer');
    await button(page, 'Watch two computers instead').click();
    await button(page, 'Start').click();
    await expect.poll(async () => (await moves(page)).length, PATIENCE).toBeGreaterThanOrEqual(4);
    await expect.poll(() => announced(page).textContent(), PATIENCE).toMatch(/^(Red|White): \d+ to \d+/);
    await expect
      .poll(async () => Object.keys(await pieces(page)).length, PATIENCE)
      .toBeGreaterThanOrEqual(20);
    // Nobody at the screen may move for them.
    await expect.poll(() => button(page, 'Resign').count(), PATIENCE).toBe(0);
  });
});

/** In the middle of a game, far from any book. */
const NO_BOOK = 'B:W17,18,21,22,24,26,28,30:B1,3,5,8,10,11,12,16';

/** The engine's worker and those that help it, as the browser counts them: not those of other visitors. */
async function engineWorkers(page: Page): Promise<readonly string[]> {
  const own = await page.context().newCDPSession(page);
  const { targetInfo } = await own.send('Target.getTargetInfo');
  await own.detach();
  const session = await page.context().browser()!.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
  await session.detach();
  const here = targetInfos.filter(({ browserContextId }) => browserContextId === targetInfo.browserContextId);
  return here.filter(({ type }) => type === 'worker').map(({ title }) => title);
}

/** The milliseconds between the frames of every page from now on, in `gaps`. */
const recordFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const gaps: number[] = [];
    let last = performance.now();
    const frame = (now: number): void => {
      gaps.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(globalThis, { gaps });
  });

const forgetFrames = (page: Page): Promise<unknown> => page.evaluate('gaps.length = 0');

/** A page that is starved stands still for as long as the engine is busy. */
async function pageIsAlive(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.evaluate('gaps.length'), PATIENCE).toBeGreaterThan(60);
  const gaps = ((await page.evaluate('gaps')) as number[]).sort((a, b) => a - b);
  const [middle, high, most] = [0.5, 0.95, 1].map((share) => gaps[Math.ceil(share * gaps.length) - 1]!);
  console.log(
    `${gaps.length} frames while 4 threads ${what}: gaps of ${middle!.toFixed(0)} ms in the middle, ${high!.toFixed(0)} at 95 %, ${most!.toFixed(0)} at most`,
  );
  expect(middle).toBeLessThan(250);
}

withApp('[S3] the cores that the computer uses', (app) => {
  const severalCores = async (page: Page): Promise<void> => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 4 }),
    );
  };
  const playsAtFullStrength = async (page: Page): Promise<void> => {
    await page.goto(`${app.url}/new/computer`);
    await page.getByRole('slider', { name: 'Level' }).fill('10');
    await choose(page, /^White/);
    await button(page, 'Start').click();
    await expect.poll(async () => (await moves(page)).length, PATIENCE).toBeGreaterThan(0);
  };

  it('are chosen in the settings: with two, a helper searches along', async () => {
    const { page } = await app.visit('/robots.txt');
    await severalCores(page);
    await page.goto(`${app.url}/settings`);
    await page.getByLabel('Processor cores for the computer').selectOption('2');
    const before = (await engineWorkers(page)).length;
    await playsAtFullStrength(page);
    await expect.poll(async () => (await engineWorkers(page)).length - before, PATIENCE).toBe(2);
  });

  it.runIf(FULL)(
    '[S10] leave the page alive: it draws frame after frame while all of them think, ponder or analyse',
    async () => {
      const { page } = await app.visit('/robots.txt');
      // At least as many as this machine has, which leaves none to the page.
      await severalCores(page);
      await recordFrames(page);
      await page.goto(`${app.url}/settings`);
      await page.getByLabel('Processor cores for the computer').selectOption('4');
      await page.goto(`${app.url}/new/computer?fen=${NO_BOOK}`);
      await page.getByRole('slider', { name: 'Level' }).fill('10');
      await choose(page, /^White/);
      await button(page, 'Start').click();
      await page.locator('.board-live').waitFor();
      await forgetFrames(page);
      await expect.poll(async () => (await moves(page)).length, PATIENCE).toBeGreaterThan(0);
      await pageIsAlive(page, 'think');

      await forgetFrames(page);
      await pageIsAlive(page, 'ponder');

      await page.goto(`${app.url}/analysis?fen=${NO_BOOK}`);
      await page.locator('.engine-line').first().waitFor();
      await forgetFrames(page);
      await pageIsAlive(page, 'analyse');
    },
  );

  it.runIf(FULL)('are one where the page shares no memory, and there is nothing to choose', async () => {
    const { page } = await app.visit('/robots.txt');
    await severalCores(page);
    await page.route('**/*', async (route) => {
      const response = await route.fetch();
      const { 'cross-origin-opener-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto(`${app.url}/settings`);
    await page.getByText('Position editor').waitFor();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    await expect.poll(() => page.getByLabel('Processor cores for the computer').count(), PATIENCE).toBe(0);
    const before = (await engineWorkers(page)).length;
    await playsAtFullStrength(page);
    await expect.poll(async () => (await engineWorkers(page)).length - before, PATIENCE).toBe(1);
  });
});
