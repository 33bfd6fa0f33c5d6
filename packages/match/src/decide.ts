/** What each command at a table turns into. Pure: its three arguments are all it knows. */
import type { Command, Env } from './command.ts';
import * as game from './decide-game.ts';
import * as seats from './decide-seats.ts';
import * as time from './decide-time.ts';
import { type Decision, Journal, type Rule, refuse } from './journal.ts';
import type { TableState } from './state.ts';

function rule(journal: Journal, command: Command): Rule {
  switch (command.type) {
    case 'table.create':
      return seats.create(journal, command);
    case 'options.set':
      return seats.setOptions(journal, command);
    case 'seat.take':
      return seats.takeSeat(journal, command);
    case 'computer.seat':
      return seats.seatComputer(journal, command);
    case 'seat.remove':
      return seats.removeSeat(journal, command);
    case 'leave':
      return seats.leave(journal, command);
    case 'ready':
      return seats.ready(journal, command);
    case 'rematch.decline':
      return seats.declineRematch(journal, command);
    case 'seat.accept':
      return seats.acceptSeat(journal, command);
    case 'seat.decline':
      return seats.declineSeat(journal, command);
    case 'chat':
      return seats.chat(journal, command);
    case 'table.close':
      return seats.closeTable(journal, command);
    case 'move':
      return game.move(journal, command);
    case 'draw.offer':
      return game.offerDraw(journal, command);
    case 'draw.accept':
    case 'draw.decline':
      return game.answerDraw(journal, command);
    case 'draw.claim':
      return game.claimDraw(journal, command);
    case 'draw.declare':
      return game.declareDraw(journal);
    case 'resign':
      return game.resign(journal, command);
    case 'takeback.ask':
      return game.askTakeback(journal, command);
    case 'takeback.accept':
    case 'takeback.decline':
      return game.answerTakeback(journal, command);
    case 'connection.open':
      return time.openConnection(journal, command);
    case 'connection.lose':
      return time.loseConnection(journal, command);
    case 'tick':
      return time.tick(journal);
    case 'outage':
      return time.outage(journal, command);
    case 'game.stop':
      return game.stop(journal);
    case 'table.stop':
      return seats.stopTable(journal);
    case 'person.erase':
      return seats.erasePerson(journal, command);
    default:
      return command satisfies never;
  }
}

/** The events a command leads to, or why it is refused; a refusal has changed nothing. */
export function decide(state: TableState, command: Command, env: Env): Decision {
  if (command.type !== 'table.create') {
    if (state.status === 'none') return refuse('no-table');
    if (state.status === 'closed' && command.type !== 'person.erase') return refuse('table-closed');
  }
  const journal = new Journal(state, env);
  const refusal = rule(journal, command);
  return refusal === null ? journal.done() : refuse(refusal);
}
