/** Days as people count them, for what is due today and for days in a row. */

const HOUR_MS = 3_600_000;
/** Who trains past midnight still trains on the day before. */
const DAY_BEGINS_MS = 4 * HOUR_MS;

/** The number of a day; `offsetMinutes` is how far local time is ahead of UTC. */
export const dayOf = (ms: number, offsetMinutes: number): number =>
  Math.floor((ms + offsetMinutes * 60_000 - DAY_BEGINS_MS) / (24 * HOUR_MS));

/** Days in a row up to today, or up to yesterday while there is still time today. */
export function streakOf(days: ReadonlySet<number>, today: number): number {
  let length = 0;
  for (let day = days.has(today) ? today : today - 1; days.has(day); day -= 1) length += 1;
  return length;
}

/** The same for everybody on one day; every one has its turn before any comes again. */
export function ofTheDay<T>(all: readonly T[], day: number): T | null {
  const { length } = all;
  if (length === 0) return null;
  let step = Math.max(1, Math.round(length * 0.618));
  while (greatestDivisor(step, length) !== 1) step += 1;
  return all[(((day * step) % length) + length) % length]!;
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
