/** The lines one client is sent about its table, in order: remembers what it has sent, and knows no socket. */
import type { PlayerId, TableState } from '@crownhead/match';
import { announcements, turnKey } from '../table/message.ts';
import { departure, gameLine, newsLines, requestLine, type TableUpdate } from './state-message.ts';
import { turnLine } from './turn.ts';

/** A request for a move, repeated as it was, time stamp and all (N14). */
interface MoveRequest {
  readonly turn: string | null;
  readonly at: number;
  readonly seq: number;
  readonly line: string;
}

export class StateLines {
  #request: MoveRequest | null = null;
  /** The last of the other lines, without its time. */
  #last = '';
  /** The last announcement. */
  #announced: string | null = null;
  /** The turn whose moves were sent last. */
  #turn: string | null = null;

  /** Which request an acknowledgement is about: the newest one, unless its time stamp is older than that (N14). */
  acknowledged(stamp: number | null): number | null {
    const request = this.#request;
    return request && (stamp === null || stamp >= request.at) ? request.seq : null;
  }

  /** The game and the state as they are, for somebody who has come to watch. */
  *show(
    state: TableState,
    player: PlayerId,
    update: Omit<TableUpdate, 'events' | 'text'>,
  ): Generator<string> {
    if (state.round) yield gameLine(state, state.round, player);
    yield* this.update(state, player, { ...update, events: [], text: '' });
  }

  /** What has happened, what is asked of the client now, and whose turn it is. */
  *update(state: TableState, player: PlayerId, update: TableUpdate): Generator<string> {
    yield* this.#news(state, player, update);
    const line = requestLine(state, player, update);
    if (update.asked === 'move' && line !== null) yield* this.#requestMove(turnKey(state), update, line);
    else {
      this.#request = null;
      if (line !== null && !this.#isRepeated(line)) yield line;
    }
    yield* this.#tellTurn(state);
  }

  *#news(state: TableState, player: PlayerId, update: TableUpdate): Generator<string> {
    const gone = departure(state, player, update.events, this.#announced);
    const lines = newsLines(state, player, update, gone);
    const text = announcements(state, update.events);
    if (text !== '') this.#announced = text;
    yield* lines.filter((line) => !this.#isRepeated(line));
  }

  /** One request a turn: what else happens in it changes nothing about it. */
  *#requestMove(turn: string | null, { at, seq, events }: TableUpdate, line: string): Generator<string> {
    if (this.#request?.turn !== turn) {
      this.#request = { turn, at, seq, line };
      this.#last = '';
      yield line;
    } else if (events.length === 0) yield this.#request.line;
  }

  /** Not everything that happens at a table is news: of all lines only a request for a move is ever repeated. */
  #isRepeated(line: string): boolean {
    const [, , ...rest] = line.split(' ');
    const body = rest.join(' ');
    const repeated = body === this.#last;
    this.#last = body;
    return repeated;
  }

  /** N6: once for every turn, whichever side is to move. */
  *#tellTurn(state: TableState): Generator<string> {
    const turn = turnKey(state);
    const line = turn === this.#turn ? null : turnLine(state);
    this.#turn = turn;
    if (line !== null) yield line;
  }
}
