/** Operating a server in the web app, and what players see of it: reports, mutes, announcements, bans. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitAs, withApp } from './app-fixture.ts';
import { button, PATIENCE } from './screen.ts';
import { serveUnowned } from './server.ts';

let ownerLink = '';
const serve = async () => {
  const served = await serveUnowned();
  ownerLink = served.ownerLink;
  return served;
};

const section = (page: Page, name: string): Promise<void> =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });
const row = (page: Page, text: string) => page.locator('.admin-row', { hasText: text });

async function openTable(page: Page): Promise<string> {
  await page.getByRole('switch', { name: 'Chat' }).check();
  await button(page, 'Open table').click();
  await page.getByText('Waiting for a second player…').waitFor();
  return new URL(page.url()).pathname;
}

withApp(
  'a server with somebody to look after it',
  (app) => {
    it('[O7][O5][O4][O12] an owner by link reads a report, mutes, announces, bans; those concerned read why', async () => {
      const { page: olga } = await visitAs(app, 'Olga', ownerLink);
      await olga.getByText('Olga, owner').waitFor();
      await expect.poll(() => new URL(olga.url()).search, PATIENCE).toBe('');
      await olga.getByText('No open reports.').waitFor();
      // The way back to this page is where the name is, for those with a role.
      await olga.goto(`${app.url}/online`);
      await olga.getByRole('link', { name: 'Operate the server' }).click();
      await olga.getByText('Olga, owner').waitFor();

      const { page: ann } = await visitAs(app, 'Ann', '/online/new');
      const table = await openTable(ann);
      const { page: ben } = await visitAs(app, 'Ben', table);
      await button(ann, /^About/).click();
      await button(ann, 'Report a player').click();
      const dialog = ann.getByRole('dialog', { name: 'Report a player' });
      await dialog.getByLabel('Who?').selectOption({ label: 'Ben' });
      await dialog.getByLabel('Details (optional)').fill('He shouts at me.');
      await button(ann, 'Send report').click();
      await ann.getByText('Thank you. The moderators will look at it.').waitFor();

      await section(olga, 'Audit log');
      await section(olga, 'Reports');
      await row(olga, 'Ann about Ben').getByText('He shouts at me.').waitFor();
      await row(olga, 'Ann about Ben').getByRole('button', { name: 'Mute…' }).click();
      await olga.getByLabel('Reason').fill('Shouting');
      await button(olga, 'Mute Ben').click();
      await olga.getByText('Done.').first().waitFor();
      await row(olga, 'Ann about Ben').getByRole('button', { name: 'Done' }).click();
      await olga.getByText('No open reports.').waitFor();

      await button(ben, 'Chat').click();
      await ben.getByLabel('Write a message').fill('HELLO');
      await button(ben, 'Send').click();
      await ben.getByText(/^You cannot chat or change your name until .* Reason: Shouting$/).waitFor();
      await ben.getByRole('dialog').getByText('Close', { exact: true }).click();

      await section(olga, 'Announcements');
      await olga.getByLabel('Announcement', { exact: true }).fill('Tournament at eight.');
      await button(olga, 'Announce').click();
      await ann.getByText('Announcement: Tournament at eight.').waitFor();
      const { page: cleo } = await visitAs(app, 'Cleo');
      await cleo.getByText('Announcement: Tournament at eight.').waitFor();
      await button(cleo, 'Close announcement').click();
      await expect.poll(() => cleo.getByText('Tournament at eight.').count(), PATIENCE).toBe(0);

      await section(olga, 'Connections');
      await olga.getByLabel('Search').fill('ben');
      await row(olga, 'Ann').waitFor({ state: 'detached' });
      await row(olga, 'Ben').getByText('127.0.0.1', { exact: true }).waitFor();
      await row(olga, 'Ben').getByRole('button', { name: 'Ban address…' }).click();
      await expect
        .poll(() => olga.getByLabel('Name, address or network').inputValue(), PATIENCE)
        .toBe('127.0.0.1');
      await button(olga, 'Cancel').click();

      await section(olga, 'People');
      await row(olga, 'Ben').getByRole('button', { name: 'Ban…' }).click();
      await olga.getByLabel('Reason').fill('Still shouting');
      await button(olga, 'Ban Ben').click();
      await ben
        .getByText(/^You cannot use this server until .* Reason: Still shouting$/)
        .first()
        .waitFor();
      await row(olga, 'Ben').getByText('banned').waitFor();
      await section(olga, 'Bans');
      await row(olga, 'Person: Ben').getByText('Still shouting').waitFor();

      await section(olga, 'Tables');
      await row(olga, 'Ann').getByRole('button', { name: 'Close table' }).click();
      await ann.getByText('A moderator has closed the table.').first().waitFor();
      await section(olga, 'Audit log');
      for (const action of ['ban', 'mute', 'announce', 'resolve', 'close-table']) {
        await row(olga, `Olga: ${action}`).first().waitFor();
      }

      // The link worked once, and the page is for nobody else.
      await cleo.goto(`${app.url}${ownerLink}`);
      await cleo.getByText('This page is for owners and moderators of this server.').waitFor();
      await cleo.goto(`${app.url}/online`);
      await button(cleo, 'Use another device').waitFor();
      await expect
        .poll(() => cleo.getByRole('link', { name: 'Operate the server' }).count(), PATIENCE)
        .toBe(0);
    });
  },
  serve,
);
