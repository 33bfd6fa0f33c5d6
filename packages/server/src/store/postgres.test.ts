/** The contract, kept by PostgreSQL. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { emptied } from '../../test/postgres/emptied.ts';
import { startPostgres, type TestPostgres } from '../../test/postgres/test-postgres.ts';
import { storeContract } from '../../test/store-contract/contract.ts';
import { openPostgres } from './postgres/open.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const empty = emptied(() => postgres);

describe('PostgreSQL', () =>
  storeContract(it, async () => ({ store: await openPostgres(await empty(), { clock: 'caller' }) })));
