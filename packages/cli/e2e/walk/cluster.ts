/** Two nodes on one PostgreSQL. */
import { startPostgres } from '@crownhead/server/test-postgres';
import { ServeProcess } from '../../../server/test/chaos/process.ts';

export interface Cluster {
  readonly nodes: readonly [ServeProcess, ServeProcess];
  stop(): Promise<void>;
}

export async function startCluster(): Promise<Cluster> {
  const postgres = await startPostgres();
  const nodes = await Promise.all([ServeProcess.start(postgres.url), ServeProcess.start(postgres.url)]);
  return {
    nodes,
    stop: async () => {
      await Promise.all(nodes.map((node) => node.end()));
      await postgres.stop();
    },
  };
}
