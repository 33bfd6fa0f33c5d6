import type { TableView } from '@crownhead/client';
import { openLocal, seatComputers } from '@crownhead/client/local';
import { DEFAULT_OPTIONS, type HostOptions } from '@crownhead/match';
import { squares } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { actionsFor } from './actions.ts';

const ports = { now: () => 0, after: () => () => undefined, random: () => 1 };

function tableWith(change: Partial<HostOptions> = {}, levels: readonly (number | null)[] = [null, null]) {
  const options = { ...DEFAULT_OPTIONS, ...change };
  const [black, white] = levels;
  const players = { black: { name: 'Ann', level: black! }, white: { name: 'Bert', level: white! } };
  const opened = openLocal(
    { options, players },
    { ports, computers: seatComputers({ move: async () => null }) },
  );
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

it('[R10][R11] offers what the table and the moment allow', async () => {
  const table = tableWith();
  expect(actionsFor(table.view)).toMatchObject({
    offerDraw: true,
    claimDraw: false,
    resign: true,
    takeBack: false,
    hint: true,
  });
  await table.send({ type: 'draw.offer' });
  expect(actionsFor(table.view).offerDraw).toBe(false);
  await table.send({ type: 'draw.decline' });
  await table.send({ type: 'move', game: 1, ply: 1, path: squares(11, 15) });
  expect(actionsFor(table.view)).toMatchObject({ takeBack: true, takeBackAsks: false });
});

it('[R11] offers no resigning where the table has none', () => {
  const table = tableWith({ table: { ...DEFAULT_OPTIONS.table, resign: 'not-offered' } });
  expect(actionsFor(table.view).resign).toBe(false);
});

it('[R10] lets a draw be claimed by proof only where tables could know one', () => {
  const draw = { agreement: false, rule: 'off', proof: 'claim' } as const;
  const options = { table: { ...DEFAULT_OPTIONS.table, draw } };
  expect(actionsFor(tableWith(options).view).claimDraw).toBe(false);
  const few = { ...options, start: { kind: 'position', fen: 'B:WK32:BK1', force: false } as const };
  expect(actionsFor(tableWith(few).view)).toMatchObject({ claimDraw: true, offerDraw: false });
});

it('while the computer thinks only what needs no turn is possible', () => {
  const table = tableWith({}, [5, null]);
  expect(actionsFor(table.view)).toMatchObject({ offerDraw: false, hint: false, takeBack: false });
});

it('[N6] gives a spectator nothing', () => {
  const view: TableView = { ...tableWith().view, seats: [] };
  expect(Object.values(actionsFor(view)).some(Boolean)).toBe(false);
});

it('[W1] does not ask again in the same turn for a move back that was declined', async () => {
  const table = tableWith();
  await table.send({ type: 'move', game: 1, ply: 1, path: squares(11, 15) });
  const { state } = table.view;
  const declined = { ...state.round!, takebacksAsked: ['black' as const] };
  const view: TableView = { ...table.view, state: { ...state, round: declined } };
  expect(actionsFor(view).takeBack).toBe(false);
});
