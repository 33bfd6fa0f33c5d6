/** What a table asks of each player now: the action of the state message (N13), and when a computer is to think. */
import { opposite, ratedAs, type Side } from '@crownhead/rules';
import type { PlayerId, SeatId } from './ids.ts';
import { onlyComputers, playing, playsFor, seatOf, type TableState } from './state.ts';

/** Everything a player can be asked: at most one thing at a time. */
export const ASKED = [
  'nothing',
  'wait',
  'ready',
  'move',
  'answer-draw',
  'answer-takeback',
  'take-seat',
] as const;
export type Asked = (typeof ASKED)[number];

/** The one thing a player (or spectator) is asked to do. */
export function askedOf(state: TableState, player: PlayerId): Asked {
  if (state.status !== 'open') return 'nothing';
  if (state.seatOffer?.player === player) return 'take-seat';
  const seat = seatOf(state, player);
  const round = playing(state);
  if (seat === null) {
    return !round && state.host === player && onlyComputers(state) ? 'ready' : 'wait';
  }
  if (!round) {
    const occupant = state.seats[seat];
    return occupant?.kind === 'person' && !occupant.ready ? 'ready' : 'wait';
  }
  const isAsked = (asker: Side | null): boolean =>
    asker !== null && playsFor(state, round, player, opposite(asker));
  if (isAsked(round.offer)) return 'answer-draw';
  if (isAsked(round.takeback)) return 'answer-takeback';
  return playsFor(state, round, player, round.game.position.turn) ? 'move' : 'wait';
}

/** The move that a computer has to make now. */
export interface ComputerTurn {
  readonly seat: SeatId;
  readonly player: PlayerId;
  readonly level: number;
  readonly rating?: number;
  readonly game: number;
  readonly ply: number;
  /** What distinguishes this request from all others: a ply comes again after a take-back. */
  readonly turn: number;
}

/** The move a computer has to make now, or null. Two answers for the same ply are harmless: one of them is stale. */
export function computerTurn(state: TableState): ComputerTurn | null {
  const round = playing(state);
  if (!round) return null;
  const seat = round.sides[round.game.position.turn];
  const occupant = state.seats[seat];
  if (occupant?.kind !== 'computer') return null;
  const { player } = occupant;
  const { number: game, turn } = round;
  return { seat, player, ...ratedAs(occupant), game, ply: round.game.plies.length + 1, turn };
}
