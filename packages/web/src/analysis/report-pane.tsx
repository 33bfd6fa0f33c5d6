/** The report: what decided the game, what each side gave away, and a line for every mark. */
import { type GameReport, MARKS, type Mark, type PlyReport } from '@crownhead/analysis';
import { moveNumberOf } from '@crownhead/client/analysis';
import {
  type BySide,
  formatMove,
  type GameTree,
  mainLine,
  type NodeId,
  parentOf,
  SIDES,
} from '@crownhead/rules';
import { Piece } from '../board/piece.tsx';
import { settings } from '../settings.ts';
import { KeepMistake, TrainMistakes } from '../train/mistake-buttons.tsx';
import { Button } from '../ui/button.tsx';
import type { AnalysisModel } from './analysis-model.ts';
import { analysisWords } from './analysis-words.ts';
import { claimWords } from './claim-words.ts';
import { playHere } from './play-here.ts';
import { playersOf } from './players.ts';
import { Reason } from './reason.tsx';
import { ReportCurve } from './report-curve.tsx';
import { headlineOf } from './report-headline.ts';
import './report-pane.css';

interface PaneProps {
  readonly model: AnalysisModel;
  readonly sides: BySide<string>;
}

export function ReportPane({ model, sides }: PaneProps) {
  const text = analysisWords.value.report;
  const { current, running, isFailed } = model.report;
  const report = current.value;
  const progress = running.value;
  const isEmpty = mainLine(model.board.value.tree).length === 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long report is scrolled by keyboard too.
    <div class="report" tabIndex={0}>
      {progress && (
        <div class="report-progress">
          <label>
            <span>{text.running[progress.quality]}</span>
            <progress max={1} value={progress.part} />
          </label>
          <Button onClick={() => model.report.stop()}>{text.stop}</Button>
        </div>
      )}
      {!progress && isFailed.value && (
        <p class="report-failed" role="alert">
          {text.failed}
        </p>
      )}
      {!progress && report?.quality !== 'full' && (
        <div class="report-offer">
          {!report && <p>{isEmpty ? text.empty : model.report.kept.value ? text.changed : text.about}</p>}
          <Button look="main" aria-disabled={isEmpty} onClick={() => !isEmpty && void model.report.run()}>
            {text.make}
          </Button>
        </div>
      )}
      {report && <Findings {...{ model, sides, report }} />}
    </div>
  );
}

interface FindingsProps extends PaneProps {
  readonly report: GameReport;
}

function Findings({ model, sides, report }: FindingsProps) {
  const text = analysisWords.value.report;
  const { tree } = model.board.value;
  const line = mainLine(tree);
  const told = report.plies.filter(
    ({ mark, ply }) => mark !== null || ply === report.losing || report.turning.includes(ply),
  );
  return (
    <>
      <p class="report-headline" role="status">
        <Whole text={headlineText(tree, report, sides)} />
      </p>
      <div class="report-curve-place">
        <ReportCurve {...{ model, sides, report }} />
      </div>
      <SideTable {...{ model, report }} />
      {report.quality === 'full' && <TrainMistakes {...{ model, report }} />}
      {told.length > 0 && (
        <ol class="report-marks" aria-label={text.marks}>
          {told.map((ply) => (
            <MarkRow key={ply.ply} {...{ model, sides, ply }} id={line[ply.ply - 1]!.id} report={report} />
          ))}
        </ol>
      )}
      <p class="report-note">
        {text.points} {text.counted[report.quality]}
      </p>
    </>
  );
}

/** A sentence in which no move is broken at its hyphen. */
const Whole = ({ text }: { readonly text: string }) => (
  <>
    {text.split(/(\d+[.…]\u00a0[^ ,]+)/).map((part, i) =>
      i % 2 === 1 ? (
        <span key={i} class="report-whole">
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
);

function headlineText(tree: GameTree, report: GameReport, sides: BySide<string>): string {
  const text = analysisWords.value.report;
  const line = mainLine(tree);
  const at = (ply: number): string => plyText(tree, line[ply - 1]!.id, report.plies[ply - 1]!);
  const headline = headlineOf(report, tree.outcome !== null);
  switch (headline.kind) {
    case 'lost':
    case 'losing':
      return text[headline.kind === 'lost' ? 'lost' : 'losingSince'](
        sides[report.plies[headline.ply - 1]!.side],
        at(headline.ply),
      );
    case 'turned':
      return text.turned(headline.plies.map(at).join(', '));
    case 'undecided':
    case 'clean':
      return text[headline.kind];
  }
}

/** "13… 32-27??", on one line. */
function plyText(tree: GameTree, id: NodeId, { side, move, mark }: PlyReport): string {
  const notation = settings.marks.value === 'coordinates' ? 'algebraic' : 'numeric';
  const { number, first } = moveNumberOf(tree, id);
  const dots = side === first ? '.' : '…';
  return `${number}${dots}\u00a0${move ? formatMove(move, notation) : '--'}${mark ?? ''}`;
}

/** On a phone the board may be above what is seen. */
function show(model: AnalysisModel, id: NodeId): void {
  model.do({ type: 'select', id });
  document.querySelector('.analysis-board')?.scrollIntoView({ block: 'nearest' });
}

interface MarkRowProps extends FindingsProps {
  readonly ply: PlyReport;
  readonly id: NodeId;
}

function MarkRow({ model, sides, ply, id, report }: MarkRowProps) {
  const text = analysisWords.value.report;
  const { tree, selected } = model.board.value;
  const before = parentOf(tree, id)!;
  return (
    <li class="report-mark" aria-current={selected === id ? 'true' : undefined}>
      <p class="report-move">
        <button type="button" class="report-go" onClick={() => show(model, id)}>
          {plyText(tree, id, ply)}
        </button>
        <span class="report-kind">{ply.mark && claimWords.value.marks[ply.mark]}</span>
        {report.losing === ply.ply && <span class="report-chip">{text.losing}</span>}
        {report.losing !== ply.ply && report.turning.includes(ply.ply) && (
          <span class="report-chip">{text.turning}</span>
        )}
      </p>
      <Reason {...{ model, sides, id, ply }} />
      {ply.mark !== '!' && (
        <div class="report-actions">
          <Button class="report-again" onClick={() => playHere(tree, before.id)}>
            {text.again}
          </Button>
          {report.quality === 'full' && <KeepMistake {...{ model, report }} ply={ply.ply} />}
        </div>
      )}
    </li>
  );
}

/** Errors first; an empty row says nothing. */
const shownMarks = (report: GameReport): readonly Mark[] =>
  [...MARKS].reverse().filter((mark) => SIDES.some((side) => report[side].marks[mark] > 0));

/** Of each mark, how many; and what was given away and kept. */
function SideTable({ model, report }: { readonly model: AnalysisModel; readonly report: GameReport }) {
  const text = analysisWords.value.report;
  const players = playersOf(model);
  return (
    <table class="report-table">
      <thead>
        <tr>
          <td />
          {SIDES.map((side) => (
            <th key={side} scope="col">
              <span class="report-name">
                <Piece side={side} kind="man" />
                {players[side]}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{text.given}</th>
          {SIDES.map((side) => (
            <td key={side}>{report[side].loss.toFixed(2)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{text.kept}</th>
          {SIDES.map((side) => (
            <td key={side}>{text.percent(Math.round(report[side].kept))}</td>
          ))}
        </tr>
        {shownMarks(report).map((mark) => (
          <tr key={mark}>
            <th scope="row">
              <b aria-hidden="true">{mark}</b> {claimWords.value.marks[mark]}
            </th>
            {SIDES.map((side) => (
              <td key={side}>{report[side].marks[mark]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
