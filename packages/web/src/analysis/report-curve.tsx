/** The curve of a report: what Black could expect after each move. Estimates are pale, proved results have the full colour. */
import type { GameReport } from '@crownhead/analysis';
import { type BySide, depthOf, isOnMainLine, mainLine } from '@crownhead/rules';
import type { AnalysisModel } from './analysis-model.ts';
import { analysisWords } from './analysis-words.ts';
import './report-curve.css';

interface CurveProps {
  readonly model: AnalysisModel;
  readonly report: GameReport;
  readonly sides: BySide<string>;
}

/** Where the rest of the game is proved, from this ply on; the number of plies where it is not. */
function provedFrom({ plies }: GameReport): number {
  const last = plies.findLastIndex(({ played }) => played.verdict.kind === 'estimate');
  return last + 1;
}

export function ReportCurve({ model, report, sides }: CurveProps) {
  const text = analysisWords.value.report;
  const { tree, selected } = model.board.value;
  const values = [report.start, ...report.plies.map(({ black }) => black)];
  const end = values.length - 1;
  const proved = provedFrom(report);
  const isMain = isOnMainLine(tree, selected);
  // In a variation the curve stays where the main line was left.
  const at = isMain ? depthOf(tree, selected) : 0;
  const line = mainLine(tree);
  const goTo = (ply: number): void => {
    const id = ply <= 0 ? tree.root.id : line[Math.min(ply, end) - 1]!.id;
    model.do({ type: 'select', id });
  };
  const area = (from: number, to: number): string =>
    `M${from} 1 ${values
      .slice(from, to + 1)
      .map((value, i) => `L${from + i} ${1 - value}`)
      .join(' ')} L${to} 1 Z`;
  const marked = report.plies.filter(
    ({ mark, ply }) => mark === '??' || mark === '?' || report.turning.includes(ply),
  );
  const percent = Math.round((values[at] ?? report.end) * 100);
  const key = (event: KeyboardEvent): void => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goTo(Math.max(0, at + step));
  };
  return (
    <div
      class="curve"
      role="slider"
      tabIndex={0}
      aria-label={text.curve}
      aria-valuemin={0}
      aria-valuemax={end}
      aria-valuenow={at}
      aria-valuetext={text.curveAt(at, sides.black, percent)}
      onKeyDown={key}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        goTo(Math.round(((event.clientX - box.left) / box.width) * end));
      }}
    >
      <svg
        class="curve-picture"
        viewBox={`0 0 ${Math.max(end, 1)} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path class="curve-estimate" d={area(0, Math.min(proved, end))} />
        {proved < end && <path class="curve-proved" d={area(proved, end)} />}
        <path class="curve-line" d={`M${values.map((value, i) => `${i} ${1 - value}`).join(' L')}`} />
        <path class="curve-even" d={`M0 0.5 L${end} 0.5`} />
      </svg>
      {isMain && <span class="curve-here" style={{ left: `${(at / Math.max(end, 1)) * 100}%` }} />}
      {marked.map(({ ply, mark, black }) => (
        <span
          key={ply}
          class={`curve-mark ${mark === '??' ? 'curve-bad' : mark === '?' ? 'curve-poor' : ''}`}
          style={{ left: `${(ply / end) * 100}%`, top: `${Math.min(Math.max(1 - black, 0.2), 0.8) * 100}%` }}
          aria-hidden="true"
        >
          {mark ?? '↕'}
        </span>
      ))}
    </div>
  );
}
