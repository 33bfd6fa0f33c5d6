/** The SQLite store keeps the contract, in memory and in a file. */
import { describe, it } from 'vitest';
import { storeContract } from './contract.ts';
import { openSqlite } from './sqlite/open.ts';

describe('SQLite', () => storeContract(it, async () => ({ store: await openSqlite(':memory:') })));
