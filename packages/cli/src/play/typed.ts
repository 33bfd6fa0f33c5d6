/** What every game by typed lines shares, on this machine or on a server: words, moves, the board. */
import { type Round, SIDE_NAMES, TABLE_WORDS } from '@crownhead/match';
import {
  boardText,
  err,
  formatMove,
  listMoves,
  type Move,
  parseMoveText,
  type Result,
  resolveMove,
} from '@crownhead/rules';
import { plural } from '../words.ts';
import { whyNot } from './why-not.ts';

/** What a line can be besides a move; the help is made from a list of them. */
export interface Word<Place, Said> {
  readonly names: readonly string[];
  readonly usage: string;
  readonly help: string;
  readonly run: (place: Place, rest: string) => Said;
}

export const isYes = (text: string): boolean => /^y(es)?$/i.test(text);

/** The word that a line begins with, and the rest of the line. */
export function findWord<W extends Pick<Word<never, unknown>, 'names'>>(
  words: readonly W[],
  text: string,
): { readonly word: W; readonly rest: string } | null {
  const [, name = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  const word = words.find(({ names }) => names.includes(name.toLowerCase()));
  return word ? { word, rest: rest.trim() } : null;
}

export function wordList(words: readonly Pick<Word<never, unknown>, 'usage' | 'help'>[]): readonly string[] {
  const widest = Math.max(...words.map(({ usage }) => usage.length));
  return words.map(({ usage, help }) => `  ${usage.padEnd(widest)}  ${help}`);
}

export const MOVE_HELP: readonly string[] = [
  'Type a move by numbers or coordinates: 11-15, 11 15, 11x18x25, E3-D4, e3xc5.',
  'A jump may be shortened to its ends (11x25) where that is clear. Or type:',
];

/** The move that was typed, or why it cannot be played. */
export function readMove(round: Round, text: string): Result<Move, string> {
  const attempt = parseMoveText(text);
  if (!attempt.ok) return err(`${TABLE_WORDS[attempt.error]} Type help for the commands.`);
  const move = resolveMove(round.game.position, round.rules, attempt.value);
  return move.ok ? move : err(whyNot(round, move.error, attempt.value));
}

/** The moves of the side whose turn it is. */
export function movesLine(round: Round): string {
  const list = listMoves(round.game.position, round.rules);
  if (!list.ok) return 'There are more than ten thousand moves here: play the jumps one square at a time.';
  const texts = list.value.map((move) => formatMove(move)).join(', ');
  return `${plural(list.value.length, 'move')}: ${texts}`;
}

/** The board, with room around it. */
export function boardLines(round: Round, flip: boolean): readonly string[] {
  const names = SIDE_NAMES[round.table.sideNames];
  return ['', boardText(round.game.position, { flip, numbers: 'all', names }), ''];
}
