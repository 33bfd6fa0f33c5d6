/**
 * The one prompt of a table (docs/adr/0011-one-prompt.md): of everything that could be said now, what comes first, whom it
 * concerns, and the answers to it. Values only: screens have the words, the places and the colours.
 */
import { playing, type Round } from '@crownhead/match';
import { moveCount, opposite, type Side } from '@crownhead/rules';
import { type Answer, answersTo } from './answer.ts';
import type { ClockFace } from './clock-face.ts';
import type { RefusedTry } from './input/input.ts';
import type { InputView } from './input/show.ts';
import { type Notice, type NoticeCode, standingNotice } from './notice.ts';
import type { StatusMessage } from './status.ts';
import type { Refused, TableView } from './table.ts';
import { timeShort } from './time-short.ts';
import { yourSides } from './view.ts';

/** The most important first; without a connection nothing can be answered, so that comes before everything. */
export const PROMPT_KINDS = ['link', 'question', 'result', 'time', 'turn', 'event', 'refusal'] as const;
/** What a prompt is. */
export type PromptKind = (typeof PROMPT_KINDS)[number];

/** What passes by for a few seconds; a `remark` is the screen's own words. */
export type TransientMessage =
  | { readonly kind: 'status'; readonly status: StatusMessage }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'remark'; readonly text: string };

/** What a prompt says; `promptText` has the sentences. */
export type PromptMessage =
  | { readonly from: 'notice'; readonly notice: Notice }
  | { readonly from: 'transient'; readonly transient: TransientMessage }
  | { readonly from: 'try'; readonly tried: RefusedTry };

/** One message, with the answers to it. */
export interface PromptPart {
  readonly kind: PromptKind;
  readonly message: PromptMessage;
  /** At whose strip it is shown; null where it concerns no player. */
  readonly side: Side | null;
  /** A countdown runs until then, in the table's time. */
  readonly until: number | null;
}

/** The prompt, and what may be read below it: only a turn or a time warning leaves room for that. */
export interface Prompt extends PromptPart {
  readonly answers: readonly Answer[];
  readonly also: PromptPart | null;
}

/** Everything that a prompt may come from. */
export interface PromptContext {
  readonly view: TableView;
  readonly face: ClockFace;
  /** The move being entered. */
  readonly shown: InputView | null;
  readonly transient?: TransientMessage | null;
  /** How many plies of the game are shown; null for all of them. */
  readonly lookAt?: number | null;
  readonly computerFailed?: boolean;
  /** Why, in the computer's own words. */
  readonly computerProblem?: string | null;
  readonly hintThinking?: boolean;
}

const KIND_OF: Readonly<Record<NoticeCode, PromptKind>> = {
  connecting: 'link',
  reconnecting: 'link',
  lost: 'link',
  outdated: 'link',
  closed: 'link',
  unsent: 'link',
  'answer-draw': 'question',
  'answer-takeback': 'question',
  'seat-offered': 'question',
  'rematch-asked': 'question',
  'computer-failed': 'question',
  'game-over': 'result',
  'table-closed': 'result',
  'time-short': 'time',
  away: 'time',
  'must-jump': 'turn',
  'another-jump': 'turn',
  'your-turn': 'turn',
  'their-turn': 'turn',
  thinking: 'turn',
  planned: 'turn',
  'hint-thinking': 'turn',
  'looking-back': 'turn',
  'draw-offered': 'turn',
  'takeback-asked': 'turn',
  'press-ready': 'turn',
  'waiting-for-player': 'turn',
  'waiting-for-host': 'turn',
  'waiting-for-ready': 'turn',
  'asking-spectator': 'turn',
};

const isMine = (view: TableView, side: Side): boolean => yourSides(view).includes(side);

/** The side that a name belongs to in this round. */
const sideNamed = ({ names }: Round, name: string): Side | null =>
  names.black === name ? 'black' : names.white === name ? 'white' : null;

/** Notices that concern no side. */
type NoSide =
  | 'connecting'
  | 'reconnecting'
  | 'lost'
  | 'outdated'
  | 'closed'
  | 'unsent'
  | 'seat-offered'
  | 'table-closed'
  | 'looking-back'
  | 'press-ready'
  | 'waiting-for-player'
  | 'waiting-for-host'
  | 'asking-spectator';

function sideOf(notice: Notice, view: TableView): Side | null {
  const { round } = view.state;
  if (!round) return null;
  const { turn } = round.game.position;
  switch (notice.code) {
    case 'answer-draw':
    case 'draw-offered':
      return round.offer;
    case 'answer-takeback':
    case 'takeback-asked':
      return round.takeback;
    case 'must-jump':
    case 'your-turn':
    case 'their-turn':
    case 'thinking':
      return notice.side;
    case 'time-short':
    case 'another-jump':
    case 'hint-thinking':
    case 'computer-failed':
      return turn;
    case 'planned':
      return isMine(view, turn) ? turn : opposite(turn);
    case 'away':
    case 'rematch-asked':
    case 'waiting-for-ready':
      return sideNamed(round, notice.name);
    case 'game-over':
      return notice.outcome.winner;
    default:
      notice.code satisfies NoSide;
      return null;
  }
}

type NoticePart = PromptPart & { readonly message: PromptMessage & { readonly from: 'notice' } };

function noticed(notice: Notice, view: TableView): NoticePart {
  const until = 'until' in notice ? notice.until : null;
  return {
    kind: KIND_OF[notice.code],
    message: { from: 'notice', notice },
    side: sideOf(notice, view),
    until,
  };
}

/** A countdown is seen as long as it runs. */
const isCounting = (notice: Notice): boolean => 'until' in notice && notice.until !== null;

/** A table that closed with its game has its result to tell. */
function standing({ view, shown, lookAt }: PromptContext): Notice {
  const notice = standingNotice(view, shown);
  const { round } = view.state;
  const outcome = round?.game.outcome;
  if (outcome && notice.code === 'table-closed' && notice.why === 'game-over')
    return { code: 'game-over', outcome, names: round.names, rematch: false };
  const isPast = lookAt !== null && lookAt !== undefined;
  // Looking back after a game means its result has been seen.
  const yields = (KIND_OF[notice.code] === 'turn' && !isCounting(notice)) || notice.code === 'game-over';
  if (!isPast || !yields) return notice;
  const side = round?.game.plies[lookAt - 1]?.before.turn ?? null;
  return { code: 'looking-back', move: moveCount(lookAt), side };
}

/** What a player does about the turn says more than whose turn it is. */
function ofTurn(scene: PromptContext, notice: Notice): Notice {
  if (KIND_OF[notice.code] !== 'turn' || notice.code === 'looking-back') return notice;
  if (scene.hintThinking) return { code: 'hint-thinking' };
  const premove = scene.shown?.premove;
  return premove ? { code: 'planned', attempt: premove } : notice;
}

/** Whom something that happened concerns. */
function statusSide(status: StatusMessage, view: TableView): Side | null {
  if ('side' in status) return status.side;
  return view.state.round && 'name' in status ? sideNamed(view.state.round, status.name) : null;
}

function transientPart(transient: TransientMessage, view: TableView): PromptPart {
  const isRefusal = transient.kind === 'refused';
  const side = transient.kind === 'status' ? statusSide(transient.status, view) : null;
  return {
    kind: isRefusal ? 'refusal' : 'event',
    message: { from: 'transient', transient },
    side,
    until: null,
  };
}

/** A refused try is shown to the player who made it. */
function tryPart(tried: RefusedTry, view: TableView): PromptPart {
  const turn = playing(view.state)?.game.position.turn;
  const mine = yourSides(view);
  const side = turn !== undefined && mine.includes(turn) ? turn : (mine[0] ?? null);
  return { kind: 'refusal', message: { from: 'try', tried }, side, until: null };
}

/** News of the time that a time warning tells already. */
const isOfTime = ({ message }: PromptPart): boolean =>
  message.from === 'transient' &&
  message.transient.kind === 'status' &&
  (message.transient.status.code === 'time-warned' || message.transient.status.code === 'idle-noticed');

/** What must be read before a move is made, also while time runs out. */
const MATTERS: readonly NoticeCode[] = ['must-jump', 'another-jump'];

/** Of two messages, the one that is shown first. */
export const firstOf = <T extends Pick<PromptPart, 'kind'>>(a: T, b: T): T =>
  PROMPT_KINDS.indexOf(b.kind) < PROMPT_KINDS.indexOf(a.kind) ? b : a;

/** The one prompt there is now. */
export function promptOf(scene: PromptContext): Prompt {
  const { view, face, shown, transient, computerFailed, computerProblem } = scene;
  const notice = ofTurn(scene, standing(scene));
  const parts = [noticed(notice, view)];
  if (computerFailed && playing(view.state)) {
    const failed = computerProblem ? { problem: computerProblem } : {};
    parts.push(noticed({ code: 'computer-failed', ...failed }, view));
  }
  const short = timeShort(view, face);
  if (short) parts.push(noticed(short, view));
  const small: PromptPart[] = [];
  const news = transient && transientPart(transient, view);
  if (news && !(short && isOfTime(news))) small.push(news);
  if (shown?.refused) small.push(tryPart(shown.refused, view));
  const first = parts.reduce(firstOf);
  const leavesRoom = first.kind === 'turn' || first.kind === 'time';
  const turn = first.kind === 'time' && MATTERS.includes(notice.code) ? noticed(notice, view) : null;
  const also = leavesRoom ? (small.length > 0 ? small.reduce(firstOf) : turn) : null;
  return { ...first, answers: answersTo(first.message.notice, notice, view), also };
}
