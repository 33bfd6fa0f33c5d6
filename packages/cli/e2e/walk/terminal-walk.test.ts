/** The walk of a newcomer in a real terminal. */
import { afterAll, beforeAll } from 'vitest';
import { describeInTerminal, isThere, test } from '../../../terminal/src/pty/test-start.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { lookAtTerminal } from './pictures.ts';
import { terminalWalk } from './terminal-walk.ts';

let cluster: Cluster;
beforeAll(async () => {
  if (isThere) cluster = await startCluster();
});
afterAll(() => cluster?.stop());

describeInTerminal('a newcomer', () => {
  test('[C2][L3][B56][B71][B72][B73][N9][W14] goes from the first start to the report of a game with a friend on another node', {
    timeout: 900_000,
  }, async ({ programs }) => {
    const [here, there] = cluster.nodes.map(({ url }) => url.replace('http://', '')) as [string, string];
    // The friend's node is another one, as behind a load balancer.
    const startFriend = (path: string) => programs.start({ args: ['join', there + path, '--name', 'Felix'] });
    await terminalWalk(programs.start(), here, startFriend, lookAtTerminal);
  });
});
