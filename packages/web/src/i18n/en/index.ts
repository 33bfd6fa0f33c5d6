/** The English dictionary, whose shape all others have. */
import { common } from './common.ts';

export const en = { common } as const;
