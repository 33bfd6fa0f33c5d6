/** A visit to a server: who one is there, and what becomes of an answer that comes after one has left. */
import type { Table } from '@crownhead/client';
import { PRESETS } from '@crownhead/match';
import { ERROR_WORDS } from '@crownhead/protocol';
import { listedPerson, tableListing } from '@crownhead/testkit';
import { afterEach, describe, expect, it, test } from 'vitest';
import type { ShellEvent } from '../app/screen.ts';
import { OnlineLink } from './online.ts';
import { OWN_TABLE, refusal, TestServer } from './test-server.ts';

const ORIGIN = 'http://127.0.0.1:1';
const KNOWN = { player: 'bob', name: 'Bobby' };

let link: OnlineLink | null = null;
afterEach(() => link?.close());

function visit() {
  const told: ShellEvent[] = [];
  const opened: string[] = [];
  const at: { table: Table | null } = { table: null };
  const tokens: string[] = [];
  link = new OnlineLink({
    tell: (event) => told.push(event),
    opened: (table, id) => {
      opened.push(id);
      at.table = table;
    },
    isAt: (table) => table === at.table,
    tokenFor: () => 'pass',
    keepToken: (_, __, token) => tokens.push(token),
  });
  const online = link;
  online.do({ type: 'connect', origin: ORIGIN, name: 'Bob' });
  const arrived = () => told.some((event) => event.type === 'online' && event.online?.link.status === 'here');
  /** As the screen does when one leaves a table. */
  const leave = () => {
    at.table?.close();
    at.table = null;
  };
  return { online, told, opened, tokens, arrived, leave };
}

const sentences = (told: readonly ShellEvent[]): readonly string[] =>
  told.flatMap((event) =>
    event.type === 'notice' ? [event.text] : event.type === 'refused' ? [event.problem.message] : [],
  );

const wait = (holds: () => boolean) => expect.poll(holds).toBe(true);

describe('[N3] somebody who has left while an answer was under way', () => {
  const KINDS = ['command', 'table.open', 'table.create'] as const;

  it.each(KINDS)('stays where they are: %s', async (kept) => {
    const server = new TestServer({ GET: KNOWN, PUT: KNOWN }, [kept]);
    const { online, told, opened, arrived } = visit();
    await wait(arrived);
    if (kept === 'table.create') online.do({ type: 'table.create', options: {} as never });
    else online.do({ type: 'table.open', id: OWN_TABLE, sit: true });
    await wait(() => server.hasHeard(kept));
    online.do({ type: 'disconnect' });
    const before = told.length;
    server.release();
    await new Promise((done) => setTimeout(done, 20));
    expect(opened).toEqual([]);
    expect(told.slice(before)).toEqual([]);
  });

  it('comes to the table where they wait for the answer', async () => {
    const server = new TestServer({ GET: KNOWN, PUT: KNOWN }, ['command']);
    const { online, opened, arrived, leave } = visit();
    await wait(arrived);
    online.do({ type: 'table.open', id: OWN_TABLE, sit: true });
    await wait(() => server.hasHeard('command'));
    server.release();
    await expect.poll(() => opened).toEqual([OWN_TABLE]);
    // After leaving there is no table to speak of, also where one is still at the server.
    leave();
    await expect(online.setPassword('secret')).rejects.toThrow('there is no table to lock');
  });
});

describe('[N2] a pass of last time', () => {
  it('is told of where its new name belongs to somebody else', async () => {
    const server = new TestServer({ GET: KNOWN, PUT: refusal('name-in-use') });
    const { told } = visit();
    await expect.poll(() => sentences(told)).toEqual([ERROR_WORDS['name-in-use']]);
    // Another name is asked for first.
    expect(server.heard).toEqual([]);
  });

  it('plays on under the old name where it may not be changed, and says so', async () => {
    const server = new TestServer({ GET: KNOWN, PUT: refusal('muted') });
    const { told } = visit();
    await expect.poll(() => sentences(told)).toEqual([`Here you are still Bobby. ${ERROR_WORDS.muted}`]);
    expect(server.heard[0]).toMatchObject({ type: 'hello', token: 'pass' });
  });

  it.each(['too-fast', 'unavailable'] as const)('is kept where the server has no time: %s', async (error) => {
    const server = new TestServer({ GET: refusal(error), POST: { ...KNOWN, token: 'another' } });
    const { tokens, arrived } = visit();
    await wait(arrived);
    expect(server.asked).toEqual(['GET']);
    expect(server.heard[0]).toMatchObject({ type: 'hello', token: 'pass' });
    expect(tokens).toEqual([]);
  });

  it('is replaced where nobody is known by it', async () => {
    const server = new TestServer({ GET: refusal('no-session'), POST: { ...KNOWN, token: 'another' } });
    const { tokens, arrived } = visit();
    await wait(arrived);
    expect(server.asked).toEqual(['GET', 'POST']);
    expect(tokens).toEqual(['another']);
  });
});

test('[W8] who has closed their own table for an older one that is gone, and gets no other, hears why', async () => {
  const server = new TestServer({ GET: KNOWN, PUT: KNOWN });
  const { online, told, opened, arrived } = visit();
  await wait(arrived);
  online.do({ type: 'quick-play', preferences: { time: 'any', rules: 'sandbox', colour: 'any' } });
  await expect.poll(() => opened).toEqual([OWN_TABLE]);
  server.refuses = ({ type, table }) => type === 'table.create' || table === 'older1';
  server.tables = [
    tableListing('older1', { rules: PRESETS[1].rules, options: PRESETS[1].table, createdAt: 1 }),
    tableListing(OWN_TABLE, { host: 'Bobby', seats: [listedPerson('Bobby'), null], createdAt: 9 }),
  ];
  await expect.poll(() => sentences(told)).toEqual([ERROR_WORDS['no-table']]);
});
