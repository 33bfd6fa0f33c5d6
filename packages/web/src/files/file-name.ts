/** A name for the file of a game that every system accepts, and its type. */
import type { BySide } from '@crownhead/rules';

export const PDN_TYPE = 'application/vnd.draughts-pdn';

const LONGEST_PART = 40;
/** Windows reserves these, whatever comes after them. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

function safe(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '');
  const short = [...plain].slice(0, LONGEST_PART).join('').trim();
  return RESERVED.test(short) ? `${short}_` : short;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** By the day where the player is. */
const dayOf = (when: Date): string =>
  `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;

/** "2026-11-15 Ann - Bob.pdn". */
export function gameFileName(names: BySide<string>, when: Date): string {
  const day = dayOf(when);
  const players = [safe(names.black), safe(names.white)].filter(Boolean).join(' - ');
  return `${[day, players].filter(Boolean).join(' ')}.pdn`;
}

/** "2026-11-15 Crownhead.pdn", for many games; those of a collection have its title. */
export const gamesFileName = (when: Date, title = ''): string =>
  `${dayOf(when)} ${safe(title) || 'Crownhead'}.pdn`;
