/** The options of a table as one line of text: `sides=red-white agreement=yes … timer=move/0:05:00/0:01:00 …`. */

import { OFFICIAL_PRESET } from './official-preset.ts';
import { oneOf } from './one-of.ts';
import { formatClock, parseClock } from './pdn-clock.ts';
import { err, ok, type Result } from './result.ts';
import {
  AFTER_OPTIONS,
  DRAW_MODES,
  LOST_OPTIONS,
  optionFault,
  RESIGN_OPTIONS,
  SIDE_NAMES,
  type SideNames,
  TAKEBACK_OPTIONS,
  type TableOptions,
  TIME_OPTIONS,
  type Timer,
} from './table-options.ts';

function formatTimer(timer: Timer): string {
  if (timer.kind === 'none') return 'none';
  const times =
    timer.kind === 'move' ? [timer.limit, timer.warning] : [timer.base, timer.increment, timer.delay];
  return [timer.kind, ...times.map(formatClock)].join('/');
}

function parseTimer(text: string): Timer | null {
  const [kind, ...words] = text.split('/');
  const times = words.map(parseClock);
  const [first, second, third] = times as number[];
  if (times.includes(null)) return null;
  if (kind === 'none' && times.length === 0) return { kind };
  if (kind === 'move' && times.length === 2) return { kind, limit: first!, warning: second! };
  if (kind === 'clock' && times.length === 3)
    return { kind, base: first!, increment: second!, delay: third! };
  return null;
}

const among =
  <T extends string>(words: readonly T[]) =>
  (text: string): T | null =>
    oneOf(words, text);

const parseYes = (text: string): boolean | null => (text === 'yes' ? true : text === 'no' ? false : null);
const formatYes = (value: boolean): string => (value ? 'yes' : 'no');
export const parseSideNames = among(Object.keys(SIDE_NAMES) as SideNames[]);

/** How one option is written and read; a reader that returns null has met a bad value. */
interface Field<T> {
  /** Null where it need not be written. */
  readonly format: (table: TableOptions) => string | null;
  readonly parse: (text: string) => T | null;
  readonly put: (table: TableOptions, value: T) => TableOptions;
}
const field = <T>(
  format: Field<T>['format'],
  parse: Field<T>['parse'],
  put: Field<T>['put'],
): Field<unknown> => ({ format, parse, put }) as Field<unknown>;

/** A limit of time that may be absent; boxed, because null already means a bad value. */
const parseIdle = (text: string): { readonly limit: number | null } | null => {
  const limit = parseClock(text);
  return limit === null && text !== 'none' ? null : { limit };
};

const FIELDS: Readonly<Record<string, Field<unknown>>> = {
  sides: field(
    (t) => t.sideNames,
    parseSideNames,
    (t, sideNames) => ({ ...t, sideNames }),
  ),
  agreement: field(
    (t) => formatYes(t.draw.agreement),
    parseYes,
    (t, agreement) => ({ ...t, draw: { ...t.draw, agreement } }),
  ),
  rule: field(
    (t) => t.draw.rule,
    among(DRAW_MODES),
    (t, rule) => ({ ...t, draw: { ...t.draw, rule } }),
  ),
  proof: field(
    (t) => t.draw.proof,
    among(DRAW_MODES),
    (t, proof) => ({ ...t, draw: { ...t.draw, proof } }),
  ),
  resign: field(
    (t) => t.resign,
    among(RESIGN_OPTIONS),
    (t, resign) => ({ ...t, resign }),
  ),
  timer: field(
    (t) => formatTimer(t.timer),
    parseTimer,
    (t, timer) => ({ ...t, timer }),
  ),
  'on-time': field(
    (t) => t.onTime,
    among(TIME_OPTIONS),
    (t, onTime) => ({ ...t, onTime }),
  ),
  idle: field(
    (t) => (t.idle === null ? 'none' : formatClock(t.idle)),
    parseIdle,
    (t, { limit }) => ({ ...t, idle: limit }),
  ),
  pile: field(
    (t) => formatYes(t.showPile),
    parseYes,
    (t, showPile) => ({ ...t, showPile }),
  ),
  'on-lost': field(
    (t) => t.onLost,
    among(LOST_OPTIONS),
    (t, onLost) => ({ ...t, onLost }),
  ),
  grace: field(
    (t) => formatClock(t.grace),
    parseClock,
    (t, grace) => ({ ...t, grace }),
  ),
  after: field(
    (t) => t.after,
    among(AFTER_OPTIONS),
    (t, after) => ({ ...t, after }),
  ),
  takebacks: field(
    (t) => t.takebacks,
    among(TAKEBACK_OPTIONS),
    (t, takebacks) => ({ ...t, takebacks }),
  ),
  hints: field(
    (t) => formatYes(t.hints),
    parseYes,
    (t, hints) => ({ ...t, hints }),
  ),
  'ask-ready': field(
    (t) => (t.askReady === true ? 'yes' : null),
    parseYes,
    ({ askReady: _, ...t }, asked) => (asked ? { ...t, askReady: true } : t),
  ),
};

/** Writes the options of a table on one line. */
export const formatTable = (table: TableOptions): string =>
  Object.entries(FIELDS)
    .map(([key, { format }]) => [key, format(table)] as const)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}=${value}`)
    .join(' ');

/** Reads such a line: what is not said is as at an official table; what is said must be known and within its bounds. */
export function parseTable(text: string): Result<TableOptions, 'bad-table-options'> {
  let table: TableOptions = OFFICIAL_PRESET.table;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const [key, value] = word.split('=', 2) as [string, string | undefined];
    const known = Object.hasOwn(FIELDS, key) ? FIELDS[key] : undefined;
    const parsed = known?.parse(value ?? '') ?? null;
    if (!known || parsed === null) return err('bad-table-options');
    table = known.put(table, parsed);
  }
  return optionFault(table) === null ? ok(table) : err('bad-table-options');
}
