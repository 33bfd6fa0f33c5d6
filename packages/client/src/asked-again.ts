/** Refusals after which a server is asked once more, with another name or password; every other one ends the way there. */
import type { ErrorCode, NameRefusal } from '@crownhead/protocol';

const NAME_REFUSALS: Readonly<Record<NameRefusal, true>> = {
  'name-in-use': true,
  'bad-name': true,
  'name-mixes-scripts': true,
  'name-looks-latin': true,
  'name-reserved': true,
};

const PASSWORD_REFUSALS: readonly string[] = [
  'password-needed',
  'wrong-password',
  'bad-invitation',
] satisfies readonly ErrorCode[];

/** Does a server refuse the name of a player by this? Another one may do. */
export const isNameRefusal = ({ error }: { readonly error: string }): boolean =>
  Object.hasOwn(NAME_REFUSALS, error);

/** Is a table closed to whoever does not give its password? */
export const isPasswordRefusal = ({ error }: { readonly error: string }): boolean =>
  PASSWORD_REFUSALS.includes(error);
