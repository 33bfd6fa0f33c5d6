/** The lines one client is told about its table, in order: remembers what it has been told, and knows no socket. */
import type { PlayerId, TableState } from '@crownhead/match';
import { sayingsOf, turnName } from '../table/message.ts';
import { departure, gameLine, newsLines, requestLine, type Told } from './telling.ts';
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
  /** What everybody was told last. */
  #said: string | null = null;
  /** The turn whose moves were told last. */
  #turn: string | null = null;

  /** Which request an acknowledgement is about: the newest one, unless its time stamp is older than that (N14). */
  acknowledged(stamp: number | null): number | null {
    const request = this.#request;
    return request && (stamp === null || stamp >= request.at) ? request.seq : null;
  }

  /** The game and the state as they are, for somebody who has come to watch. */
  *show(state: TableState, player: PlayerId, told: Omit<Told, 'events' | 'text'>): Generator<string> {
    if (state.round) yield gameLine(state, state.round, player);
    yield* this.tell(state, player, { ...told, events: [], text: '' });
  }

  /** What has happened, what is asked of the client now, and whose turn it is. */
  *tell(state: TableState, player: PlayerId, told: Told): Generator<string> {
    yield* this.#news(state, player, told);
    const line = requestLine(state, player, told);
    if (told.asked === 'move' && line !== null) yield* this.#requestMove(turnName(state), told, line);
    else {
      this.#request = null;
      if (line !== null && !this.#isRepeated(line)) yield line;
    }
    yield* this.#tellTurn(state);
  }

  /** Under some rules a player is lost first, and leaves then: that is told once. */
  *#news(state: TableState, player: PlayerId, told: Told): Generator<string> {
    const gone = departure(state, player, told.events);
    const lines = newsLines(state, player, told, gone === this.#said ? null : gone);
    const said = sayingsOf(state, told.events);
    if (said !== '') this.#said = said;
    yield* lines.filter((line) => !this.#isRepeated(line));
  }

  /** One request a turn: what else happens in it changes nothing about it. */
  *#requestMove(turn: string | null, { at, seq, events }: Told, line: string): Generator<string> {
    if (this.#request?.turn !== turn) {
      this.#request = { turn, at, seq, line };
      this.#last = '';
      yield line;
    } else if (events.length === 0) yield this.#request.line;
  }

  /** Not everything that happens at a table is news: of all lines only a request for a move is ever repeated. */
  #isRepeated(line: string): boolean {
    const [, , ...rest] = line.split(' ');
    const told = rest.join(' ');
    const repeated = told === this.#last;
    this.#last = told;
    return repeated;
  }

  /** N6: once for every turn, whoever is to move. */
  *#tellTurn(state: TableState): Generator<string> {
    const turn = turnName(state);
    const line = turn === this.#turn ? null : turnLine(state);
    this.#turn = turn;
    if (line !== null) yield line;
  }
}
