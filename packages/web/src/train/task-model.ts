/** A task on a screen: the board as signals, the move being entered, and what is played on the board in answer. */
import {
  freeContext,
  type InputEvent,
  type MoveInput,
  showInput,
  startInput,
  stepInput,
} from '@crownhead/client';
import { type Game, isSquare, type Move, type Place, type Square } from '@crownhead/rules';
import type { OpponentAnswer } from '@crownhead/training';
import { batch, computed, signal } from '@preact/signals';
import { type Sound, soundOfMove } from '../sound/sound-of.ts';
import type { Reaction, Said, TaskDriver } from './task-driver.ts';

export interface TaskPorts {
  /** Calls once after this many milliseconds; returns a function that cancels. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly play: (sound: Sound) => void;
  /** What the opponent plays in a game, and what it knows of the position. Rejects where there is no engine. */
  readonly opponent: (game: Game) => Promise<OpponentAnswer>;
  /** Called once, when nothing is left to do. */
  readonly finished: () => void;
}

/** Between two moves that are played on the board: long enough to be followed. */
const PAUSE_MS = 650;
/** After what a wrong move runs into, before it is taken back. */
const LOOK_MS = 1500;

const TAKEN_BACK: readonly Said['kind'][] = ['wrong', 'other-line', 'ask'];

export class TaskModel {
  readonly driver: TaskDriver;
  /** On the board. */
  readonly game;
  readonly said = signal<Said>({ kind: 'ask' });
  /** Moves are played on the board, or the opponent thinks: nothing can be entered. */
  readonly isBusy = signal(false);
  readonly isOver;
  readonly found;
  /** The piece to move, once a hint was asked for. */
  readonly hinted = signal<Square | null>(null);
  readonly flipped;
  readonly input;
  readonly #ports: TaskPorts;
  #cancel: (() => void) | null = null;
  #isClosed = false;
  #isTold = false;

  constructor(driver: TaskDriver, ports: TaskPorts) {
    this.driver = driver;
    this.#ports = ports;
    this.game = signal(driver.game());
    this.isOver = signal(driver.isOver());
    this.found = signal(driver.found());
    // The player's side is at the bottom.
    this.flipped = signal(driver.side === 'black');
    this.input = signal<MoveInput>(this.#freshInput());
  }

  readonly shown = computed(() => showInput(this.input.value));
  readonly mayMove = computed(() => !this.isBusy.value && !this.isOver.value && this.found.value === null);

  press(place: Place): void {
    if (this.found.peek() === null) {
      this.enter({ type: 'press', place });
      return;
    }
    if (typeof place !== 'number' || !isSquare(place) || this.isBusy.peek()) return;
    const reaction = this.driver.press(place);
    if (reaction) this.#react(reaction);
  }

  enter(event: InputEvent): void {
    if (!this.mayMove.peek()) return;
    const { input, move } = stepInput(this.input.peek(), event);
    this.input.value = input;
    const reaction = move && this.driver.move(move);
    if (reaction) this.#react(reaction);
  }

  async hint(): Promise<void> {
    if (!this.mayMove.peek() || this.hinted.peek() !== null) return;
    // Gone while it is asked again: a second failure is told like the first.
    if (this.said.peek().kind === 'no-hint') this.said.value = { kind: 'ask' };
    const best = this.driver.needsAdvice() ? await this.#advice() : null;
    if (this.#isClosed) return;
    const square = this.driver.hint(best);
    if (square === null) {
      this.said.value = { kind: 'no-hint' };
      return;
    }
    this.hinted.value = square;
    this.input.value = this.#freshInput();
    this.enter({ type: 'press', place: square });
  }

  show(): void {
    if (!this.isBusy.peek() && !this.isOver.peek()) this.#react(this.driver.show());
  }

  flip(): void {
    this.flipped.value = !this.flipped.value;
  }

  /** The opponent did not answer, or there was no hint: asks again. */
  retry(): void {
    const { kind } = this.said.peek();
    if (kind === 'failed') void this.#askOpponent();
    if (kind === 'no-hint') void this.hint();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel?.();
  }

  #react({ frames, isWaiting, said }: Reaction): void {
    this.hinted.value = null;
    this.said.value = said;
    this.isBusy.value = true;
    const [first, ...rest] = frames;
    if (first) this.#put(first);
    // A board that is taken back is looked at for a while.
    const pause = first !== undefined && TAKEN_BACK.includes(said.kind);
    this.#playFrames(rest, () => {
      const settle = (): void => (isWaiting ? void this.#askOpponent() : this.#settle());
      if (pause) this.#later(LOOK_MS, settle);
      else settle();
    });
  }

  #playFrames([next, ...rest]: readonly Game[], done: () => void): void {
    if (next)
      this.#later(PAUSE_MS, () => {
        this.#put(next);
        this.#playFrames(rest, done);
      });
    else done();
  }

  /** The best move; null where there is no engine. */
  async #advice(): Promise<Move | null> {
    this.isBusy.value = true;
    try {
      return (await this.#ports.opponent(this.game.peek())).move;
    } catch {
      return null;
    } finally {
      this.isBusy.value = false;
    }
  }

  async #askOpponent(): Promise<void> {
    this.said.value = { kind: 'thinking' };
    try {
      const [answer] = await Promise.all([
        this.#ports.opponent(this.game.peek()),
        new Promise<void>((resolve) => this.#later(PAUSE_MS, resolve)),
      ]);
      const reaction = this.#isClosed ? null : this.driver.reply(answer);
      if (reaction) this.#react(reaction);
    } catch {
      if (!this.#isClosed) this.said.value = { kind: 'failed' };
    }
  }

  /** The board as the task has it: a reply that was made, or the position before a wrong move. */
  #settle(): void {
    const game = this.driver.game();
    const isReply = game.plies.length > this.game.peek().plies.length;
    const show = (): void => {
      batch(() => {
        if (isReply) this.#put(game);
        this.game.value = game;
        this.found.value = this.driver.found();
        this.isBusy.value = false;
        this.isOver.value = this.driver.isOver();
        this.input.value = this.#freshInput();
      });
      if (!this.isOver.peek() || this.#isTold) return;
      this.#isTold = true;
      this.#ports.finished();
    };
    if (isReply && this.said.peek().kind === 'right') this.#later(PAUSE_MS, show);
    else show();
  }

  #put(game: Game): void {
    const last = game.plies.at(-1);
    this.game.value = game;
    if (last?.kind === 'move') this.#ports.play(soundOfMove(last.move));
  }

  #later(ms: number, run: () => void): void {
    this.#cancel = this.#ports.after(ms, () => {
      if (!this.#isClosed) run();
    });
  }

  #freshInput(): MoveInput {
    const role = this.isOver?.peek() ? 'watching' : 'mover';
    return startInput({ ...freeContext(this.game.peek()), outcome: null, role });
  }
}
