/** The contract, kept by PostgreSQL. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { storeContract } from './contract.ts';
import { openPostgres } from './postgres/open.ts';
import { startPostgres, type TestPostgres } from './postgres/test-postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe('PostgreSQL', () =>
  storeContract(it, async () => ({
    store: await openPostgres(await postgres.fresh(), { clock: 'caller' }),
  })));
