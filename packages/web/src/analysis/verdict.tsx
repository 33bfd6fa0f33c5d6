/** What a line or a position is worth: a proved result is a solid badge, an estimate a number with "about". */
import { evaluationText, isProved } from '@crownhead/client/analysis';
import type { BySide, Evaluation } from '@crownhead/rules';
import { analysisWords } from './analysis-words.ts';
import type { Worth } from './worth.ts';
import '../ui/shares.css';
import './verdict.css';

interface VerdictProps {
  /** For the side to move, unless stated otherwise beside it. */
  readonly evaluation: Evaluation;
}

export function Verdict({ evaluation }: VerdictProps) {
  const text = analysisWords.value.verdict;
  const shown = evaluationText(evaluation);
  if (!isProved(evaluation)) {
    return (
      <span class="verdict verdict-estimate">
        <span class="ui-unseen">{text.estimate} </span>
        <span aria-hidden="true">≈ </span>
        {shown}
      </span>
    );
  }
  return (
    <span class={`verdict verdict-proved verdict-${evaluation.kind}`}>
      <span aria-hidden="true">{shown}</span>
      <span class="ui-unseen">{provedText(evaluation)}</span>
    </span>
  );
}

/** "proved win in 23 plies". */
function provedText(evaluation: Evaluation): string {
  const text = analysisWords.value.verdict;
  if (evaluation.kind === 'estimate') return text.estimate;
  if (evaluation.kind === 'draw') return text.draw;
  return evaluation.plies === null
    ? text[evaluation.kind]
    : text.inPlies(text[evaluation.kind], evaluation.plies);
}

/** "Red wins", "Draw": who a proved result is for. */
function resultText(evaluation: Evaluation, sides: BySide<string>): string {
  const text = analysisWords.value.verdict;
  return evaluation.kind === 'draw'
    ? text.drawn
    : text.wins(sides[evaluation.kind === 'win' ? 'black' : 'white']);
}

interface BarProps {
  readonly worth: Worth | null;
  readonly sides: BySide<string>;
  /** Black is at the bottom, or at the right. */
  readonly flipped?: boolean;
  readonly look: 'tall' | 'flat' | 'small';
}

const percent = (share: number): number => Math.round(share * 100);
/** Narrower parts have no room for their number. */
const NUMBER_FROM = 0.08;

/** Three parts, as the board lies: Black's chances, a draw, White's. */
export function SharesBar({ worth, sides, flipped = false, look }: BarProps) {
  const text = analysisWords.value;
  const label =
    worth === null
      ? text.noWorth
      : isProved(worth.evaluation)
        ? text.provedBar(resultText(worth.evaluation, sides))
        : text.bar(sides.black, percent(worth.black), percent(worth.draw), sides.white, percent(worth.white));
  const part = (name: 'black' | 'draw' | 'white') => {
    const share = worth?.[name] ?? 0;
    return (
      <span class={`shares-part shares-${name}`} style={{ flexGrow: share }}>
        {look !== 'small' && share >= NUMBER_FROM && !isProved(worth!.evaluation) && percent(share)}
      </span>
    );
  };
  const proved = worth !== null && isProved(worth.evaluation);
  return (
    <div
      class={`shares verdict-shares shares-${look} ${flipped ? 'shares-flipped' : ''} ${proved ? 'shares-proved' : ''}`}
      role="img"
      aria-label={label}
    >
      {part('black')}
      {part('draw')}
      {part('white')}
    </div>
  );
}
