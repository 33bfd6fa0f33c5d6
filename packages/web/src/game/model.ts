/** A table on a screen: the move being entered, what is looked at, what has been said. Signals, so that parts draw alone. */

import {
  type ClockFace,
  clockFace,
  endsAbsence,
  followTable,
  type InputEvent,
  inputContext,
  type MoveInput,
  moveCommand,
  needsAnswer,
  type Prompt,
  promptOf,
  type StatusMessage,
  type Step,
  showInput,
  startInput,
  statusMessages,
  stepInput,
  type Table,
  type TableChange,
  type TableView,
  type TransientMessage,
  takeBackSent,
  yourSides,
} from '@crownhead/client';
import { SIDE_NAMES } from '@crownhead/match';
import type { TableCommand } from '@crownhead/protocol';
import type { Game, Move } from '@crownhead/rules';
import { batch, computed, signal } from '@preact/signals';
import { afterPaint, whenIdle } from '../after-paint.ts';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { type Sound, soundsOf } from '../sound/sound-of.ts';
import { movesSaid, moveWords } from './announce.ts';
import { followAfterPaint, stable } from './derived-signals.ts';
import { type News, withNews } from './news.ts';
import { promptWords, triedWords } from './prompt-words.ts';
import { asSentences } from './sentences.ts';

export type FindHint = (game: Game) => Promise<Move | null>;

/** A computer that gave no answer can be asked again. */
export interface RetryableComputer {
  readonly computerFailed: boolean;
  askAgain(): void;
}

/** Sounds come when they are first heard, after what is seen; without them the game goes on. */
function play(sound: Sound, times = 1): void {
  if (settings.sound.value === 'off') return;
  const make = () => import('../sound/sounds.ts').then((sounds) => sounds.play(sound, times));
  whenIdle(() => make().catch(() => undefined));
}

/** Long enough to read twice. */
const PASSES_AFTER = 6000;
const SECOND = 1000;

export class GameModel {
  readonly table: Table;
  readonly view;
  readonly input;
  readonly face;
  /** What the panel beside the board shows: one frame later than the board, so that a press is painted sooner. */
  readonly beside;
  /** What can move is marked one frame after the move that led there: these marks are most of what a move changes. */
  readonly movable;
  /** How many plies of the game are shown; null for all, as it is now. */
  readonly lookAt = signal<number | null>(null);
  readonly messages = signal<readonly StatusMessage[]>([]);
  readonly transient = signal<TransientMessage | null>(null);
  /** What screen readers announced last. */
  readonly said = signal('');
  readonly hint = signal<Move | 'thinking' | null>(null);
  readonly #flippedByHand = signal<boolean | null>(null);
  readonly #computer: RetryableComputer | undefined;
  readonly #stop: () => void;
  #clockTimer: ReturnType<typeof setTimeout> | undefined;
  #transientTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table, computer?: RetryableComputer) {
    this.table = table;
    this.#computer = computer;
    this.view = signal<TableView>(table.view);
    const context = inputContext(table.view);
    this.input = signal<MoveInput | null>(context && startInput(context));
    this.face = signal<ClockFace>(clockFace(table.view.state, table.now()));
    this.beside = followAfterPaint(
      computed(() => ({ view: this.view.value, prompt: this.prompt.value, face: this.face.value })),
    );
    this.movable = followAfterPaint(stable(() => this.shown.value?.movable ?? []));
    this.#stop = table.subscribe((change) => this.#follow(change));
    const { round } = table.view.state;
    // A game that was over before anybody looked still has a result to show.
    if (round?.game.outcome && table.view.notice.code === 'game-over') {
      const { names, table: options } = round;
      const sides = SIDE_NAMES[options.sideNames];
      this.messages.value = [{ code: 'result', outcome: round.game.outcome, names, sides }];
    }
    this.#wakeForClock();
  }

  /** The player's own side is at the bottom, unless they turned the board. */
  readonly flipped = computed(() => {
    const sides = yourSides(this.view.value);
    return this.#flippedByHand.value ?? (sides.length === 1 && sides[0] === 'black');
  });

  readonly shown = computed(() => this.input.value && showInput(this.input.value));

  /** The same value as long as it says the same, so that a press that changes nothing in it draws nothing. */
  readonly prompt = stable<Prompt>(() =>
    promptOf({
      view: this.view.value,
      face: this.face.value,
      shown: this.shown.value,
      transient: this.transient.value,
      lookAt: this.lookAt.value,
      computerFailed: this.#computer?.computerFailed ?? false,
      hintThinking: this.hint.value === 'thinking',
    }),
  );

  readonly refused = computed(() => this.shown.value?.refused ?? null);

  readonly round = computed(() => this.view.value.state.round);

  readonly sides = computed(() => words.value.ui.sides[this.round.value?.table.sideNames ?? 'red-white']);

  /** What is fixed for a game: it stays the same object from move to move. */
  readonly played = stable(() => {
    const round = this.round.value;
    return round && { names: round.names, rules: round.rules, table: round.table };
  });

  flip(): void {
    this.#flippedByHand.value = !this.flipped.value;
  }

  /** Whatever a player does on the board, by hand, key or text. */
  do(event: InputEvent): void {
    const input = this.input.value;
    if (!input) return;
    if (this.lookAt.value !== null) {
      this.lookAt.value = null;
      return;
    }
    // All of it is one change: a table on this device answers a move before this returns.
    batch(() => this.#take(stepInput(input, event), input));
  }

  async send(command: TableCommand): Promise<void> {
    const sent = await this.table.send(command);
    if (!sent.ok) this.#pass({ kind: 'refused', refused: sent.error });
  }

  lookBack(ply: number): void {
    const plies = this.round.value?.game.plies.length ?? 0;
    this.lookAt.value = ply >= plies ? null : Math.max(0, ply);
  }

  step(by: number): void {
    const plies = this.round.value?.game.plies.length ?? 0;
    this.lookBack((this.lookAt.value ?? plies) + by);
  }

  acknowledge(): void {
    this.messages.value = this.messages.value.slice(1);
  }

  async askHint(find: FindHint): Promise<void> {
    const round = this.round.value;
    if (!round || this.hint.value) return;
    this.hint.value = 'thinking';
    const move = await find(round.game);
    if (this.round.value?.turn !== round.turn) return;
    this.hint.value = move;
    if (move === null) this.#pass({ kind: 'remark', text: words.value.game.notice.noHint });
    else {
      const side = this.sides.value[round.game.position.turn];
      this.#say(moveWords(words.value.game, side, move, settings.marks.value));
    }
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#clockTimer);
    clearTimeout(this.#transientTimer);
  }

  #take({ input, move }: Step, before: MoveInput): void {
    this.transient.value = null;
    if (input.turn !== before.turn) this.hint.value = null;
    // Before sending: the answer may come immediately.
    this.input.value = input;
    if (input.refused && input.refused !== before.refused) {
      this.#say(triedWords(words.value.game, input.refused));
    }
    const command = move && moveCommand(this.view.value.state, move);
    if (command) void this.#sendMove(command);
  }

  async #sendMove(command: TableCommand): Promise<void> {
    const sent = await this.table.send(command);
    if (sent.ok) return;
    if (this.input.value?.sent) this.input.value = takeBackSent(this.input.value);
    this.#pass({ kind: 'refused', refused: sent.error });
  }

  #follow(change: TableChange): void {
    const { view, before, events } = change;
    let move: Move | null = null;
    const prompted = this.prompt.peek();
    batch(() => {
      this.view.value = view;
      const context = inputContext(view);
      const input = this.input.value;
      if (!context) this.input.value = null;
      else if (!input) this.input.value = startInput(context);
      else {
        const step = followTable(input, context);
        this.input.value = step.input;
        move = step.move;
      }
      if (before.round?.turn !== view.state.round?.turn) this.hint.value = null;
      if (before.round?.number !== view.state.round?.number) this.#beginAnew();
      this.#tell(change, prompted);
      for (const { sound, times } of soundsOf(events)) play(sound, times);
      this.#wakeForClock();
    });
    const command = move && moveCommand(view.state, move);
    if (command) void this.#sendMove(command);
  }

  #beginAnew(): void {
    this.lookAt.value = null;
    this.messages.value = [];
    this.#flippedByHand.value = null;
  }

  #tell({ view, before, events }: TableChange, prompted: Prompt): void {
    const statuses = statusMessages(before, events);
    // A table that ends with its game: the result says where it leads.
    const isResult = statuses.some(({ code }) => code === 'result');
    const grave = statuses.filter((one) => needsAnswer(one) && !(isResult && one.code === 'table-closed'));
    const light = statuses.filter((status) => !needsAnswer(status)).at(-1);
    const stillTrue = this.messages.value.filter(
      (status) => status.code !== 'disconnected' || !endsAbsence(statuses, status.name),
    );
    this.messages.value = [...stillTrue, ...grave];
    // What passed by in a game is old news when it is over.
    if (isResult) this.transient.value = null;
    if (light) this.#pass({ kind: 'status', status: light });
    const turn = before.round?.game.position.turn ?? 'black';
    const moved = movesSaid(words.value.game, events, turn, this.sides.value, settings.marks.value);
    // Your turn needs no message when the other side's move was just announced, but a compulsory jump does.
    const must =
      view.notice.code === 'must-jump' && events.length > 0 ? [words.value.game.notice.mustJump] : [];
    const tell = (told: readonly string[]): void => {
      const all = [...moved, ...told, ...this.#newQuestion(prompted), ...must];
      if (all.length > 0) this.#say(asSentences(all));
    };
    afterPaint(() => {
      if (statuses.length === 0 && this.prompt.peek().kind !== 'question') tell([]);
      else withNews((here) => tell(here ? statuses.map((status) => this.#statusText(here, status)) : []));
    });
  }

  #statusText({ statusWords, newsWords }: News, status: StatusMessage): string {
    const { title, text } = statusWords(newsWords.value, status, this.sides.value, this.table.now());
    return asSentences([title, text]);
  }

  /** A question is announced when it comes, not again with every second. */
  #newQuestion(before: Prompt): readonly string[] {
    const { kind, message, answers } = this.prompt.peek();
    const isOld = before.kind === kind && JSON.stringify(before.answers) === JSON.stringify(answers);
    if (kind !== 'question' || isOld) return [];
    return [promptWords(words.value.game, message, this.sides.value, this.table.now(), Date.now())];
  }

  /** The same words twice are two things said. */
  #say(text: string): void {
    this.said.value = this.said.value === text ? `${text}\u00a0` : text;
  }

  #pass(transient: TransientMessage): void {
    clearTimeout(this.#transientTimer);
    this.transient.value = transient;
    this.#transientTimer = setTimeout(() => {
      if (this.transient.value === transient) this.transient.value = null;
    }, PASSES_AFTER);
  }

  /** Sleeps until a clock looks different. */
  readonly #wakeForClock = (): void => {
    clearTimeout(this.#clockTimer);
    const { state, link } = this.view.value;
    const now = this.table.now();
    const before = this.face.value;
    const face = clockFace(state, now);
    this.face.value = face;
    const side = yourSides(this.view.value).find((mine) => face.urgent[mine] && !before.urgent[mine]);
    if (side && state.round) {
      play('low-time');
      const seconds = Math.ceil((face.left[side] ?? 0) / SECOND);
      this.#say(words.value.game.clock.low(state.round.names[side], seconds));
    }
    const retries = 'retryAt' in link && link.retryAt !== null;
    const next = Math.min(face.changesAt ?? Infinity, retries ? now + SECOND : Infinity);
    if (next < Infinity) this.#clockTimer = setTimeout(this.#wakeForClock, Math.max(0, next - now));
  };
}
