/** What a host reads before leaving, and between two games. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitAs, withServer } from './app-fixture.ts';
import { button, choose, noticed, PATIENCE, resign } from './screen.ts';

/** All of it is seen: nothing is cut off. */
const isWhole = (text: Locator): Promise<boolean> =>
  text.evaluate((one) => one.scrollHeight <= one.clientHeight + 1);

withServer('a host', (app) => {
  it('[W10][W1][W2] is told the truth about leaving; a rematch is waited for and asked for in whole sentences', async () => {
    const { page: ann } = await visitAs(app, 'Konstantinopolitanskaja', '/online/new');
    await choose(ann, /^Red/);
    await button(ann, 'Open table').click();
    // Alone at a table there is one way out, which says what it does.
    await button(ann, 'Close table').click();
    const close = ann.getByRole('dialog', { name: 'Close this table?' });
    await close.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => button(ann, 'Leave table').count(), PATIENCE).toBe(0);
    const dialog = ann.getByRole('dialog', { name: /^Leave the/ });
    const { page: bob } = await visitAs(app, 'Bob', new URL(ann.url()).pathname);
    await bob.locator('.board-live').waitFor();

    await button(ann, 'Leave').click();
    await dialog.getByText('if you leave, you lose. Bob becomes the host of this table.').waitFor();
    await dialog.getByRole('button', { name: 'Stay' }).click();

    // An answer of the game before is no news between two games.
    await button(ann, 'Offer draw').click();
    await button(bob, 'Decline').click();
    await noticed(ann, 'Bob declined the draw.');
    await resign(bob);
    await ann.getByRole('alertdialog').getByRole('button', { name: 'Rematch' }).click();
    await noticed(ann, 'Waiting for Bob to be ready.');

    await bob.getByRole('alertdialog').getByText('asks for a rematch').waitFor();
    await bob.keyboard.press('Escape');
    const asked = bob.locator('.game-lane .prompt-text');
    await asked.getByText('Konstantinopolitanskaja asks for a rematch.').waitFor();
    expect(await isWhole(asked)).toBe(true);
    await bob.setViewportSize({ width: 360, height: 780 });
    await expect.poll(() => isWhole(asked), PATIENCE).toBe(true);
    const prompt = bob.locator('.prompt-question');
    const [lane, text, board] = await Promise.all([
      prompt.boundingBox(),
      asked.boundingBox(),
      bob.locator('main .board').boundingBox(),
    ]);
    expect(lane!.y + lane!.height).toBeLessThanOrEqual(board!.y + 1);
    expect(text!.y).toBeGreaterThanOrEqual(lane!.y);
    await bob.setViewportSize({ width: 1280, height: 800 });

    // The truth of it.
    await button(ann, 'Leave').click();
    await expect.poll(() => ann.url(), PATIENCE).toBe(`${app.url}/online`);
    await button(bob, 'About this table').click();
    await bob.getByRole('dialog', { name: 'Bob’s table' }).waitFor();
  });
});
