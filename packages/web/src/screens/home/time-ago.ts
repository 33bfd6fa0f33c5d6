/** How long ago something was, in the largest unit that says it: "2 hours ago", "yesterday". */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function timeAgo(at: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const gone = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, ms]) => gone >= ms) ?? ['second', gone || 1];
  return format.format(unit === 'second' ? 0 : -Math.floor(gone / length), unit);
}
