/** How long to think, as Hub's `level` says it: `move-time=0.5`, `depth=9`, `nodes=20000`, `time=60 inc=1`, `infinite`. */
import { err, ok, type Result } from '@crownhead/rules';
import type { Limits } from '../search-request.ts';

const MS_PER_SECOND = 1000;

/** What may stand after each name, and the least of it. */
const NUMBERS = {
  depth: { least: 1, whole: true },
  nodes: { least: 1, whole: true },
  'move-time': { least: 0, whole: false },
  time: { least: 0, whole: false },
  inc: { least: 0, whole: false },
} as const;
type Name = keyof typeof NUMBERS;
const isName = (name: string): name is Name => Object.hasOwn(NUMBERS, name);

function readNumber(name: Name, text: string): number | null {
  const { least, whole } = NUMBERS[name];
  const n = /^\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN;
  return n >= least && (!whole || Number.isInteger(n)) ? n : null;
}

/** Does a line say anything that is known here? */
export const saysLimits = (args: ReadonlyMap<string, string>): boolean =>
  args.has('infinite') || [...args.keys()].some(isName);

/**
 * Adds what a line says to the limits so far; `infinite` takes all of them away first. Names that mean nothing here are
 * left alone; the error is the argument whose value cannot be read.
 */
export function readHubLimits(args: ReadonlyMap<string, string>, before: Limits): Result<Limits, string> {
  let limits: Limits = args.has('infinite') ? {} : before;
  for (const [name, text] of args) {
    if (!isName(name)) continue;
    const n = readNumber(name, text);
    if (n === null) return err(`${name}=${text}`);
    const clock = limits.clock ?? { left: 0, increment: 0 };
    if (name === 'depth') limits = { ...limits, depth: n };
    else if (name === 'nodes') limits = { ...limits, nodes: n };
    else if (name === 'move-time') limits = { ...limits, ms: n * MS_PER_SECOND };
    else if (name === 'time') limits = { ...limits, clock: { ...clock, left: n * MS_PER_SECOND } };
    else limits = { ...limits, clock: { ...clock, increment: n * MS_PER_SECOND } };
  }
  return ok(limits);
}

/** The other way, for a program that drives a Hub engine. */
export function hubLevel({ depth, nodes, ms, clock }: Limits): Record<string, number> {
  return {
    ...(depth === undefined ? {} : { depth }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(ms === undefined ? {} : { 'move-time': ms / MS_PER_SECOND }),
    ...(clock === undefined
      ? {}
      : { time: clock.left / MS_PER_SECOND, inc: clock.increment / MS_PER_SECOND }),
  };
}

export const isUnlimited = ({ depth, nodes, ms, clock }: Limits): boolean =>
  depth === undefined && nodes === undefined && ms === undefined && clock === undefined;
