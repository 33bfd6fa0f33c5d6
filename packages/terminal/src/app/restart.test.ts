/** A game begun once more is the same game. */
import { type LocalSetup, openLocal, seatComputers } from '@crownhead/client/local';
import { DEFAULT_OPTIONS } from '@crownhead/match';
import { FakeClock } from '@crownhead/testkit';
import { expect, test } from 'vitest';
import { setupOf } from './restart.ts';

const person = (name: string) => ({ name, level: null });
const computer = (level: number, engine?: string) => ({ name: 'Eve', level, ...(engine && { engine }) });

function stateOf(setup: LocalSetup) {
  const clock = new FakeClock();
  const ports = {
    now: () => clock.now(),
    after: (ms: number, run: () => void) => clock.after(ms, run),
    random: () => 1,
  };
  const opened = openLocal(setup, {
    ports,
    computers: seatComputers({ move: async () => null, wantsDraw: async () => false }),
  });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value.view.state;
}

test.each([
  ['two people', { black: person('Ann'), white: person('Bob') }],
  ['a person and a computer', { black: person('Ann'), white: computer(3) }],
  ['another engine', { black: computer(5, 'Scan 3.1'), white: person('Bob') }],
  ['two computers', { black: computer(2), white: computer(2) }],
])('[L1] %s', (_, players) => {
  const start = { kind: 'position', fen: 'B:W32:B1', force: false } as const;
  const first = stateOf({ options: { ...DEFAULT_OPTIONS, start }, players });
  const again = stateOf(setupOf(first)!);
  expect([again.seats, again.options, again.hostName]).toEqual([first.seats, first.options, first.hostName]);
  const { names, sides, rules, table, game } = first.round!;
  expect(again.round).toMatchObject({ names, sides, rules, table, game: { start: game.start } });
});
