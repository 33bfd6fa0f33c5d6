/** The weights the engine plays with. */
import { FITTED_NET } from './fitted-net.ts';
import { type NetWeights, netWeights } from './net-weights.ts';
import { WeightFile } from './weight-file.ts';

let weights: NetWeights | null = null;

export function netInUse(): NetWeights {
  weights ??= netWeights(new WeightFile(Uint8Array.from(atob(FITTED_NET), (char) => char.charCodeAt(0))));
  return weights;
}
