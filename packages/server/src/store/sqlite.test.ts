/** The SQLite store keeps the contract. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FULL } from '@crownhead/testkit';
import { afterAll, describe, it } from 'vitest';
import { storeContract } from '../../test/store-contract/contract.ts';
import { openHere } from '../../test/store-here.ts';
import { openSqlite } from './sqlite/open.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'crownhead-sqlite-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));
let files = 0;

/** A thread of its own for every case, as a server has it, is for the full run. */
const open = FULL ? openSqlite : openHere;

describe('SQLite in a file', () =>
  storeContract(it, async () => ({ store: await open(join(FOLDER, `${++files}.db`)) })));
