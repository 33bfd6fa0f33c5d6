/** What a position is worth to both sides: shares of a win, a draw and a loss, and whether that is proved. */
import { sharesOf } from '@crownhead/analysis';
import { type FoundLine, forSide } from '@crownhead/client/analysis';
import { type Evaluation, firstByRules, type Position, type RuleSet, size } from '@crownhead/rules';

export interface Worth {
  /** Together 1. */
  readonly black: number;
  readonly draw: number;
  readonly white: number;
  /** For Black. */
  readonly evaluation: Evaluation;
}

const PROVED = {
  win: { black: 1, draw: 0, white: 0 },
  draw: { black: 0, draw: 1, white: 0 },
  loss: { black: 0, draw: 0, white: 1 },
} as const;

/** From an evaluation for Black. */
export function worthOf(evaluation: Evaluation, { black, white }: Position): Worth {
  if (evaluation.kind !== 'estimate') return { ...PROVED[evaluation.kind], evaluation };
  const { win, draw, loss } = sharesOf(evaluation.men * 100, size(black) + size(white));
  return { black: win, draw, white: loss, evaluation };
}

export const worthOfLine = (line: FoundLine, position: Position): Worth =>
  worthOf(forSide(line, position.turn, 'black'), position);

const asLine = (evaluation: Evaluation): Pick<FoundLine, 'score' | 'verdict'> =>
  evaluation.kind === 'estimate'
    ? { score: evaluation.men * 100, verdict: { kind: 'estimate' } }
    : { score: 0, verdict: evaluation };

/** From what is noted beside a move, which is for the side that moves first by the rules. */
export const worthOfNote = (evaluation: Evaluation, position: Position, rules: RuleSet): Worth =>
  worthOf(forSide(asLine(evaluation), firstByRules(rules), 'black'), position);
