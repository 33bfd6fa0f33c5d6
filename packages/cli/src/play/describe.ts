/** Describes what happened at the table in plain sentences. */
import { type Round, SIDE_NAMES, type TableEvent, viewClock, warningOf } from '@crownhead/match';
import {
  type BySide,
  describeOutcome,
  drawStatus,
  durationWords,
  formatMove,
  isJump,
  nameWithSide,
  opposite,
  SIDES,
  type Side,
  size,
} from '@crownhead/rules';
import { plural } from '../words.ts';

/** "Red", or "Ann (Red)" where the player has a name of their own: one called by a colour may play the other in the next game. */
export function playerNames(round: Round): BySide<string> {
  const sides: BySide<string> = SIDE_NAMES[round.table.sideNames];
  const isColour = (name: string): boolean => name === sides.black || name === sides.white;
  const name = (side: Side) =>
    isColour(round.names[side]) ? sides[side] : nameWithSide(round.names[side], sides[side]);
  return { black: name('black'), white: name('white') };
}

/** Events that need no words of their own in a game by lines. */
type Silent =
  | 'table.created'
  | 'options.changed'
  | 'seat.taken'
  | 'computer.seated'
  | 'seat.left'
  | 'host.changed'
  | 'ready.changed'
  | 'takeback.asked'
  | 'takeback.declined'
  | 'connection.opened'
  | 'connection.closed'
  | 'seat.asked'
  | 'seat.refused'
  | 'chat.said'
  | 'person.erased'
  | 'table.kept'
  | 'table.closed';

/** The sentence for an event, or null for what needs no words here. `round` is the one after the event. */
export function describeEvent(event: TableEvent, round: Round): string | null {
  const names = playerNames(round);
  const mover = names[opposite(round.game.position.turn)];
  switch (event.type) {
    case 'game.started':
      return round.ballot === null ? null : `The opening: ${round.ballot}.`;
    case 'move.made': {
      const crowned = event.move.crowned ? ' and is crowned' : '';
      const took = isJump(event.move) ? `, taking ${plural(event.move.captured.length, 'piece')}` : '';
      return `${mover} plays ${formatMove(event.move)}${took}${crowned}.`;
    }
    case 'turn.passed':
      return event.reason === 'blocked'
        ? `${mover} cannot move and passes.`
        : `${mover} ran out of time: the turn passes.`;
    case 'time.warned':
      return `${names[event.side]}, your time is up: the warning time is running!${warningLeft(round)}`;
    case 'idle.noticed':
      return `${names[event.side]}, please move: ${durationWords(event.left)} left.`;
    case 'draw.offered':
      return `${names[event.side]} offers a draw. ${names[opposite(event.side)]}: type yes or no.`;
    case 'draw.declined':
      return `${names[event.side]} declined the draw. ${names[opposite(event.side)]} is still to move.`;
    case 'takeback.done':
      return 'The last move is taken back.';
    case 'game.ended':
      return describeOutcome(event.outcome, names);
    case 'outage':
      return event.ms < 1000 ? null : 'The clocks were stopped while the game was away.';
    default:
      event.type satisfies Silent;
      return null;
  }
}

const warningLeft = ({ table }: Round): string => {
  const warning = warningOf(table);
  return warning === null ? '' : ` ${durationWords(warning)} left.`;
};

/** From here on the counters are worth a line. */
const TELL_QUIET_FROM = 10;

/** How many pieces a side has taken (R14). */
const pile = ({ game }: Round, side: Side): number =>
  game.plies.reduce(
    (taken, ply) => taken + (ply.kind === 'move' && ply.before.turn === side ? ply.move.captured.length : 0),
    0,
  );

const clockText = (ms: number): string => {
  const whole = Math.ceil(ms / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** What is left on the clocks, where there are any. */
export function describeClocks(round: Round, now: number): readonly string[] {
  const { left, warned } = viewClock(round, now);
  const names = playerNames(round);
  const times = SIDES.flatMap((side) => {
    const time = left[side];
    return time === null ? [] : [`${names[side]} ${clockText(time)}`];
  });
  return times.length === 0 ? [] : [`${warned ? 'Warning time' : 'Time'} left: ${times.join(', ')}.`];
}

/** What is left on the board, and the piles where they are shown. */
export function describePieces(round: Round): string {
  const names = playerNames(round);
  const count = (side: Side) => {
    const taken = round.table.showPile ? pile(round, side) : 0;
    return `${names[side]} ${size(round.game.position[side])}${taken > 0 ? ` (has taken ${taken})` : ''}`;
  };
  return `Pieces: ${count('black')}, ${count('white')}.`;
}

/** How near a draw is. */
export function describeDraws({ game, table }: Round): readonly string[] {
  if (table.draw.rule === 'off') return [];
  const { quietMoves, quietLimit, repetitions, claim } = drawStatus(game);
  const lines: string[] = [];
  if (quietMoves >= TELL_QUIET_FROM) lines.push(`Moves without progress: ${quietMoves} of ${quietLimit}.`);
  if (repetitions > 1)
    lines.push(`This position has occurred ${repetitions === 2 ? 'twice' : `${repetitions} times`}.`);
  if (claim) lines.push('A draw can be claimed: type claim.');
  return lines;
}

/** Whose turn it is, what is left on the board and the clocks, and how near a draw is. */
export const describeTurn = (round: Round, now: number): readonly string[] => [
  `${playerNames(round)[round.game.position.turn]} to move. ${describePieces(round)}`,
  ...describeClocks(round, now),
  ...describeDraws(round),
];
