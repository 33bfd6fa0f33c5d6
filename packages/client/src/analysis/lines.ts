/** Lines of an engine as an analysis board shows them: what each is worth, for whom, and whether that is proved. */
import {
  type Evaluation,
  estimateOf,
  firstByRules,
  type Move,
  type RuleSet,
  type Side,
} from '@crownhead/rules';

/** What a line is worth to the side to move: proved, with the plies to the end where they are known, or an estimate. */
export type LineVerdict =
  | { readonly kind: 'win' | 'loss'; readonly plies: number | null }
  | { readonly kind: 'draw' }
  | { readonly kind: 'estimate' };

/** One of the best lines. */
export interface FoundLine {
  readonly moves: readonly Move[];
  /** The engine’s own number, for the side to move: `estimateOf` makes men of it. */
  readonly score: number;
  readonly verdict: LineVerdict;
  /** How many of its first moves the opening book has; none, unless given. */
  readonly book?: number;
}

/** What an engine knows after an iteration: its results have this form. */
export interface FoundLines {
  readonly depth: number;
  readonly nodes: number;
  readonly ms: number;
  /** The best first. */
  readonly lines: readonly FoundLine[];
}

const OPPOSITE = { win: 'loss', loss: 'win' } as const;

/** The same for the other side. */
function turnedRound(evaluation: Evaluation): Evaluation {
  switch (evaluation.kind) {
    case 'estimate':
      return { kind: 'estimate', men: -evaluation.men + 0 };
    case 'win':
    case 'loss':
      return { kind: OPPOSITE[evaluation.kind], plies: evaluation.plies };
    case 'draw':
      return evaluation;
  }
}

/** What a line is worth to the side to move. */
export const forMover = ({ score, verdict }: Pick<FoundLine, 'score' | 'verdict'>): Evaluation =>
  verdict.kind === 'estimate' ? estimateOf(score) : verdict;

/** What a line is worth to one side. */
export const forSide = (line: Pick<FoundLine, 'score' | 'verdict'>, mover: Side, side: Side): Evaluation =>
  mover === side ? forMover(line) : turnedRound(forMover(line));

/** What a line is worth to the side that moves first by the rules: the form in which it is kept beside a move. */
export const evaluationOf = (
  line: Pick<FoundLine, 'score' | 'verdict'>,
  mover: Side,
  rules: RuleSet,
): Evaluation => forSide(line, mover, firstByRules(rules));

/** Is it proved, and not an estimate? */
export const isProved = (evaluation: Evaluation): boolean => evaluation.kind !== 'estimate';

const LETTERS = { win: 'W', draw: 'D', loss: 'L' } as const;

/** `●W23`, `●D`, `●L` where it is proved, `+0.35` where it is an estimate. The dot stands for a proof and nothing else has it. */
export function evaluationText(evaluation: Evaluation): string {
  if (evaluation.kind === 'estimate') {
    const text = Math.abs(evaluation.men).toFixed(2);
    return `${Number(text) === 0 ? '' : evaluation.men > 0 ? '+' : '−'}${text}`;
  }
  const plies = evaluation.kind === 'draw' ? null : evaluation.plies;
  return `●${LETTERS[evaluation.kind]}${plies ?? ''}`;
}
