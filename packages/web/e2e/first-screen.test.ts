/** The first screen leads everywhere, help is at hand, and a server that is full says so. */
import { it } from 'vitest';
import { visitAs, visitFriends, withApp } from './app-fixture.ts';
import { button } from './screen.ts';
import { serveApp } from './server.ts';

/** What is pressed on the first screen, and the title of what it leads to. */
const LINKS: readonly (readonly [string, RegExp])[] = [
  ['Play the computer', /^New game$/],
  ['Play online', /^Play online$/],
  ['Watch', /^Watch/],
  ['Set up a position', /^Set up a position$/],
  ['Open a file', /^Open a file$/],
  ['Learn', /^Learn$/],
  ['Settings', /^Settings$/],
];

withApp('the first screen', (app) => {
  it('[L1][N3] leads to two players, the computer, the network, watching, setting up, opening, help and options', async () => {
    const { page } = await app.visit('/');
    for (const [link, title] of LINKS) {
      await page
        .getByRole('link', { name: new RegExp(`^${link}`) })
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: /^Checkers/ }).waitFor();
    }
    await button(page, /^Play a friend here/).click();
    await page.locator('.board-live').waitFor();
  });

  it('[M7] help lies over a game: its own rules, its keys, and the way to the whole manual', async () => {
    const { page } = await visitFriends(app, { rules: 'lobby' });
    await button(page, 'Help').click();
    const help = page.getByRole('dialog');
    await help.getByText('Stop after any jump').waitFor();
    await help.getByText('Arrow keys').waitFor();
    // Beside the game, which stays where it is.
    const beside = page.context().waitForEvent('page');
    await help.getByRole('link', { name: 'More in “Learn”' }).click();
    const manual = await beside;
    await manual.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
  });
});

withApp(
  'a full server',
  (app) => {
    it('[N12] says so to the next visitor', async () => {
      const { page: ann } = await visitAs(app, 'Ann');
      // With a name comes another connection: the one there is must be hers again.
      await ann.getByText('Playing as').waitFor();
      const { page: bob } = await app.visit('/online');
      await bob.getByText(/^Server is full\. Connecting to the server: attempt \d of 5/).waitFor();
    });
  },
  () => serveApp(['--most-connections=1']),
);
