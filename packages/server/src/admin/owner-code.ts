/** How a server gets its owner: by a link that works once. */
import { hashSecret, newReturnCode } from '../identity/secret.ts';
import type { Session } from '../store/store.ts';
import { AUDIT_KEPT_MS, newRecordId, type Records } from './records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export class Ownership {
  readonly #records: Records;

  constructor(records: Records) {
    this.#records = records;
  }

  async hasOwner(): Promise<boolean> {
    return (await this.#records.list('role', { subject: 'owner', limit: 1 })).length > 0;
  }

  /** A code that makes whoever brings it first an owner. */
  async code(goodFor = DAY_MS): Promise<{ readonly code: string; readonly until: number }> {
    const code = newReturnCode();
    const at = this.#records.now();
    const until = at + goodFor;
    await this.#records.put({ kind: 'owner-code', id: hashSecret(code), at, until, subject: '', body: {} });
    return { code, until };
  }

  /** False where the code has been used, is over or never was. */
  async redeem({ player, name }: Session, code: string): Promise<boolean> {
    const records = this.#records;
    if ((await records.take('owner-code', hashSecret(code))) === null) return false;
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
