/** Lengths of time as people type them: `90`, `1:30`, `2.5`. */

export type Unit = 'seconds' | 'minutes';
const MS: Readonly<Record<Unit, number>> = { seconds: 1000, minutes: 60_000 };

/** Milliseconds, or NaN for what cannot be read: out of every range, and so refused like any other such value. */
export function parseDuration(text: string, unit: Unit): number {
  const tidy = text.trim().replace(',', '.');
  const clock = /^(\d{1,4}):([0-5]\d)$/.exec(tidy);
  if (clock) return (Number(clock[1]) * 60 + Number(clock[2])) * 1000;
  return /^\d{1,6}(\.\d{1,3})?$/.test(tidy) ? Math.round(Number(tidy) * MS[unit]) : Number.NaN;
}

export const formatDuration = (ms: number, unit: Unit): string => String(ms / MS[unit]);
