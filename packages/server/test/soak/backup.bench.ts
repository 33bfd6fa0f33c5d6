/** How much slower moves are saved while a database is copied: `npx node packages/server/test/soak/backup.bench.ts`. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableId } from '@crownhead/protocol';
import { inspectDatabase } from '../../src/store/sqlite/backup.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { row, said } from '../store-contract/fixtures.ts';

const ROWS = 400_000;
const TABLES = 500;
/** A move every so often, as on a busy evening. */
const PAUSE_MS = 2;

const folder = mkdtempSync(join(tmpdir(), 'crownhead-backup-'));
const file = join(folder, 'games.db');
const store = await openSqlite(file);
const heads = new Map<string, number>();
const append = async (i: number): Promise<void> => {
  const name = `table${i % TABLES}`;
  const seq = (heads.get(name) ?? 0) + 1;
  heads.set(name, seq);
  await store.append(row(tableId(name), seq, { events: [said('x'.repeat(220))] }));
};
for (let i = 0; i < ROWS; i += TABLES) {
  await Promise.all(Array.from({ length: TABLES }, (_, j) => append(i + j)));
}

const quantile = (sorted: readonly number[], q: number): string =>
  `${sorted[Math.floor((sorted.length - 1) * q)]!.toFixed(1)} ms`;

/** Appends one after the other until it is over, and how long each took. */
async function measure(label: string, over: () => boolean): Promise<void> {
  const times: number[] = [];
  for (let i = 0; !over(); i++) {
    const began = performance.now();
    await append(i);
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  times.sort((a, b) => a - b);
  const [half, most, all] = [0.5, 0.99, 1].map((q) => quantile(times, q));
  console.log(`${label}: ${times.length} appends, median ${half}, p99 ${most}, longest ${all}`);
}

const until = performance.now() + 10_000;
await measure('alone', () => performance.now() > until);
let copied = false;
const copy = join(folder, 'copy.db');
const backup = store.backUp(copy).finally(() => {
  copied = true;
});
await measure('during the copy', () => copied);
const { ms } = await backup;
console.log(`copied ${(statSync(copy).size / 1e6).toFixed(0)} MB in ${(ms / 1000).toFixed(1)} s`);
const began = performance.now();
const { rows, tables } = inspectDatabase(copy);
console.log(
  `read through: ${rows} rows of ${tables} tables in ${((performance.now() - began) / 1000).toFixed(1)} s`,
);
await store.close();
rmSync(folder, { recursive: true });
