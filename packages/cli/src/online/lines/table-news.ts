/** A table on a server in lines: what happened there, the position, and what to do next. */
import {
  clockFace,
  promptOf,
  promptText,
  statusMessages,
  statusText,
  type TableView,
  yourSeatText,
} from '@crownhead/client';
import { evolve, playing, type Round, type TableEvent, type TableState } from '@crownhead/match';
import { describeClocks, describeDraws, describeEvent, describePieces } from '../../play/describe.ts';
import { boardLines } from '../../play/typed.ts';

/** What happened, in order; moves too, which other screens show on their boards. `now` is the table's time. */
export function newsLines(before: TableState, events: readonly TableEvent[], now: number): readonly string[] {
  const lines: string[] = [];
  let state = before;
  for (const event of events) {
    const next = evolve(state, event);
    const move = event.type === 'move.made' && next.round ? describeEvent(event, next.round) : null;
    if (move !== null) lines.push(move);
    lines.push(...statusMessages(state, [event]).map((status) => statusText(status, now)));
    state = next;
  }
  return lines;
}

/** The board with what belongs to it; after a game only the board. */
export const positionLines = (round: Round, flip: boolean, now: number): readonly string[] => [
  ...boardLines(round, flip),
  ...(round.game.outcome === null
    ? [describePieces(round), ...describeClocks(round, now), ...describeDraws(round)]
    : []),
];

/** The position as something to compare: another one is worth showing. */
export const positionKey = ({ number, game }: Round): string =>
  JSON.stringify([number, game.plies.length, game.position]);

/** What to type for what is asked. */
function howTo({ asked, state }: TableView): string {
  switch (asked) {
    case 'ready':
      if (state.round === null) return state.seats.includes(null) ? '' : ' Type ready to start.';
      return ' Type rematch, or no.';
    case 'answer-draw':
    case 'answer-takeback':
      return ' Type accept or decline.';
    case 'take-seat':
      return ' Type yes or no.';
    case 'move':
      return playing(state)?.game.plies.length ? '' : ' Type a move, like 11-15, or help.';
    case 'wait':
    case 'nothing':
      return '';
    default:
      return asked satisfies never;
  }
}

/** The most important message, in one line. A result is printed once. */
export function noticeLine(view: TableView, now: number, toldResult: boolean): string {
  const { message } = promptOf({ view, face: clockFace(view.state, now), shown: null });
  const notice = message.from === 'notice' ? message.notice : view.notice;
  // There is no button to press here: what to type says it.
  const typed = notice.code === 'press-ready' || (notice.code === 'game-over' && toldResult);
  const seat = notice.code === 'press-ready' ? yourSeatText(notice.until, now) : '';
  const words = typed
    ? `${notice.rematch ? 'Another game?' : ''}${seat}`
    : promptText(message, now, now - view.clockOffset);
  return `${words}${howTo(view)}`.trimStart();
}
