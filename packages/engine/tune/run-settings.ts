/** What a run of self-play depends on: with the same settings and the same engine every game is the same. */

/** How games begin and how strictly they are played. */
const STYLES = ['varied', 'ballots'] as const;
export type Style = (typeof STYLES)[number];

export interface RunSettings {
  readonly seed: number;
  /** Nodes a move. */
  readonly nodes: number;
  /** `varied`: to learn from, all sorts of openings and a few random moves; `ballots`: to test on, as matches are played. */
  readonly style: Style;
}

/** Throws where a field is missing or makes no sense. */
export function checkSettings(from: Partial<RunSettings>): RunSettings {
  const { seed, nodes, style } = from;
  if (!Number.isInteger(seed)) throw new Error('the seed is not a whole number');
  if (!Number.isInteger(nodes) || nodes! < 1) throw new Error('the nodes are not a whole number above 0');
  if (!STYLES.includes(style as Style)) throw new Error(`the style is none of ${STYLES.join(', ')}`);
  return { seed: seed!, nodes: nodes!, style: style! };
}
