/**
 * Fits the weights of the evaluation to played games: logistic regression, by descent in small steps (Adam).
 * Starts from the weights in use and writes new ones over them: node packages/engine/tune/fit.ts FILE… && npm run format
 */
import { writeFileSync } from 'node:fs';
import { countBits } from '@crownhead/rules';
import { AHEAD, fullParts, MIXED } from '../src/evaluation.ts';
import { FITTED } from '../src/fitted-weights.ts';
import { LARGEST, writePatternWeights } from '../src/pattern-weights.ts';
import { Random } from '../src/random.ts';
import type { Weight } from '../src/weights.ts';
import { seenByMover } from './board.ts';
import { Features, flatten, NAMED, TERMS, unflatten } from './features.ts';
import { expectedResult } from './merge-samples.ts';
import { type PackedSample, Samples } from './sample-file.ts';

/** How much of the target is the result; the rest is the score of the search. */
const RESULT_SHARE = 0.7;
/** How often every position is looked at, and how many together make a step. */
const ROUNDS = 14;
const STEP = 8192;
const RATE = 2;
/** Pulls every weight back to where it started, patterns to nothing, so that rare ones stay small. */
const NAMED_ANCHOR = 1e-7;
const PATTERN_ANCHOR = 5e-9;
/** Keeps a weight that is hardly ever used from leaping when it is. */
const FLOOR = 3e-5;

const samples = new Samples(process.argv.slice(2));
const features = new Features();
const weights = new Float64Array(TERMS * 2);
for (const [i, weight] of flatten(FITTED).entries()) weights.set(weight, i * 2);
const anchor = weights.slice();

const targetOf = ({ expected, result }: PackedSample): number =>
  result === null ? expected : RESULT_SHARE * result + (1 - RESULT_SHARE) * expected;

/** How far the evaluation is off the target; its terms are left in `features`. */
function errorAt(sample: PackedSample, share: number): number {
  const { own, other, kings } = seenByMover(sample.board);
  features.take(own, other, kings);
  const { count, places, amounts } = features;
  let score = (AHEAD * (countBits(own) - countBits(other))) / (countBits(own) + countBits(other));
  for (let j = 0; j < count; j++) {
    const at = places[j]! * 2;
    score += amounts[j]! * (weights[at]! * share + weights[at + 1]! * (1 - share));
  }
  return expectedResult(score) - targetOf(sample);
}
const shareOf = ({ board: { own, other } }: PackedSample): number =>
  fullParts(countBits(own | other)) / MIXED;

const slope = new Float64Array(weights.length);
const speed = new Float64Array(weights.length);
const square = new Float64Array(weights.length);
let steps = 0;

function step(indices: Int32Array, rate: number): void {
  slope.fill(0);
  for (const index of indices) {
    const sample = samples.at(index);
    const share = shareOf(sample);
    const error = errorAt(sample, share);
    const { count, places, amounts } = features;
    for (let j = 0; j < count; j++) {
      const at = places[j]! * 2;
      slope[at]! += error * amounts[j]! * share;
      slope[at + 1]! += error * amounts[j]! * (1 - share);
    }
  }
  steps += 1;
  const speedBias = 1 - 0.9 ** steps;
  const squareBias = 1 - 0.999 ** steps;
  for (let at = 0; at < weights.length; at++) {
    const pull = at < NAMED * 2 ? NAMED_ANCHOR : PATTERN_ANCHOR;
    const down = slope[at]! / indices.length + pull * (weights[at]! - anchor[at]!);
    speed[at] = 0.9 * speed[at]! + 0.1 * down;
    square[at] = 0.999 * square[at]! + 0.001 * down * down;
    weights[at]! -= (rate * speed[at]!) / speedBias / (Math.sqrt(square[at]! / squareBias) + FLOOR);
    if (at >= NAMED * 2) weights[at] = Math.max(-LARGEST, Math.min(LARGEST, weights[at]!));
  }
}

const all = Int32Array.from({ length: samples.count }, (_, i) => i);
const isKeptBack = (i: number): boolean => samples.at(i).isHeldOut;
const fitted = all.filter((i) => !isKeptBack(i));
const keptBack = all.filter(isKeptBack);
const random = new Random(1);

for (let round = 0; round < ROUNDS; round++) {
  for (let i = fitted.length - 1; i > 0; i--) {
    const j = Math.floor(random.next() * (i + 1));
    [fitted[i], fitted[j]] = [fitted[j]!, fitted[i]!];
  }
  for (let from = 0; from + STEP <= fitted.length; from += STEP) {
    const done = (round + from / fitted.length) / ROUNDS;
    step(fitted.subarray(from, from + STEP), RATE * (1 - done) + RATE / 100);
  }
  let loss = 0;
  for (const index of keptBack) {
    const sample = samples.at(index);
    loss += errorAt(sample, shareOf(sample)) ** 2;
  }
  console.error(`round ${round + 1}: ${Math.sqrt(loss / keptBack.length).toFixed(5)}`);
}

const rounded: Weight[] = Array.from({ length: TERMS }, (_, i) => [
  Math.round(weights[i * 2]!),
  Math.round(weights[i * 2 + 1]!),
]);
const from = `fitted to ${samples.count} positions of games the engine played against itself, by tune/fit.ts. */`;
const write = (name: string, source: string) =>
  writeFileSync(new URL(`../src/${name}`, import.meta.url), source);
write(
  'fitted-weights.ts',
  `/** Weights ${from}
import type { Weights } from './weights.ts';

export const FITTED: Weights = ${JSON.stringify(unflatten(rounded.slice(0, NAMED)))};
`,
);
write(
  'fitted-patterns.ts',
  `/** Weights of patterns (see \`pattern-weights.ts\`) ${from}
export const FITTED_PATTERNS: string =
  '${writePatternWeights(rounded.slice(NAMED))}';
`,
);
