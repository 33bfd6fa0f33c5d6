/** A game on the screen as a value: the table as it is known, the move being entered, and what is to be read first. */
import {
  endsAbsence,
  followTable,
  type InputSettings,
  inputContext,
  type MoveInput,
  needsAnswer,
  type StatusMessage,
  showInput,
  startInput,
  statusMessages,
  statusText,
  type TableChange,
  type TableView,
  yourSides,
} from '@crownhead/client';
import type { Move, Square } from '@crownhead/rules';
import type { Context, Screen, TablePlace, Told } from '../app/screen.ts';
import { widthOf } from '../term/width.ts';
import type { TextField } from '../ui/text-field.ts';

/** Asked once more before it is done. */
export type Confirm = 'resign' | 'leave' | 'close' | 'remove' | 'quit';

/** `about` says whose absence it tells of: their return, or the end of the game, takes it away. */
interface Box {
  readonly text: string;
  readonly about: string | null;
}

interface Entry {
  readonly of: 'move' | 'command' | 'words';
  readonly field: TextField;
}

export interface GameScreen extends Screen {
  readonly kind: 'game';
  readonly place: TablePlace;
  readonly view: TableView;
  /** The addresses others come by; none where nobody can. */
  readonly invitations: readonly string[];
  /** This program is the server: quitting ends the game for the others. */
  readonly isServer: boolean;
  /** Null before the first game at this table. */
  readonly input: MoveInput | null;
  /** The player has turned the board round. */
  readonly turned: boolean;
  /** Status messages over the board, each until Enter (M5). */
  readonly boxes: readonly Box[];
  /** What passes by: a refusal, an answer. Stays until the next thing. */
  readonly said: string | null;
  /** What people have said at the table, the newest last. */
  readonly talk: readonly string[];
  readonly entry: Entry | null;
  readonly confirm: Confirm | null;
  readonly hint: 'asked' | Move | null;
  readonly computerFailed: boolean;
  /** Why, where it said so. */
  readonly computerProblem: string | null;
  /** The chosen piece is shown from here on, so that it is seen at once after each key. */
  readonly blinkFrom: number;
}

/** Whoever plays only the side at the top looks at the board from there. */
export function isFlipped({ view, turned }: Pick<GameScreen, 'view' | 'turned'>): boolean {
  const sides = yourSides(view);
  return (sides.length === 1 && sides[0] === 'black') !== turned;
}

export const settingsFor = (
  screen: Pick<GameScreen, 'view' | 'turned'>,
  { config }: Pick<Context, 'config'>,
): InputSettings => ({
  flipped: isFlipped(screen),
  autoComplete: config.autoComplete,
  premoves: true,
});

/** What Enter can choose now, in the order it is read on the screen. */
export function choicesOf(input: MoveInput): readonly Square[] {
  const { movable, chosen, targets, path, mayEnd } = showInput(input);
  const stands = chosen !== null && path.length > 1 && mayEnd ? [chosen] : [];
  const all = chosen !== null && targets.length + stands.length > 0 ? [...targets, ...stands] : movable;
  return [...all].sort((a, b) => (input.settings.flipped ? b - a : a - b));
}

/** A mover always has something chosen to begin with (C3). */
export function placeCursor(input: MoveInput): MoveInput {
  const { context, sent, cursor } = input;
  if (context.role !== 'mover' || sent !== null) return { ...input, cursor: sent ? null : cursor };
  const choices = choicesOf(input);
  const stays = choices.some((square) => square === cursor);
  return stays ? input : { ...input, cursor: choices[0] ?? null };
}

export function openGame(
  { view, place, said, invitations = [] }: Extract<Told, { type: 'table.opened' }>,
  context: Context,
): GameScreen {
  const board = inputContext(view);
  const settings = settingsFor({ view, turned: false }, context);
  return {
    kind: 'game',
    place,
    view,
    invitations,
    isServer: place === 'online' && context.isServer,
    input: board && placeCursor(startInput(board, settings)),
    turned: false,
    // What does not fit on its line is read before the game begins.
    boxes: said !== null && widthOf(said) > context.size.width - 6 ? [{ text: said, about: null }] : [],
    said,
    talk: [],
    entry: null,
    confirm: null,
    hint: null,
    computerFailed: false,
    computerProblem: null,
    blinkFrom: context.now,
  };
}

/** The table's time. */
export const tableNow = ({ view }: Pick<GameScreen, 'view'>, now: number): number => now + view.clockOffset;

/** One's own coming and going is no news. */
const isNews = (status: StatusMessage): boolean =>
  status.code !== 'sat-down' && status.code !== 'game-started';

/** More than fits on any screen. */
const MOST_TALK = 40;

/** A line that is only silent for a moment is told in the notice alone. */
const isLost = ({ link }: TableView): boolean =>
  'attempt' in link ? link.attempt > 0 : link.status === 'lost' || link.status === 'outdated';

const SERVER_LOST: Box = { text: 'The connection to the server is lost.', about: 'server' };

/** N17: told at once, over the board; gone when the server is back. A host who has ended it is told instead (W10). */
function withLink(boxes: readonly Box[], before: TableView, view: TableView): readonly Box[] {
  const others = boxes.filter((box) => box !== SERVER_LOST);
  if (!isLost(view)) return others;
  const { link } = view;
  const ended = link.status === 'lost' && link.problem.error === 'ended' ? link.problem : null;
  if (ended && before.link.status !== 'lost') return [...others, { text: ended.message, about: null }];
  return isLost(before) ? boxes : [...others, SERVER_LOST];
}

const boxOf = (status: StatusMessage, now: number): Box => ({
  text: statusText(status, now),
  about: status.code === 'disconnected' ? status.name : null,
});

export interface Followed {
  readonly screen: GameScreen;
  /** A planned move whose turn has come. */
  readonly move: Move | null;
}

export function followChange(
  old: GameScreen,
  { view, before, events, said }: TableChange,
  computerFailed: boolean,
  context: Context,
): Followed {
  const now = tableNow({ view }, context.now);
  // A server that has its own sentences is not talked over.
  const messages = events.length === 0 || said ? [] : statusMessages(before, events);
  const news = messages.filter((status) => old.place === 'online' || isNews(status));
  const sentences = said ?? [];
  const boxes = [
    ...news.filter(needsAnswer).map((status) => boxOf(status, now)),
    ...sentences.filter(({ overBoard }) => overBoard).map(({ text }) => ({ text, about: null })),
  ];
  const told = sentences.findLast(({ overBoard }) => !overBoard)?.text;
  const passing = news.filter((status) => !needsAnswer(status) && status.code !== 'said').at(-1);
  const words = news.flatMap((status) => (status.code === 'said' ? [statusText(status, now)] : []));
  const moved = events.some(
    ({ type }) => type === 'move.made' || type === 'takeback.done' || type === 'game.started',
  );
  const board = inputContext(view);
  const settings = settingsFor({ view, turned: old.turned }, context);
  const { input, move } =
    board === null
      ? { input: null, move: null }
      : old.input === null
        ? { input: startInput(board, settings), move: null }
        : followTable({ ...old.input, settings }, board);
  const fresh = input !== null && board !== null && old.input?.context.turn !== board.turn;
  const begun = events.some(({ type }) => type === 'game.started');
  const ended = events.some(({ type }) => type === 'game.ended');
  const screen: GameScreen = {
    ...old,
    view,
    input: input && (fresh && move === null ? placeCursor({ ...input, cursor: null }) : input),
    boxes: withLink(
      [...(begun ? [] : old.boxes), ...boxes].filter(
        ({ about }) => about === null || !endsAbsence(news, about),
      ),
      old.view,
      view,
    ),
    said: told ?? (passing ? statusText(passing, now) : moved ? null : old.said),
    talk: [...old.talk, ...words].slice(-MOST_TALK),
    hint: moved ? null : old.hint,
    // A question stays under the fingers of whoever is about to answer, as long as it makes sense.
    confirm: begun || ended ? null : old.confirm,
    computerFailed,
    blinkFrom: fresh ? context.now : old.blinkFrom,
  };
  return { screen, move };
}
