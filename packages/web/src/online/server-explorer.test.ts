/** The explorer over the games of a server, as a page has it. */
import { formatFen, OFFICIAL, positionOf } from '@crownhead/rules';
import { expect, it, vi } from 'vitest';
import { exploreServer } from './server-explorer.ts';

const START = positionOf('B:W21-32:B1-12');
const counts = { games: 3, black: 1, white: 1, drawn: 1, last: Date.UTC(2026, 5, 1) };

const replying = (status: number, body: unknown) =>
  vi.fn(async () => ({ status, json: async () => body }) as never);

it('[B61] has each move that can be played here, with what came of it', async () => {
  const moves = [
    { move: '11-15', ...counts },
    { move: '11-18', ...counts },
    { move: null, ...counts },
  ];
  const fetch = replying(200, { games: 9, complete: true, moves });
  const found = await exploreServer({ position: START, rules: OFFICIAL, player: ' Ann ' }, fetch);
  expect(fetch).toHaveBeenCalledWith(
    `/api/explorer?${new URLSearchParams({ fen: formatFen(START), player: 'Ann' })}`,
    expect.anything(),
  );
  expect(found.ok && found.value.games).toBe(9);
  expect(found.ok && found.value.moves).toEqual([
    {
      move: expect.objectContaining({ from: 11, path: [15] }),
      after: positionOf('W:W21-32:B1-10,12,15'),
      ...{ games: 3, black: 1, white: 1, drawn: 1, lastYear: 2026 },
    },
  ]);
});

it('[B61] says where the server does not answer', async () => {
  const asked = { position: START, rules: OFFICIAL, player: '' };
  expect(await exploreServer(asked, replying(503, { error: 'busy', message: '' }))).toEqual({
    ok: false,
    error: null,
  });
  const broken = vi.fn(async () => Promise.reject(new TypeError('offline')));
  expect((await exploreServer(asked, broken as never)).ok).toBe(false);
});
