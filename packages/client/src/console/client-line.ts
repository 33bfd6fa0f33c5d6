/** A player's command as the line for a console server. */
import { playing, type TableState } from '@crownhead/match';
import type { TableCommand } from '@crownhead/protocol';
import { err, explain, formatMove, ok, REFUSAL_WORDS, type Result, type Square } from '@crownhead/rules';
import type { Refused } from '../table.ts';

const NOT_HERE: Refused = { error: 'bad-request', message: 'A console server cannot do that.' };

/** A move is looked at before it is sent; the server looks again (N10). */
function moveLine(state: TableState, path: readonly (Square | string)[]): Result<string, Refused> {
  const round = playing(state);
  if (!round) return err({ error: 'no-game', message: 'There is no game to move in.' });
  const move = explain(round.game.position, round.rules, path as readonly Square[]);
  return move.ok
    ? ok(`MOVE ${formatMove(move.value)}`)
    : err({ error: move.error, message: REFUSAL_WORDS[move.error] });
}

/** The line, or why there is none. */
export function clientLine(state: TableState, command: TableCommand): Result<string, Refused> {
  switch (command.type) {
    case 'move':
      return moveLine(state, command.path);
    case 'ready':
      return command.ready ? ok('YES') : err(NOT_HERE);
    case 'seat.accept':
      return ok('YES');
    case 'rematch.decline':
    case 'seat.decline':
      return ok('NO');
    case 'draw.accept':
    case 'takeback.accept':
      return ok('ACCEPT');
    case 'draw.decline':
    case 'takeback.decline':
      return ok('DECLINE');
    case 'draw.offer':
      return ok('DRAW');
    case 'draw.claim':
      return ok('CLAIM');
    case 'resign':
      return ok(command.confirmed ? 'RESIGN YES' : 'RESIGN');
    case 'seat.take':
      return ok('SIT');
    case 'leave':
      return ok('QUIT');
    case 'takeback.ask':
    case 'options.set':
    case 'computer.seat':
    case 'seat.remove':
    case 'chat':
    case 'table.close':
      return err(NOT_HERE);
    default:
      return command satisfies never;
  }
}
