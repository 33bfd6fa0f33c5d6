/** The walk of a newcomer in a browser. */
import { expect, it, onTestFinished } from 'vitest';
import { withApp } from '../../../web/e2e/app-fixture.ts';
import { newVisitor, sharedBrowser } from '../../../web/e2e/browser.ts';
import { startCluster } from './cluster.ts';
import { lookAtPage } from './pictures.ts';
import { webWalk } from './web-walk.ts';

/** The newcomer's node is the first; the friend comes to the second, as behind a load balancer. */
let nodes: readonly string[] = [];

async function serve() {
  const { nodes: processes, stop } = await startCluster();
  nodes = processes.map(({ url }) => url);
  return { url: nodes[0]!, stop };
}

async function visitFriend(invitation: string) {
  const { page, context, complaints } = await newVisitor(await sharedBrowser(), { serviceWorkers: 'block' });
  onTestFinished(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });
  const { pathname, hash } = new URL(invitation);
  await page.goto(nodes[1] + pathname + hash);
  return page;
}

withApp(
  'a newcomer',
  (app) => {
    it('[V2][L3][A25][B56][B35][B41][N9][W14] goes from the first visit to the report of a game with a friend on another node', async () => {
      const { page } = await app.visit('/');
      await webWalk(page, visitFriend, lookAtPage);
    }, 900_000);
  },
  serve,
);
