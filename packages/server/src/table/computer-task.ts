/** The pending task of a computer at a table: a move, or a reply to a draw offer. */
import {
  askedOf,
  type ComputerTurn,
  computerPlayer,
  computerTurn,
  type PlayerId,
  playing,
  SEATS,
  type TableState,
} from '@crownhead/match';

export type ComputerTask =
  | ({ readonly kind: 'move' } & ComputerTurn)
  | { readonly kind: 'answer-draw'; readonly player: PlayerId; readonly game: number; readonly turn: number };

export function computerTask(state: TableState): ComputerTask | null {
  const round = playing(state);
  if (!round) return null;
  const turn = computerTurn(state);
  if (turn) return { kind: 'move', ...turn };
  const asked = SEATS.find((seat) => {
    const player = computerPlayer(seat);
    return state.seats[seat]?.player === player && askedOf(state, player) === 'answer-draw';
  });
  if (asked === undefined) return null;
  return { kind: 'answer-draw', player: computerPlayer(asked), game: round.number, turn: round.turn };
}

/** The same on every node, so that two results are harmless. */
export const taskId = (task: ComputerTask): string =>
  `${task.kind === 'move' ? 'bot' : 'bot-draw'}:${task.game}:${task.turn}`;

/** Whether this is still what a computer has to do at the table: moves are taken back, and offers lapse. */
export function isPending(task: ComputerTask, state: TableState): boolean {
  const now = computerTask(state);
  return now !== null && taskId(now) === taskId(task);
}
