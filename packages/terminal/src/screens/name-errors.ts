/** What a server says of a name that cannot be had: then another one is asked for. */
import type { ErrorCode } from '@crownhead/protocol';

export const NAME_ERRORS: readonly string[] = [
  'name-in-use',
  'bad-name',
  'name-mixes-scripts',
  'name-looks-latin',
  'name-reserved',
] satisfies readonly ErrorCode[];
