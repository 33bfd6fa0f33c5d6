/** A game on the screen as a value: the table as it is known, the move being entered, and messages to read first. */
import {
  endsAbsence,
  followTable,
  type InputSettings,
  inputContext,
  type MoveInput,
  needsAnswer,
  type StatusMessage,
  startInput,
  statusMessages,
  statusText,
  type TableChange,
  type TableView,
  type TransientMessage,
  yourSides,
} from '@crownhead/client';
import type { Move, Place } from '@crownhead/rules';
import type { Context, Screen, ShellEvent, TablePlace } from '../app/screen.ts';
import { widthOf } from '../term/width.ts';
import type { TextField } from '../ui/text-field.ts';
import { placeCursor } from './choices.ts';
import { keepLooking, type Looking } from './looking.ts';

/** Asked once more before it is done. */
export type Confirm = 'resign' | 'leave' | 'pause' | 'unwatch' | 'restart' | 'close' | 'remove' | 'quit';

/** What is to be read and acknowledged; `boxText` has the words, which may count down. */
export type Box =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'status'; readonly status: StatusMessage }
  | { readonly kind: 'server' };

/** A piece is held with the mouse; `again` when it had been chosen before. */
interface Held {
  readonly place: Place;
  readonly again: boolean;
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
  readonly said: TransientMessage | null;
  /** What people have said at the table, the newest last. */
  readonly talk: readonly string[];
  readonly entry: Entry | null;
  readonly confirm: Confirm | null;
  readonly hint: 'asked' | Move | null;
  /** Null while the board shows the game as it stands. */
  readonly looking: Looking | null;
  readonly held: Held | null;
  /** Where the cursor was before `h` took it to the left: with a digit next, it was the file of a typed move. */
  readonly beforeH: Place | null;
  /** Since when there has been no connection to the server, in this device's time. */
  readonly lostAt: number | null;
  readonly computerFailed: boolean;
  /** Why, where it said so. */
  readonly computerProblem: string | null;
  /** The chosen piece is shown from here on, so that it is seen immediately after each key. */
  readonly blinkFrom: number;
}

/** A player of the top side alone sees the board from there. */
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

/** A short message of the screen itself. */
export const remark = (text: string): TransientMessage => ({ kind: 'remark', text });

export function openGame(
  { view, place, said, invitations = [] }: Extract<ShellEvent, { type: 'table.opened' }>,
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
    boxes: said !== null && widthOf(said) > context.size.width - 6 ? [{ kind: 'text', text: said }] : [],
    said: said === null ? null : remark(said),
    talk: [],
    entry: null,
    confirm: null,
    hint: null,
    looking: null,
    held: null,
    beforeH: null,
    lostAt: view.link.status === 'here' ? null : context.now,
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

/** Nobody has more to acknowledge, however much a server says. */
const MOST_BOXES = 10;

/** More than fits on any screen. */
const MOST_TALK = 40;

/** A connection that is only silent for a moment is reported in the notice alone. */
const isLost = ({ link }: TableView): boolean =>
  'attempt' in link ? link.attempt > 0 : link.status === 'lost' || link.status === 'outdated';

const SERVER_LOST: Box = { kind: 'server' };

/** N17: shown immediately, over the board; gone when the server is back. That the host has ended it is shown instead (W10). */
function withLink(boxes: readonly Box[], before: TableView, view: TableView): readonly Box[] {
  const others = boxes.filter((box) => box !== SERVER_LOST);
  if (!isLost(view)) return others;
  const { link } = view;
  const ended = link.status === 'lost' && link.problem.error === 'ended' ? link.problem : null;
  if (ended && before.link.status !== 'lost') return [...others, { kind: 'text', text: ended.message }];
  return isLost(before) ? boxes : [...others, SERVER_LOST];
}

/** Somebody's absence is over with their return, or with the game. */
const isOver = (box: Box, news: readonly StatusMessage[]): boolean =>
  box.kind === 'status' && box.status.code === 'disconnected' && endsAbsence(news, box.status.name);

/** Tells one turn from every other at this table, and from the end of its game. */
const turnOf = ({ state: { round } }: TableView): string =>
  round ? [round.number, round.turn, round.game.outcome === null].join() : '';

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
  // A server that has its own sentences is not talked over; only the time left counts on here.
  const messages = said
    ? statusMessages(
        view.state,
        events.filter(({ type }) => type === 'idle.noticed'),
      )
    : statusMessages(before, events);
  const news = messages.filter((status) => old.place !== 'here' || isNews(status));
  const sentences = said ?? [];
  const boxes: readonly Box[] = [
    ...news.filter(needsAnswer).map((status): Box => ({ kind: 'status', status })),
    ...sentences.filter(({ overBoard }) => overBoard).map(({ text }): Box => ({ kind: 'text', text })),
  ];
  const sentence = sentences.findLast(({ overBoard }) => !overBoard);
  const transient = news.filter((status) => !needsAnswer(status) && status.code !== 'said').at(-1);
  const words = news.flatMap((status) => (status.code === 'said' ? [statusText(status, now)] : []));
  // What was said about a position goes with it, a hint before all.
  const moved = turnOf(old.view) !== turnOf(view);
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
      [...(begun ? [] : old.boxes), ...boxes].filter((box) => !isOver(box, news)).slice(-MOST_BOXES),
      old.view,
      view,
    ),
    said: sentence
      ? remark(sentence.text)
      : transient
        ? { kind: 'status', status: transient }
        : moved
          ? null
          : old.said,
    talk: [...old.talk, ...words].slice(-MOST_TALK),
    hint: moved ? null : old.hint,
    looking: keepLooking(old.looking, old.view, view),
    held: moved ? null : old.held,
    lostAt: view.link.status === 'here' ? null : (old.lostAt ?? context.now),
    // A question stays in place for a person about to answer, as long as it makes sense.
    confirm: begun || ended ? null : old.confirm,
    computerFailed,
    blinkFrom: fresh ? context.now : old.blinkFrom,
  };
  return { screen, move };
}
