/** What facts mean for the game at a table: its start, its turns, time away. */
import { addTurn, bareGame, type Game, gameBefore, positionOf, type Side } from '@crownhead/rules';
import { startClock, turnClock } from './clock.ts';
import type { TableEvent } from './event.ts';
import { completeTable } from './options.ts';
import type { Round, TableState } from './state.ts';

export function startRound(state: TableState, event: Extract<TableEvent, { type: 'game.started' }>): Round {
  const { rules, sides, at } = event;
  const table = completeTable(event.table, state.options.table);
  // What follows from the position comes as events of its own.
  const bare = bareGame({ rules, drawRule: table.draw.rule, start: positionOf(event.fen) });
  const black = state.seats[sides.black]!;
  const white = state.seats[sides.white]!;
  const game = event.history.reduce(addTurn, bare);
  return {
    number: event.game,
    startedAt: at,
    sides,
    players: { black: black.player, white: white.player },
    names: { black: black.name, white: white.name },
    rules,
    table,
    game,
    opening: event.opening,
    ballot: event.ballot,
    turn: 1,
    clock: startClock(table.timer, game.position.turn, event, at),
    grace: { black: table.grace, white: table.grace },
    offer: null,
    offered: false,
    takeback: null,
    activeAt: at,
    idleNotices: 0,
  };
}

/** Another side is to move: its clock runs, and what was asked in the last turn is void. */
export const nextTurn = (
  { takebacksAsked: _, ...round }: Round,
  game: Game,
  at: number,
  moved: boolean,
): Round => ({
  ...round,
  game,
  turn: round.turn + 1,
  clock: turnClock(round.clock, round.table.timer, round.game.position.turn, at, moved),
  offer: null,
  offered: false,
  takeback: null,
  activeAt: at,
  idleNotices: 0,
});

export const active = (round: Round, at: number): Round => ({ ...round, activeAt: at, idleNotices: 0 });

export function takeBack(round: Round, plies: number, at: number): Round {
  return nextTurn(round, gameBefore(round.game, plies), at, false);
}

/** Time away is spent when the player comes back, or when the game ends. */
export function spendGrace(round: Round, side: Side, lostAt: number | null, at: number): Round {
  if (lostAt === null) return round;
  const left = Math.max(0, round.grace[side] - (at - lostAt));
  return { ...round, grace: { ...round.grace, [side]: left } };
}
