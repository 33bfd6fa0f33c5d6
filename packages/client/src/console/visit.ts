/**
 * A visit to a console server as a value: its lines in, the table as it stands and what to answer out. Knows no socket. The
 * table is built from the same events as every other, so that the same screens show it.
 */
import { NO_TABLE, type TableEvent, type TableState } from '@crownhead/match';
import type { Sentence } from '../table.ts';
import { LineInterpreter } from './line-interpreter.ts';
import type { LineOf, ServerLine } from './server-line.ts';

/** What is known after the lines so far. */
export interface Visit {
  /** The client's number; null until the server has let it in. */
  readonly id: number | null;
  readonly name: string;
  readonly state: TableState;
  /** A game has been announced; its board comes with the next state. */
  readonly begins: LineOf<'game'> | null;
}

/** What a line led to. */
export interface LineOutcome {
  readonly visit: Visit;
  readonly events: readonly TableEvent[];
  readonly said: readonly Sentence[];
  /** Lines to answer with. */
  readonly replies: readonly string[];
  /** Why the last move was not taken. */
  readonly refused: string | null;
  /** The server has said goodbye. */
  readonly bye: string | null;
}

export const startVisit = (name: string): Visit => ({ id: null, name, state: NO_TABLE, begins: null });

/** Takes a line; the visit it comes from stays as it was. */
export function applyLine(visit: Visit, line: ServerLine): LineOutcome {
  const hearing = new LineInterpreter(visit);
  switch (line.kind) {
    case 'welcome':
      hearing.welcome(line);
      break;
    case 'game':
      hearing.game(line);
      break;
    case 'rules':
      hearing.rules(line);
      break;
    case 'state':
      hearing.state(line);
      break;
    case 'bye':
      hearing.bye(line.text);
      break;
    case 'words':
      hearing.words(line.text);
      break;
    // The rules are known here, and so are the moves.
    case 'turn':
    case 'remark':
    case 'unreadable':
  }
  return hearing.result();
}
