/** Whoever has a whole /48 of IPv6 has thousands of networks: together they are a few addresses, not thousands. */
import { FakeClock } from '@crownhead/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { SITE_SHARE } from '../../src/limits/address.ts';
import { BURST_SECONDS } from '../../src/limits/budget.ts';
import type { RunningServer } from '../../src/server.ts';
import { TestClient } from '../test-client.ts';
import { createTable, offered, startTestServer } from '../test-server.ts';

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

/** Another network of the same site each time. */
const network = (i: number): string => `2001:db8:7:${i.toString(16)}::1`;
const ELSEWHERE = '2001:db8:8::1';

describe('[O18] networks of one site', () => {
  it('open so many tables together, and others still do', async () => {
    server = await startTestServer({ proxies: 1, tablesPerAddress: 1 });
    const answers: string[] = [];
    for (let i = 0; i < SITE_SHARE + 2; i++) {
      const guest = await join(`Guest ${i}`, network(i));
      const made = await guest.request({ type: 'table.create', options: offered() });
      answers.push(made.type === 'refusal' ? made.error : 'open');
    }
    expect(answers).toEqual([
      ...Array<string>(SITE_SHARE).fill('open'),
      'too-many-tables-here',
      'too-many-tables-here',
    ]);
    await createTable(await join('Ann', ELSEWHERE));
  });

  it('have so many sockets together, and others still come in', async () => {
    server = await startTestServer({ proxies: 1, mostConnectionsPerAddress: 1 });
    for (let i = 0; i < SITE_SHARE; i++) await join(`Guest ${i}`, network(i));
    await expect(join('Guest', network(SITE_SHARE))).rejects.toThrow('the socket closed');
    await join('Ann', ELSEWHERE);
  });

  it('share a budget of so many addresses', async () => {
    const rate = 2;
    // Time stands still: nothing is earned back meanwhile.
    const clock = new FakeClock();
    server = await startTestServer({ proxies: 1, messagesPerSecondPerAddress: rate }, { clock });
    const ask = async (address: string): Promise<number> =>
      (await fetch(`${server.url}/api/games`, { headers: { 'x-forwarded-for': address } })).status;
    const all = SITE_SHARE * BURST_SECONDS * rate;
    const statuses: number[] = [];
    for (let i = 0; i < 3 * all; i++) statuses.push(await ask(network(i)));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(all / 2);
    expect(await ask(ELSEWHERE)).toBe(200);
  });
});
