/** A browser and a terminal on different nodes of one cluster: the nodes die one after the other, the game goes on. */
import { startPostgres } from '@crownhead/server/test-postgres';
import { expect, it } from 'vitest';
import { ServeProcess } from '../../server/test/chaos/process.ts';
import { button, choose, moves } from '../../web/e2e/screen.ts';
import { withGateways } from './gateways.ts';
import { LoadBalancer } from './load-balancer.ts';
import { playThrough, SHORT_GAME } from './participants.ts';

let nodes: [ServeProcess, ServeProcess];
let database = '';
/** The browser's way leads to the first node, the terminal's to the second, and to the other one where that is dead. */
let forTerminal: LoadBalancer;

/** Two nodes on one PostgreSQL; the address is the browser's. */
async function serveCluster() {
  const postgres = await startPostgres();
  database = postgres.url;
  nodes = await Promise.all([ServeProcess.start(database), ServeProcess.start(database)]);
  const [first, second] = nodes.map(({ port }) => port) as [number, number];
  const forBrowser = await LoadBalancer.open([first, second]);
  forTerminal = await LoadBalancer.open([second, first]);
  const stop = async () => {
    for (const balancer of [forBrowser, forTerminal]) balancer.close();
    await Promise.all(nodes.map((node) => node.end()));
    await postgres.stop();
  };
  return { url: forBrowser.url, basePort: 0, stop };
}

withGateways(
  'a browser on one node',
  (gateways) => {
    it('[N9][N15][N17][V2][C2] each loses its node once, and the game goes on', async () => {
      const wendy = await gateways.byWeb('Wendy', '/online/new');
      await choose(wendy.page, /^Red/);
      await button(wendy.page, 'Open table').click();
      await wendy.page.getByText('Waiting for a second player…').waitFor();
      const invitation = forTerminal.url + new URL(wendy.page.url()).pathname;
      const tom = gateways.byTerminal('Tom', ['join', invitation, '--name', 'Tom']);
      await playThrough([wendy, tom], [], SHORT_GAME.slice(0, 1));

      // The terminal's node: its player is told, and is brought to the other one.
      const lossesTold = () => tom.program.output.split('The connection to the server is lost.').length - 1;
      nodes[1].kill();
      await tom.program.until('the loss to be told', () => lossesTold() > 0);
      await playThrough([tom, wendy], [], SHORT_GAME.slice(1, 3));

      // Another takes its place, and the one where both are dies.
      await nodes[1].ended;
      nodes[1] = await ServeProcess.start(database, nodes[1].port);
      const told = lossesTold();
      nodes[0].kill();
      // A move typed while the connection breaks would have to be typed again.
      await tom.program.until('the loss to be told again', () => lossesTold() > told);
      await playThrough([tom, wendy], [], SHORT_GAME.slice(3, 5));
      expect(await moves(wendy.page)).toEqual(SHORT_GAME.slice(0, 5));
    });
  },
  serveCluster,
);
