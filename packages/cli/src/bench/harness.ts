/**
 * One harness for every benchmark: the contestants take turns in the same process and are compared round by round,
 * so that whatever else the machine is doing slows them all alike. Only the ratios mean much.
 */

/** What was done, and how long it took where the contestant knows better than a clock around it. */
export interface Timed {
  readonly units: number;
  /** Megabytes where sizes are compared. */
  readonly ms: number;
}

export interface Contestant {
  readonly name: string;
  /** Does the work once and returns how many units that was. */
  readonly run: () => number | Timed | Promise<number | Timed>;
  /** The name of the contestant it is compared with; a baseline has none. */
  readonly against?: string;
  /** The least ratio to that one that is good enough. */
  readonly target?: number;
  /** The most milliseconds, or megabytes, that a unit may take. */
  readonly atMost?: number;
}

/** Somebody who should have taken part, and why not. */
interface Absentee {
  readonly name: string;
  readonly why: string;
}

/** As people read it best: so many a second, how long one takes, or how much room. */
export type Form = 'rate' | 'time' | 'size';

export interface Bench {
  readonly name: string;
  readonly title: string;
  /** What is counted, in the plural. */
  readonly unit: string;
  /** `rate` where nothing is said. */
  readonly form?: Form;
  readonly contestants: readonly Contestant[];
  readonly absent?: readonly Absentee[];
  /** Called when all rounds are over where what they say is found out on the way. */
  readonly notes?: readonly string[] | (() => readonly string[]);
  /** Ends what was started for it. */
  readonly close?: () => Promise<void>;
}

/** A whole benchmark that cannot be run here, and what it would need. */
export interface BenchUnavailable {
  readonly missing: string;
}

export interface Timing {
  /** Milliseconds from any fixed moment. */
  readonly clock: () => number;
  readonly rounds: number;
  /** A contestant's turn is repeated until it has taken this long: short ones would be all noise. */
  readonly turnMs: number;
  readonly onRound?: (round: number) => void;
}

export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export interface ContestantResult {
  readonly name: string;
  readonly perSecond: Spread;
  readonly against: string | null;
  /** To the one it is compared with, within the same round; null where there is none or it is absent. */
  readonly ratio: Spread | null;
  readonly target: number | null;
  readonly atMost: number | null;
  /** Null where there is nothing to meet or nothing to compare with. */
  readonly met: boolean | null;
}

export interface Report {
  readonly name: string;
  readonly title: string;
  readonly unit: string;
  readonly form: Form;
  readonly rounds: number;
  readonly contestants: readonly ContestantResult[];
  readonly absent: readonly Absentee[];
  readonly notes: readonly string[];
}

/** One turn; the answer is units per second. */
async function turn({ run }: Contestant, { clock, turnMs }: Timing): Promise<number> {
  const start = clock();
  let units = 0;
  let ms = 0;
  do {
    const before = clock();
    const done = await run();
    const timed = typeof done === 'number' ? { units: done, ms: clock() - before } : done;
    units += timed.units;
    ms += timed.ms;
  } while (clock() - start < turnMs);
  return (units / ms) * 1000;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { median, low: sorted[0]!, high: sorted[sorted.length - 1]! };
}

function standing(contestant: Contestant, rates: ReadonlyMap<string, readonly number[]>): ContestantResult {
  const { name, against = null, target = null, atMost = null } = contestant;
  const own = rates.get(name)!;
  const perSecond = spreadOf(own);
  const base = against === null ? undefined : rates.get(against);
  const ratio = base === undefined ? null : spreadOf(own.map((rate, round) => rate / base[round]!));
  const goals = [
    ...(target === null || ratio === null ? [] : [ratio.median >= target]),
    ...(atMost === null ? [] : [1000 / perSecond.median <= atMost]),
  ];
  const met = goals.length === 0 ? null : goals.every(Boolean);
  return { name, perSecond, against, ratio, target, atMost, met };
}

export async function measure(bench: Bench, timing: Timing): Promise<Report> {
  const { name, title, unit, form = 'rate', contestants, absent = [], notes = [] } = bench;
  const rates = new Map(contestants.map((contestant) => [contestant.name, [] as number[]]));
  // One turn each that is not counted, for the compiler.
  for (const contestant of contestants) await turn(contestant, timing);
  for (let round = 0; round < timing.rounds; round++) {
    timing.onRound?.(round + 1);
    // Another one begins each round, so that nobody always follows the same neighbour.
    for (const i of contestants.keys()) {
      const contestant = contestants[(round + i) % contestants.length]!;
      rates.get(contestant.name)!.push(await turn(contestant, timing));
    }
  }
  const standings = contestants.map((contestant) => standing(contestant, rates));
  return {
    ...{ name, title, unit, form, rounds: timing.rounds },
    ...{ contestants: standings, absent, notes: typeof notes === 'function' ? notes() : notes },
  };
}
