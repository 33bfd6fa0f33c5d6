/** The weights of a net. */
import type { WeightFile } from './weight-file.ts';

/** What a net looks like. */
interface NetForm {
  readonly kind: 'net';
  /** Inputs of one view. */
  readonly inputs: number;
  /** Sums of one view. */
  readonly width: number;
  /** Numbers between the sums and the score. */
  readonly hidden: number;
  readonly buckets: number;
}

export interface NetWeights {
  readonly form: NetForm;
  /** [input × width + sum]. */
  readonly w1: Int16Array;
  readonly b1: Int16Array;
  /** [(bucket × hidden + number) × 2 × width + sum]: the sums of the side to move, then those of the other side. */
  readonly w2: Int16Array;
  readonly b2: Int32Array;
  /** [bucket × hidden + number]. */
  readonly w3: Int16Array;
  readonly b3: Int32Array;
}

/** Throws where the file has something else. */
export function netWeights(file: WeightFile): NetWeights {
  if (file.form.kind !== 'net') throw new Error(`these are weights of ${file.form.kind}, not of a net`);
  const form = file.form as NetForm;
  const { inputs, width, hidden, buckets } = form;
  return {
    form,
    w1: file.shorts('w1', inputs * width),
    b1: file.shorts('b1', width),
    w2: file.shorts('w2', buckets * hidden * 2 * width),
    b2: file.words('b2', buckets * hidden),
    w3: file.shorts('w3', buckets * hidden),
    b3: file.words('b3', buckets),
  };
}
