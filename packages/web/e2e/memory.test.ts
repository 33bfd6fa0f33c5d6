/** Screens that were left leave nothing behind in the page: neither elements nor listeners, which would hold all the rest. */

import { FULL } from '@crownhead/testkit';
import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withServer } from './app-fixture.ts';
import { button, movesAre, PATIENCE, press } from './screen.ts';

/** The app keeps some things once; after so many rounds it has them all. */
const WARM = 2;
const ROUNDS = FULL ? 10 : 2;
/** Far less than what one screen with a board has: some of the page may be on its way out when it is looked at. */
const FEW = { nodes: 60, listeners: 5 } as const;

/** What comes once, however late, is in one of them; what is never given back grows in all. */
const TRIES = 3;

/** Counted without holding any of them. */
const ON_SCREEN = `(() => {
  const walker = document.createTreeWalker(document);
  let count = 1;
  while (walker.nextNode()) count += 1;
  return count;
})()`;

interface Kept {
  readonly nodes: number;
  readonly listeners: number;
}

/** What the page holds beyond what is on the screen. */
async function kept(debug: CDPSession): Promise<Kept> {
  await debug.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await debug.send('Memory.getDOMCounters');
  const { result } = await debug.send('Runtime.evaluate', { expression: ON_SCREEN });
  return { nodes: nodes - Number(result.value), listeners: jsEventListeners };
}

/** The same twice: what was on its way out is collected a little later. */
async function settled(debug: CDPSession): Promise<Kept> {
  let last = await kept(debug);
  const isLast = async (): Promise<boolean> => {
    const now = await kept(debug);
    const isSame = Math.abs(now.nodes - last.nodes) < 10 && now.listeners === last.listeners;
    last = now;
    return isSame;
  };
  await expect.poll(isLast, { ...PATIENCE, interval: 200 }).toBe(true);
  return last;
}

const hasGrownLittle = (before: Kept, after: Kept): boolean =>
  after.nodes <= before.nodes + FEW.nodes && after.listeners <= before.listeners + FEW.listeners;

/** A game that goes on, the editor and the manual, and home from each of them. */
async function walk(page: Page): Promise<void> {
  for (const [link, there] of [
    ['/play/', '.board-live'],
    ['/editor', 'main .board'],
    ['/help', 'main .board'],
  ] as const) {
    await page.locator(`a[href^="${link}"]`).first().click();
    await page.locator(there).first().waitFor();
    await page.goBack();
    await button(page, /^Play a friend here/).waitFor();
  }
}

// On a server of its own: what others play would come and go on the first screen, with its listeners.
withServer('a page that is open for long', (app) => {
  it.runIf(FULL)('[V4] keeps nothing of the screens that were left', async () => {
    const { page, context } = await app.visit('/');
    await button(page, /^Play a friend here/).click();
    await page.locator('.board-live').waitFor();
    await press(page, 11, 15);
    await movesAre(page, '11-15');
    await page.goBack();
    const debug = await context.newCDPSession(page);
    for (let i = 0; i < WARM; i += 1) await walk(page);
    let before: Kept;
    let after = await settled(debug);
    let tries = 0;
    do {
      before = after;
      for (let i = 0; i < ROUNDS; i += 1) await walk(page);
      after = await settled(debug);
      tries += 1;
    } while (!hasGrownLittle(before, after) && tries < TRIES);
    expect(hasGrownLittle(before, after), JSON.stringify({ before, after })).toBe(true);

    // It would be noticed: a screen that somebody still holds.
    await page.evaluate(() => {
      Object.assign(globalThis, { held: document.querySelector('.home')!.cloneNode(true) });
    });
    expect((await kept(debug)).nodes).toBeGreaterThan(after.nodes + FEW.nodes);
  });
});
