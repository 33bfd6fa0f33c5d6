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

/** Counted without holding any of them. */
const ON_SCREEN = `(() => {
  const walker = document.createTreeWalker(document);
  let count = 1;
  while (walker.nextNode()) count += 1;
  return count;
})()`;

/** What the page holds beyond what is on the screen. */
async function kept(debug: CDPSession): Promise<{ readonly nodes: number; readonly listeners: number }> {
  await debug.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await debug.send('Memory.getDOMCounters');
  const { result } = await debug.send('Runtime.evaluate', { expression: ON_SCREEN });
  return { nodes: nodes - Number(result.value), listeners: jsEventListeners };
}

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
  it('[V4] keeps nothing of the screens that were left', async () => {
    const { page, context } = await app.visit('/');
    await button(page, /^Play a friend here/).click();
    await page.locator('.board-live').waitFor();
    await press(page, 11, 15);
    await movesAre(page, '11-15');
    await page.goBack();
    const debug = await context.newCDPSession(page);
    for (let i = 0; i < WARM; i += 1) await walk(page);
    const before = await kept(debug);
    for (let i = 0; i < ROUNDS; i += 1) await walk(page);
    // What was on its way out is collected a little later.
    const most = { nodes: before.nodes + FEW.nodes, listeners: before.listeners + FEW.listeners };
    const isFew = ({ nodes, listeners }: typeof before) => nodes <= most.nodes && listeners <= most.listeners;
    await expect.poll(async () => isFew(await kept(debug)), PATIENCE).toBe(true);
    const after = await kept(debug);

    // It would be noticed: a screen that somebody still holds.
    await page.evaluate(() => {
      Object.assign(globalThis, { held: document.querySelector('.home')!.cloneNode(true) });
    });
    expect((await kept(debug)).nodes).toBeGreaterThan(after.nodes + FEW.nodes);
  });
});
