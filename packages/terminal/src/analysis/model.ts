/** The analysis screen as a value: the board of the client's model, the move being entered, the engine's lines, the report. */
import type { Quality } from '@crownhead/analysis';
import { freeContext, INPUT_SETTINGS, type MoveInput, startInput } from '@crownhead/client';
import { type Analysis, type LinesState, openAnalysis, selectedNode } from '@crownhead/client/analysis';
import type { Explored } from '@crownhead/library';
import { OFFICIAL_PRESET, parseTableTags, type SideNames } from '@crownhead/match';
import { type Game, type GameTree, gameAt, type NodeId } from '@crownhead/rules';
import type { Context, Screen } from '../app/screen.ts';
import type { TextField } from '../ui/text-field.ts';

/** Shares of the outcomes for the first side, as far as an estimate can tell. */
export interface OutcomeShares {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** A report in words, as the panel shows it. */
export interface ReportView {
  readonly quality: Quality;
  /** Points given away, and percent of what was at stake that was kept. */
  readonly black: { readonly loss: number; readonly kept: number };
  readonly white: { readonly loss: number; readonly kept: number };
  /** The points expected for Black: before the first ply, then after each. */
  readonly curve: readonly number[];
  readonly rows: readonly ReportRow[];
}

/** A move that is worth a word. */
export interface ReportRow {
  /** Counted from 1. */
  readonly ply: number;
  readonly mark: string | null;
  /** A sentence each, with its line. */
  readonly reasons: readonly string[];
  readonly isTurning: boolean;
  readonly isLosing: boolean;
}

/** What has come of asking for a report. */
export type ReportState =
  | { readonly status: 'none' }
  | { readonly status: 'working'; readonly part: number }
  | { readonly status: 'done'; readonly report: ReportView }
  | { readonly status: 'failed' };

/** What can be typed. */
export type EntryKind = 'move' | 'comment' | 'mark' | 'shapes';

export interface AnalysisScreen extends Screen {
  readonly kind: 'analysis';
  readonly board: Analysis;
  readonly input: MoveInput;
  readonly flipped: boolean;
  readonly lines: LinesState;
  /** For the first side; null where nothing is known, or where it is proved. */
  readonly shares: OutcomeShares | null;
  readonly report: ReportState;
  /** The nodes of the plies that the report is about. */
  readonly reported: readonly NodeId[];
  /** The row of the report that is chosen; null while the moves are shown. */
  readonly reportRow: number | null;
  /** Is the explorer shown? */
  readonly hasExplorer: boolean;
  /** What was played from this position; null until the games are there. */
  readonly explored: Explored | null;
  readonly entry: { readonly of: EntryKind; readonly field: TextField } | null;
  readonly said: string | null;
  readonly blinkFrom: number;
}

const NO_LINES: LinesState = {
  ...{ isOn: true, lines: 2, isThreat: false },
  ...{ game: null, status: 'off', found: null },
};

export const gameOf = ({ board }: Pick<AnalysisScreen, 'board'>): Game => gameAt(board.tree, board.selected);

/** Entering a move at the selected position, whichever side is to move. */
export function inputAt(board: Analysis, flipped: boolean, { config }: Pick<Context, 'config'>): MoveInput {
  const settings = { ...INPUT_SETTINGS, flipped, autoComplete: config.autoComplete };
  return startInput(freeContext(gameAt(board.tree, board.selected), board.selected), settings);
}

export function analysisScreen(
  tree: GameTree,
  context: Pick<Context, 'config' | 'now'>,
  {
    at,
    said = null,
    flipped = false,
    hasExplorer = false,
  }: { at?: NodeId; said?: string | null; flipped?: boolean; hasExplorer?: boolean } = {},
): AnalysisScreen {
  const board = openAnalysis(tree, at);
  return {
    kind: 'analysis',
    board,
    input: inputAt(board, flipped, context),
    flipped,
    lines: NO_LINES,
    shares: null,
    report: { status: 'none' },
    reported: [],
    reportRow: null,
    hasExplorer,
    explored: null,
    entry: null,
    said,
    blinkFrom: context.now,
  };
}

/** What the sides are called: as at the table the game comes from. */
export function sideNamesOf({ board }: Pick<AnalysisScreen, 'board'>): SideNames {
  const { facts } = parseTableTags(board.tree.tags);
  return facts.table?.sideNames ?? facts.sideNames ?? OFFICIAL_PRESET.table.sideNames;
}

/** The move that led to the selected position, from and to. */
export function lastSquares({ board }: Pick<AnalysisScreen, 'board'>) {
  const { ply } = selectedNode(board);
  return ply?.kind === 'move' ? [ply.move.from, ply.move.path.at(-1)!] : [];
}
