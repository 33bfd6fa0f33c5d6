/** Quick play: which waiting table to join, and the table to open where there is none. Pure. */
import {
  findPreset,
  type HostOptions,
  OFFICIAL_PRESET,
  optionsFrom,
  PRESETS,
  type SideChoice,
  type Timer,
} from '@crownhead/match';
import { hasFreeSeat, type OfferedOptions, rulesOfTable, type TableListing } from '@crownhead/protocol';
import type { PresetId, Side } from '@crownhead/rules';

const MINUTE = 60_000;
const clock = (minutes: number, seconds: number): Timer => ({
  kind: 'clock',
  base: minutes * MINUTE,
  increment: seconds * 1000,
  delay: 0,
});

/** The preferences for time, by name. */
export const QUICK_TIMES = {
  none: { kind: 'none' },
  move: { kind: 'move', limit: 5 * MINUTE, warning: MINUTE },
  '5+0': clock(5, 0),
  '10+5': clock(10, 5),
  '15+10': clock(15, 10),
  '30+10': clock(30, 10),
} as const satisfies Readonly<Record<string, Timer>>;
export type QuickTime = keyof typeof QUICK_TIMES;

/** What somebody would like to play; `any` joins whatever waits and opens the usual. */
export interface QuickPreferences {
  readonly time: QuickTime | 'any';
  readonly rules: PresetId | 'any';
  readonly colour: Side | 'any';
}

/** Official rules, any time, either side. */
export const DEFAULT_PREFERENCES: QuickPreferences = { time: 'any', rules: 'official', colour: 'any' };

const COLOURS = ['any', 'black', 'white'] as const;
const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  (values as readonly unknown[]).includes(value);

/** As they were kept; what cannot be read is as usual. */
export function readPreferences(value: unknown): QuickPreferences {
  const { time, rules, colour } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const times = ['any', ...(Object.keys(QUICK_TIMES) as QuickTime[])] as const;
  const presets = ['any', ...PRESETS.map(({ id }) => id)] as const;
  return {
    time: isOneOf(times, time) ? time : DEFAULT_PREFERENCES.time,
    rules: isOneOf(presets, rules) ? rules : DEFAULT_PREFERENCES.rules,
    colour: isOneOf(COLOURS, colour) ? colour : DEFAULT_PREFERENCES.colour,
  };
}

/** Warning times do not count: they are part of the rules. */
function sameTime(a: Timer, b: Timer): boolean {
  if (a.kind === 'clock' && b.kind === 'clock')
    return a.base === b.base && a.increment === b.increment && a.delay === b.delay;
  return a.kind === 'move' && b.kind === 'move' ? a.limit === b.limit : a.kind === b.kind;
}

/** Where one side is preferred, a draw of colours will not do. */
function colourFits({ seats, sides }: TableListing, colour: QuickPreferences['colour']): boolean {
  if (colour === 'any') return true;
  return Boolean(sides) && seats.some((seat, i) => seat === null && sides![i] === colour);
}

/** A person waits there: a table with empty seats is for two who come together. */
const somebodyWaits = ({ seats }: TableListing): boolean =>
  seats.some((seat) => seat !== null && seat.level === null && !seat.away);

function fits(listing: TableListing, { time, rules, colour }: QuickPreferences): boolean {
  return (
    hasFreeSeat(listing) &&
    !listing.locked &&
    somebodyWaits(listing) &&
    (time === 'any' || sameTime(listing.options.timer, QUICK_TIMES[time])) &&
    (rules === 'any' || rulesOfTable(listing) === rules) &&
    colourFits(listing, colour)
  );
}

/** The tables to try, in this order: who has waited longest comes first. `me` does not join a table of their own. */
export const pickTables = (
  list: readonly TableListing[],
  preferences: QuickPreferences,
  me: string | null,
): readonly TableListing[] =>
  list
    .filter((listing) => fits(listing, preferences))
    .filter(({ host, seats }) => me === null || (host !== me && seats.every((seat) => seat?.name !== me)))
    .sort((a, b) => a.createdAt - b.createdAt || (a.table < b.table ? -1 : 1));

/** The first of them, or null: then one opens a table. */
export const pickTable = (
  list: readonly TableListing[],
  preferences: QuickPreferences,
  me: string | null = null,
): TableListing | null => pickTables(list, preferences, me)[0] ?? null;

const SIDES: Readonly<Record<QuickPreferences['colour'], SideChoice>> = {
  any: 'random',
  black: 'host-black',
  white: 'host-white',
};

/** The table to open for these preferences. */
export function quickOptions({ time, rules, colour }: QuickPreferences): OfferedOptions {
  const preset = (rules === 'any' ? null : findPreset(rules)) ?? OFFICIAL_PRESET;
  const { shared: _, ...options }: HostOptions = optionsFrom(preset);
  const table = time === 'any' ? options.table : { ...options.table, timer: QUICK_TIMES[time] };
  return { ...options, table, sides: SIDES[colour] };
}

/** Somebody who opened a table moves on to an older one that fits; who has the oldest stays, so two always meet. */
export const olderTable = (
  list: readonly TableListing[],
  mine: TableListing,
  preferences: QuickPreferences,
  me: string | null,
): TableListing | null => {
  const [first] = pickTables(list, preferences, me);
  if (!first) return null;
  const isOlder =
    first.createdAt < mine.createdAt || (first.createdAt === mine.createdAt && first.table < mine.table);
  return isOlder ? first : null;
};
