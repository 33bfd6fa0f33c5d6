/** The English sentences for every code: the same words on every screen and in every answer. */
import type { FenError } from './fen.ts';
import type { DrawReason, Outcome, VoidReason, WinReason } from './outcome.ts';
import type { RefusalReason } from './refusal.ts';
import type { RuleTextError } from './rule-text.ts';
import type { EditRefusal, StartRefusal } from './setup.ts';
import type { SetupTextError } from './setup-text.ts';
import type { BySide } from './side.ts';

const LONGEST_QUOTE = 40;

/** Text from outside to be shown back: not at any length, and with nothing in it that a terminal would obey. */
export const quotable = (text: string, longest: number = LONGEST_QUOTE): string => {
  // Cut first: half a character at the end goes too.
  const start = text.slice(0, longest).replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ');
  return text.length > longest ? `${start}…` : start;
};

/** Why a move was refused, for the player. */
export const REFUSAL_WORDS: Readonly<Record<RefusalReason | 'ambiguous', string>> = {
  unreadable: 'That is not a move. Try something like 11-15, 11x18x25 or E3-D4.',
  'no-piece': 'There is no piece on that square.',
  'not-your-piece': 'That piece belongs to the other side.',
  'not-your-turn': 'It is not your turn.',
  'not-diagonal': 'Pieces move diagonally.',
  'light-square': 'Pieces stand on the dark squares only.',
  'nothing-to-jump': 'There is no piece to jump there.',
  'own-piece-between': 'You cannot jump your own piece.',
  'too-far': 'That is too far to go in one turn.',
  'square-occupied': 'That square is occupied.',
  'man-backward': 'Men move forward only; kings go both ways.',
  'must-jump': 'You must jump: a jump is available.',
  'only-the-jumper': 'Only the piece that jumped may move on.',
  'must-finish': 'Another jump is available: the jump must be finished.',
  'one-jump-only': 'Only one jump per turn is allowed here.',
  'game-over': 'The game is over.',
  ambiguous: 'More than one jump fits: name the squares in between, like 11x18x25.',
};

/** Why a piece cannot be placed or removed. */
export const EDIT_WORDS: Readonly<Record<EditRefusal, string>> = {
  'light-square': "Can't place a piece there: pieces stand on the dark squares only.",
  'square-occupied': "Can't place a piece there: the square is occupied.",
  'out-of-pieces': 'Out of pieces: a side has at most 12, men and kings together.',
  'square-empty': 'There is no piece on that square to remove.',
};

/** What is wrong with a text that sets pieces. */
export const SETUP_TEXT_WORDS: Readonly<Record<SetupTextError['code'], string>> = {
  ...EDIT_WORDS,
  unreadable: 'That is not a piece on a square. Try something like A7=B, C3=WK or 12=W.',
};

/** Why a game cannot start. */
export const START_WORDS: Readonly<Record<StartRefusal, string>> = {
  'blank-board': 'The board is blank: place pieces for both sides first.',
  'one-sided-board': 'Only one side has pieces: place some for the other side too.',
  'too-many-pieces': 'A side has more than 12 pieces.',
  'overlapping-pieces': 'Two pieces stand on the same square.',
  'no-side-to-move': 'The side to move is missing.',
};

/** What is wrong with a FEN. */
export const FEN_WORDS: Readonly<Record<FenError['code'], string>> = {
  unreadable: 'This part cannot be read; a position looks like B:W21,22,K23:B1,2.',
  'bad-side': 'A side is written B or W (or ? for an open turn).',
  'bad-square': 'Squares are numbered 1 to 32.',
  'square-twice': 'The same square is named twice.',
  'side-twice': 'The same side is listed twice.',
};

/** What is wrong with a line of rules. */
export const RULE_WORDS: Readonly<Record<RuleTextError['code'], string>> = {
  'unknown-rules': 'There is no such rule; rules look like official, lobby or official capture=optional.',
};

/** What a game itself can answer besides a refused move. */
export const GAME_WORDS = {
  'nothing-to-undo': 'There is no move to take back.',
  'no-draw-to-claim': 'There is no draw to claim here.',
  'too-many-moves': 'There are too many moves to list: choose a piece and go jump by jump.',
} as const;

const pointedAt = (sentence: string, { column, token }: { column: number; token: string }): string =>
  `${sentence} (column ${column}${token ? `: “${token}”` : ''})`;

/** The sentence with the place it is about. */
export const describeFenError = (error: FenError): string => pointedAt(FEN_WORDS[error.code], error);
/** The sentence with the place it is about. */
export const describeSetupError = (error: SetupTextError): string =>
  pointedAt(SETUP_TEXT_WORDS[error.code], error);

const WIN_WORDS: Readonly<Record<WinReason | 'adjudicated', (loser: string) => string>> = {
  'no-pieces': (loser) => `${loser} has no pieces left`,
  'no-moves': (loser) => `${loser} cannot move`,
  resigned: (loser) => `${loser} resigned`,
  left: (loser) => `${loser} left the game`,
  time: (loser) => `${loser} ran out of time`,
  idle: (loser) => `${loser} was away too long`,
  disconnected: (loser) => `${loser} lost the connection`,
  adjudicated: () => 'by adjudication',
};

const NO_WINNER_WORDS: Readonly<Record<DrawReason | VoidReason, string>> = {
  agreed: 'A draw has been reached: both sides agreed.',
  repetition: 'A draw has been reached: the same position for the third time.',
  'forty-move': 'A draw has been reached: forty moves each without progress.',
  proof: 'A draw has been reached: neither side can force a win.',
  'both-blocked': 'A draw has been reached: neither side can move.',
  adjudicated: 'A draw has been reached: by adjudication.',
  'connection-error': 'The connection was lost: the game ends without a result.',
  abandoned: 'The game was abandoned without a result.',
  'blank-board': 'There are no pieces on the board: the game ends without a result.',
};

/** "Player Red is the winner! White resigned." */
export function describeOutcome(outcome: Outcome, names: BySide<string>): string {
  if (outcome.winner === null) return NO_WINNER_WORDS[outcome.reason];
  const loser = names[outcome.winner === 'black' ? 'white' : 'black'];
  return `Player ${names[outcome.winner]} is the winner! ${capital(WIN_WORDS[outcome.reason](loser))}.`;
}

const MINUTE = 60_000;

/** A length of time for people, in whole minutes where it is one: “5 minutes”, “1 minute”, “90 seconds”. */
export function durationWords(ms: number): string {
  const [count, unit] =
    ms > 0 && ms % MINUTE === 0 ? [ms / MINUTE, 'minute'] : [Math.round(ms / 1000), 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
