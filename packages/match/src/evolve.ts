/** Turns a fact into the next state. Cannot fail: whatever is in the log has been decided already. */
import { addMove, addPass, endGame, ratedAs, SIDES, type Side } from '@crownhead/rules';
import { shiftClock } from './clock.ts';
import type { Fact, TableEvent } from './event.ts';
import { computerPlayer, isComputerPlayer, type PlayerId, SEATS, type SeatId } from './ids.ts';
import { completeOptions, type HostOptions, type Start } from './options.ts';
import { active, nextTurn, spendGrace, startRound, takeBack } from './round.ts';
import {
  awaitedSeat,
  type BySeat,
  type Occupant,
  type Person,
  playing,
  type Round,
  sideOfSeat,
  somebodyPresent,
  type TableState,
} from './state.ts';

type Of<T extends Fact['type']> = Extract<TableEvent, { type: T }>;

const withSeat = (
  seats: BySeat<Occupant | null>,
  seat: SeatId,
  occupant: Occupant | null,
): BySeat<Occupant | null> => (seat === 0 ? [occupant, seats[1]] : [seats[0], occupant]);

const seated = (state: TableState, seat: SeatId, occupant: Occupant | null): TableState => ({
  ...state,
  seats: withSeat(state.seats, seat, occupant),
});

const updatePerson = (state: TableState, seat: SeatId, change: (person: Person) => Person): TableState => {
  const occupant = state.seats[seat];
  return occupant?.kind === 'person' ? seated(state, seat, change(occupant)) : state;
};

const updateRound = (state: TableState, change: (round: Round) => Round): TableState =>
  state.round === null ? state : { ...state, round: change(state.round) };

const withReady = ({ wasReady: _, ...person }: Person, ready: boolean): Person => ({ ...person, ready });

/** A new round of asking: everybody has to say "ready" again. */
const nobodyReady = (state: TableState): TableState => {
  const reset = (occupant: Occupant | null): Occupant | null =>
    occupant?.kind === 'person' ? withReady(occupant, false) : occupant;
  return { ...state, seats: [reset(state.seats[0]), reset(state.seats[1])] };
};

const including = (players: readonly PlayerId[], player: PlayerId): readonly PlayerId[] =>
  players.includes(player) ? players : [...players, player];

/** Do games go on swapping sides, or has the host arranged something new? */
const sameSeries = (a: HostOptions, b: HostOptions): boolean =>
  a.sides === b.sides && JSON.stringify(a.start) === JSON.stringify(b.start);

/** A saved game is resumed once; after that its first position is where games start. */
const nextStart = (start: Start): Start =>
  start.kind === 'resume' ? { kind: 'position', fen: start.fen, force: false } : start;

const lostAtOf = (state: TableState, seat: SeatId): number | null => {
  const occupant = state.seats[seat];
  return occupant?.kind === 'person' ? occupant.lostAt : null;
};

/** A player already away when a game starts is away in that game only from its start. */
const absentFrom = (state: TableState, at: number): TableState =>
  SEATS.reduce<TableState>(
    (current, seat) =>
      lostAtOf(current, seat) === null
        ? current
        : updatePerson(current, seat, (person) => ({ ...person, lostAt: at })),
    state,
  );

function openConnection(state: TableState, event: Of<'connection.opened'>): TableState {
  const { seat, connection, at } = event;
  const round = playing(state);
  const spent = round
    ? updateRound(state, () => spendGrace(round, sideOfSeat(round, seat), lostAtOf(state, seat), at))
    : state;
  return updatePerson(spent, seat, ({ wasReady: _, ...person }) => ({
    ...person,
    connections: [...(person.connections ?? []), connection],
    lostAt: null,
  }));
}

const closeConnection = (state: TableState, { seat, connection, at }: Of<'connection.closed'>): TableState =>
  updatePerson(state, seat, (person) => {
    const connections = (person.connections ?? []).filter((id) => id !== connection);
    if (connections.length > 0) return { ...person, connections };
    // A game must not start with somebody who said "ready" and went.
    const gone: Person = { ...person, connections, ready: false, lostAt: at };
    return person.ready ? { ...gone, wasReady: true } : gone;
  });

function endRound(state: TableState, { outcome, at }: Of<'game.ended'>): TableState {
  const ended = updateRound(state, (round) => {
    const stopped = nextTurn(round, endGame(round.game, outcome), at, false);
    return SIDES.reduce((r, side) => spendGrace(r, side, lostAtOf(state, round.sides[side]), at), stopped);
  });
  return absentFrom(nobodyReady({ ...ended, declined: [], lastSides: state.round?.sides ?? null }), at);
}

function outage(state: TableState, ms: number): TableState {
  const { seatOffer } = state;
  const shift = (time: number | null): number | null => (time === null ? null : time + ms);
  const shifted = SEATS.reduce<TableState>(
    (current, seat) => updatePerson(current, seat, (person) => ({ ...person, lostAt: shift(person.lostAt) })),
    state,
  );
  return updateRound(
    {
      ...shifted,
      emptySince: shift(state.emptySince),
      ...(state.desertedSince !== undefined && { desertedSince: state.desertedSince + ms }),
      ...(state.waitingSince !== undefined && { waitingSince: state.waitingSince + ms }),
      seatOffer: seatOffer && {
        ...seatOffer,
        until: seatOffer.until + ms,
        ...(seatOffer.since !== undefined && { since: seatOffer.since + ms }),
      },
    },
    (round) => ({ ...round, clock: shiftClock(round.clock, ms), activeAt: round.activeAt + ms }),
  );
}

/** Wherever the state has the name of this player, it has the other one. */
function erase(state: TableState, { player, name }: Of<'person.erased'>): TableState {
  const renamed = <T extends { readonly player: PlayerId } | null>(one: T): T =>
    one?.player === player ? { ...one, name } : one;
  const { seats, seatOffer } = state;
  const nameIn = ({ players, names }: Round, side: Side) => (players[side] === player ? name : names[side]);
  return updateRound(
    {
      ...state,
      ...(state.host === player && { hostName: name }),
      seats: [renamed(seats[0]), renamed(seats[1])],
      seatOffer: renamed(seatOffer),
    },
    (round) => ({ ...round, names: { black: nameIn(round, 'black'), white: nameIn(round, 'white') } }),
  );
}

function apply(state: TableState, event: TableEvent): TableState {
  const { at } = event;
  switch (event.type) {
    case 'table.created':
      return {
        ...state,
        status: 'open',
        createdAt: at,
        host: event.host,
        hostName: event.name,
        options: completeOptions(event.options),
      };
    case 'options.changed': {
      const options = completeOptions(event.options);
      const lastSides = sameSeries(options, state.options) ? state.lastSides : null;
      return nobodyReady({ ...state, options, lastSides });
    }
    case 'seat.taken': {
      const { seat, player, name, connection, ready } = event;
      const connections = connection === null ? null : [connection];
      const person: Person = { kind: 'person', player, name, ready, connections, lostAt: null };
      const answered = state.seatOffer?.seat === seat || state.seatOffer?.player === player;
      return { ...seated(state, seat, person), seatOffer: answered ? null : state.seatOffer };
    }
    case 'computer.seated': {
      const { seat, name } = event;
      const player = computerPlayer(seat);
      const seatOffer = state.seatOffer?.seat === seat ? null : state.seatOffer;
      return { ...seated(state, seat, { kind: 'computer', player, name, ...ratedAs(event) }), seatOffer };
    }
    case 'seat.left': {
      const { seat, player, why } = event;
      const banned = why === 'removed' && !isComputerPlayer(player);
      return {
        ...seated(state, seat, null),
        removed: banned ? including(state.removed, player) : state.removed,
        declined: including(state.declined, player),
      };
    }
    case 'host.changed':
      return { ...state, host: event.host, hostName: event.name };
    case 'ready.changed':
      return updatePerson(state, event.seat, (person) => withReady(person, event.ready));
    case 'game.started':
      return absentFrom(
        nobodyReady({
          ...state,
          options: { ...state.options, start: nextStart(state.options.start) },
          round: startRound(state, event),
          seatOffer: null,
          declined: [],
        }),
        at,
      );
    case 'move.made':
      return updateRound(state, (round) => nextTurn(round, addMove(round.game, event.move), at, true));
    case 'turn.passed':
      return updateRound(state, (round) => nextTurn(round, addPass(round.game, event.reason), at, false));
    case 'time.warned':
      return updateRound(state, (round) => ({ ...round, clock: { ...round.clock, warnedAt: at } }));
    case 'idle.noticed':
      return updateRound(state, (round) => ({ ...round, idleNotices: round.idleNotices + 1 }));
    case 'draw.offered':
      return updateRound(state, (round) => active({ ...round, offer: event.side, offered: true }, at));
    case 'draw.declined':
      return updateRound(state, (round) => ({ ...round, offer: null }));
    case 'takeback.asked':
      return updateRound(state, (round) => ({
        ...round,
        takeback: event.side,
        takebacksAsked: [...(round.takebacksAsked ?? []), event.side],
      }));
    case 'takeback.declined':
      return updateRound(state, (round) => ({ ...round, takeback: null }));
    case 'takeback.done':
      return updateRound(state, (round) => takeBack(round, event.plies, at));
    case 'connection.opened':
      return openConnection(state, event);
    case 'connection.closed':
      return closeConnection(state, event);
    case 'outage':
      return outage(state, event.ms);
    case 'game.ended':
      return endRound(state, event);
    case 'seat.asked': {
      const { seat, player, name, until, since } = event;
      return { ...state, seatOffer: { seat, player, name, until, ...(since !== undefined && { since }) } };
    }
    case 'seat.refused':
      return { ...state, seatOffer: null, declined: including(state.declined, event.player) };
    case 'chat.said':
      return state;
    case 'person.erased':
      return erase(state, event);
    case 'table.kept':
      return { ...state, emptySince: at };
    case 'table.closed':
      return { ...state, status: 'closed', closed: event.why, seatOffer: null };
    default:
      event satisfies never;
      throw new Error('an unknown event');
  }
}

/** The table after an event. Never refuses: an event has happened. */
export function evolve(state: TableState, event: TableEvent): TableState {
  const { waitingSince = event.at, desertedSince = event.at, ...next } = apply(state, event);
  const emptySince = somebodyPresent(next) || next.status === 'closed' ? null : (next.emptySince ?? event.at);
  const waits = awaitedSeat(next) !== undefined;
  const isDeserted = emptySince !== null && playing(next) === null;
  return {
    ...next,
    emptySince,
    lastAt: event.at,
    ...(isDeserted && { desertedSince }),
    ...(waits && { waitingSince }),
  };
}

/** The table after all these events; from `NO_TABLE` on, the whole log. */
export const replay = (state: TableState, events: readonly TableEvent[]): TableState =>
  events.reduce(evolve, state);
