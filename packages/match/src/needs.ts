/** What `decide` needs besides the state, so that the code that runs a table looks up only what a command needs. */
import type { Command } from './command.ts';
import { playing, seatOf, type TableState } from './state.ts';
import { rematchAsked } from './succession.ts';

/** May the decision depend on who watches? Without them it is the same wherever this is false. */
export function needsSpectators(state: TableState, command: Command): boolean {
  if (state.status !== 'open') return false;
  switch (command.type) {
    // Refused to anybody else, whoever watches.
    case 'leave':
      return seatOf(state, command.by) !== null || state.host === command.by;
    case 'rematch.decline':
      return seatOf(state, command.by) !== null;
    case 'tick':
      return true;
    case 'seat.take':
    case 'seat.remove':
    case 'seat.accept':
    case 'seat.decline':
    case 'ready':
      return rematchAsked(state);
    case 'connection.lose':
      return state.seatOffer?.player === command.by || playing(state) !== null;
    case 'table.create':
    case 'options.set':
    case 'computer.seat':
    // A game that ends on the board leaves no seat free.
    case 'move':
    case 'draw.offer':
    case 'draw.accept':
    case 'draw.decline':
    case 'draw.claim':
    case 'draw.declare':
    case 'resign':
    case 'takeback.ask':
    case 'takeback.accept':
    case 'takeback.decline':
    case 'chat':
    case 'table.close':
    case 'connection.open':
    case 'outage':
    // Both stay in their seats.
    case 'game.stop':
    case 'table.stop':
    case 'person.erase':
      return false;
    default:
      return command satisfies never;
  }
}

/** May the decision depend on what the endgame tables say of the position? */
export const needsVerdict = ({ type }: Command): boolean => type === 'draw.claim' || type === 'draw.declare';
