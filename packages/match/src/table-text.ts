/** The options of a table as one line of text: `sides=red-white agreement=yes … timer=move/0:05:00/0:01:00 …`. */
import { DRAW_MODES, err, formatClock, ok, oneOf, parseClock, type Result } from '@crownhead/rules';
import { OFFICIAL_PRESET } from './official-preset.ts';
import {
  AFTER_OPTIONS,
  type FlatTable,
  flatTable,
  LOST_OPTIONS,
  nestTable,
  optionFault,
  RESIGN_OPTIONS,
  SIDE_NAMES,
  type SideNames,
  TAKEBACK_OPTIONS,
  type TableOptions,
  TIME_OPTIONS,
  TIMER_KINDS,
  TIMER_TIMES,
  type Timer,
} from './table-options.ts';

/** How one option is written and read. */
interface Field<T> {
  readonly word: string;
  /** Null where it need not be written. */
  readonly format: (value: T) => string | null;
  /** Null for a value that cannot be read. */
  readonly parse: (text: string) => { readonly value: T } | null;
}

const boxed = <T>(value: T | null): { readonly value: T } | null => (value === null ? null : { value });

const choice = <T extends string>(word: string, values: readonly T[]): Field<T> => ({
  word,
  format: (value) => value,
  parse: (text) => boxed(oneOf(values, text)),
});

const YES_NO = ['yes', 'no'] as const;
const parseYes = (text: string): { readonly value: boolean } | null =>
  oneOf(YES_NO, text) && { value: text === 'yes' };
const yesNo = (word: string): Field<boolean> => ({
  word,
  format: (value) => (value ? 'yes' : 'no'),
  parse: parseYes,
});

const time = (word: string): Field<number> => ({
  word,
  format: formatClock,
  parse: (text) => boxed(parseClock(text)),
});

const timesOf = (timer: Timer): readonly number[] =>
  Object.keys(TIMER_TIMES[timer.kind]).map((name) => (timer as unknown as Record<string, number>)[name]!);

function parseTimer(text: string): { readonly value: Timer } | null {
  const [kindText = '', ...words] = text.split('/');
  const kind = oneOf(TIMER_KINDS, kindText);
  const times = words.map(parseClock);
  if (kind === null || times.includes(null)) return null;
  const names = Object.keys(TIMER_TIMES[kind]);
  if (names.length !== times.length) return null;
  return { value: { kind, ...Object.fromEntries(names.map((name, i) => [name, times[i]])) } as Timer };
}

export const SIDE_NAMES_FIELD = choice('sides', Object.keys(SIDE_NAMES) as SideNames[]);

/** Every option, in the order they are written. */
const FIELDS: { readonly [O in keyof FlatTable]-?: Field<FlatTable[O]> } = {
  sideNames: SIDE_NAMES_FIELD,
  agreement: yesNo('agreement'),
  rule: choice('rule', DRAW_MODES),
  proof: choice('proof', DRAW_MODES),
  resign: choice('resign', RESIGN_OPTIONS),
  timer: {
    word: 'timer',
    format: (timer) => [timer.kind, ...timesOf(timer).map(formatClock)].join('/'),
    parse: parseTimer,
  },
  onTime: choice('on-time', TIME_OPTIONS),
  idle: {
    word: 'idle',
    format: (limit) => (limit === null ? 'none' : formatClock(limit)),
    parse: (text) => (text === 'none' ? { value: null } : boxed(parseClock(text))),
  },
  showPile: yesNo('pile'),
  onLost: choice('on-lost', LOST_OPTIONS),
  grace: time('grace'),
  after: choice('after', AFTER_OPTIONS),
  takebacks: choice('takebacks', TAKEBACK_OPTIONS),
  hints: yesNo('hints'),
  askReady: {
    word: 'ask-ready',
    format: (asks) => (asks === true ? 'yes' : null),
    parse: (text) => parseYes(text) && { value: text === 'yes' ? true : undefined },
  },
};

const OPTIONS = Object.entries(FIELDS) as readonly (readonly [keyof FlatTable, Field<unknown>])[];

/** Writes the options of a table on one line. */
export function formatTable(table: TableOptions): string {
  const flat = flatTable(table);
  return OPTIONS.map(([option, { word, format }]) => ({ word, text: format(flat[option]) }))
    .filter(({ text }) => text !== null)
    .map(({ word, text }) => `${word}=${text}`)
    .join(' ');
}

/** Reads such a line: what is left out is as at an official table; what is there must be known and within its bounds. */
export function parseTable(text: string): Result<TableOptions, 'bad-table-options'> {
  const flat = new Map<string, unknown>(Object.entries(flatTable(OFFICIAL_PRESET.table)));
  for (const part of text.split(/\s+/).filter(Boolean)) {
    const [word, value = ''] = part.split('=', 2) as [string, string?];
    const known = OPTIONS.find(([, field]) => field.word === word);
    const parsed = known?.[1].parse(value);
    if (!known || !parsed) return err('bad-table-options');
    if (parsed.value === undefined) flat.delete(known[0]);
    else flat.set(known[0], parsed.value);
  }
  const table = nestTable(Object.fromEntries(flat) as unknown as FlatTable);
  return optionFault(table) === null ? ok(table) : err('bad-table-options');
}
