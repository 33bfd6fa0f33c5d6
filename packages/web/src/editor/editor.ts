/** The position editor without its screen: a setup, the chosen tool and the message. A refusal leaves the setup as it is. */
import {
  applySetupText,
  asSet,
  clearSetup,
  type EditRefusal,
  type FenError,
  fromCoordinate,
  isComplete,
  menOnKingRow,
  type Piece,
  type Place,
  parseFen,
  pieceAt,
  placePiece,
  removePiece,
  type Setup,
  type SetupFault,
  type SetupTextError,
  type Side,
  type Square,
  type StartRefusal,
  squaresOf,
  standardSetup,
  toPosition,
} from '@crownhead/rules';
import { pieceOf, type Tool } from './tool.ts';

/** What a text that should be a position can be refused for. */
export type PositionFault = FenError | { readonly code: SetupFault };

export type EditorNews =
  | {
      readonly kind: 'refused';
      readonly code: EditRefusal;
      readonly place: Place;
      readonly piece: Piece | null;
    }
  | { readonly kind: 'crowned'; readonly places: readonly Place[] }
  | { readonly kind: 'placed' | 'removed'; readonly piece: Piece; readonly square: Square }
  | { readonly kind: 'text-errors'; readonly errors: readonly SetupTextError[] }
  | { readonly kind: 'bad-position'; readonly fault: PositionFault }
  | { readonly kind: 'not-started'; readonly code: StartRefusal }
  | { readonly kind: 'standard' | 'cleared' | 'undone' | 'redone' | 'opened' | 'added' };

export interface Editor {
  readonly setup: Setup;
  readonly tool: Tool;
  /** What there is to say about the last thing done; replaced by the next. */
  readonly said: EditorNews | null;
  /** The last placing made it 12 and 12: a game can start (E6). */
  readonly full: boolean;
  readonly past: readonly Setup[];
  readonly future: readonly Setup[];
  /** A stroke of the tool is under way and has changed something: the rest of it belongs to the same step back. */
  readonly inStroke: boolean;
}

export type EditorEvent =
  | { readonly type: 'tool'; readonly tool: Tool }
  /** A click, a tap or Enter: the tool is used there, and every refusal is shown. */
  | { readonly type: 'press'; readonly place: Place }
  /** The tool is drawn over a place: what cannot be done there is passed over. */
  | { readonly type: 'paint'; readonly place: Place }
  | { readonly type: 'erase'; readonly place: Place }
  /** A piece of the board is dragged to another place, or off the board. */
  | { readonly type: 'drag'; readonly from: Square; readonly to: Place | null }
  /** A piece is dragged from the tools. */
  | { readonly type: 'drop'; readonly piece: Piece; readonly place: Place }
  /** Null: the rules say who moves first. */
  | { readonly type: 'turn'; readonly side: Side | null }
  | { readonly type: 'standard' | 'clear' | 'undo' | 'redo' | 'later' }
  /** The stroke has ended. */
  | { readonly type: 'lift' }
  /** `A7=B, C3=WK` */
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'fen'; readonly text: string }
  /** Starting was tried and refused. */
  | { readonly type: 'not-started'; readonly code: StartRefusal };

const MOST_STEPS_BACK = 200;

export const startEditor = (setup: Setup = clearSetup()): Editor => ({
  setup,
  tool: 'black-man',
  said: null,
  full: false,
  past: [],
  future: [],
  inStroke: false,
});

const say = (editor: Editor, said: EditorNews | null): Editor => ({ ...editor, said });

/** A new setup; `placing` may have filled the board. */
function change(editor: Editor, setup: Setup, said: EditorNews, placing: boolean): Editor {
  const past = editor.inStroke ? editor.past : [...editor.past, editor.setup].slice(-MOST_STEPS_BACK);
  return { ...editor, setup, said, past, future: [], full: placing && isComplete(setup) };
}

/** The square that was meant, once it is known to be one. */
export const squareOf = (place: Place): Square =>
  typeof place === 'number' ? place : fromCoordinate(place)!;

function place(editor: Editor, at: Place, piece: Piece): Editor {
  const placed = placePiece(editor.setup, at, piece);
  if (!placed.ok) return say(editor, { kind: 'refused', code: placed.error, place: at, piece });
  const { setup, crowned } = placed.value;
  const square = squareOf(at);
  const said: EditorNews = crowned
    ? { kind: 'crowned', places: [square] }
    : { kind: 'placed', piece, square };
  return change(editor, setup, said, true);
}

function erase(editor: Editor, at: Place): Editor {
  const removed = removePiece(editor.setup, at);
  if (!removed.ok) return say(editor, { kind: 'refused', code: removed.error, place: at, piece: null });
  const square = squareOf(at);
  const piece = pieceAt(editor.setup, square)!;
  return change(editor, removed.value, { kind: 'removed', piece, square }, false);
}

function use(editor: Editor, at: Place): Editor {
  const piece = pieceOf(editor.tool);
  return piece ? place(editor, at, piece) : erase(editor, at);
}

/** While painting, places where the tool can do nothing are no mistakes; running out of pieces is worth a word. */
function paint(editor: Editor, at: Place): Editor {
  const after = use(editor, at);
  if (after.setup !== editor.setup) return { ...after, inStroke: true };
  return after.said?.kind === 'refused' && after.said.code === 'out-of-pieces' ? after : editor;
}

function drag(editor: Editor, from: Square, to: Place | null): Editor {
  const piece = pieceAt(editor.setup, from);
  if (to === null || piece === null) return erase(editor, from);
  if (to === from) return editor;
  const lifted = erase(editor, from);
  const after = place({ ...lifted, inStroke: true }, to, piece);
  const moved = after.setup !== lifted.setup;
  // The piece goes back to where it was.
  return moved ? { ...after, inStroke: false, full: false } : say(editor, after.said);
}

/** Entries have a "=", a whole position has colons: who pastes one into the wrong field means it all the same. */
const FEN_TAG = /\[\s*FEN\s+"([^"]*)"\s*\]/i;
const fenIn = (text: string): string | null =>
  FEN_TAG.exec(text)?.[1] ?? (text.includes(':') && !text.includes('=') ? text : null);

function addText(editor: Editor, text: string): Editor {
  const fen = fenIn(text);
  if (fen !== null) return openFen(editor, fen);
  const added = applySetupText(editor.setup, text);
  if (!added.ok) return say(editor, { kind: 'text-errors', errors: added.error });
  const { setup, crowned } = added.value;
  return change(
    editor,
    setup,
    crowned.length > 0 ? { kind: 'crowned', places: crowned } : { kind: 'added' },
    true,
  );
}

function openFen(editor: Editor, text: string): Editor {
  const read = readSetup(text, editor.setup.turn);
  if (!read.ok) return say(editor, { kind: 'bad-position', fault: read.error });
  const { setup, crowned } = read.value;
  return change(
    editor,
    setup,
    crowned.length > 0 ? { kind: 'crowned', places: crowned } : { kind: 'opened' },
    false,
  );
}

interface ReadSetup {
  readonly setup: Setup;
  /** Men that stood on their king row (E7). */
  readonly crowned: readonly Square[];
}

/** A FEN as a setup that fits on a board; an open side to move is the given one, which may stay open. */
export function readSetup(
  text: string,
  turn: Side | null,
): { ok: true; value: ReadSetup } | { ok: false; error: PositionFault } {
  const read = parseFen(text);
  if (!read.ok) return read;
  const setup: Setup = { ...read.value, turn: read.value.turn ?? turn };
  const checked = toPosition({ ...setup, turn: setup.turn ?? 'black' });
  if (!checked.ok) return { ok: false, error: { code: checked.error } };
  const crowned = menOnKingRow(setup);
  const kings = asSet(setup.kings | crowned);
  return { ok: true, value: { setup: { ...setup, kings }, crowned: squaresOf(crowned) } };
}

function back(editor: Editor): Editor {
  const setup = editor.past[editor.past.length - 1];
  if (!setup) return editor;
  const future = [editor.setup, ...editor.future];
  return { ...editor, setup, past: editor.past.slice(0, -1), future, said: { kind: 'undone' }, full: false };
}

function forth(editor: Editor): Editor {
  const [setup, ...future] = editor.future;
  if (!setup) return editor;
  const past = [...editor.past, editor.setup];
  return { ...editor, setup, past, future, said: { kind: 'redone' }, full: false };
}

function turnTo(editor: Editor, side: Side | null): Editor {
  return { ...editor, setup: { ...editor.setup, turn: side }, said: null };
}

export function stepEditor(before: Editor, event: EditorEvent): Editor {
  const editor: Editor = event.type === 'paint' ? before : { ...before, inStroke: false };
  const { turn } = editor.setup;
  switch (event.type) {
    case 'tool':
      return { ...editor, tool: event.tool, said: null };
    case 'press':
      return use(editor, event.place);
    case 'lift':
      return editor;
    case 'paint':
      return paint(editor, event.place);
    case 'erase':
      return erase(editor, event.place);
    case 'drag':
      return drag(editor, event.from, event.to);
    case 'drop':
      return place(editor, event.place, event.piece);
    case 'turn':
      return turnTo(editor, event.side);
    case 'standard':
      return change(editor, { ...standardSetup(), turn }, { kind: 'standard' }, false);
    case 'clear':
      return change(editor, clearSetup(turn), { kind: 'cleared' }, false);
    case 'undo':
      return back(editor);
    case 'redo':
      return forth(editor);
    case 'later':
      return { ...editor, full: false };
    case 'text':
      return addText(editor, event.text);
    case 'fen':
      return openFen(editor, fenIn(event.text) ?? event.text);
    case 'not-started':
      return say(editor, { kind: 'not-started', code: event.code });
  }
}
