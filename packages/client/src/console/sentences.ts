/** What a program can read from the sentences of a console server: who plays, how a game ended, what was offered, what time is left. */
import { type ClosedReason, SIDE_NAMES, type SideNames, tidyName } from '@crownhead/match';
import {
  type BySide,
  DRAW_REASONS,
  describeOutcome,
  drawn,
  type Outcome,
  opposite,
  SIDES,
  type Side,
  VOID_REASONS,
  voided,
  WIN_REASONS,
  won,
} from '@crownhead/rules';

/** Who plays in a game, and what the sides are called there. */
export interface ConsolePlayers {
  readonly sideNames: SideNames;
  /** Null for the reader. */
  readonly names: BySide<string | null>;
}

const KEYS = Object.keys(SIDE_NAMES) as readonly SideNames[];

/** `You play White, Bob plays Red.`, or `Bob plays Red, Ann plays White.` for somebody who watches. */
export function playersIn(text: string, own: Side | null): ConsolePlayers | null {
  for (const sideNames of KEYS) {
    const sides = SIDE_NAMES[sideNames];
    if (own === null) {
      const both = new RegExp(`^(.+) plays ${sides.black}, (.+) plays ${sides.white}\\.?$`).exec(text);
      if (both) return { sideNames, names: { black: tidyName(both[1]!), white: tidyName(both[2]!) } };
      continue;
    }
    const other = opposite(own);
    const one = new RegExp(`^You play ${sides[own]}, (.+) plays ${sides[other]}\\.?$`).exec(text);
    if (one) {
      const names = { black: null, white: null, [other]: tidyName(one[1]!) };
      return { sideNames, names };
    }
  }
  return null;
}

/** `You are Ann. A turn of …` */
export const nameIn = (text: string): string | null =>
  tidyName(/^You are (.+?)\.(?: A turn .*)?$/.exec(text)?.[1] ?? '');

const OUTCOMES: readonly Outcome[] = [
  ...SIDES.flatMap((side) => [...WIN_REASONS, 'adjudicated' as const].map((reason) => won(side, reason))),
  ...DRAW_REASONS.map(drawn),
  ...VOID_REASONS.map(voided),
];

/** How the game ended, where the text says that it has. Other servers may have other reasons, but hardly other results. */
export function outcomeIn(text: string, sides: BySide<string>): Outcome | null {
  const known = OUTCOMES.find((outcome) => text.includes(describeOutcome(outcome, sides)));
  if (known) return known;
  const winner = SIDES.find((side) => new RegExp(`\\bplayer ${sides[side]} is the winner`, 'i').test(text));
  if (winner) return won(winner, 'adjudicated');
  return /\bdraw has been reached\b/i.test(text) ? drawn('adjudicated') : null;
}

/** Something that happened besides moves. */
export type ConsoleEvent =
  | {
      readonly type: 'draw.offered' | 'draw.declined' | 'takeback.asked' | 'time.warned';
      readonly side: Side;
    }
  | { readonly type: 'idle.noticed'; readonly side: Side; readonly left: number };

const HAPPENINGS = [
  ['draw.offered', /^offers a draw/],
  ['draw.declined', /^declines the draw/],
  ['takeback.asked', /^would like to take a move back/],
  ['time.warned', /^has passed the move limit/],
] as const;
const LEFT = /^has (\d{1,5}) (minute|second)s? left/;

/** What `Player Red …` has done. */
export function eventIn(text: string, sides: BySide<string>): ConsoleEvent | null {
  for (const side of SIDES) {
    const start = `Player ${sides[side]} `;
    const at = text.indexOf(start);
    if (at < 0) continue;
    const words = text.slice(at + start.length);
    const left = LEFT.exec(words);
    if (left) {
      const unit = left[2] === 'minute' ? 60_000 : 1000;
      return { type: 'idle.noticed', side, left: Number(left[1]) * unit };
    }
    const found = HAPPENINGS.find(([, pattern]) => pattern.test(words));
    if (found) return { type: found[0], side };
  }
  return null;
}

/** Why a server that says goodbye has closed the table, as far as that is known. */
export function closedIn(text: string, hasPlayed: boolean): ClosedReason {
  if (/winner does not play on/i.test(text)) return 'winner-declined';
  if (/host has closed/i.test(text)) return 'host';
  return hasPlayed ? 'game-over' : 'empty';
}

/** M5: what is about the game itself lies over the board until it is acknowledged; the rest stands above it. */
const GAME_STATUS =
  /is the winner|has disconnected|has left the game|draw has been reached|without a result|table is closed/i;
export const isGameStatus = (text: string): boolean => GAME_STATUS.test(text);

/** The screen shows the move on its board and in its list. */
const MOVED = /^\S+ moves \d{1,2}(?:[-x]\d{1,2})+(?:\. |\.?$)/;
/** The screen shows this anyway, for as long as it is true. */
const SHOWN: readonly string[] = [
  'You must perform a jump',
  'Another jump is available',
  'Waiting for another player',
  'Waiting for the next game',
];

/** The last line says it once more, with the reason. */
const CLOSED = /(?:^| )This table is closed\.?$/;

/** The part of a sentence that is not shown elsewhere. */
export function newsIn(text: string): string {
  const rest = text.replace(MOVED, '').replace(CLOSED, '').trim();
  return SHOWN.includes(rest.replace(/\.$/, '')) ? '' : rest;
}
