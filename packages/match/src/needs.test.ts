/** A decision is the same without what it does not need, whatever happens at a table. */
import { FULL, nextCommand, SeededChoices, TableDriver } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import type { Command, Env } from './command.ts';
import { decide } from './decide.ts';
import { connectionId, type PlayerId, playerId } from './ids.ts';
import { needsSpectators, needsVerdict } from './needs.ts';
import { DEFAULT_OPTIONS } from './options.ts';

const TABLES = FULL ? 150 : 25;
const COMMANDS = 200;

function decisions(table: TableDriver, command: Command) {
  const { state, now, random, spectators, verdict } = table;
  const whole: Env = { now, random, spectators, verdict };
  const needed: Env = {
    ...whole,
    spectators: needsSpectators(state, command) ? spectators : [],
    verdict: needsVerdict(command) ? verdict : 'unknown',
  };
  return [decide(state, command, needed), decide(state, command, whole)] as const;
}

it('[N7][N8] who watches, and what the tables say, is needed by no decision that does not ask for it', () => {
  const asked = new Set<string>();
  for (let seed = 1; seed <= TABLES; seed++) {
    const random = new SeededChoices(seed);
    const table = new TableDriver();
    for (let i = 0; i < COMMANDS; i++) {
      const command = nextCommand(table, random);
      const [needed, whole] = decisions(table, command);
      expect(needed, JSON.stringify(command)).toEqual(whole);
      if (needsSpectators(table.state, command)) asked.add(command.type);
      table.send(command);
    }
  }
  // Commands that ask at all were among them, and moves were spared.
  expect([...asked].sort()).toEqual([
    'connection.lose',
    'leave',
    'ready',
    'rematch.decline',
    'seat.accept',
    'seat.decline',
    'seat.remove',
    'seat.take',
    'tick',
  ]);
});

it('[N7] who watches is not looked up for somebody who has no seat to give up', () => {
  const table = new TableDriver();
  const [host, guest] = [playerId('host'), playerId('guest')];
  table.send({ type: 'table.create', by: host, name: 'Host', options: DEFAULT_OPTIONS });
  const isAsked = (type: 'leave' | 'rematch.decline', by: PlayerId) =>
    needsSpectators(table.state, { type, by });
  expect(isAsked('leave', host)).toBe(true);
  for (const type of ['leave', 'rematch.decline'] as const) expect(isAsked(type, guest)).toBe(false);
  table.send({ type: 'seat.take', by: guest, name: 'Guest', connection: connectionId('g') });
  for (const type of ['leave', 'rematch.decline'] as const) expect(isAsked(type, guest)).toBe(true);
});
