/** What each line of a console client leads to: the same messages that every other client sends. */
import { type Asked, askedOf } from '@crownhead/match';
import { ERROR_WORDS, type Restricted, type TableCommand } from '@crownhead/protocol';
import {
  err,
  ok,
  parseMoveText,
  REFUSAL_WORDS,
  type Result,
  resolveMove,
  type Square,
  squaresOfMove,
} from '@crownhead/rules';
import type { NewReport } from '../admin/reports.ts';
import type { Identity } from '../identity/identity.ts';
import type { Budget } from '../limits/budget.ts';
import { LINE_COST } from '../limits/costs.ts';
import type { Session } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import { type ClientLine, parseClientLine } from './client-line.ts';
import { drawing, HELP } from './drawing.ts';
import { createGuest } from './guest.ts';
import { LineSplitter, LONGEST_LINE, NOT_TEXT } from './lines.ts';
import type { ConsolePeer } from './peer.ts';
import { type ReportLine, reported } from './report.ts';
import type { Seating } from './seating.ts';
import { type Role, rulesLine, welcomeLine } from './state-message.ts';

export interface ConversationDeps {
  readonly clock: Clock;
  readonly identity: Identity;
  readonly seating: Seating;
  readonly budget: Budget;
  /** Why this client may not be here; null where it may. */
  banOf(): Restricted | null;
  /** What everybody is told on arrival. */
  announcements(): readonly string[];
  /** False where it was not taken: too many from there, or nobody runs this server. */
  report(by: Session, report: NewReport): Promise<boolean>;
  /** The client is ready and has a name. */
  onReady(): void;
  onFailure(error: unknown): void;
}

/** Lines of one client. */
const MOST_WAITING = 100;

/** C1: sent to a client that does anything else first, or nothing. */
export const NOT_READY = 'You must be ready';
const GOODBYE = 'BYE See you.';

const WORDS = {
  readyAlready: 'You are ready already',
  unknown: 'This cannot be understood. HELP tells what can',
  nothingAsked: 'There is no question to answer now',
  confirm: 'To give the game up, say RESIGN YES',
  tooFast: 'You send too fast',
  badName: 'A name has no control characters in it',
  howToReport:
    'Say REPORT, then insults, name, cheating, stalling or other, and a few words; a spectator says W or B first',
  reported: 'Thank you. Those who run this server will look at it',
  notReported: 'There is nobody to report, or nobody to report to',
} as const;

/** What was tried: the squares of a move, shortened ones filled in, or why there is no such move to try. */
function attempted(peer: ConsolePeer, text: string): Result<readonly Square[], 'unreadable' | 'ambiguous'> {
  const attempt = parseMoveText(text);
  const game = peer.state?.round?.game;
  if (!attempt.ok || !game) return attempt as Result<readonly Square[], 'unreadable'>;
  const move = resolveMove(game.position, game.rules, attempt.value);
  if (move.ok) return ok(squaresOfMove(move.value));
  // Places that are no squares go to the referee too, who knows best what is wrong with them.
  return move.error === 'ambiguous' ? err('ambiguous') : ok(attempt.value as readonly Square[]);
}

export class Conversation {
  readonly #peer: ConsolePeer;
  readonly #deps: ConversationDeps;
  readonly #cutter = new LineSplitter();
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #begun = false;
  #warned = false;
  #leaving = false;

  constructor(peer: ConsolePeer, deps: ConversationDeps) {
    this.#peer = peer;
    this.#deps = deps;
  }

  /** Every line that was received has been handled. */
  get done(): Promise<void> {
    return this.#queue;
  }

  receive(bytes: Buffer): void {
    if (this.#leaving) return;
    const { lines, tooLong } = this.#cutter.push(bytes);
    for (const line of lines) this.#take(line);
    if (tooLong) this.#leave(`BYE A line has at most ${LONGEST_LINE} bytes.`);
  }

  /** The end of a pipe: lines before it are still handled. */
  hangUp(): void {
    this.#leave(GOODBYE);
  }

  /** Lines are handled in their order; each counts from when it arrived. */
  #take(line: string): void {
    if (this.#peer.ended || this.#leaving) return;
    const at = this.#deps.clock.now();
    if (this.#isTooFast()) {
      // One warning, then the end: a client that sends this fast does not read. Lines before it are handled first.
      if (this.#warned) this.#leave(`BYE ${WORDS.tooFast}.`);
      else this.#then(() => this.#note(WORDS.tooFast));
      this.#warned = true;
      return;
    }
    this.#waiting++;
    this.#then(() => this.#answer(parseClientLine(line), at).finally(() => this.#waiting--));
  }

  /** The first line is READY or the last one, and is not counted. */
  #isTooFast(): boolean {
    if (!this.#begun) {
      this.#begun = true;
      return false;
    }
    // Lines may also wait while an earlier one is being handled.
    return this.#deps.budget.spend(this.#peer.payer, LINE_COST) !== null || this.#waiting > MOST_WAITING;
  }

  /** No more lines are read; those that were are handled before the last words. */
  #leave(lastWords: string): void {
    this.#leaving = true;
    this.#then(() => this.#peer.end(this.#peer.session ? lastWords : NOT_READY));
  }

  #then(step: () => Promise<void> | void): void {
    this.#queue = this.#queue.then(step).catch(this.#deps.onFailure);
  }

  async #answer(line: ClientLine, at: number): Promise<void> {
    const peer = this.#peer;
    if (peer.ended) return;
    if (line.kind === 'ready') return this.#ready(line.name, at);
    if (!peer.session) return peer.end(NOT_READY);
    if (line.kind === 'nothing') return;
    if (line.kind === 'help') return peer.explain(HELP);
    if (line.kind === 'quit') return this.#quit(at);
    if (line.kind === 'unknown' || !peer.state) return this.#note(WORDS.unknown);
    switch (line.kind) {
      case 'ack':
        return peer.acknowledge(line.stamp, at);
      case 'move':
        return this.#move(line.text, at);
      case 'answer':
        return this.#reply(line.yes, at);
      case 'resign':
        return this.#command({ type: 'resign', confirmed: line.confirmed }, at);
      case 'draw':
        return this.#command({ type: 'draw.offer' }, at);
      case 'claim':
        return this.#command({ type: 'draw.claim' }, at);
      case 'sit': {
        const refused = await this.#deps.seating.seat(peer, at, () => undefined);
        return refused ? this.#note(ERROR_WORDS[refused]) : undefined;
      }
      case 'report':
        return this.#report(line.report);
      case 'board':
        return peer.explain(drawing(peer.state));
      case 'rules':
        return peer.write(rulesLine(peer.state));
    }
  }

  /** Something to read; what was asked before is still asked. */
  #note(text: string): void {
    this.#peer.say('MESSAGE', text);
  }

  async #ready(name: string | null, at: number): Promise<void> {
    const peer = this.#peer;
    if (peer.session) return this.#note(WORDS.readyAlready);
    // Names are shown to others: what a terminal would obey is refused, not tidied away.
    if (name?.includes(NOT_TEXT)) return this.#note(WORDS.badName);
    const session = await createGuest(this.#deps.identity, peer.id, name);
    if (!session.ok) return this.#note(ERROR_WORDS[session.error]);
    peer.session = session.value;
    const ban = this.#deps.banOf();
    if (ban) return peer.expel(ban);
    peer.greeted = true;
    this.#deps.onReady();
    const refused = await this.#deps.seating.join(peer, at, (role) => this.#welcome(role));
    if (refused) peer.end(`BYE ${ERROR_WORDS[refused]}`);
  }

  #welcome(role: Role): void {
    const peer = this.#peer;
    const { state, session } = peer;
    if (!state || !session) return;
    peer.write(welcomeLine(peer.id, role, session.name, state.options.table));
    peer.welcomed = true;
    for (const text of this.#deps.announcements()) this.#note(`Announcement: ${text}`);
    if (role === 'SPECTATOR') peer.show(askedOf(state, session.player));
  }

  async #move(text: string, at: number): Promise<void> {
    const peer = this.#peer;
    const { round } = peer.state!;
    // A move shows that the request was seen.
    peer.acknowledge(null, at);
    const tried = attempted(peer, text);
    if (!tried.ok) {
      this.#recheck(askedOf(peer.state!, peer.session!.player), REFUSAL_WORDS[tried.error]);
      return;
    }
    const [game, ply] = round ? [round.number, round.game.plies.length + 1] : [0, 0];
    const refused = await this.#send({ type: 'move', game, ply, path: [...tried.value] }, at);
    if (refused) this.#recheck(refused.asked, ERROR_WORDS[refused.error]);
  }

  /** N10: the last valid board and the same request again; to those who are not to move, just the reason. */
  #recheck(asked: Asked | null, why: string): void {
    this.#peer.say(asked === 'move' ? 'RECHECK' : 'MESSAGE', why);
  }

  async #report(line: ReportLine | null): Promise<void> {
    const { state, session, member } = this.#peer;
    if (line === null) return this.#note(WORDS.howToReport);
    const about = reported(state!, session!.player, line);
    const { reason, text } = line;
    const isTaken =
      about !== null &&
      (await this.#deps.report(session!, { table: member!.room.table, about, reason, text }));
    this.#note(isTaken ? WORDS.reported : WORDS.notReported);
  }

  /** YES or NO to whatever is asked. */
  #reply(yes: boolean, at: number): Promise<void> | void {
    const state = this.#peer.state!;
    const asked = askedOf(state, this.#peer.session!.player);
    switch (asked) {
      case 'take-seat':
        return this.#command({ type: yes ? 'seat.accept' : 'seat.decline' }, at);
      case 'ready':
        if (yes) return this.#command({ type: 'ready', ready: true }, at);
        // Where the rules know no rematch, a player who does not go on gives up the seat.
        return this.#command(
          { type: state.round?.table.after === 'rematch' ? 'rematch.decline' : 'leave' },
          at,
        );
      case 'answer-draw':
        return this.#command({ type: yes ? 'draw.accept' : 'draw.decline' }, at);
      case 'answer-takeback':
        return this.#command({ type: yes ? 'takeback.accept' : 'takeback.decline' }, at);
      case 'move':
      case 'wait':
      case 'nothing':
        return this.#note(WORDS.nothingAsked);
      default:
        return asked satisfies never;
    }
  }

  async #command(command: TableCommand, at: number): Promise<void> {
    const refused = await this.#send(command, at);
    if (refused) this.#note(refused.error === 'not-confirmed' ? WORDS.confirm : ERROR_WORDS[refused.error]);
  }

  #send(command: TableCommand, at: number) {
    const { host } = this.#peer.member!.room;
    return this.#peer.ask({ type: 'command', table: host.id, seen: host.seq, command }, at);
  }

  /** R12: leaving is said at the table, so that the others know it was meant. */
  async #quit(at: number): Promise<void> {
    // What follows is for those who stay.
    this.#peer.welcomed = false;
    if (this.#peer.member) await this.#send({ type: 'leave' }, at);
    this.#peer.end(GOODBYE);
  }
}
