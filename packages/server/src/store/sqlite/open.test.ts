/** The store behind its thread: order, closing, refusals, and nothing acknowledged is lost when the process is killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { tableId } from '@crownhead/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { ANN, logged, row, said, T1 } from '../../../test/store-contract/fixtures.ts';
import { openSqlite } from './open.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'crownhead-sqlite-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const ENOUGH = 300;

/** Appends to ten tables concurrently until it is killed, and prints each row once it is acknowledged. */
const WRITER = `
  const { openSqlite } = await import(${JSON.stringify(new URL('./open.ts', import.meta.url))});
  const { row } = await import(${JSON.stringify(new URL('../../../test/store-contract/fixtures.ts', import.meta.url))});
  const store = await openSqlite(process.argv[1]);
  for (let i = 0; i < 10; i++) {
    const table = 'writer' + i;
    const next = async (seq) => {
      const { kind } = await store.append(row(table, seq));
      console.log(table, seq, kind);
      next(seq + 1);
    };
    next(1);
  }`;

describe('the SQLite store', () => {
  it('[O3] has what was erased nowhere in its file any more', async () => {
    const file = join(FOLDER, 'erased.db');
    const store = await openSqlite(file);
    const words = (text: string) => ({ ...row(T1, 1), events: [said(text)] });
    // Longer than a page of the file.
    const secret = 'Twelve Elm Street. '.repeat(600);
    await store.createSession({ player: ANN, name: 'Annika', skeleton: 'annika', tokenHash: 't', at: 1 });
    await store.append(words(secret));
    await store.rewriteRows([words('(deleted)')]);
    await store.endSession(ANN);
    await store.close();
    const bytes = readFileSync(file, 'latin1').toLowerCase();
    expect(bytes).toContain('(deleted)');
    for (const text of ['annika', 'elm street']) expect(bytes).not.toContain(text);
  });

  it('keeps the order in which it was asked, also within one tick', async () => {
    const store = await openSqlite(':memory:');
    const rows = Array.from({ length: 20 }, (_, i) => row(T1, i + 1));
    const answers = await Promise.all([
      ...rows.map((each) => store.append(each)),
      store.read(T1, 0),
      store.heads([T1]),
    ]);
    expect(answers).toEqual([
      ...rows.map(() => ({ kind: 'appended' })),
      rows.map(logged),
      new Map([[T1, 20]]),
    ]);
    await store.close();
  });

  it('does what it was asked before it closes, and refuses what comes after', async () => {
    const file = join(FOLDER, 'closed.db');
    const store = await openSqlite(file);
    const asked = store.append(row(T1, 1));
    await store.close();
    expect(await asked).toEqual({ kind: 'appended' });
    await expect(store.read(T1, 0)).rejects.toMatchObject({ code: 'unreachable' });
    const again = await openSqlite(file);
    expect(await again.read(T1, 0)).toEqual([logged(row(T1, 1))]);
    await again.close();
  });

  it('counts the time between two owners of a file as an outage, however short', async () => {
    const file = join(FOLDER, 'between.db');
    const first = await openSqlite(file);
    await first.heartbeat('a', 1000, 0);
    await first.heartbeat('a', 2000, 0);
    await first.close();
    const second = await openSqlite(file);
    expect((await second.heartbeat('b', 2400, 0)).outages).toMatchObject([{ from: 2000, to: 2400 }]);
    expect((await second.heartbeat('b', 3400, 0)).outages).toHaveLength(1);
    await second.close();
  });

  it('tells a bug from a fault, and goes on after either', async () => {
    const store = await openSqlite(':memory:');
    await expect(store.setPassword(T1, null as never, 'link')).rejects.toThrow(/NOT NULL/);
    expect(await store.openTables()).toBe(0);
    await store.close();
  });

  it('refuses a file it cannot use', async () => {
    await expect(openSqlite(FOLDER)).rejects.toMatchObject({ name: 'StoreFault', code: 'unwritable' });
  });

  it('loses no acknowledged row when its process is killed, and is free for the next one', async () => {
    const file = join(FOLDER, 'killed.db');
    const child = spawn(process.execPath, ['-e', WRITER, file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const gone = once(child, 'exit');
    const acknowledged = new Map<string, number>();
    let lines = 0;
    try {
      for await (const line of createInterface({ input: child.stdout })) {
        const [table, seq, kind] = line.split(' ');
        expect(kind).toBe('appended');
        acknowledged.set(table!, Number(seq));
        if (++lines === 1) await expect(openSqlite(file)).rejects.toMatchObject({ code: 'in-use' });
        if (lines === ENOUGH) child.kill('SIGKILL');
      }
    } finally {
      child.kill('SIGKILL');
      await gone;
    }
    expect(lines).toBeGreaterThanOrEqual(ENOUGH);

    const store = await openSqlite(file);
    for (const [table, seq] of acknowledged) {
      const rows = await store.read(tableId(table), 0);
      // More may have been written than the killed process could still tell.
      expect(rows.length).toBeGreaterThanOrEqual(seq);
      expect(rows.map((each) => each.seq)).toEqual(rows.map((_, i) => i + 1));
    }
    await store.close();
  });
});
