/** Hosting and joining by address: the page that explains it, and the way to a server whose address somebody has. */
import { FULL } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { withApp } from './app-fixture.ts';
import { button, PATIENCE } from './screen.ts';

withApp('hosting and joining by address', (app) => {
  it.runIf(FULL)(
    '[N1] [W10] is explained from the lobby and the manual: the commands, and what a browser cannot do',
    async () => {
      const { page } = await app.visit('/online');
      await page.locator('.lan-note summary').click();
      await page.getByRole('link', { name: 'Host and join by address' }).click();
      await page.getByRole('heading', { name: 'Host and join by address', level: 1 }).waitFor();
      for (const command of ['crownhead serve --lan', 'crownhead host', 'crownhead join 192.168.1.20:8080'])
        await page.getByText(command, { exact: true }).waitFor();
      await page.getByText('cannot host one').waitFor();
      await page.goto(`${app.url}/help#network`);
      await page.getByRole('link', { name: 'Host and join by address' }).click();
      await page.getByRole('heading', { name: 'Join by address', level: 2 }).waitFor();
    },
  );

  it('[N1] an address that is none is told; one that is leads to the server, an invitation to its table', async () => {
    const { page } = await app.visit('/help?address');
    const address = page.getByLabel('Address');
    await address.fill('not an address');
    await button(page, 'Join').click();
    await page.getByText('That is not an address.').waitFor();
    await address.fill('');
    await expect.poll(() => button(page, 'Join').isDisabled(), PATIENCE).toBe(true);
    const { host } = new URL(app.url);
    await address.fill(`${host}/t/k3mq7xw2p9`);
    await address.press('Enter');
    await page.waitForURL(`${app.url}/t/k3mq7xw2p9`);
    await page.goto(`${app.url}/help?address`);
    await page.getByLabel('Address').fill(host);
    await page.getByLabel('Address').press('Enter');
    await page.waitForURL(`${app.url}/online`);
  });
});
