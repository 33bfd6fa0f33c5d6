/** What operating remembers, by kind: the body of each kind of record, and how one is made. */
import { randomBytes } from 'node:crypto';
import type {
  AdminAnnouncement,
  AdminReport,
  AuditEntry,
  Restriction,
  Role,
} from '@crownhead/protocol/admin';
import { type RecordStore, ROLE_RECORDS, type StoredRecord } from '../store/store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The audit log and reports go after this. */
export const AUDIT_KEPT_MS = 365 * DAY_MS;
export const REPORTS_KEPT_MS = 180 * DAY_MS;

/** The body of every kind; what the record itself has (id, at, until, subject) is not repeated in it. */
interface RecordBodies {
  readonly restriction: Pick<Restriction, 'kind' | 'name' | 'reason' | 'by'>;
  readonly announcement: Pick<AdminAnnouncement, 'text' | 'by'>;
  readonly report: Pick<AdminReport, 'by' | 'about' | 'table' | 'reason' | 'text' | 'resolved'>;
  /** Their ids are players who have reported somebody; the reports that were open when they last did, oldest first. */
  readonly reporter: { readonly reports: readonly string[] };
  readonly audit: Pick<AuditEntry, 'by' | 'name' | 'action' | 'details'>;
  readonly [ROLE_RECORDS]: { readonly role: Role; readonly name: string };
  /** Their ids are hashes of codes. */
  readonly 'owner-code': object;
  /** Their ids are nodes that are to stop. */
  readonly drain: object;
  /** Their ids are players whose data were erased a short while ago. */
  readonly erased: object;
  /** Their ids are days. */
  readonly 'address-key': { readonly key: string };
}
export type RecordKind = keyof RecordBodies;

export interface TypedRecord<K extends RecordKind> extends Omit<StoredRecord, 'kind' | 'body'> {
  readonly kind: K;
  readonly body: RecordBodies[K];
}

const TIME_DIGITS = 9;
const PAGE = 1000;

/** Later ones sort after earlier ones. */
export const newRecordId = (at: number): string =>
  `${at.toString(36).padStart(TIME_DIGITS, '0')}${randomBytes(5).toString('hex')}`;

/** The records of a store, with the types of their bodies. */
export class Records {
  readonly #store: RecordStore;
  readonly #now: () => number;

  constructor(store: RecordStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  now(): number {
    return this.#now();
  }

  async put<K extends RecordKind>(record: TypedRecord<K>): Promise<TypedRecord<K>> {
    await this.#store.putRecord(record);
    return record;
  }

  async take<K extends RecordKind>(kind: K, id: string): Promise<TypedRecord<K> | null> {
    return (await this.#store.takeRecord(kind, id, this.#now())) as TypedRecord<K> | null;
  }

  async list<K extends RecordKind>(
    kind: K,
    { limit = PAGE, ...query }: { subject?: string; before?: string; limit?: number } = {},
  ): Promise<readonly TypedRecord<K>[]> {
    const found = await this.#store.records({ kind, now: this.#now(), limit, ...query });
    return found as readonly TypedRecord<K>[];
  }

  async get<K extends RecordKind>(kind: K, id: string): Promise<TypedRecord<K> | null> {
    // The first one before whatever comes right after this id.
    const [found] = await this.list(kind, { before: `${id}0`, limit: 1 });
    return found?.id === id ? found : null;
  }

  /** However many there are, newest first. */
  async all<K extends RecordKind>(kind: K): Promise<readonly TypedRecord<K>[]> {
    const found: TypedRecord<K>[] = [];
    for (;;) {
      const last = found.at(-1)?.id;
      const page = await this.list(kind, { limit: PAGE, ...(last !== undefined && { before: last }) });
      found.push(...page);
      if (page.length < PAGE) return found;
    }
  }

  revision(): Promise<number> {
    return this.#store.recordsRevision();
  }
}

export const toRestriction = ({ id, at, until, subject, body }: TypedRecord<'restriction'>): Restriction => ({
  id,
  at,
  until,
  subject,
  ...body,
});
export const toAnnouncement = ({ id, at, until, body }: TypedRecord<'announcement'>): AdminAnnouncement => ({
  id,
  at,
  until,
  ...body,
});
export const toReport = ({ id, at, body }: TypedRecord<'report'>): AdminReport => ({ id, at, ...body });
export const toAuditEntry = ({ id, at, subject, body }: TypedRecord<'audit'>): AuditEntry => ({
  id,
  at,
  subject,
  ...body,
});
