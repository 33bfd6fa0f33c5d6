/** A worker of the book: searches the positions it is given. */
import type { Position } from '@crownhead/rules';
import { Engine } from '../../src/engine.ts';
import { openCore } from '../../src/node/open-core.ts';
import { openTables } from '../../src/node/open-tables.ts';
import { serveTasks } from '../../src/node/worker-pool.ts';
import { requestFor } from '../../src/search-request.ts';

/** The same score whatever was searched before: each search has memory of its own. */
const MEGABYTES = 16;

serveTasks<Position, number>((nodes) => {
  const engine = new Engine({ megabytes: 1, prober: openTables(), core: openCore(), clock: () => 0 });
  return (position) => {
    const { lines } = engine.search(
      requestFor(position, { nodes: nodes as number }),
      undefined,
      undefined,
      MEGABYTES,
    );
    return lines[0]?.score ?? 0;
  };
});
