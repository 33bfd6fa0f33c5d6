/** Who a console client is: a guest with the name it gave, or one made from its number. */
import type { NameRefusal } from '@crownhead/protocol';
import { err, ok, type Result } from '@crownhead/rules';
import type { Identity } from '../identity/identity.ts';
import type { Session } from '../store/store.ts';

/** Names that are tried for somebody who gives none. */
const MOST_NAMES = 50;

function* madeUp(id: number): Generator<string> {
  yield `Console ${id}`;
  for (let n = 2; n <= MOST_NAMES; n++) yield `Console ${id} (${n})`;
}

/** A name that is given and taken is refused; a made-up one gets a number behind it. */
export async function createGuest(
  identity: Identity,
  id: number,
  name: string | null,
): Promise<Result<Session, NameRefusal>> {
  for (const wanted of name === null ? madeUp(id) : [name]) {
    const begun = await identity.create(wanted);
    if (begun.ok) return ok(begun.value.session);
    if (begun.error !== 'name-in-use') return begun;
  }
  return err('name-in-use');
}
