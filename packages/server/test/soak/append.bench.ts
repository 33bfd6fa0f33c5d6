/**
 * Measures durable appends: `npx node packages/server/test/soak/append.bench.ts [tables] [seconds]`.
 * Every table sends its next move when the one before is acknowledged, as players do.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TableId, tableId } from '@crownhead/protocol';
import { SQUARES } from '@crownhead/rules';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { row } from '../store-contract/fixtures.ts';

const [tables = 500, seconds = 5] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'crownhead-bench-'));
const store = await openSqlite(join(folder, 'bench.db'));

const move = (seq: number) =>
  ({
    v: 1,
    at: 1_700_000_000_000 + seq,
    type: 'move.made',
    game: 1,
    ply: seq,
    move: { from: SQUARES[10]!, path: [SQUARES[14]!], captured: [], crowned: false },
  }) as const;

const waits: number[] = [];
const end = performance.now() + seconds * 1000;

async function play(table: TableId): Promise<void> {
  for (let seq = 1; performance.now() < end; seq++) {
    const asked = performance.now();
    await store.append(row(table, seq, { events: [move(seq)], due: { nextDue: move(seq).at } }));
    waits.push(performance.now() - asked);
  }
}

const began = performance.now();
const cpu = process.threadCpuUsage();
await Promise.all(Array.from({ length: tables }, (_, i) => play(tableId(`table${i}`))));
const spent = process.threadCpuUsage(cpu);
const took = performance.now() - began;
await store.close();
rmSync(folder, { recursive: true });

waits.sort((a, b) => a - b);
const share = (part: number): string => `${waits[Math.floor(waits.length * part)]?.toFixed(1)} ms`;
console.log(
  `${Math.round((waits.length / took) * 1000)} appends/s over ${tables} tables;`,
  `main thread ${((spent.user + spent.system) / waits.length).toFixed(1)} µs each;`,
  `wait: half within ${share(0.5)}, 99 % within ${share(0.99)}`,
);
