/** What follows from a table's state for lists, deadlines and the archive. */
import {
  isAway,
  nearestPreset,
  nextDeadline,
  nextSides,
  type Occupant,
  playing,
  saveRound,
  somebodyPresent,
  type TableEvent,
  type TableState,
} from '@crownhead/match';
import { gameId, type TableId, type TableListing } from '@crownhead/protocol';
import { openingOf, type Side } from '@crownhead/rules';
import type { FinishedGame, TableDue, TableSummary } from '../store/store.ts';
import { computerTask } from './computer-task.ts';

/** A node that appended a row has this long to play for the computer before others may. */
export const COMPUTER_LEASE_MS = 5000;

const seatListing = (occupant: Occupant | null): TableListing['seats'][0] =>
  occupant && {
    name: occupant.name,
    level: occupant.kind === 'computer' ? occupant.level : null,
    away: isAway(occupant),
  };

function listingOf(table: TableId, state: TableState): TableSummary['listing'] {
  if (state.status !== 'open') return null;
  const { options, seats } = state;
  const round = playing(state);
  return {
    table,
    host: state.hostName ?? '',
    seats: [seatListing(seats[0]), seatListing(seats[1])],
    rules: options.rules,
    options: options.table,
    locked: options.private,
    spectators: options.spectators,
    playing: round !== null,
    game: state.round?.number ?? 0,
    createdAt: state.createdAt,
    sides: sidesOf(state),
    ...(round && { startedAt: round.startedAt }),
  };
}

/** Of the seats, in the game being played or the next one. */
function sidesOf(state: TableState): [Side, Side] | null {
  const sides = playing(state)?.sides ?? nextSides(state);
  if (sides === null) return null;
  return sides.black === 0 ? ['black', 'white'] : ['white', 'black'];
}

/** Before a game a table is its host's; during one it is enough that somebody plays. */
function isAttended(state: TableState): boolean {
  if (playing(state)) return somebodyPresent(state);
  return state.seats.some((occupant) => occupant?.player === state.host && !isAway(occupant));
}

/** Each of two people has to move once. */
function isStarting(state: TableState): boolean {
  const round = playing(state);
  return round !== null && round.turn <= 2 && state.seats.every((occupant) => occupant?.kind === 'person');
}

export const dueOf = (state: TableState, now: number): TableDue => ({
  nextDue: nextDeadline(state),
  computerDue: computerTask(state) === null ? null : now + COMPUTER_LEASE_MS,
});

export const summaryOf = (table: TableId, state: TableState): TableSummary => ({
  listing: listingOf(table, state),
  present: isAttended(state),
  starting: isStarting(state),
  host: state.host,
  seated: state.seats.flatMap((occupant) => (occupant?.kind === 'person' ? [occupant.player] : [])),
});

/** The games that ended with these events and in which somebody moved; `after` is the state they led to. */
export function gamesEnded(table: TableId, after: TableState, events: readonly TableEvent[]): FinishedGame[] {
  const end = events.find((event) => event.type === 'game.ended');
  const { round } = after;
  if (!end || round?.number !== end.game || round.game.plies.length <= round.opening) return [];
  return [
    {
      listing: {
        id: gameId(table, round.number),
        table,
        game: round.number,
        black: round.names.black,
        white: round.names.white,
        sideNames: round.table.sideNames,
        outcome: end.outcome,
        plies: round.game.plies.length,
        startedAt: round.startedAt,
        endedAt: end.at,
        preset: nearestPreset(round)?.id ?? null,
        opening: openingOf(round.game),
      },
      pdn: saveRound(round, end.at),
      private: after.options.private,
      players: [round.players.black, round.players.white],
    },
  ];
}
