/** What the page of a table shows: which part of its life it is in, what is asked of me, what I may do. */
import type { TableView } from '@crownhead/client';
import {
  onlyComputers,
  type PlayerId,
  playing,
  type Round,
  SEATS,
  type SeatId,
  type TableState,
} from '@crownhead/match';
import { SIDES, type Side } from '@crownhead/rules';

/** Before the first game, during a game, after one, and when the table is no more. */
export type Stage = 'before' | 'game' | 'after' | 'closed';

/** The one thing I am asked; `rematch` is ready after a game, `start` a host's word for two computers. */
export type TableAsk = 'ready' | 'unready' | 'start' | 'sit' | 'take-seat' | 'rematch' | null;

/** For whom everybody is waiting. */
export type TableWait =
  | { readonly code: 'player' | 'host' }
  | { readonly code: 'ready'; readonly name: string }
  | { readonly code: 'spectator'; readonly name: string; readonly until: number }
  | null;

export interface Scene {
  readonly stage: Stage;
  readonly mine: SeatId | null;
  readonly isHost: boolean;
  readonly ask: TableAsk;
  readonly wait: TableWait;
  /** A rematch can be declined, which gives the seat to the next (N8). */
  readonly mayDecline: boolean;
  readonly maySpeak: boolean;
  /** Nothing of this while a game is on (T2). */
  readonly hostTools: {
    readonly options: boolean;
    readonly computer: boolean;
    readonly close: boolean;
    readonly remove: readonly SeatId[];
  };
  /** What leaving means: the game is lost, a seat is given up, or one just goes. */
  readonly leaving: 'loses' | 'gives-up-seat' | 'goes';
}

const NO_TOOLS: Scene['hostTools'] = { options: false, computer: false, close: false, remove: [] };

function stageOf(state: TableState): Stage {
  if (state.status !== 'open') return 'closed';
  if (playing(state)) return 'game';
  return state.round === null ? 'before' : 'after';
}

/** A seat nobody sits in and nobody is being asked to take. */
const freeSeats = ({ seats, seatOffer }: TableState): readonly SeatId[] =>
  SEATS.filter((seat) => seats[seat] === null && seatOffer?.seat !== seat);

function askOf(state: TableState, you: PlayerId | null, mine: SeatId | null, stage: Stage): TableAsk {
  if (stage === 'game' || stage === 'closed' || you === null) return null;
  if (state.seatOffer?.player === you) return 'take-seat';
  if (mine === null) {
    if (state.host === you && onlyComputers(state)) return 'start';
    return freeSeats(state).length > 0 && !state.removed.includes(you) ? 'sit' : null;
  }
  const me = state.seats[mine];
  if (me?.kind !== 'person') return null;
  if (me.ready) return 'unready';
  return stage === 'after' ? 'rematch' : 'ready';
}

function waitOf(state: TableState, you: PlayerId | null, ask: TableAsk, stage: Stage): TableWait {
  if (stage === 'game' || stage === 'closed' || ask === 'take-seat') return null;
  if (state.seatOffer) {
    const { name, until } = state.seatOffer;
    return { code: 'spectator', name, until };
  }
  if (state.seats.includes(null)) return { code: 'player' };
  const unready = state.seats.find(
    (occupant) => occupant?.kind === 'person' && !occupant.ready && occupant.player !== you,
  );
  if (unready) return { code: 'ready', name: unready.name };
  return ask === null && onlyComputers(state) ? { code: 'host' } : null;
}

function toolsOf(state: TableState, you: PlayerId | null, stage: Stage): Scene['hostTools'] {
  if (you === null || state.host !== you || stage === 'game' || stage === 'closed') return NO_TOOLS;
  const others = SEATS.filter((seat) => state.seats[seat] !== null && state.seats[seat]?.player !== you);
  return { options: true, computer: freeSeats(state).length > 0, close: true, remove: others };
}

export function sceneOf({ state, you, seats }: Pick<TableView, 'state' | 'you' | 'seats'>): Scene {
  const stage = stageOf(state);
  const mine = seats[0] ?? null;
  const ask = askOf(state, you, mine, stage);
  const leavingSeat = mine === null || stage === 'closed' ? 'goes' : 'gives-up-seat';
  return {
    stage,
    mine,
    isHost: you !== null && state.host === you,
    ask,
    wait: waitOf(state, you, ask, stage),
    mayDecline: stage === 'after' && mine !== null && state.round?.table.after === 'rematch',
    maySpeak: state.options.chat && mine !== null && stage !== 'closed',
    hostTools: toolsOf(state, you, stage),
    leaving: stage === 'game' && mine !== null ? 'loses' : leavingSeat,
  };
}

export interface Away {
  readonly name: string;
  readonly until: number;
}

const sideOf = (round: Round, seat: SeatId): Side => (round.sides.black === seat ? 'black' : 'white');

/** The others in this game who have no connection, and until when they may come back (N9). */
export function othersAway({ state, seats }: Pick<TableView, 'state' | 'seats'>): readonly Away[] {
  const round = playing(state);
  if (!round) return [];
  return SIDES.flatMap((side) => {
    const seat = round.sides[side];
    const occupant = state.seats[seat];
    if (seats.includes(seat) || occupant?.kind !== 'person' || occupant.lostAt === null) return [];
    return [{ name: occupant.name, until: occupant.lostAt + round.grace[side] }];
  });
}

/** Until when I may come back, if my own connection broke at that time; null where that is not how the table works. */
export function myGraceEnd(
  { state, seats }: Pick<TableView, 'state' | 'seats'>,
  brokenAt: number | null,
): number | null {
  const round = playing(state);
  const [mine] = seats;
  if (!round || mine === undefined || brokenAt === null || round.table.onLost !== 'grace') return null;
  return brokenAt + round.grace[sideOf(round, mine)];
}
