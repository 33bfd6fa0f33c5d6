/** Nets that fit-net.py has written. */
import { existsSync, readFileSync } from 'node:fs';
import { NetEvaluation } from '../src/net/net-evaluation.ts';
import { netWeights } from '../src/net/net-weights.ts';
import { WeightFile } from '../src/net/weight-file.ts';
import type { Evaluate } from './plain-search.ts';

/** The evaluation in a file; where there are scores beside it (`….check.json`), it must give the same ones. */
export function fittedIn(file: string): Evaluate {
  const net = new NetEvaluation(netWeights(new WeightFile(readFileSync(file))));
  const scores = file.replace(/\.bin$/, '.check.json');
  const rows = existsSync(scores) ? (JSON.parse(readFileSync(scores, 'utf8')) as number[][]) : [];
  for (const [own, other, kings, score] of rows) {
    const found = net.evaluate(own!, other!, kings!, true);
    if (found !== score) throw new Error(`${file} gives ${found} where the fit gave ${score}`);
  }
  return (own, other, kings, down) => net.evaluate(own, other, kings, down);
}
