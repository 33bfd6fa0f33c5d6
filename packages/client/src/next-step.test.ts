import { type AFTER_OPTIONS, DEFAULT_OPTIONS, type TableState } from '@crownhead/match';
import { expect, it } from 'vitest';
import { openLocal } from './local/index.ts';
import { nextStep } from './next-step.ts';

const ports = { now: () => 0, after: () => () => undefined, random: () => 1 };
const player = (name: string) => ({ name, level: null });

function game(after: (typeof AFTER_OPTIONS)[number]) {
  const options = { ...DEFAULT_OPTIONS, table: { ...DEFAULT_OPTIONS.table, after } };
  const opened = openLocal({ options, players: { black: player('Ann'), white: player('Bert') } }, { ports });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

it.each([
  ['clear', 'newGame'],
  ['rematch', 'rematch'],
  ['lobby', 'toTable'],
  ['exit', 'home'],
] as const)('[R17] on one device a result with "%s" leads to %s', async (after, next) => {
  const table = game(after);
  expect(nextStep(table.view)).toBeNull();
  await table.send({ type: 'resign', confirmed: true });
  expect(nextStep(table.view)).toBe(next);
  table.close();
});

it('[R17][N5] at a table of a server the player who is asked goes back to the waiting room, and nobody else is asked', async () => {
  const table = game('lobby');
  await table.send({ type: 'resign', confirmed: true });
  const { asked, state } = table.view;
  const online: TableState = { ...state, options: { ...state.options, shared: false } };
  expect(nextStep({ asked, state: online })).toBe('toTable');
  expect(nextStep({ asked: 'wait', state: online })).toBeNull();
  table.close();
});
