/** What happens at a table, as lines: the state message of N13 and those around it. */
import {
  type Asked,
  type ClosedReason,
  consequenceOf,
  formatTable,
  type LeftReason,
  type PlayerId,
  playing,
  playsFor,
  type Round,
  SIDE_NAMES,
  seatOf,
  type TableEvent,
  type TableOptions,
  type TableState,
} from '@crownhead/match';
import { durationWords, formatMove, formatRules, SIDES, type Side } from '@crownhead/rules';
import { announcements, boardOf, disconnectedText } from '../table/message.ts';
import { turnLimit } from './options.ts';

/** What a client has to do about a state message. */
export type Action =
  | 'MOVE'
  /** The move was not legal: the last valid board, and the same request again. */
  | 'RECHECK'
  | 'WAIT'
  | 'MESSAGE'
  | 'REMATCH'
  | 'SEAT'
  | 'DRAW'
  | 'TAKEBACK';

const ACTIONS: Readonly<Record<Asked, Action>> = {
  nothing: 'WAIT',
  wait: 'WAIT',
  ready: 'REMATCH',
  move: 'MOVE',
  'answer-draw': 'DRAW',
  'answer-takeback': 'TAKEBACK',
  'take-seat': 'SEAT',
};

const QUESTIONS: Partial<Readonly<Record<Asked, string>>> = {
  ready: 'Would you like to play again? YES or NO',
  'answer-draw': 'A draw is offered. ACCEPT or DECLINE',
  'answer-takeback': 'The last move is to be taken back. ACCEPT or DECLINE',
  'take-seat': 'A seat is free. Would you like to play? YES or NO',
};

/** The state message: a length of 0 means that no text follows. The length is in bytes, for clients that count those. */
export function stateLine(state: TableState | null, action: Action, at: number, text: string): string {
  const board = (state && boardOf(state)) ?? '-';
  return `STATE ${at} ${action} ${board} ${Buffer.byteLength(text)}${text && ' '}${text}`;
}

export type Role = 'PLAYER' | 'SPECTATOR';

/** What becomes of a turn that takes too long. */
function limitWords(table: TableOptions, limit: number): string {
  const passes = limit !== table.idle && consequenceOf(table.onTime) === 'pass';
  return `A turn of more than ${durationWords(limit)} ${passes ? 'is missed' : 'loses the game'}.`;
}

const seconds = (ms: number): number => Math.round(ms / 1000);

/** T5: everybody learns how long a turn may take. */
export function welcomeLine(id: number, role: Role, name: string, table: TableOptions): string {
  const limit = turnLimit(table);
  const words = limit === null ? 'A turn has no time limit.' : limitWords(table, limit);
  return `WELCOME ${id} ${role} ${seconds(limit ?? 0)} You are ${name}. ${words}`;
}

/** The rules and options of the present game, or of the next one, for clients that look for the legal moves themselves. */
export function rulesLine({ round, options }: TableState): string {
  const { rules, table } = round?.game.outcome === null ? round : options;
  return `RULES ${formatRules(rules)}; ${formatTable(table)}`;
}

const sideName = (round: Round, side: Side): string => SIDE_NAMES[round.table.sideNames][side];

/** The line that begins a game: its number, the side of the reader (`-` for spectators), and a sentence. */
export function gameLine(state: TableState, round: Round, player: PlayerId): string {
  const own = SIDES.find((side) => playsFor(state, round, player, side));
  const plays = (side: Side): string => `${round.names[side]} plays ${sideName(round, side)}`;
  if (own === undefined) return `GAME ${round.number} - ${plays('black')}, ${plays('white')}.`;
  const other = own === 'black' ? 'white' : 'black';
  const letter = own === 'black' ? 'B' : 'W';
  return `GAME ${round.number} ${letter} You play ${sideName(round, own)}, ${plays(other)}.`;
}

function lastTurn({ round }: TableState, events: readonly TableEvent[]): string {
  const turned = events.some(({ type }) => type === 'move.made' || type === 'turn.passed');
  const ply = turned ? round?.game.plies.at(-1) : undefined;
  if (!round || !ply) return '';
  const name = sideName(round, ply.before.turn);
  return ply.kind === 'move' ? `${name} moves ${formatMove(ply.move)}` : `${name} passes`;
}

function waiting(state: TableState, player: PlayerId): string {
  if (playing(state)) return '';
  return seatOf(state, player) === null ? 'Waiting for the next game' : 'Waiting for another player';
}

const sentences = (...texts: readonly string[]): string => texts.filter(Boolean).join('. ');

export interface TableUpdate {
  readonly asked: Asked;
  readonly at: number;
  /** The row of the log it comes from. */
  readonly seq: number;
  readonly events: readonly TableEvent[];
  /** As the state message for all clients has it. */
  readonly text: string;
}

/** M5: a player whose going has ended the game; null where that was announced before, or the reader is the one. */
export function departure(
  { round }: TableState,
  player: PlayerId,
  events: readonly TableEvent[],
  announced: string | null,
): string | null {
  const ended = events.some(({ type }) => type === 'game.ended');
  const left = events.find((event) => event.type === 'seat.left');
  if (!round || !ended || left?.type !== 'seat.left' || left.player === player) return null;
  // Time to come back has run out: the connection was lost earlier.
  if (left.why === 'disconnected' && !events.some(({ type }) => type === 'connection.closed')) return null;
  const name = sideName(round, round.sides.black === left.seat ? 'black' : 'white');
  const disconnected = disconnectedText(name);
  // Under some rules a player is lost first, and leaves then.
  if (announced === disconnected) return null;
  return left.why === 'left' ? `Player ${name} has left the game` : disconnected;
}

/** What happened: a new game, who has gone, and what everybody should read. */
export function newsLines(
  state: TableState,
  player: PlayerId,
  { at, events }: TableUpdate,
  gone: string | null,
): string[] {
  const round = playing(state);
  const lines: string[] = [];
  if (round && events.some(({ type }) => type === 'game.started')) lines.push(gameLine(state, round, player));
  if (gone !== null) lines.push(stateLine(state, 'MESSAGE', at, gone));
  const text = announcements(state, events);
  // The move that ends a game is sent with the result: a question follows.
  if (text !== '') lines.push(stateLine(state, 'MESSAGE', at, sentences(lastTurn(state, events), text)));
  return lines;
}

/** What is asked of this client after that; null when the table is closed. */
export function requestLine(
  state: TableState,
  player: PlayerId,
  { asked, at, events, text }: TableUpdate,
): string | null {
  if (state.status !== 'open') return null;
  const news = announcements(state, events) === '' ? sentences(lastTurn(state, events), text) : '';
  const words = QUESTIONS[asked] ?? (news || waiting(state, player));
  return stateLine(state, ACTIONS[asked], at, words);
}

const CLOSED_WORDS: Readonly<Record<ClosedReason, string>> = {
  host: 'The host has closed this table.',
  empty: 'This table is closed.',
  'game-over': 'The game is over, and so is this table.',
  'winner-declined': 'The winner does not play on: this table is closed.',
  moderator: 'A moderator has closed this table.',
};

export const AWAY = 'You were away too long.';

const LEFT_WORDS: Partial<Readonly<Record<LeftReason, string>>> = {
  idle: AWAY,
  time: 'You ran out of time.',
  'not-ready': 'You were not ready in time.',
};

/** Why this client's visit is over after these events; null when it is not. */
export function visitEnds(state: TableState, player: PlayerId, events: readonly TableEvent[]): string | null {
  if (state.status === 'closed') return CLOSED_WORDS[state.closed ?? 'empty'];
  const left = events.find((event) => event.type === 'seat.left' && event.player === player);
  // T5: a player away too long is disconnected, where the rules have it so; running out of time may also just lose.
  return left?.type === 'seat.left' ? (LEFT_WORDS[left.why] ?? null) : null;
}
