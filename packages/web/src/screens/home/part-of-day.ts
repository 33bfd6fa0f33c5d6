/** When people are greeted how. */
export type PartOfDay = 'morning' | 'day' | 'evening';

export function partOfDay(now: Date): PartOfDay {
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'day' : 'evening';
}
