/** The day of the person at this machine, for what is due. */
import { dayOf } from '@crownhead/training';

export const dayAt = (ms: number): number => dayOf(ms, -new Date(ms).getTimezoneOffset());
