/**
 * Fits the weights of the evaluation to played games: logistic regression, by descent with momentum.
 * Starts from the weights in use and writes new ones over them: node packages/engine/tune/fit.ts FILE… && npm run format
 */
import { writeFileSync } from 'node:fs';
import { countBits } from '@crownhead/rules';
import { AHEAD, ALL_PIECES } from '../src/evaluation.ts';
import { FITTED } from '../src/fitted-weights.ts';
import type { Weight } from '../src/weights.ts';
import { flatten, TERMS, termsOf, unflatten } from './features.ts';
import { readSamples } from './record.ts';

/** A man ahead wins this much more often than not: the slope of the curve from scores to results. */
const SCALE = 130;
/** How much of the target is the result; the rest is what the search thought. */
const RESULT_SHARE = 0.6;
const ROUNDS = 400;
const RATE = 1.5;
const MOMENTUM = 0.9;
/** Pulls every weight back to where it started, so that rare terms keep their hand-made value. */
const ANCHOR = 2e-6;

const curve = (score: number): number => 1 / (1 + Math.exp(-score / SCALE));

const samples = process.argv.slice(2).flatMap(readSamples);
const places: Uint8Array[] = [];
const amounts: Int8Array[] = [];
const targets = new Float64Array(samples.length);
const shares = new Float64Array(samples.length);
const fixed = new Float64Array(samples.length);
for (const [i, { own, other, kings, score, result }] of samples.entries()) {
  const terms = termsOf(own, other, kings);
  const used = [...terms.keys()].filter((place) => terms[place] !== 0);
  places.push(Uint8Array.from(used));
  amounts.push(Int8Array.from(used, (place) => terms[place]!));
  const pieces = countBits(own) + countBits(other);
  shares[i] = pieces / ALL_PIECES;
  fixed[i] = (AHEAD * (countBits(own) - countBits(other))) / pieces;
  targets[i] = RESULT_SHARE * (result / 2) + (1 - RESULT_SHARE) * curve(score);
}

const start = flatten(FITTED);
const weights = new Float64Array(TERMS * 2);
for (const [i, [full, empty]] of start.entries()) {
  weights[i * 2] = full;
  weights[i * 2 + 1] = empty;
}
const anchor = weights.slice();
const speed = new Float64Array(weights.length);
const square = new Float64Array(weights.length);

for (let round = 1; round <= ROUNDS; round++) {
  const slope = new Float64Array(weights.length);
  let loss = 0;
  for (let i = 0; i < samples.length; i++) {
    const share = shares[i]!;
    let score = fixed[i]!;
    const used = places[i]!;
    const amount = amounts[i]!;
    for (let j = 0; j < used.length; j++) {
      const at = used[j]! * 2;
      score += amount[j]! * (weights[at]! * share + weights[at + 1]! * (1 - share));
    }
    const error = curve(score) - targets[i]!;
    loss += error * error;
    for (let j = 0; j < used.length; j++) {
      const at = used[j]! * 2;
      slope[at]! += error * amount[j]! * share;
      slope[at + 1]! += error * amount[j]! * (1 - share);
    }
  }
  for (let at = 0; at < weights.length; at++) {
    const pull = slope[at]! / samples.length + ANCHOR * (weights[at]! - anchor[at]!);
    speed[at] = MOMENTUM * speed[at]! + (1 - MOMENTUM) * pull;
    square[at] = 0.999 * square[at]! + 0.001 * pull * pull;
    const bias = Math.sqrt(square[at]! / (1 - 0.999 ** round)) + 1e-9;
    weights[at]! -= (RATE * speed[at]!) / (1 - MOMENTUM ** round) / bias;
  }
  if (round % 50 === 0) console.error(`round ${round}: ${Math.sqrt(loss / samples.length).toFixed(5)}`);
}

const rounded: Weight[] = start.map((_, i) => [Math.round(weights[i * 2]!), Math.round(weights[i * 2 + 1]!)]);
const source = `/** Weights fitted to ${samples.length} positions of games the engine played against itself, by tune/fit.ts. */
import type { Weights } from './weights.ts';

export const FITTED: Weights = ${JSON.stringify(unflatten(rounded))};
`;
writeFileSync(new URL('../src/fitted-weights.ts', import.meta.url), source);
