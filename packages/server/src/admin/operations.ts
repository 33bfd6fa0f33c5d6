/** Everything that operating a server takes, put together. */
import type { Store } from '../store/store.ts';
import type { Tables } from '../table/tables.ts';
import type { Clock } from '../time/clock.ts';
import { AddressLog } from './address-log.ts';
import { Admin, type AdminDeps } from './admin.ts';
import { Directives } from './directives.ts';
import { Ownership } from './owner-code.ts';
import { PersonalData } from './personal-data.ts';
import { Records } from './records.ts';
import { Reports } from './reports.ts';
import { LocalToken } from './token-file.ts';

const ADDRESS_KEY_MS = 60_000;

export interface OperationsDeps extends Pick<AdminDeps, 'store' | 'tables' | 'node' | 'version' | 'backup'> {
  readonly clock: Clock;
  /** Where the token of the machine is written; null for nowhere. */
  readonly adminFile: string | null;
  /** Other nodes use the same store. */
  readonly shared: boolean;
  onFailure(error: unknown): void;
}

export interface Operations {
  readonly admin: Admin;
  readonly directives: Directives;
  readonly addresses: AddressLog;
  readonly ownership: Ownership;
  readonly reports: Reports;
  readonly localToken: LocalToken;
  /** Reads what has been decided before. */
  start(): Promise<void>;
  close(): void;
}

export function openOperations(deps: OperationsDeps): Operations {
  const { clock, onFailure, adminFile, shared, ...common } = deps;
  const { store, tables, node }: { store: Store; tables: Tables; node: string } = common;
  const records = new Records(store, () => clock.now());
  const addresses = new AddressLog(records);
  const directives = new Directives({ node, records, clock, shared, onFailure });
  const localToken = new LocalToken(adminFile);
  const ownership = new Ownership(records);
  const people = new PersonalData({ store, records, tables, followed: () => directives.everywhere() });
  const admin = new Admin({
    ...common,
    records,
    directives,
    addresses,
    ownership,
    people,
    token: localToken,
  });
  const stopKeys = clock.every(ADDRESS_KEY_MS, () => addresses.follow().catch(onFailure));
  return {
    admin,
    directives,
    addresses,
    ownership,
    reports: new Reports(store, records),
    localToken,
    start: async () => {
      await directives.follow();
      await addresses.follow();
    },
    close: () => {
      stopKeys();
      directives.close();
      localToken.remove();
    },
  };
}
