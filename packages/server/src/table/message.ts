/** The state message (N13): what a client is asked, the board, and a sentence when there is something to say. */
import {
  askedOf,
  type PlayerId,
  playing,
  SIDE_NAMES,
  type TableEvent,
  type TableState,
} from '@crownhead/match';
import type { ServerMessageOf } from '@crownhead/protocol';
import { describeOutcome, durationWords, formatFen, mustJump, type Side } from '@crownhead/rules';

export type StateMessage = Pick<ServerMessageOf<'update'>, 'asked' | 'board' | 'message'>;

export const boardOf = (state: TableState): string | null =>
  state.round && formatFen(state.round.game.position);

/** The turn that is being played, to know it again. */
export const turnKey = ({ round }: TableState): string | null =>
  round && `${round.number}/${round.game.plies.length}`;

const sideName = (state: TableState, side: Side): string =>
  SIDE_NAMES[(state.round?.table ?? state.options.table).sideNames][side];

export const disconnectedText = (sideName: string): string => `Player ${sideName} has disconnected`;

/** Events that clients show without a sentence from the server. */
type Silent =
  | 'table.created'
  | 'options.changed'
  | 'seat.taken'
  | 'computer.seated'
  | 'seat.left'
  | 'host.changed'
  | 'ready.changed'
  | 'game.started'
  | 'move.made'
  | 'turn.passed'
  | 'takeback.declined'
  | 'takeback.done'
  | 'connection.opened'
  | 'outage'
  | 'seat.asked'
  | 'seat.refused'
  | 'chat.said'
  | 'person.erased'
  | 'table.kept';

/** M5: what happened that everybody should read. */
function announcement(state: TableState, event: TableEvent): string | null {
  switch (event.type) {
    case 'game.ended':
      return state.round && describeOutcome(event.outcome, SIDE_NAMES[state.round.table.sideNames]);
    case 'connection.closed': {
      const round = playing(state);
      const occupant = state.seats[event.seat];
      if (!round || occupant?.kind !== 'person' || occupant.lostAt === null) return null;
      const side = round.sides.black === event.seat ? 'black' : 'white';
      return disconnectedText(sideName(state, side));
    }
    case 'time.warned':
      return `Player ${sideName(state, event.side)} has passed the move limit: the warning time is running`;
    case 'idle.noticed':
      return `Player ${sideName(state, event.side)} has ${durationWords(event.left)} left to move`;
    case 'draw.offered':
      return `Player ${sideName(state, event.side)} offers a draw`;
    case 'draw.declined':
      return `Player ${sideName(state, event.side)} declines the draw`;
    case 'takeback.asked':
      return `Player ${sideName(state, event.side)} would like to take a move back`;
    case 'table.closed':
      return 'This table is closed';
    default:
      event.type satisfies Silent;
      return null;
  }
}

/** The sentences are the same for all; only the mover is reminded to jump. */
export function announcements(state: TableState, events: readonly TableEvent[]): string {
  const text = events.flatMap((event) => announcement(state, event) ?? []).join('. ');
  // Results bring a full stop of their own.
  return text.replaceAll('.. ', '. ');
}

export function stateMessage(
  state: TableState,
  player: PlayerId,
  announced: string,
  board: string | null,
): StateMessage {
  const asked = askedOf(state, player);
  const text = announced === '' && asked === 'move' ? jumpNotice(state) : announced;
  return { asked, board, message: { length: text.length, text } };
}

function jumpNotice(state: TableState): string {
  const round = playing(state);
  return round && mustJump(round.game.position, round.rules) ? 'You must perform a jump' : '';
}
