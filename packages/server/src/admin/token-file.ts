/** The token by which whoever runs the server proves it: in a file beside the database that only its user can read. */

import { timingSafeEqual } from 'node:crypto';
import { chmodSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hashSecret, newToken } from '../identity/secret.ts';

/** What is in the file. */
interface AdminFile {
  readonly url: string;
  readonly token: string;
}

export class LocalToken {
  readonly #file: string | null;
  #token = newToken();
  #url: string | null = null;

  /** Null for no file: then nobody knows the token. */
  constructor(file: string | null) {
    this.#file = file;
  }

  matches(token: string): boolean {
    const [given, own] = [token, this.#token].map((each) => Buffer.from(hashSecret(each)));
    return timingSafeEqual(given!, own!);
  }

  /** Once it is known where the server listens. */
  write(url: string): void {
    this.#url = url;
    this.#save(url, this.#token);
  }

  /** The one before counts until the file has the new one: whoever reads it is never locked out. */
  rotate(): void {
    const token = newToken();
    if (this.#url !== null) this.#save(this.#url, token);
    this.#token = token;
  }

  #save(url: string, token: string): void {
    if (this.#file === null) return;
    const next = `${this.#file}.new`;
    rmSync(next, { force: true });
    // Never readable by others, not even for a moment.
    writeFileSync(next, `${JSON.stringify({ url, token } satisfies AdminFile)}\n`, {
      mode: 0o600,
      flag: 'wx',
    });
    chmodSync(next, 0o600);
    renameSync(next, this.#file);
  }

  remove(): void {
    if (this.#file !== null && this.#url !== null) rmSync(this.#file, { force: true });
  }
}
