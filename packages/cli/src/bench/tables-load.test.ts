/** The load of the server's benchmarks, at more tables than the limits for strangers allow one person. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Load } from './load.ts';
import { serve } from './serve.ts';
import { openTables } from './tables-load.ts';

it('[V9] plays at many tables at once, though all its players are the same two people', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crownhead-load-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const server = await serve(join(folder, 'load.db'));
  onTestFinished(() => server.stop());
  const load = new Load();
  const close = await openTables(server.url, load, { tables: 12, listeners: 1 });
  onTestFinished(close);
  expect(await load.burst(48)).toBe(48);
  expect(load.latencies).toHaveLength(48);
});
