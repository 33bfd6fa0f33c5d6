/** What the tables say of a position, as JSON: the same from the command line and over the network. */
import type { EndgameVerdict } from './tables.ts';

/** A verdict and where it comes from. */
export interface EndgameAnswer extends EndgameVerdict {
  /** Where the verdict comes from; null where there is none. */
  readonly source: 'table' | null;
}

/** The keys are a contract, their order included. */
export const endgameAnswer = ({ verdict, plies }: EndgameVerdict): EndgameAnswer => ({
  verdict,
  plies,
  source: verdict === 'unknown' ? null : 'table',
});
