/** The report in the panel: its rows are walked through, and Enter shows the position before a move. */
import type { Quality } from '@crownhead/analysis';
import { mainGame, mainLine, type NodeId, parentOf } from '@crownhead/rules';
import type { Context, ScreenEvent, ScreenStep } from '../app/screen.ts';
import { act, say } from './act.ts';
import { keepMistake } from './cards.ts';
import type { AnalysisScreen } from './model.ts';

/** Asks for a report on the main line; the panel shows how far it is. */
export function askForReport(screen: AnalysisScreen, quality: Quality): ScreenStep<AnalysisScreen> {
  const { tree } = screen.board;
  const reported = mainLine(tree).map(({ id }) => id);
  if (reported.length === 0) return say(screen, 'There are no moves to report on.');
  return {
    screen: { ...screen, report: { status: 'working', part: 0 }, reported, reportRow: 0 },
    commands: [{ type: 'game-report.start', game: mainGame(tree), quality }],
  };
}

/** Writes what the report says into the moves, unless these have changed since. */
function annotate(screen: AnalysisScreen): ScreenStep<AnalysisScreen> {
  const { board, reported } = screen;
  const now = mainLine(board.tree).map(({ id }) => id);
  const isSame = now.length === reported.length && now.every((id, i) => id === reported[i]);
  return isSame
    ? { screen, commands: [{ type: 'game-report.annotate', tree: board.tree }] }
    : say(screen, 'The main line has changed since: make a new report first.');
}

/** Null for what is not about the report. */
export function updateReport(
  screen: AnalysisScreen,
  row: number,
  event: ScreenEvent,
  context: Context,
): ScreenStep<AnalysisScreen> | null {
  const rows = screen.report.status === 'done' ? screen.report.report.rows : [];
  const to = (index: number): ScreenStep<AnalysisScreen> => {
    const at = Math.min(Math.max(index, 0), Math.max(0, rows.length - 1));
    return showRow({ ...screen, reportRow: at }, at, context);
  };
  const close = { screen: { ...screen, reportRow: null } };
  if (event.type === 'wheel') return to(row + event.by);
  if (event.type === 'pick') return to(event.index);
  if (event.type === 'char' && event.char === 'r') return close;
  if (event.type === 'char' && event.char === 'w' && screen.report.status === 'done') return annotate(screen);
  if (event.type === 'char' && event.char === 'c')
    return rows[row] ? keepMistake(screen, rows[row]) : { screen };
  if (event.type === 'char' && event.char === 'f' && screen.report.status !== 'working')
    return askForReport(screen, 'full');
  const key = event.type === 'key' ? event.key : event.type === 'char' ? VI[event.char] : undefined;
  switch (key) {
    case 'up':
      return to(row - 1);
    case 'down':
      return to(row + 1);
    case 'home':
      return to(0);
    case 'end':
      return to(rows.length - 1);
    case 'enter':
    case 'escape': {
      const stop = screen.report.status === 'working' && key === 'escape';
      return stop
        ? {
            screen: { ...close.screen, report: { status: 'none' } },
            commands: [{ type: 'game-report.stop' }],
          }
        : close;
    }
    default:
      return null;
  }
}

const VI: Readonly<Record<string, string>> = { j: 'down', k: 'up' };

/** The board shows the position before the move of a row, so that the better one can be tried. */
function showRow(screen: AnalysisScreen, row: number, context: Context): ScreenStep<AnalysisScreen> {
  const found = screen.report.status === 'done' ? screen.report.report.rows[row] : undefined;
  const id: NodeId | undefined = found && screen.reported[found.ply - 1];
  const before = id === undefined ? null : parentOf(screen.board.tree, id);
  return before === null ? { screen } : act(screen, { type: 'select', id: before.id }, context);
}
