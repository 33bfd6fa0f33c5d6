import { ANN, BOB, EVE, spectatorsOf, TableDriver } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { othersAt } from './others-at.ts';
import type { TableView } from './table.ts';

it('[O5] who can be reported: the people at a table, each once, without you and without computers', () => {
  const { state } = TableDriver.seated();
  const view = { state, you: ANN, spectators: spectatorsOf(BOB, EVE) } as unknown as TableView;
  expect(othersAt(view).map(({ player }) => player)).toEqual([BOB, EVE]);
  expect(othersAt({ ...view, you: null }).map(({ player }) => player)).toEqual([ANN, BOB, EVE]);
});
