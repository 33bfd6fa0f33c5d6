/** Tells what happened at the table in plain sentences. */
import type { Round, TableEvent } from '@crownhead/match';
import {
  type BySide,
  describeOutcome,
  drawStatus,
  formatMove,
  isJump,
  opposite,
  SIDE_NAMES,
  type Side,
  squaresOf,
} from '@crownhead/rules';
import { plural } from '../words.ts';

/** "Red", or "Ann (Red)" where the player has a name of their own. */
export function playerNames(round: Round): BySide<string> {
  const sides = SIDE_NAMES[round.table.sideNames];
  const name = (side: Side) =>
    round.names[side] === sides[side] ? sides[side] : `${round.names[side]} (${sides[side]})`;
  return { black: name('black'), white: name('white') };
}

const seconds = (ms: number): string => plural(Math.round(ms / 1000), 'second');

/** The sentence for an event, or null for what needs no words here. `round` is the one after the event. */
export function describeEvent(event: TableEvent, round: Round): string | null {
  const names = playerNames(round);
  const mover = names[opposite(round.game.position.turn)];
  switch (event.type) {
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
      return `${names[event.side]}, your time is up: the warning timer is running!`;
    case 'idle.noticed':
      return `${names[event.side]}, please move: ${seconds(event.left)} left.`;
    case 'draw.offered':
      return `${names[event.side]} offers a draw. ${names[opposite(event.side)]}: type accept or decline.`;
    case 'draw.declined':
      return `${names[event.side]} declines the draw. ${names[opposite(event.side)]} is still to move.`;
    case 'takeback.done':
      return 'The last move is taken back.';
    case 'game.ended':
      return describeOutcome(event.outcome, names);
    default:
      return null;
  }
}

/** From here on the counters are worth a line. */
const TELL_QUIET_FROM = 10;

/** Whose turn it is, what is left on the board, and how near a draw is. */
export function describeTurn(round: Round): readonly string[] {
  const { game } = round;
  const names = playerNames(round);
  const count = (side: Side) => squaresOf(game.position[side]).length;
  const lines = [
    `${names[game.position.turn]} to move. Pieces: ${names.black} ${count('black')}, ${names.white} ${count('white')}.`,
  ];
  const { quietMoves, quietLimit, repetitions, claim } = drawStatus(game);
  if (round.table.draw.rule !== 'off') {
    if (quietMoves >= TELL_QUIET_FROM) lines.push(`Moves without progress: ${quietMoves} of ${quietLimit}.`);
    if (repetitions > 1)
      lines.push(`This position has been seen ${repetitions === 2 ? 'twice' : `${repetitions} times`}.`);
    if (claim) lines.push('A draw can be claimed: type claim.');
  }
  return lines;
}
