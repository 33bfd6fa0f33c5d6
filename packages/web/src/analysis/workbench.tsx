/** The screen of an analysis: the board with its bar, and beside it the engine, the moves and the report. */
import { type MoveEntry, moveNumberOf } from '@crownhead/client/analysis';
import type { BySide } from '@crownhead/rules';
import { useEffect, useState } from 'preact/hooks';
import { Piece } from '../board/piece.tsx';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { paletteFor } from '../theme/palette.ts';
import { toast } from '../ui/toast.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import '../ui/base.css';
import type { AnalysisModel } from './analysis-model.ts';
import { analysisWords } from './analysis-words.ts';
import { Announcer, BoardPane } from './board-pane.tsx';
import { EnginePane } from './engine-pane.tsx';
import { useKeys } from './keys.ts';
import { MoveTree } from './move-tree.tsx';
import { playersOf } from './players.ts';
import { Tools } from './tools.tsx';
import { useReportViews } from './use-report-views.ts';
import { SharesBar } from './verdict.tsx';
import { type Worth, worthOf, worthOfLine, worthOfNote } from './worth.ts';
import './analysis.css';

/** The latest that is known: from the engine now, from the report, or from what is noted beside the move. */
function worthHere(model: AnalysisModel): Worth | null {
  const { found, game, isThreat } = model.lines.value;
  const { position, rules, outcome } = model.game.value;
  if (outcome) {
    const kind = outcome.winner === null ? 'draw' : outcome.winner === 'black' ? 'win' : 'loss';
    return worthOf(kind === 'draw' ? { kind } : { kind, plies: null }, position);
  }
  const best = isThreat ? undefined : found?.lines[0];
  if (best && game) return worthOfLine(best, game.position);
  const { evaluation } = model.node.value.note;
  return evaluation && worthOfNote(evaluation, position, rules);
}

export function Workbench({ model }: { readonly model: AnalysisModel }) {
  useKeys(model);
  const text = analysisWords.value;
  const sides = words.value.ui.sides[model.sideNames];
  const worth = worthHere(model);
  const refused = model.refused.value;
  useEffect(() => {
    if (refused) toast(text.refusals[refused.reason === 'too-long' ? 'too-long' : 'too-deep']);
  }, [refused]);
  const report = model.report.current.value;
  const views = useReportViews(report !== null);
  const flipped = model.flipped.value;
  return (
    <main class="analysis" data-sides={paletteFor(model.sideNames, settings.pieces.value)}>
      <h1 class="ui-unseen">{text.title}</h1>
      <Announcer model={model} sides={sides} />
      <div class="analysis-left">
        <Head model={model} sides={sides} />
        <div class="analysis-play">
          <SharesBar worth={worth} sides={sides} flipped={flipped} look="tall" />
          <BoardPane model={model} />
        </div>
        {report && views && (
          <div class="analysis-curve">
            <views.ReportCurve {...{ model, sides, report }} />
          </div>
        )}
      </div>
      <div class="analysis-right">
        <EnginePane model={model} sides={sides} />
        <Panel model={model} sides={sides} />
      </div>
    </main>
  );
}

interface PartProps {
  readonly model: AnalysisModel;
  readonly sides: BySide<string>;
}

/** Who played, and where in the game the board is. */
function Head({ model, sides }: PartProps) {
  const text = analysisWords.value;
  const { tree, selected } = model.board.value;
  const players = playersOf(model);
  const { ply } = model.node.value;
  const { outcome } = tree;
  const at = ply === null ? text.start : text.at(moveNumberOf(tree, selected).number, sides[ply.before.turn]);
  return (
    <div class="analysis-head">
      <p class="analysis-names">
        {(['black', 'white'] as const).map((side) => (
          <span
            key={side}
            class={outcome?.winner === side ? 'analysis-name analysis-winner' : 'analysis-name'}
          >
            <Piece side={side} kind="man" />
            <span>{players[side]}</span>
          </span>
        ))}
      </p>
      <p class="analysis-at">{at}</p>
    </div>
  );
}

const TABS = ['moves', 'report', 'explorer'] as const;
type Tab = (typeof TABS)[number];

function Panel({ model, sides }: PartProps) {
  const text = analysisWords.value;
  const [tab, setTab] = useState<Tab>('moves');
  const [isNoting, setNoting] = useState(false);
  const views = useReportViews(tab === 'report' || model.report.current.value !== null);
  const explorer = useLoaded(tab === 'explorer', () => import('./explorer-pane.tsx'));
  const notes = useLoaded(isNoting, () => import('./note-editor.tsx'));
  const below = (entry: MoveEntry) => {
    const ply = model.report.byNode.value.get(entry.id);
    return entry.isSelected && ply?.mark && views ? (
      <views.Reason {...{ model, sides, ply }} id={entry.id} />
    ) : null;
  };
  const turn = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const by = event.key === 'ArrowLeft' ? TABS.length - 1 : 1;
    const other = TABS[(TABS.indexOf(tab) + by) % TABS.length]!;
    setTab(other);
    document.getElementById(`analysis-tab-${other}`)?.focus();
  };
  return (
    <div class="panel">
      <div class="panel-tabs" role="tablist" aria-label={text.parts}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`analysis-tab-${one}`}
            class="panel-tab"
            aria-selected={one === tab}
            aria-controls="analysis-panel"
            tabIndex={one === tab ? 0 : -1}
            onClick={() => setTab(one)}
            onKeyDown={turn}
          >
            {text.tabs[one]}
          </button>
        ))}
      </div>
      <div class="panel-body" role="tabpanel" id="analysis-panel" aria-labelledby={`analysis-tab-${tab}`}>
        {tab === 'moves' && (
          <MoveTree model={model} sides={sides} below={below} markOf={(id) => model.report.markOf(id)} />
        )}
        {tab === 'report' && views && <views.ReportPane model={model} sides={sides} />}
        {explorer && <explorer.ExplorerPane model={model} sides={sides} />}
      </div>
      {notes && <notes.NoteEditor model={model} />}
      <Tools model={model} isNoting={isNoting} onNote={() => setNoting(!isNoting)} />
    </div>
  );
}
