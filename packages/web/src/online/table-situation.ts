/** What the page of a table shows: which phase it is in, what is asked of me, what I may do. */
import type { TableView } from '@crownhead/client';
import {
  onlyComputers,
  type PlayerId,
  playing,
  playsFor,
  SEATS,
  type SeatId,
  type Spectator,
  seatOf,
  sideOfSeat,
  type TableState,
  unbegunSide,
} from '@crownhead/match';

/** Before the first game, during a game, after one, and when the table is closed. */
type Stage = 'before' | 'game' | 'after' | 'closed';

/** The one thing I am asked; `rematch` is ready after a game, `start` a host's word for two computers. */
type TableAsk = 'ready' | 'unready' | 'start' | 'sit' | 'take-seat' | 'rematch' | null;

/** For whom everybody is waiting. */
export type TableWait =
  | { readonly code: 'player' | 'host' }
  | { readonly code: 'ready'; readonly name: string }
  | { readonly code: 'spectator'; readonly name: string; readonly until: number }
  | null;

export interface TableSituation {
  readonly stage: Stage;
  readonly mine: SeatId | null;
  readonly isHost: boolean;
  /** The host has sent me away: I may look, not play. */
  readonly isRemoved: boolean;
  readonly ask: TableAsk;
  readonly wait: TableWait;
  /** A rematch can be declined, which gives the seat to the next (N8). */
  readonly mayDecline: boolean;
  readonly maySpeak: boolean;
  /** Nothing of this while a game is on (T2), except that one between computers can be ended. */
  readonly hostTools: {
    readonly options: boolean;
    readonly computer: boolean;
    readonly close: boolean;
    readonly remove: readonly SeatId[];
  };
  /** What leaving means: the game is lost, a seat is given up, or one just goes. */
  readonly leaving: 'loses' | 'gives-up-seat' | 'goes';
}

const NO_TOOLS: TableSituation['hostTools'] = { options: false, computer: false, close: false, remove: [] };

function stageOf(state: TableState): Stage {
  if (state.status !== 'open') return 'closed';
  if (playing(state)) return 'game';
  return state.round === null ? 'before' : 'after';
}

/** Empty seats, without one that is being offered to the first person in line; after that offer others may take it, and the server says if they are too early. */
const freeSeats = ({ seats, seatOffer }: TableState): readonly SeatId[] =>
  SEATS.filter((seat) => seats[seat] === null && (seatOffer?.seat !== seat || seatOffer.since !== undefined));

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

/** A minute later the game can be ended; the server says so to those who try before. */
function waitsForFirstMove(state: TableState, you: PlayerId): boolean {
  const round = playing(state);
  const side = round && unbegunSide(state, round);
  return side !== null && round !== null && !playsFor(state, round, you, side);
}

function toolsOf(state: TableState, you: PlayerId | null, stage: Stage): TableSituation['hostTools'] {
  if (you === null || state.host !== you || stage === 'closed') return NO_TOOLS;
  if (stage === 'game') return { ...NO_TOOLS, close: onlyComputers(state) || waitsForFirstMove(state, you) };
  const others = SEATS.filter((seat) => state.seats[seat] !== null && state.seats[seat]?.player !== you);
  return { options: true, computer: freeSeats(state).length > 0, close: true, remove: others };
}

export function situationOf({
  state,
  you,
  seats,
}: Pick<TableView, 'state' | 'you' | 'seats'>): TableSituation {
  const stage = stageOf(state);
  const mine = seats[0] ?? null;
  const ask = askOf(state, you, mine, stage);
  const leavingSeat = mine === null || stage === 'closed' ? 'goes' : 'gives-up-seat';
  return {
    stage,
    mine,
    isHost: you !== null && state.host === you,
    isRemoved: you !== null && state.removed.includes(you),
    ask,
    wait: waitOf(state, you, ask, stage),
    mayDecline: stage === 'after' && mine !== null && state.round?.table.after === 'rematch',
    maySpeak: state.options.chat && mine !== null && stage !== 'closed',
    hostTools: toolsOf(state, you, stage),
    leaving: stage === 'game' && mine !== null ? 'loses' : leavingSeat,
  };
}

/** The spectators. The server lists them at intervals: one may have taken a seat since. */
export function watchers({
  state,
  spectators,
  watching,
}: Pick<TableView, 'state' | 'spectators' | 'watching'>): {
  readonly named: readonly Spectator[];
  readonly count: number;
} {
  const named = spectators.filter(({ player }) => seatOf(state, player) === null);
  return { named, count: watching - (spectators.length - named.length) };
}

/** Until when I may come back, if my own connection broke at that time; null where that is not how the table works. */
export function myGraceEnd(
  { state, seats }: Pick<TableView, 'state' | 'seats'>,
  brokenAt: number | null,
): number | null {
  const round = playing(state);
  const [mine] = seats;
  if (!round || mine === undefined || brokenAt === null || round.table.onLost !== 'grace') return null;
  return brokenAt + round.grace[sideOfSeat(round, mine)];
}
