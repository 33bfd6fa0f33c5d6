/** What one line of a console server leads to: the boards and sentences it sends become the events of a table. */
import {
  askedOf,
  EVENT_VERSION,
  evolve,
  type Fact,
  playing,
  type Round,
  SIDE_NAMES,
  seatOf,
  type TableEvent,
  type TableState,
} from '@crownhead/match';
import { formatFen, opposite, type Position, samePosition, voided } from '@crownhead/rules';
import type { Sentence } from '../table.ts';
import { boardChange } from './board-change.ts';
import * as seats from './seats.ts';
import {
  type ConsoleEvent,
  closedIn,
  eventIn,
  isGameStatus,
  nameIn,
  newsIn,
  outcomeIn,
} from './sentences.ts';
import type { LineOf } from './server-line.ts';
import type { LineOutcome, Visit } from './visit.ts';

type StateLine = LineOf<'state'>;

/** As long as a spectator has to answer (docs/console.md). */
const SEAT_MS = 20_000;
/** What a server says that does not know RULES, which nobody but this program has asked for. */
const NOT_UNDERSTOOD = /^This cannot be understood/;
/** A game that was over before the reader came is not shown as one that is played. */
const IS_OVER = /^Waiting for/;
/** The loser has left the table as well. */
const WENT_AWAY: readonly string[] = ['left', 'disconnected', 'idle'];

/** Collects what one line leads to. */
export class LineInterpreter {
  #name: string;
  #id: number | null;
  #state: TableState;
  #begins: LineOf<'game'> | null;
  readonly #events: TableEvent[] = [];
  readonly #said: Sentence[] = [];
  readonly #replies: string[] = [];
  #refused: string | null = null;
  #bye: string | null = null;

  constructor({ id, name, state, begins }: Visit) {
    this.#id = id;
    this.#name = name;
    this.#state = state;
    this.#begins = begins;
  }

  result(): LineOutcome {
    return {
      visit: { id: this.#id, name: this.#name, state: this.#state, begins: this.#begins },
      events: this.#events,
      said: this.#said,
      replies: this.#replies,
      refused: this.#refused,
      bye: this.#bye,
    };
  }

  welcome(line: LineOf<'welcome'>): void {
    this.#id = line.id;
    this.#name = nameIn(line.text) ?? this.#name;
    this.#state = seats.openTable(this.#name, line);
    this.#begins = null;
    this.#replies.push('RULES');
    this.#tell(line.text, false);
  }

  /** The options may have changed since the last game. */
  game(line: LineOf<'game'>): void {
    if (this.#id === null) return;
    this.#begins = line;
    this.#replies.push('RULES');
  }

  rules({ rules, table }: LineOf<'rules'>): void {
    const state = this.#state;
    const round = playing(state);
    const game = round && { ...round.game, rules, drawRule: table.draw.rule };
    this.#state = {
      ...state,
      options: { ...state.options, rules, table },
      round: round && game ? { ...round, rules, table, game } : state.round,
    };
  }

  state(line: StateLine): void {
    // Before a client is let in, the server only says why it has to wait.
    if (this.#id === null) {
      this.#tell(line.text, false);
      return;
    }
    if (line.action === 'MOVE') this.#replies.push(`ACK ${line.at}`);
    if (line.position) this.#board(line.position, line);
    const fact = this.#happened(line);
    this.#asked(line);
    // Of the time that is left the screen tells more than a sentence: it counts.
    if (fact?.type !== 'idle.noticed') this.#news(line);
  }

  bye(text: string): void {
    this.#bye = text;
    // In the middle of a game the server is lost, and whether there is another way to it is for the connection to find out.
    if (playing(this.#state) === null && this.#state.status === 'open')
      this.#happen(
        { type: 'table.closed', why: closedIn(text, this.#state.round !== null) },
        this.#state.lastAt,
      );
    this.#tell(text, true);
  }

  /** Only somebody who is not let in is spoken to without a word of the protocol; later these are words of a newer one. */
  words(text: string): void {
    if (this.#id === null) this.#tell(text, false);
  }

  #tell(text: string, overBoard: boolean): void {
    if (text !== '') this.#said.push({ text, overBoard });
  }

  #happen(fact: Fact, at: number): void {
    const event: TableEvent = { ...fact, v: EVENT_VERSION, at };
    this.#state = evolve(this.#state, event);
    this.#events.push(event);
  }

  #board(position: Position, line: StateLine): void {
    const begins = this.#begins;
    if (begins) {
      this.#begins = null;
      if (!IS_OVER.test(line.text)) this.#start(begins, position, line.at);
      return;
    }
    const round = playing(this.#state);
    if (round && !samePosition(round.game.position, position)) this.#follow(round, position, line);
  }

  #start(begins: LineOf<'game'>, position: Position, at: number): void {
    this.#state = seats.seatPlayers(this.#state, this.#name, begins);
    this.#happen(started(this.#state, begins.number, position), at);
  }

  #follow(round: Round, position: Position, { at, text }: StateLine): void {
    const change = boardChange(round.game, position, text);
    if (change === null) {
      // The server is the referee: its board counts, whatever led there.
      const fact = started(this.#state, round.number, position);
      const state = evolve(this.#state, { ...fact, v: EVENT_VERSION, at });
      this.#state = { ...state, round: state.round && { ...state.round, turn: round.turn + 1 } };
      return;
    }
    const game = round.number;
    if (change.kind === 'taken-back') {
      this.#happen({ type: 'takeback.done', side: round.takeback ?? position.turn, plies: change.plies }, at);
      return;
    }
    for (const [i, turn] of change.turns.entries()) {
      const ply = round.game.plies.length + i + 1;
      if (turn.kind === 'move') this.#happen({ type: 'move.made', game, ply, move: turn.move }, at);
      else this.#happen({ type: 'turn.passed', game, ply, reason: turn.reason }, at);
    }
  }

  /** What the sentence tells of the game that is on; answers with what else than its end. */
  #happened({ at, text }: StateLine): ConsoleEvent | null {
    const round = playing(this.#state);
    if (!round || text === '') return null;
    const sides = SIDE_NAMES[round.table.sideNames];
    const outcome = outcomeIn(text, sides);
    if (outcome) {
      this.#happen({ type: 'game.ended', game: round.number, outcome }, at);
      const { winner, reason } = outcome;
      if (winner && WENT_AWAY.includes(reason)) this.#state = seats.freeSeat(this.#state, opposite(winner));
      return null;
    }
    const fact = eventIn(text, sides);
    if (fact?.type === 'draw.offered' && round.offer === fact.side) return fact;
    if (fact?.type === 'takeback.asked' && round.takeback === fact.side) return fact;
    if (fact) this.#happen(fact, at);
    if (fact?.type === 'idle.noticed') this.#state = seats.idleUntil(this.#state, at + fact.left);
    return fact;
  }

  /** What the client has to do now; a message leaves that as it was. */
  #asked({ action, at, text }: StateLine): void {
    const round = playing(this.#state);
    const own = seats.ownSide(this.#state);
    switch (action) {
      case 'MESSAGE':
        return;
      case 'RECHECK':
        this.#refused = text;
        this.#unasked(round, at);
        return;
      case 'MOVE':
        this.#unasked(round, at);
        return;
      case 'WAIT':
        this.#unasked(round, at);
        if (!round) this.#waits(text);
        return;
      case 'REMATCH':
        // The game is over for a reason that this program does not know.
        if (round) this.#happen({ type: 'game.ended', game: round.number, outcome: voided('abandoned') }, at);
        this.#state = seats.askYou(this.#state, this.#name);
        return;
      case 'SEAT':
        if (!round) this.#state = seats.offerSeat(this.#state, this.#name, at + SEAT_MS);
        return;
      case 'DRAW':
        if (round && own && round.offer === null)
          this.#happen({ type: 'draw.offered', side: opposite(own) }, at);
        return;
      case 'TAKEBACK':
        if (round && own && round.takeback === null)
          this.#happen({ type: 'takeback.asked', side: opposite(own) }, at);
    }
  }

  /** Something else is asked now, so what was offered to the reader is not open any more. */
  #unasked(round: Round | null, at: number): void {
    const own = seats.ownSide(this.#state);
    if (!round || !own) return;
    const asked = askedOf(this.#state, seats.YOU);
    if (asked === 'answer-draw') this.#happen({ type: 'draw.declined', side: own }, at);
    if (asked === 'answer-takeback') this.#happen({ type: 'takeback.declined', side: own }, at);
  }

  #waits(text: string): void {
    this.#state = { ...this.#state, seatOffer: null };
    const isSeated = seatOf(this.#state, seats.YOU) !== null;
    if (!isSeated) return;
    const watches = /next game/i.test(text);
    this.#state = watches ? seats.getUp(this.#state) : seats.waitReady(this.#state, this.#name);
  }

  #news({ action, text }: StateLine): void {
    // Questions are put by the screen, in its own words and with the keys for the answers.
    if (action === 'REMATCH' || action === 'SEAT' || action === 'DRAW' || action === 'TAKEBACK') return;
    // The reason of a refused move goes to its sender.
    if (action === 'RECHECK' || NOT_UNDERSTOOD.test(text)) return;
    const news = newsIn(text);
    this.#tell(news, isGameStatus(news));
  }
}

function started({ options }: TableState, game: number, position: Position): Fact {
  return {
    type: 'game.started',
    game,
    sides: seats.SEAT_OF,
    rules: options.rules,
    table: options.table,
    fen: formatFen(position),
    history: [],
    opening: 0,
    clocks: null,
    ballot: null,
  };
}
