/** A table that everybody has left, as people see it: the server's minute passes by a clock of the test. */
import { FakeClock } from '@crownhead/testkit';
import { WEB_ROOT } from '@crownhead/web';
import { expect, it } from 'vitest';
import { startTestServer } from '../../server/test/test-server.ts';
import { visitAs, withApp } from '../../web/e2e/app-fixture.ts';
import { button, PATIENCE } from '../../web/e2e/screen.ts';
import type { ServedApp } from '../../web/e2e/server.ts';

/** Runs as quickly as time does, unless a test is in a hurry. */
class HurriedClock extends FakeClock {
  #work: Promise<void> = Promise.resolve();
  readonly #timer = setInterval(() => this.pass(TICK_MS), TICK_MS);

  pass(ms: number): Promise<void> {
    this.#work = this.#work.then(() => this.advance(ms));
    return this.#work;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

const TICK_MS = 100;

let clock: HurriedClock;

async function serve(): Promise<ServedApp> {
  clock = new HurriedClock();
  const server = await startTestServer({}, { clock, webRoot: WEB_ROOT });
  const stop = async () => {
    await server.stop();
    clock.stop();
  };
  return { url: server.url, stop };
}

withApp(
  'a table that everybody has left',
  (app) => {
    it('[W9] is not offered from then on, and a minute later its link says that it is gone', async () => {
      const { page: ann, context } = await visitAs(app, 'Ann', '/online/new');
      await button(ann, 'Open table').click();
      await ann.getByText('Waiting for a second player…').waitFor();
      const link = ann.url();
      const { page: eve } = await app.visit('/online');
      await eve.getByRole('link', { name: 'Join: Ann’s table' }).waitFor();
      await context.close();
      await eve.getByText('No open tables yet.').waitFor();

      // Somebody with the link comes in time: the table is there, and is kept as long as they look at it.
      const bob = await app.visit('/robots.txt');
      await bob.page.goto(link);
      await bob.page.getByRole('heading', { name: 'Ann invites you to play' }).waitFor();
      await bob.context.close();

      for (let second = 0; second < 60; second++) await clock.pass(1000);
      const { page: late } = await app.visit('/robots.txt');
      await late.goto(link);
      await late.getByRole('heading', { name: 'This table does not exist.' }).waitFor();
      await expect.poll(() => eve.getByText('No open tables yet.').isVisible(), PATIENCE).toBe(true);
    });
  },
  serve,
);
