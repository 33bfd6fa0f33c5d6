/** What a run that is no contest can be told. */
export interface RunOptions {
  readonly seed: number;
  readonly seconds?: number;
  readonly games?: number;
  /** File for an SVG. */
  readonly plot?: string;
  readonly json?: true;
}
