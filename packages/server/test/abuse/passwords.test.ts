/** Passwords under attack: guessing locks nobody out, and hashing holds nothing else up. */
import { scryptSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as inFolder } from 'node:path';
import { NO_TABLE, playerId } from '@crownhead/match';
import { type ServerMessageOf, tableId } from '@crownhead/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { SITE_SHARE } from '../../src/limits/address.ts';
import type { RunningServer } from '../../src/server.ts';
import { NO_HINTS } from '../../src/store/hints.ts';
import { GUESSES_PER_ADDRESS, HASHING, TableAdmission } from '../../src/table/admission.ts';
import { openHere } from '../store-here.ts';
import { TestClient } from '../test-client.ts';
import { createTable, offered, sit, startTestServer } from '../test-server.ts';

let server: RunningServer;
const clients: TestClient[] = [];
const join = async (name: string, address: string): Promise<TestClient> => {
  const client = await TestClient.join(server.url, name, address);
  clients.push(client);
  return client;
};

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await server.stop();
});

const GUESSER = '203.0.113.9';

/** As an older version may have made it: checked in no time, where many are. */
function cheapHash(password: string): string {
  const key = scryptSync(password, Buffer.from('salt'), 32, { N: 16, r: 1, p: 1 });
  return `scrypt$4$1$1$${Buffer.from('salt').toString('base64url')}$${key.toString('base64url')}`;
}

describe('a table that cannot be', () => {
  it('[N4] leaves no password behind', async () => {
    const store = await openHere();
    const saved: string[] = [];
    const setPassword: typeof store.setPassword = async (...args) => {
      saved.push(args[0]);
      await store.setPassword(...args);
    };
    const opened = { store: { ...store, setPassword }, hints: NO_HINTS, shared: false };
    server = await startTestServer({ proxies: 1 }, { opened });
    const ann = await join('Ann', '192.0.2.1');
    const options = offered({ private: true, table: { ...offered().table, grace: 1 } });
    const made = await ann.request({ type: 'table.create', options, password: 'swordfish' });
    expect(made).toMatchObject({ error: 'grace-out-of-range' });
    expect(saved).toEqual([]);
    await createTable(ann, offered({ private: true }), 'swordfish');
    expect(saved).toHaveLength(1);
  });
});

describe('locking a table', () => {
  it('[N4] lets in all who are there with one write, however many they are', async () => {
    const store = await openHere();
    const grants: string[][] = [];
    const grant: typeof store.grant = async (table, ...players) => {
      grants.push(players);
      await store.grant(table, ...players);
    };
    const opened = { store: { ...store, grant }, hints: NO_HINTS, shared: false };
    server = await startTestServer({ proxies: 1 }, { opened });
    const ann = await join('Ann', '192.0.2.1');
    const table = await createTable(ann);
    const watchers = await Promise.all([1, 2, 3].map((i) => join(`Watcher ${i}`, '192.0.2.2')));
    for (const watcher of watchers) await watcher.open(table);
    await ann.request({ type: 'table.password', table, password: 'swordfish' });
    grants.splice(0);
    expect(await ann.command(table, { type: 'options.set', options: { private: true } })).toMatchObject({
      type: 'reply',
    });
    expect(grants.map((players) => players.toSorted())).toEqual([
      [ann, ...watchers].map(({ player }) => player).toSorted(),
    ]);
  });

  it('[N4] with another password asks those for it who were let in before, unless they are there or have a seat', async () => {
    server = await startTestServer({ proxies: 1 });
    const ann = await join('Ann', '192.0.2.1');
    const table = await createTable(ann, offered({ private: true }), 'swordfish');
    const [seated, here, gone] = await Promise.all(
      ['Ben', 'Cleo', 'Dan'].map((name) => join(name, '192.0.2.2')),
    );
    await sit(seated!, table, 'swordfish');
    for (const guest of [here!, gone!]) await guest.open(table, { password: 'swordfish' });
    for (const guest of [seated!, gone!]) await guest.request({ type: 'table.shut', table });
    expect(await gone!.open(table)).toMatchObject({ type: 'reply' });
    await gone!.request({ type: 'table.shut', table });
    await ann.request({ type: 'table.password', table, password: 'haddock' });
    await here!.request({ type: 'table.shut', table });
    for (const guest of [seated!, here!]) expect(await guest.open(table)).toMatchObject({ type: 'reply' });
    expect(await gone!.open(table)).toMatchObject({ error: 'password-needed' });
    expect(await gone!.open(table, { password: 'swordfish' })).toMatchObject({ error: 'wrong-password' });
    expect(await gone!.open(table, { password: 'haddock' })).toMatchObject({ type: 'reply' });
  });

  it('[N4] is for the host who still is when the password has been hashed', async () => {
    server = await startTestServer();
    const saved: string[] = [];
    const store = {
      setPassword: async (table: string) => void saved.push(table),
      present: async () => [],
      grant: async () => undefined,
    };
    const limits = { mostTables: 1, tablesPerPerson: 1, tablesPerAddress: 1 };
    const admission = new TableAdmission({
      ...{ store: store as never, tables: null as never, now: () => 0 },
      ...limits,
    });
    const table = { id: tableId('locked'), state: { ...NO_TABLE, host: playerId('ann') } };
    const set = (password: string) => admission.setPassword(playerId('ann'), '192.0.2.1', table, password);
    expect(await set('swordfish')).toMatchObject({ ok: true });
    const late = set('haddock');
    table.state = { ...NO_TABLE, host: playerId('bob') };
    expect(await late).toEqual({ ok: false, error: 'not-the-host' });
    expect(saved).toEqual(['locked']);
  });
});

describe('guessing a password', () => {
  it('[N4][O16] never keeps out who knows it, nor who has the link, even from the address that guesses', async () => {
    const store = await openHere();
    server = await startTestServer({ proxies: 1 }, { opened: { store, hints: NO_HINTS, shared: false } });
    const ann = await join('Ann', '192.0.2.1');
    const table = await createTable(ann, offered({ private: true }), 'swordfish');
    const { invitation } = (await ann.open(table)) as ServerMessageOf<'reply'>;
    expect(invitation).toMatch(/^[\w-]{22}$/);
    await store.setPassword(table, cheapHash('swordfish'), invitation!);

    const answers: string[] = [];
    for (let i = 0; i < 8; i++) {
      // Most of them from one address, two from others.
      const guest = await join(`Guest ${i}`, i < 6 ? GUESSER : `198.51.100.${i}`);
      for (let guess = 0; guess < 6; guess++) {
        const answer = await guest.open(table, { password: `no ${guess}` });
        answers.push(answer.type === 'refusal' ? answer.error : 'in');
      }
    }
    expect(answers.filter((answer) => answer === 'wrong-password').length).toBe(2 * 5 + 20);
    expect(new Set(answers)).toEqual(new Set(['wrong-password', 'too-many-attempts']));

    const bob = await join('Bob', '192.0.2.2');
    expect(await bob.open(table, { password: 'swordfish' })).toMatchObject({ type: 'reply', invitation });
    const cleo = await join('Cleo', GUESSER);
    expect(await cleo.open(table, { invitation: invitation! })).toMatchObject({ type: 'reply' });
  });

  it('[O44] from many networks of one site is guessing from one place', async () => {
    const store = await openHere();
    server = await startTestServer({ proxies: 1 }, { opened: { store, hints: NO_HINTS, shared: false } });
    const ann = await join('Ann', '192.0.2.1');
    const table = await createTable(ann, offered({ private: true }), 'swordfish');
    const site = `guess:${table}:2001:db8:7::/48`;
    // Hashing is slow on purpose: most of the guesses have been made already.
    const most = SITE_SHARE * GUESSES_PER_ADDRESS;
    for (let i = 0; i < most - 2; i++) await store.noteAttempt(site, Date.now());
    const answers: string[] = [];
    for (let i = 0; i < 3; i++) {
      const guest = await join(`Guest ${i}`, `2001:db8:7:${i}::1`);
      const answer = await guest.open(table, { password: 'no' });
      answers.push(answer.type === 'refusal' ? answer.error : 'in');
    }
    expect(answers).toEqual(['wrong-password', 'wrong-password', 'too-many-attempts']);
    const bob = await join('Bob', '2001:db8:8::1');
    expect(await bob.open(table, { password: 'swordfish' })).toMatchObject({ type: 'reply' });
  });

  it('[N4][O16] a link is good until the password changes, a wrong one says so, and the password still works with it', async () => {
    server = await startTestServer();
    const ann = await join('Ann', '192.0.2.1');
    const table = await createTable(ann, offered({ private: true }), 'swordfish');
    const { invitation: first } = (await ann.open(table)) as ServerMessageOf<'reply'>;
    const set = await ann.request({ type: 'table.password', table, password: 'haddock' });
    const { invitation: second } = set as ServerMessageOf<'reply'>;
    expect(second).toMatch(/^[\w-]{22}$/);
    expect(second).not.toBe(first);
    const bob = await join('Bob', '192.0.2.2');
    for (const invitation of [first!, '', second!.slice(1)])
      expect(await bob.open(table, { invitation })).toMatchObject({ error: 'bad-invitation' });
    expect(await bob.open(table, { invitation: first!, password: 'haddock' })).toMatchObject({
      type: 'reply',
      invitation: second,
    });
    // Those who are there learn of the next one without asking, so that the link they pass on is good.
    const told = bob.wait(
      (message) => message.type === 'presence' && (message.invitation ?? second) !== second,
    );
    const third = await ann.request({ type: 'table.password', table, password: 'turbot' });
    expect(await told).toMatchObject({ table, invitation: (third as ServerMessageOf<'reply'>).invitation });
    // To the others of a table that anybody may enter there is nothing to tell.
    const open = await createTable(ann);
    expect(await bob.open(open)).not.toHaveProperty('invitation');
  });
});

describe('many passwords at once', () => {
  it('[N4][O14] hold up neither files nor other people: a few are hashed, the others are told to wait', async () => {
    const folder = mkdtempSync(inFolder(tmpdir(), 'crownhead-abuse-'));
    try {
      writeFileSync(inFolder(folder, 'index.html'), `<!doctype html>${'<p>Hello</p>'.repeat(5000)}`);
      server = await startTestServer({ proxies: 1, tablesPerPerson: 1000 }, { webRoot: folder });
      const guests = await Promise.all(Array.from({ length: 12 }, (_, i) => join(`Guest ${i}`, GUESSER)));
      const ann = await join('Ann', '192.0.2.1');
      let hashed = 0;
      let busy = 0;
      const flood = guests.flatMap((guest) =>
        Array.from({ length: 20 }, async () => {
          const options = offered({ private: true });
          const made = await guest.request({ type: 'table.create', options, password: 'swordfish' });
          if (made.type === 'refusal' && made.error === 'busy') busy += 1;
          else hashed += 1;
        }),
      );
      const page = await fetch(server.url, { headers: { 'accept-encoding': 'br, gzip' } });
      expect((await page.text()).length).toBeGreaterThan(50_000);
      expect(hashed).toBeLessThan(HASHING.waitingPerAddress);
      // Somebody else has the next turn, not the last.
      await createTable(ann, offered({ private: true }), 'swordfish');
      expect(hashed).toBeLessThan(HASHING.waitingPerAddress);
      await Promise.all(flood);
      expect([hashed + busy, busy > 200]).toEqual([240, true]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
