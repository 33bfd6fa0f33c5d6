/** A table on this device: the decider that a server runs, with time, randomness and a computer player passed in. */
import {
  type Command,
  decide,
  type Env,
  evolve,
  nameBeside,
  nextDeadline,
  otherSeat,
  type PlayerCommand,
  type PlayerId,
  playerId,
  playing,
  SEATS,
  seatOf,
  type TableEvent,
  type TableRefusal,
  type TableState,
  wantsProof,
} from '@crownhead/match';
import type { TableCommand } from '@crownhead/protocol';
import { err, ok, type Position, type Result } from '@crownhead/rules';
import { NO_LONGER_OPEN } from '../closed.ts';
import { Listeners } from '../listeners.ts';
import type { Cancel, Ports, Storage } from '../ports.ts';
import type { Link, Refused, Sent, Table, TableChange, TableView } from '../table.ts';
import { viewOf } from '../view.ts';
import type { ComputerSeats, SeatComputers } from './computer-player.ts';
import { formatSaved, shorten } from './saved.ts';

/** The player or players at this device. */
export const YOU: PlayerId = playerId('you');

/** What endgame tables can say. */
export type ProofVerdict = Env['verdict'];

/** What a local table needs of the world. */
export interface LocalPorts {
  readonly ports: Ports;
  /** The sentence for what was refused; the code itself unless given, for screens with words of their own. */
  readonly describe?: (refusal: TableRefusal) => string;
  /** Needed where a computer has a seat: `seatComputers` makes it of a player. */
  readonly computers?: SeatComputers;
  /** Where the table is kept while it is open, so that a closed page loses nothing. */
  readonly storage?: Storage;
  /** Puts off the saving until what a move shows has been shown; saves immediately without it. */
  readonly soon?: (work: () => void) => void;
  /** What endgame tables say about a position for the side to move: for draws by proof. */
  readonly verdict?: (position: Position) => Promise<ProofVerdict>;
}

/** Where a table on this device starts: a log so far, and the state that it led to. */
export interface LocalTableStart {
  readonly name: string;
  readonly state: TableState;
  readonly seq: number;
  readonly events: readonly TableEvent[];
}

const HERE: Link = { status: 'here' };

/** Made by `openLocal` and `resumeLocal`. */
export class LocalTable implements Table {
  readonly #world: LocalPorts;
  readonly #ports: Ports;
  readonly #name: string;
  readonly #listeners = new Listeners<TableChange>();
  readonly #computers: ComputerSeats | undefined;
  #events: readonly TableEvent[];
  #state: TableState;
  #seq: number;
  #link = HERE;
  #view: TableView;
  #cancelTick: Cancel | null = null;
  /** The turn whose position the endgame tables were asked about. */
  #proved: string | null = null;
  #computerFailed = false;
  #computerProblem: string | null = null;
  #isKept = true;

  constructor(world: LocalPorts, { name, state, seq, events }: LocalTableStart) {
    this.#world = world;
    this.#ports = world.ports;
    this.#name = name;
    this.#state = state;
    this.#seq = seq;
    this.#events = events;
    const host = {
      act: (command: Command) => this.#act(command).ok,
      failed: (problem: string | null) => this.#fail(problem),
    };
    this.#computers = world.computers?.(host, this.#ports);
    this.#view = this.#look();
    this.#follow();
  }

  get view(): TableView {
    return this.#view;
  }

  /** The computer to move gave no answer; `askAgain` asks once more. */
  get computerFailed(): boolean {
    return this.#computerFailed;
  }

  /** Why it gave none, in a sentence, where it said so. */
  get computerProblem(): string | null {
    return this.#computerFailed ? this.#computerProblem : null;
  }

  /** False since the storage has refused to keep it: the game is lost with the program. Subscribers are told. */
  get isKept(): boolean {
    return this.#isKept;
  }

  now(): number {
    return this.#ports.now();
  }

  subscribe(listener: (change: TableChange) => void): () => void {
    return this.#listeners.add(listener);
  }

  async send(command: TableCommand): Promise<Sent> {
    if (this.#link.status !== 'here') return err(NO_LONGER_OPEN);
    const verdict = command.type === 'draw.claim' ? await this.#verdict() : 'unknown';
    const done = this.#act(this.#asPlayer(command), verdict);
    return done.ok ? done : err(refused(done.error, this.#world));
  }

  /** After `computerFailed`: asks the computer for its move once more. */
  askAgain(): void {
    this.#computerFailed = false;
    this.#computers?.stop();
    this.#computers?.follow(this.#state);
    this.#tell([], this.#state);
  }

  /** Keeps the table as it is now, clocks included: for a page about to be hidden. */
  save(): void {
    const { storage } = this.#world;
    if (!storage || this.#link.status !== 'here') return;
    const wasKept = this.#isKept;
    this.#isKept = this.#keepIn(storage);
    if (this.#isKept !== wasKept) this.#tell([], this.#state);
  }

  #keepIn(storage: Storage): boolean {
    try {
      if (this.#state.status !== 'closed')
        return storage.write(formatSaved({ seq: this.#seq, at: this.now(), events: this.#events }));
      storage.clear();
      return true;
    } catch {
      // A full or forbidden storage costs the saved game, never the game being played.
      return false;
    }
  }

  close(): void {
    if (this.#link.status !== 'here') return;
    this.save();
    this.#link = { status: 'closed', problem: NO_LONGER_OPEN };
    this.#cancelTick?.();
    this.#computers?.stop();
    this.#tell([], this.#state);
  }

  /** A command over the network names neither its sender nor its connection; here both are known. */
  #asPlayer(command: TableCommand): PlayerCommand {
    const by = YOU;
    if (command.type === 'seat.take') {
      const seat = command.seat ?? SEATS.find((id) => this.#state.seats[id] === null) ?? 0;
      const name = nameBeside(this.#name, this.#state.seats[otherSeat(seat)]?.name);
      return { by, type: 'seat.take', name, seat, connection: null };
    }
    if (command.type === 'seat.accept') return { by, type: 'seat.accept', connection: null };
    return { ...command, by };
  }

  #act(command: Command, verdict: ProofVerdict = 'unknown'): Result<number, TableRefusal> {
    if (this.#link.status !== 'here') return err('table-closed');
    const before = this.#state;
    // Who watches two computers is company enough to keep the table open.
    const watching = seatOf(before, YOU) === null;
    const spectators = watching ? [{ player: YOU, name: this.#name }] : [];
    const env: Env = { now: this.now(), random: this.#ports.random(), spectators, verdict };
    const decision = decide(before, command, env);
    if (!decision.ok) return decision;
    this.#state = decision.value.reduce(evolve, before);
    this.#events = shorten([...this.#events, ...decision.value]);
    this.#seq += 1;
    this.#computerFailed = false;
    this.#follow();
    this.#tell(decision.value, before);
    const { soon = (work) => work() } = this.#world;
    soon(() => this.save());
    return ok(this.#seq);
  }

  /** Runs everything that has to happen next without a command. */
  #follow(): void {
    this.#cancelTick?.();
    const due = nextDeadline(this.#state);
    this.#cancelTick =
      due === null ? null : this.#ports.after(Math.max(0, due - this.now()), () => this.#tick());
    this.#computers?.follow(this.#state);
    void this.#prove();
  }

  #tick(): void {
    const due = nextDeadline(this.#state);
    // Timers may fire early, and cannot be set very far ahead.
    if (due === null || due > this.now()) this.#follow();
    else this.#act({ type: 'tick' });
  }

  #turnKey(): string | null {
    const round = playing(this.#state);
    return round && `${round.number}:${round.turn}`;
  }

  async #verdict(): Promise<ProofVerdict> {
    const round = playing(this.#state);
    const asked = this.#turnKey();
    if (!round || !this.#world.verdict) return 'unknown';
    try {
      const verdict = await this.#world.verdict(round.game.position);
      return this.#turnKey() === asked ? verdict : 'unknown';
    } catch {
      // Without endgame tables nothing is proved; the game goes on.
      return 'unknown';
    }
  }

  /** Draws by proof that need no claim (R10): asked once a turn. */
  async #prove(): Promise<void> {
    const turn = this.#turnKey();
    if (!this.#world.verdict || turn === this.#proved || !wantsProof(this.#state)) return;
    this.#proved = turn;
    if ((await this.#verdict()) === 'draw') this.#act({ type: 'draw.declare' }, 'draw');
  }

  #fail(problem: string | null): void {
    this.#computerFailed = true;
    this.#computerProblem = problem;
    this.#tell([], this.#state);
  }

  #look(): TableView {
    return viewOf({
      state: this.#state,
      you: YOU,
      seq: this.#seq,
      link: this.#link,
      spectators: [],
      watching: 0,
      clockOffset: 0,
    });
  }

  #tell(events: readonly TableEvent[], before: TableState): void {
    this.#view = this.#look();
    this.#listeners.tell({ view: this.#view, before, events });
  }
}

export const refused = (error: TableRefusal, { describe }: LocalPorts): Refused => ({
  error,
  message: describe?.(error) ?? error,
});
