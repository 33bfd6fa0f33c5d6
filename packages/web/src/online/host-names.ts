/** The hosts of the tables seen so far, so that a page that is still opening its table has the right title. */
import type { TableId } from '@crownhead/protocol';

export const hostNames = new Map<TableId, string>();
