/** Whose table is whose, as far as it has been seen: a page that is still opening its table has the right title. */
import type { TableId } from '@crownhead/protocol';

export const hostNames = new Map<TableId, string>();
