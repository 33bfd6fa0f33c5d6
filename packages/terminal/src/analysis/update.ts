/** How the analysis screen reacts to input and to events. */
import { type CursorEvent, type InputEvent, stepKeys } from '@crownhead/client';
import { type AnalysisAction, MOST_LINES, pdnOf, selectedNode } from '@crownhead/client/analysis';
import { gameAt, type NodeId, type Place, parentOf, squaresOfMove } from '@crownhead/rules';
import type { Context, ScreenEvent, ScreenStep } from '../app/screen.ts';
import { gamesWith } from '../library/game-list.ts';
import { saveForm } from '../screens/file-forms.ts';
import { helpScreen } from '../screens/help.ts';
import { BOARD_ARROWS, VI_ARROWS } from '../ui/arrow-keys.ts';
import { editField, textField } from '../ui/text-field.ts';
import { act, refusalText, say } from './act.ts';
import { judged, keepLine } from './cards.ts';
import { pickedMove, toggleExplorer, withExplorer } from './explorer.ts';
import { nagOf } from './marks.ts';
import { type AnalysisScreen, type EntryKind, inputAt } from './model.ts';
import { askForReport, updateReport } from './report.ts';
import { shapesOf } from './shapes.ts';
import { askForLines } from './start.ts';

type AnalysisTurn = ScreenStep<AnalysisScreen>;

function enterMove(screen: AnalysisScreen, event: InputEvent | CursorEvent, context: Context): AnalysisTurn {
  const { input, move } = stepKeys(screen.input, event);
  if (move) return act(screen, { type: 'play', attempt: squaresOfMove(move) }, context);
  const said = input.refused ? refusalText(input.refused.reason) : null;
  return { screen: { ...screen, input, said, blinkFrom: context.now } };
}

const WALKS: Readonly<Record<string, AnalysisAction>> = {
  left: { type: 'back' },
  right: { type: 'next' },
  up: { type: 'sibling', step: -1 },
  down: { type: 'sibling', step: 1 },
  home: { type: 'first' },
  end: { type: 'last' },
  delete: { type: 'delete' },
};

/** Back to where one came from; what the engine and the report are doing ends. */
const leave = (screen: AnalysisScreen): AnalysisTurn => ({
  screen,
  go: { to: 'back' },
  commands: [{ type: 'lines.stop' }, { type: 'game-report.stop' }],
});

function press(screen: AnalysisScreen, key: string, context: Context): AnalysisTurn {
  const walk = WALKS[key];
  if (walk) return act(screen, walk, context);
  const arrow = BOARD_ARROWS[key];
  if (arrow) return enterMove(screen, { type: 'arrow', arrow }, context);
  switch (key) {
    case 'tab':
      return enterMove(screen, { type: 'cycle', by: 1 }, context);
    case 'shift+tab':
      return enterMove(screen, { type: 'cycle', by: -1 }, context);
    case 'enter':
      return enterMove(screen, { type: 'enter' }, context);
    case 'backspace':
      return enterMove(screen, { type: 'back' }, context);
    case 'ctrl+r':
      return act(screen, { type: 'redo' }, context);
    case 'escape': {
      const isBegun = screen.input.turn !== null || screen.input.cursor !== null;
      return isBegun
        ? { screen: { ...screen, input: inputAt(screen.board, screen.flipped, context), said: null } }
        : leave(screen);
    }
    default:
      return { screen };
  }
}

/** Changes what the engine is to look for. */
function setLines(screen: AnalysisScreen, changes: Partial<AnalysisScreen['lines']>): AnalysisTurn {
  const next = { ...screen, lines: { ...screen.lines, ...changes }, shares: null };
  return { screen: next, commands: [askForLines(next)] };
}

const typing = (screen: AnalysisScreen, of: EntryKind, text: string): AnalysisTurn => ({
  screen: { ...screen, entry: { of, field: textField(text) }, said: null },
});

/** The engine's first move, played. */
function playBest(screen: AnalysisScreen, context: Context): AnalysisTurn {
  const { found, isThreat } = screen.lines;
  const move = isThreat ? undefined : found?.lines[0]?.moves[0];
  return move
    ? act(screen, { type: 'play', attempt: squaresOfMove(move) }, context)
    : say(screen, 'The engine has no move here.');
}

/** The report there is, or a quick one. */
function showReport(screen: AnalysisScreen): AnalysisTurn {
  return screen.report.status === 'done'
    ? { screen: { ...screen, reportRow: 0 } }
    : askForReport(screen, 'quick');
}

function type(screen: AnalysisScreen, char: string, context: Context): AnalysisTurn {
  const { lines, isOn, isThreat } = screen.lines;
  const arrow = VI_ARROWS[char];
  if (arrow) return press(screen, arrow, context);
  if (/^[1-9]$/.test(char)) return typing(screen, 'move', char);
  switch (char) {
    case ':':
    case '/':
      return typing(screen, 'move', '');
    case '.':
      return enterMove(screen, { type: 'end' }, context);
    case ' ':
      return playBest(screen, context);
    case 'c':
      return typing(screen, 'comment', selectedNode(screen.board).note.comments.join(' '));
    case '!':
      return typing(screen, 'mark', '');
    case 'o':
      return typing(screen, 'shapes', '');
    case 'O':
      return act(screen, { type: 'clear-shapes' }, context);
    case 'e':
      return setLines(screen, { isOn: !isOn });
    case '+':
      return setLines(screen, { isOn: true, lines: Math.min(MOST_LINES, lines + 1) });
    case '-':
      return setLines(screen, { lines: Math.max(1, lines - 1) });
    case 't':
      return setLines(screen, { isOn: true, isThreat: !isThreat });
    case 'p':
      return act(screen, { type: 'promote' }, context);
    case 'P':
      return act(screen, { type: 'promote-to-main' }, context);
    case 'd':
      return act(screen, { type: 'delete' }, context);
    case 'u':
      return act(screen, { type: 'undo' }, context);
    case 'U':
      return act(screen, { type: 'redo' }, context);
    case 'z':
      return act(screen, { type: 'fold', id: foldedAt(screen) }, context);
    case 'L':
      return keepLine(screen);
    case 'x':
      return toggleExplorer(screen, context);
    case 'f': {
      const found = gamesWith(gameAt(screen.board.tree, screen.board.selected).position, context);
      return { screen, go: { to: 'push', screen: found.screen }, commands: found.commands };
    }
    case 'r':
      return showReport(screen);
    case 's':
      return { screen, go: { to: 'push', screen: saveForm(pdnOf(screen.board.tree)) } };
    case 'v': {
      const flipped = !screen.flipped;
      return { screen: { ...screen, flipped, input: inputAt(screen.board, flipped, context) } };
    }
    case '?':
      return { screen, go: { to: 'push', screen: helpScreen() } };
    case 'm':
    case 'q':
      return leave(screen);
    default:
      return { screen };
  }
}

/** The variations beside the selected move fold where they stand: behind the first move there. */
const foldedAt = ({ board }: AnalysisScreen): NodeId =>
  parentOf(board.tree, board.selected)?.children[0]?.id ?? board.selected;

/** What was typed, done. */
function typed(screen: AnalysisScreen, of: EntryKind, text: string, context: Context): AnalysisTurn {
  if (text === '' && of !== 'comment') return { screen };
  switch (of) {
    case 'move':
      return enterMove(screen, { type: 'text', text }, context);
    case 'comment':
      return act(screen, { type: 'comment', text }, context);
    case 'mark': {
      const nag = nagOf(text);
      return nag === null
        ? say(screen, 'A mark is ! ? !! ?? !? ?! [] = +- -+ or a number like $10.')
        : act(screen, { type: 'nag', nag }, context);
    }
    case 'shapes': {
      const shapes = shapesOf(text);
      return shapes === null
        ? say(screen, 'Type a square to circle it, two for an arrow: 12 or r11-15 (r g y b: color).')
        : act(screen, { type: 'shapes', shapes }, context);
    }
  }
}

/** While something is being typed, keys belong to it. */
function edit(screen: AnalysisScreen, event: ScreenEvent, context: Context): AnalysisTurn {
  const { of, field } = screen.entry!;
  const closed: AnalysisScreen = { ...screen, entry: null };
  if (event.type === 'key' && event.key === 'escape') return { screen: closed };
  if (event.type === 'key' && event.key === 'enter') return typed(closed, of, field.text.trim(), context);
  if (event.type !== 'key' && event.type !== 'char' && event.type !== 'paste') return { screen };
  const edited = editField(field, event);
  if (edited === null) return { screen };
  const isGone = of === 'move' && edited.text === '' && event.type === 'key';
  return { screen: { ...screen, entry: isGone ? null : { of, field: edited } } };
}

/** What the shell tells; null for what somebody does. */
function told(screen: AnalysisScreen, event: ScreenEvent, context: Context): AnalysisTurn | null {
  switch (event.type) {
    case 'lines':
      return { screen: { ...screen, lines: event.state, shares: event.shares } };
    case 'game-report':
      return { screen: { ...screen, report: event.state } };
    case 'annotated': {
      const written = act(screen, { type: 'replace', tree: event.tree }, context);
      const said = 'The report is written into the moves: u takes it back.';
      return { ...written, screen: { ...written.screen, reportRow: null, said } };
    }
    case 'mistake':
      return judged(screen, event.card);
    case 'library':
      return { screen: withExplorer(screen, context) };
    case 'library.failed':
      return say(screen, event.message);
    case 'file.written':
      return say(screen, event.fault?.message ?? `Saved as ${event.file}.`);
    case 'refused':
      return say(screen, event.problem.message);
    case 'notice':
      return say(screen, event.text);
    default:
      return null;
  }
}

export function updateAnalysis(screen: AnalysisScreen, event: ScreenEvent, context: Context): AnalysisTurn {
  const heard = told(screen, event, context);
  if (heard) return heard;
  if (screen.entry !== null && event.type !== 'square') return edit(screen, event, context);
  if (screen.reportRow !== null) {
    const turn = updateReport(screen, screen.reportRow, event, context);
    if (turn) return turn;
  }
  switch (event.type) {
    case 'square':
      return enterMove({ ...screen, entry: null }, { type: 'press', place: event.place }, context);
    case 'drop':
      return drop(screen, event.place, context);
    case 'key':
      return press(screen, event.key, context);
    case 'char':
      return type(screen, event.char, context);
    case 'paste':
      return enterMove(screen, { type: 'text', text: event.text }, context);
    case 'pick': {
      const move = pickedMove(screen, event.index);
      return move
        ? act(screen, { type: 'play', attempt: squaresOfMove(move) }, context)
        : act(screen, { type: 'select', id: event.index }, context);
    }
    case 'wheel':
      return act(screen, { type: event.by > 0 ? 'next' : 'back' }, context);
    default:
      return { screen };
  }
}

/** A piece that was pressed and dragged elsewhere goes there. */
function drop(screen: AnalysisScreen, place: Place | null, context: Context): AnalysisTurn {
  const { turn } = screen.input;
  const isElsewhere = turn !== null && place !== null && turn.path.at(-1) !== place;
  return isElsewhere ? enterMove(screen, { type: 'press', place }, context) : { screen };
}
