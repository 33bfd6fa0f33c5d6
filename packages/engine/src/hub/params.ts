/** The settings that Hub's `set-param` changes, and how they are shown. */
import { err, ok, type Result } from '@crownhead/rules';
import { LEVELS } from '../level-list.ts';
import { formatHubLine } from './line.ts';

/** The settings of the engine as a Hub program. */
export interface HubParams {
  /** The strength, 1 to 10. */
  readonly level: number;
  /** What a weak level's slips depend on, so that a game can be played again. */
  readonly seed: number;
  /** Megabytes for what has been searched. */
  readonly memory: number;
  /** Threads that search together at full strength. */
  readonly threads: number;
  /** May the endgame tables be used? */
  readonly tables: boolean;
  /** Do the levels below full strength open from the book? */
  readonly book: boolean;
}

/** Full strength, 64 MB, one thread, with endgame tables and the opening book. */
export const HUB_PARAMS: HubParams = {
  ...{ level: LEVELS.length, seed: 1, memory: 64, threads: 1 },
  ...{ tables: true, book: true },
};

/** What may be asked for, in megabytes. */
export const MEMORY_LIMITS = { least: 1, most: 4096 } as const;

const FLAG_NAMES = ['tables', 'book'] as const satisfies readonly (keyof HubParams)[];
type FlagName = (typeof FLAG_NAMES)[number];

/** How many threads may be asked for. */
const THREAD_LIMITS = { least: 1, most: 64 } as const;

interface Range {
  readonly least: number;
  readonly most: number;
}

const RANGES: Readonly<Record<Exclude<keyof HubParams, FlagName>, Range>> = {
  level: { least: 1, most: LEVELS.length },
  seed: { least: 0, most: 2 ** 31 - 1 },
  memory: MEMORY_LIMITS,
  threads: THREAD_LIMITS,
};

const NUMBER_NAMES = Object.keys(RANGES) as (keyof typeof RANGES)[];

export function formatHubParams(params: HubParams): string[] {
  const numbers = NUMBER_NAMES.map((name) => {
    const { least: min, most: max } = RANGES[name];
    return formatHubLine('param', { name, value: params[name], type: 'int', min, max });
  });
  const flags = FLAG_NAMES.map((name) =>
    formatHubLine('param', { name, value: `${params[name]}`, type: 'bool' }),
  );
  return [...numbers, ...flags];
}

/** The parameters with one of them changed; the error is a sentence. */
export function changeHubParam(params: HubParams, name: string, value: string): Result<HubParams, string> {
  const flag = FLAG_NAMES.find((known) => known === name);
  if (flag !== undefined) {
    if (value !== 'true' && value !== 'false') return err(`The value of ${flag} is true or false.`);
    return ok({ ...params, [flag]: value === 'true' });
  }
  const number = NUMBER_NAMES.find((known) => known === name);
  if (number === undefined) return err(`There is no parameter ${name}.`);
  const { least, most } = RANGES[number];
  const n = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (!(n >= least && n <= most))
    return err(`The value of ${name} is a whole number from ${least} to ${most}.`);
  return ok({ ...params, [number]: n });
}
