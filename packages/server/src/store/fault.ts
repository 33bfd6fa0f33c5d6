/** Why a store cannot be used; an entry of its own, so that a program can know it without loading the server. */

/** A store that cannot be used, with the sentence that says why. After `unwritable` a later call may succeed. */
export class StoreFault extends Error {
  readonly code: 'newer' | 'damaged' | 'in-use' | 'unwritable' | 'unreachable';
  constructor(code: StoreFault['code'], message: string) {
    super(message);
    this.name = 'StoreFault';
    this.code = code;
  }
}
