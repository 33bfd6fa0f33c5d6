/** What a copy of a table writes with its rows, and in whose turn. */
import { type Command, connectionId, DEFAULT_OPTIONS, playerId } from '@crownhead/match';
import { tableId } from '@crownhead/protocol';
import { expect, it } from 'vitest';
import { openHere } from '../../test/store-here.ts';
import type { Store } from '../store/store.ts';
import { ADDED_BY_STRANGERS, MOST_WAITING, SYSTEM, TableHost } from './host.ts';

const T = tableId('table1');
const [ANN, BEN, EVE] = [playerId('ann'), playerId('ben'), playerId('eve')];
const [HOME, ELSEWHERE] = ['192.0.2.1', '198.51.100.7'];

async function load(
  store: Store,
  onSummary = (): void => undefined,
  now = (): number => 1000,
): Promise<TableHost> {
  const host = new TableHost(T, {
    ...{ store, now, random: () => 0, outages: async () => [] },
    ...{ logCeiling: { bytes: 1e6, toFinish: 1e6, plies: 1000 }, verdict: () => 'unknown' as const },
    ...{ onAppended: () => undefined, onFault: () => undefined, onSummary },
  });
  await host.load();
  return host;
}

it('[N9] the summary is written when it changes, and by whoever cannot know that it did not', async () => {
  const store = await openHere();
  const written: boolean[] = [];
  const noting: Store = {
    ...store,
    append: (row) => {
      written.push(row.summary !== null);
      return store.append(row);
    },
  };
  let shown = 0;
  const open = () => load(noting, () => void shown++);
  let commands = 0;
  const submit = async (host: TableHost, command: Command) => {
    const envelope = { actor: 'ann', commandId: `c${++commands}`, at: 1000, seen: 0, command };
    expect(await host.submit(envelope)).toMatchObject({ ok: true });
  };
  const chat = { type: 'chat', by: ANN, text: 'Hello' } as const;
  const options = { ...DEFAULT_OPTIONS, chat: true };
  const first = await open();
  await submit(first, { type: 'table.create', by: ANN, name: 'Ann', options });
  await submit(first, { type: 'seat.take', by: ANN, name: 'Ann', connection: connectionId('a') });
  await submit(first, chat);
  expect(written).toEqual([true, true, false]);

  const second = await open();
  await submit(second, { type: 'seat.take', by: BEN, name: 'Ben', connection: connectionId('b') });
  await submit(first, chat);
  await submit(first, chat);
  // The chat is tried once at the head before, where it would have left the summary as it was.
  expect(written).toEqual([true, true, false, true, false, true, false]);
  expect(shown).toBe(4);
  expect(await store.listings({}, 9)).toMatchObject([{ seats: [{ name: 'Ann' }, { name: 'Ben' }] }]);
  await store.close();
});

/** Ann hosts and sits; commands are noted in the order in which they are decided. */
async function crowdedTable() {
  const store = await openHere();
  let now = 1000;
  const host = await load(store, undefined, () => now);
  const decided: string[] = [];
  let commands = 0;
  const submit = async (label: string, actor: string, command: Command, address?: string) => {
    const envelope = { actor, commandId: `c${++commands}`, at: 1000, seen: 0, command };
    const result = await host.submit({ ...envelope, ...(address !== undefined && { address }) });
    decided.push(label);
    return result.ok ? 'ok' : result.error;
  };
  const options = { ...DEFAULT_OPTIONS, chat: true };
  await submit('create', ANN, { type: 'table.create', by: ANN, name: 'Ann', options }, HOME);
  const connection = connectionId('a');
  await submit('sit', ANN, { type: 'seat.take', by: ANN, name: 'Ann', connection }, HOME);
  decided.length = 0;
  const say = (text: string) => submit(text, ANN, { type: 'chat', by: ANN, text }, HOME);
  const heckle = (label: string, address = ELSEWHERE) =>
    submit(label, EVE, { type: 'leave', by: EVE }, address);
  const pass = (seconds: number): void => {
    now += seconds * 1000;
  };
  return { store, host, submit, say, heckle, decided, pass };
}

it('[O14] a player waits for one command of those who only watch from one address, not for all of them', async () => {
  const { store, say, heckle, decided } = await crowdedTable();
  const flood = Array.from({ length: MOST_WAITING + 1 }, (_, i) => heckle(`eve ${i}`));
  const said = ['one', 'two', 'three'].map((text) => say(text));
  expect(await Promise.all(said)).toEqual(['ok', 'ok', 'ok']);
  expect(decided).toEqual(['eve 0', 'eve 1', 'one', 'eve 2', 'two', 'eve 3', 'three']);
  expect(new Set(await Promise.all(flood))).toEqual(new Set(['not-seated']));
  expect(decided.filter((label) => label.startsWith('eve'))).toEqual(flood.map((_, i) => `eve ${i}`));
  await store.close();
});

it('[O14] only a few commands wait at a table for those of one address who have no part in it', async () => {
  const { store, say, heckle } = await crowdedTable();
  const flood = Array.from({ length: 40 }, (_, i) => heckle(`eve ${i}`, HOME));
  // Those who play or host there are not refused, wherever the flood comes from.
  const said = Array.from({ length: 20 }, (_, i) => say(`line ${i}`));
  expect(new Set(await Promise.all(said))).toEqual(new Set(['ok']));
  const results = await Promise.all(flood);
  expect(results.filter((result) => result === 'not-seated')).toHaveLength(MOST_WAITING + 1);
  expect(results.filter((result) => result === 'too-fast')).toHaveLength(40 - MOST_WAITING - 1);
  await store.close();
});

it('[O15] nobody wears out a table of others by sitting down and leaving again and again', async () => {
  const { store, submit, pass } = await crowdedTable();
  const leave = (address: string) => submit('leave', EVE, { type: 'leave', by: EVE }, address);
  const sit = (address: string) =>
    submit('sit', EVE, { type: 'seat.take', by: EVE, name: 'Eve', connection: connectionId('e') }, address);
  const before = await store.logBytes(T);
  let sat = 0;
  for (let i = 0; i < 1000; i++) {
    if ((await sit(ELSEWHERE)) === 'ok') sat += 1;
    await leave(ELSEWHERE);
  }
  expect(sat).toBeGreaterThan(50);
  expect(await sit(ELSEWHERE)).toBe('too-fast');
  // By sitting down as much as they may, and at most as much again by leaving.
  expect((await store.logBytes(T)) - before).toBeLessThan(2.1 * ADDED_BY_STRANGERS.burst);
  // Others sit down as before, and so do they after a while.
  expect([await sit(HOME), await leave(HOME)]).toEqual(['ok', 'ok']);
  pass(10);
  expect(await sit(ELSEWHERE)).toBe('ok');
  await store.close();
});

it('[R13] what is due at a table is decided after what its players asked before, in whosever turn that is', async () => {
  const { store, submit, say, heckle, decided } = await crowdedTable();
  const pending = [heckle('eve 0', HOME), heckle('eve 1', HOME), say('in time')];
  pending.push(submit('tick', SYSTEM, { type: 'tick' }));
  pending.push(say('later'));
  await Promise.all(pending);
  expect(decided.indexOf('tick')).toBeGreaterThan(decided.indexOf('in time'));
  await store.close();
});

it('[N9] whoever asks for the table to be settled has what they asked before decided first', async () => {
  const { store, host, say, heckle, decided } = await crowdedTable();
  const pending = [heckle('eve 0', HOME), heckle('eve 1', HOME), say('before')];
  await host.settle(HOME);
  expect(decided).toEqual(['eve 0', 'eve 1', 'before']);
  await Promise.all(pending);
  await store.close();
});
