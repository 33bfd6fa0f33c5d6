/** Evaluations that fit-net.py has written, of either form. */
import { existsSync, readFileSync } from 'node:fs';
import { NetEvaluation } from '../src/net/net-evaluation.ts';
import { netWeights } from '../src/net/net-weights.ts';
import { WeightFile } from '../src/net/weight-file.ts';
import { PatternEvaluation } from './pattern-evaluation.ts';
import type { Evaluate } from './plain-search.ts';

/** The evaluation in a file; where there are scores beside it (`….check.json`), it must give the same ones. */
export function fittedIn(file: string): Evaluate {
  const weights = new WeightFile(readFileSync(file));
  const fitted =
    weights.form.kind === 'net' ? new NetEvaluation(netWeights(weights)) : new PatternEvaluation(weights);
  const scores = file.replace(/\.bin$/, '.check.json');
  const rows = existsSync(scores) ? (JSON.parse(readFileSync(scores, 'utf8')) as number[][]) : [];
  for (const [own, other, kings, score] of rows) {
    const found = fitted.evaluate(own!, other!, kings!, true);
    if (found !== score) throw new Error(`${file} gives ${found} where the fit gave ${score}`);
  }
  return (own, other, kings, down) => fitted.evaluate(own, other, kings, down);
}
