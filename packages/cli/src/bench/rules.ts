/** Benchmarks of the rules library: move generation. */
import { perftOfficial, START } from '@crownhead/rules';
import type { Bench, Contestant } from './harness.ts';
import { loadRival, rivalPerft } from './rival.ts';

const DEPTH = 9;
/** Lines of play of that length from the start, known from many programs. */
const NODES = 3_963_680;

const RIVAL = 'rapid-draughts';

/** The two ways to count are compared like with like: the ratio wanted of each, and what to call it. */
const WAYS = [
  { bulk: true, words: 'last ply counted', target: 40 },
  { bulk: false, words: 'every ply made', target: 25 },
] as const;

/** A quick answer that is wrong is worth nothing. */
function checked(name: string, count: () => number): Contestant {
  const run = () => {
    const nodes = count();
    if (nodes !== NODES) throw new Error(`${name}: perft ${DEPTH} is ${NODES}, not ${nodes}`);
    return nodes;
  };
  return { name, run };
}

export function perftBench(): Bench {
  const rival = loadRival();
  const contestants = WAYS.flatMap(({ bulk, words, target }): Contestant[] => {
    const own = checked(`Crownhead, ${words}`, () => perftOfficial(START, DEPTH, bulk));
    if (rival === null) return [{ ...own, against: RIVAL, target }];
    const other = checked(`${RIVAL}, ${words}`, () => rivalPerft(rival, DEPTH, bulk));
    return [{ ...own, against: other.name, target }, other];
  });
  return {
    name: 'rules.perft',
    title: `perft ${DEPTH} from the start, official rules, one thread`,
    unit: 'nodes',
    contestants,
    absent: rival === null ? [{ name: RIVAL, why: 'it is not installed here (npm ci brings it)' }] : [],
  };
}
