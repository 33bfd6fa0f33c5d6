/** Why a table that was closed here refuses: apart from other sentences, since tables of this device are part of the first script. */
import type { Refused } from './table.ts';

export const NO_LONGER_OPEN: Refused = { error: 'closed', message: 'This table is no longer open here.' };
