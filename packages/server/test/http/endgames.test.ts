/** Endgame tables of six pieces, handed out by a server that has them. */
import { EndgameTables } from '@crownhead/engine';
import { openTables } from '@crownhead/engine/node';
import { endgameSlicesSchema } from '@crownhead/protocol';
import { positionOf } from '@crownhead/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DRAW, THREE_KINGS_EACH, uniformTable } from '../../../engine/src/endgame/test-slice.ts';
import { endgameRoutes } from '../../src/http/endgame-routes.ts';
import { Budget } from '../../src/limits/budget.ts';
import { type TestHttp, testHttp } from './test-http.ts';

const SLICE = uniformTable(THREE_KINGS_EACH, DRAW);

let http: TestHttp;
beforeAll(async () => {
  http = await testHttp({}, { tables: new EndgameTables([SLICE]) });
});
afterAll(() => http.close());

const listed = async (from: TestHttp) =>
  v.parse(endgameSlicesSchema, (await from.app.inject({ url: '/api/endgames' })).json()).slices;

it('[B66] lists its slices of more pieces than the app brings, and hands each out for good', async () => {
  const [slice, ...others] = await listed(http);
  expect(others).toEqual([]);
  expect(slice).toMatchObject({ material: '3k0m-3k0m', bytes: SLICE.length });
  const reply = await http.app.inject({ url: `/api/endgames/${slice!.name}` });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toContain('immutable');
  expect(reply.headers['content-type']).toBe('application/octet-stream');
  expect(new Uint8Array(reply.rawPayload)).toEqual(SLICE);
  const tables = new EndgameTables([new Uint8Array(reply.rawPayload)]);
  const { black, white, kings } = positionOf('B:WK32,K31,K30:BK1,K2,K3');
  expect(tables.result(black, white, kings, true)).toBe(DRAW);
});

it('[B66] has nothing under any other name, and nothing to list where it has no such tables', async () => {
  for (const name of ['3k0m-3k0m-00000000', '3k0m-3k0m', 'x', '..%2fresults-5.bin', '2k0m-2k0m-12345678']) {
    const reply = await http.app.inject({ url: `/api/endgames/${name}` });
    expect([reply.statusCode, reply.json().error], name).toEqual([404, 'not-found']);
  }
  const usual = await testHttp({}, { tables: openTables() });
  expect(await listed(usual)).toEqual([]);
  await usual.close();
});

it('[B66] [O13] slices are paid for by their length', async () => {
  const large = new EndgameTables([SLICE]);
  const slices = large.resultSlices(6).map((slice) => ({ ...slice, bytes: 4 * 1024 * 1024 }));
  const tables = Object.assign(Object.create(large), { mostPieces: 6, resultSlices: () => slices });
  const poor = await testHttp({}, { tables, budget: new Budget({ person: 5, address: 5 }, () => 0) });
  const [slice] = await listed(poor);
  const codes = [];
  for (let i = 0; i < 5; i += 1)
    codes.push((await poor.app.inject({ url: `/api/endgames/${slice!.name}` })).statusCode);
  expect(codes[0]).toBe(200);
  expect(codes.at(-1)).toBe(429);
  await poor.close();
});

it('[B66] [O13] a slice is in memory once, however many are being sent it and do not read', async () => {
  const [slice] = await listed(http);
  const [, one] = endgameRoutes(new EndgameTables([SLICE]));
  const asked = { params: { id: slice!.name }, body: undefined, query: undefined, headers: {} };
  const bodies = await Promise.all(
    [1, 2, 3].map(async () => (await one!.handle({ ...asked, remoteAddress: undefined })).body as Uint8Array),
  );
  for (const body of bodies) expect(body).toEqual(SLICE);
  expect(new Set(bodies.map(({ buffer }) => buffer)).size).toBe(1);
});
