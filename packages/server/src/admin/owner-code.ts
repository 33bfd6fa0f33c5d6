/** How a server gets its owner: by a link that works once. */
import { hashSecret, newReturnCode } from '../identity/secret.ts';
import type { Session } from '../store/store.ts';
import { AUDIT_KEPT_MS, newRecordId, type Records } from './records.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The subject of codes that are over when there is an owner: every start of a server without one prints another. */
const FIRST = 'first';

interface OwnerCode {
  readonly code: string;
  readonly until: number;
}

export class Ownership {
  readonly #records: Records;

  constructor(records: Records) {
    this.#records = records;
  }

  async hasOwner(): Promise<boolean> {
    return (await this.#records.list('role', { subject: 'owner', limit: 1 })).length > 0;
  }

  /** A code that makes whoever brings it first an owner. */
  code(): Promise<OwnerCode> {
    return this.#make(HOUR_MS, '');
  }

  /** The same for a server that has no owner yet: where there are several, the first one counts. */
  firstCode(): Promise<OwnerCode> {
    return this.#make(DAY_MS, FIRST);
  }

  async #make(goodFor: number, subject: string): Promise<OwnerCode> {
    const code = newReturnCode();
    const at = this.#records.now();
    const until = at + goodFor;
    await this.#records.put({ kind: 'owner-code', id: hashSecret(code), at, until, subject, body: {} });
    return { code, until };
  }

  /** False where the code has been used, is over or never was. */
  async redeem({ player, name }: Session, code: string): Promise<boolean> {
    const records = this.#records;
    const taken = await records.take('owner-code', hashSecret(code));
    if (taken === null || (taken.subject === FIRST && (await this.hasOwner()))) return false;
    const at = records.now();
    const role = 'owner';
    await records.put({ kind: 'role', id: player, at, until: null, subject: role, body: { role, name } });
    await records.put({
      kind: 'audit',
      id: newRecordId(at),
      at,
      until: at + AUDIT_KEPT_MS,
      subject: player,
      body: { by: player, name, action: 'owner-link.used', details: {} },
    });
    return true;
  }
}
