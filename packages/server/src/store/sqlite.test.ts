/** The SQLite store keeps the contract. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, it } from 'vitest';
import { storeContract } from '../../test/store-contract/contract.ts';
import { openHere } from '../../test/store-here.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'crownhead-sqlite-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));
let files = 0;

describe('SQLite in a file', () =>
  storeContract(it, async () => ({ store: await openHere(join(FOLDER, `${++files}.db`)) })));
