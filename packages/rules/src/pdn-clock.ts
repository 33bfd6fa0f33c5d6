/** Times as PDN writes them, `[%clk 1:05:09]`, in milliseconds. */

const MOST_HOURS = 9999;

/** `1:05:09`, with thousandths only where there are any. */
export function formatClock(milliseconds: number): string {
  const most = MOST_HOURS * 3_600_000;
  const all = Math.round(Math.min(Math.max(milliseconds, 0), most));
  const seconds = Math.floor(all / 1000);
  const two = (n: number): string => `${n}`.padStart(2, '0');
  const fraction = all % 1000 === 0 ? '' : `.${`${all % 1000}`.padStart(3, '0')}`;
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${fraction}`;
}

/** Milliseconds of `1:05:09.5`, `5:09` or `309`. */
export function parseClock(text: string): number | null {
  const match = /^(?:(?:(\d{1,4}):)?(\d{1,4}):)?(\d{1,6})(?:[.,](\d{1,3})\d*)?$/.exec(text.trim());
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, '0'));
}
