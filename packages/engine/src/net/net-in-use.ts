/** The weights the engine plays with. */
import { FITTED_NET } from './fitted-net.ts';
import { type NetWeights, netWeights } from './net-weights.ts';
import { WeightFile } from './weight-file.ts';

let weights: NetWeights | null = null;

/** By a plain loop: every program, thread and page that thinks does this first, and as strings of one letter it takes six times as long. */
function bytesOf(base64: string): Uint8Array {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}

export function netInUse(): NetWeights {
  weights ??= netWeights(new WeightFile(bytesOf(FITTED_NET)));
  return weights;
}
