/** A line of a console server as a value (docs/console.md). Every line has one; what cannot be read is `unreadable`. */
import { parseTable, type TableOptions } from '@crownhead/match';
import { type Position, parsePosition, parseRules, type RuleSet, type Side } from '@crownhead/rules';

/** What a client has to do about a state message. */
export const SERVER_ACTIONS = [
  'MOVE',
  'RECHECK',
  'WAIT',
  'MESSAGE',
  'REMATCH',
  'SEAT',
  'DRAW',
  'TAKEBACK',
] as const;
export type ServerAction = (typeof SERVER_ACTIONS)[number];

/** What a server can say; `text` is for people, without anything a terminal would obey. */
export type ServerLine =
  | {
      readonly kind: 'welcome';
      readonly id: number;
      readonly role: 'PLAYER' | 'SPECTATOR';
      /** The longest time a turn may take, in milliseconds; null for no limit. */
      readonly limit: number | null;
      readonly text: string;
    }
  /** The side of the reader is null for a spectator. */
  | { readonly kind: 'game'; readonly number: number; readonly side: Side | null; readonly text: string }
  | {
      readonly kind: 'state';
      /** The server's time. */
      readonly at: number;
      readonly action: ServerAction;
      /** Null before the first game. */
      readonly position: Position | null;
      readonly text: string;
    }
  /** Whose turn it is, and the moves they have; none where there are too many to list. */
  | { readonly kind: 'turn'; readonly side: Side; readonly moves: readonly string[]; readonly text: string }
  | { readonly kind: 'rules'; readonly rules: RuleSet; readonly table: TableOptions }
  | { readonly kind: 'bye'; readonly text: string }
  /** `remark` is for people only, `words` is a sentence without a word of the protocol, as “Server is full”. */
  | { readonly kind: 'remark' | 'words'; readonly text: string }
  | { readonly kind: 'unreadable' };
export type LineOf<K extends ServerLine['kind']> = Extract<ServerLine, { kind: K }>;

/** What a terminal would obey, or draw in another place, is not text. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Nobody reads longer sentences than this. */
const LONGEST_TEXT = 300;

const plain = (text: string): string => text.replace(UNSAFE, ' ').trimEnd();
const sentence = (words: readonly string[]): string => words.join(' ').slice(0, LONGEST_TEXT).trim();

const UNREADABLE: ServerLine = { kind: 'unreadable' };

/** A whole number that time stamps, numbers and seconds fit into. */
const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;

const SIDE_OF: Readonly<Record<string, Side | null>> = { B: 'black', W: 'white', '-': null };
const MOST_SECONDS = 24 * 60 * 60;

function readWelcome([id, role, seconds, ...words]: readonly string[]): ServerLine {
  const number = wholeNumber(id);
  const limit = wholeNumber(seconds);
  if (number === null || limit === null || (role !== 'PLAYER' && role !== 'SPECTATOR')) return UNREADABLE;
  const isLimit = limit > 0 && limit <= MOST_SECONDS;
  return {
    kind: 'welcome',
    id: number,
    role,
    limit: isLimit ? limit * 1000 : null,
    text: sentence(words),
  };
}

function readGame([game, letter = '', ...words]: readonly string[]): ServerLine {
  const number = wholeNumber(game);
  const side = Object.hasOwn(SIDE_OF, letter) ? SIDE_OF[letter] : undefined;
  if (number === null || side === undefined) return UNREADABLE;
  return { kind: 'game', number, side, text: sentence(words) };
}

function readState([stamp, action, board, length, ...words]: readonly string[]): ServerLine {
  const at = wholeNumber(stamp);
  const asked = SERVER_ACTIONS.find((known) => known === action);
  if (at === null || asked === undefined || wholeNumber(length) === null) return UNREADABLE;
  const text = length === '0' ? '' : sentence(words);
  if (board === '-') return { kind: 'state', at, action: asked, position: null, text };
  const position = parsePosition(board ?? '');
  return position.ok ? { kind: 'state', at, action: asked, position: position.value, text } : UNREADABLE;
}

const MOVE = /^\d{1,2}(?:[-x]\d{1,2})+$/;

function readTurn([letter, list = '', ...words]: readonly string[]): ServerLine {
  const moves = list === '-' ? [] : list.split(',');
  if ((letter !== 'B' && letter !== 'W') || !moves.every((move) => MOVE.test(move))) return UNREADABLE;
  return { kind: 'turn', side: letter === 'B' ? 'black' : 'white', moves, text: sentence(words) };
}

function readRules(text: string): ServerLine {
  const [moves = '', options = ''] = text.split(';');
  const rules = parseRules(moves);
  const table = parseTable(options);
  return rules.ok && table.ok ? { kind: 'rules', rules: rules.value, table: table.value } : UNREADABLE;
}

/** What a line of the server says; `unreadable` where it is none. */
export function readServerLine(line: string): ServerLine {
  const text = plain(line);
  const [word = '', ...rest] = text.split(' ');
  switch (word) {
    case '':
      return UNREADABLE;
    case '#':
      // Drawn boards are among them, so spaces count.
      return { kind: 'remark', text: text.slice(2, 2 + LONGEST_TEXT) };
    case 'WELCOME':
      return readWelcome(rest);
    case 'GAME':
      return readGame(rest);
    case 'STATE':
      return readState(rest);
    case 'TURN':
      return readTurn(rest);
    case 'RULES':
      return readRules(rest.join(' '));
    case 'BYE':
      return { kind: 'bye', text: sentence(rest) };
    default:
      return { kind: 'words', text: sentence([word, ...rest]) };
  }
}
