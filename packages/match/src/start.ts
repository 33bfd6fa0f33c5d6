/** Starting a game: when, and who gets which side. */
import { type BySide, firstSide, formatFen } from '@crownhead/rules';
import { settleRound } from './finish.ts';
import { otherSeat, type SeatId } from './ids.ts';
import type { Journal } from './journal.ts';
import { resolveStart } from './resolve-start.ts';
import { onlyComputers, seatOf, type TableState } from './state.ts';

/** One random word settles everything that is drawn: a bit for the sides, a bit for the first move, a ballot. */
const sidesBit = (random: number): boolean => (random & 1) === 1;
const firstBit = (random: number): boolean => (random & 2) !== 0;
const ballotBits = (random: number): number => random >>> 2;

const seatsFor = (black: SeatId): BySide<SeatId> => ({ black, white: otherSeat(black) });

/** Which seat will have which side in the next game; null where that is drawn when it starts. */
export function nextSides(state: TableState): BySide<SeatId> | null {
  const { sides } = state.options;
  if (sides === 'random') return null;
  if (state.lastSides) return seatsFor(state.lastSides.white);
  const hostSeat = (state.host === null ? null : seatOf(state, state.host)) ?? 0;
  return seatsFor(sides === 'host-black' ? hostSeat : otherSeat(hostSeat));
}

const drawSides = (state: TableState, random: number): BySide<SeatId> =>
  nextSides(state) ?? seatsFor(sidesBit(random) ? 1 : 0);

const everybodyReady = (state: TableState): boolean =>
  state.seats.every((occupant) => occupant?.kind === 'computer' || occupant?.ready === true);

/** Starts a game as soon as both seats are taken and every person in them is ready. */
export function startWhenReady(journal: Journal): void {
  if (everybodyReady(journal.state) && !onlyComputers(journal.state)) startGame(journal);
}

export function startGame(journal: Journal): void {
  const { state } = journal;
  const { random } = journal.env;
  const { rules, table, start } = state.options;
  const first = firstSide(rules, firstBit(random) ? 'white' : 'black');
  const { position, ...beginning } = resolveStart(start, first, ballotBits(random));
  journal.add({
    type: 'game.started',
    game: (state.round?.number ?? 0) + 1,
    sides: drawSides(state, random),
    rules,
    table,
    fen: formatFen(position),
    ...beginning,
  });
  settleRound(journal);
}
