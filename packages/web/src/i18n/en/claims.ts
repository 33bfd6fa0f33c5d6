/** The sentences for claims of a report: the terminal and the command line have the same. */
import { CLAIM_WORDS, MARK_WORDS } from '@crownhead/analysis';

export const claims = { claims: CLAIM_WORDS, marks: MARK_WORDS };
