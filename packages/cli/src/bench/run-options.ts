/** The options of a run that compares no contestants. */
export interface RunOptions {
  readonly seed: number;
  readonly seconds?: number;
  readonly games?: number;
  /** File for an SVG. */
  readonly plot?: string;
  readonly json?: true;
}
