/** Somebody at a puzzle, on a screen: where they are in it, the move being entered, and what is played on the board in answer. */
import {
  freeContext,
  type InputEvent,
  type MoveInput,
  showInput,
  startInput,
  stepInput,
} from '@crownhead/client';
import {
  gameAt,
  type Move,
  moveOf,
  type NodeId,
  pathTo,
  ROOT_ID,
  type Square,
  type TreeNode,
} from '@crownhead/rules';
import {
  type AttemptFacts,
  type Puzzle,
  type Solving,
  type SolvingAnswer,
  showAnswer,
  startSolving,
  takeHint,
  tryMove,
} from '@crownhead/training';
import { computed, signal } from '@preact/signals';
import { type Sound, soundOfMove } from '../sound/sound-of.ts';

/** `answering`: moves are played on the board, and nothing can be entered; `refuted`: a wrong move was answered. */
export type Stage = 'asking' | 'answering' | 'refuted' | 'over';

export interface PuzzlePorts {
  readonly now: () => number;
  /** Calls once after this many milliseconds; returns a function that cancels. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly play: (sound: Sound) => void;
  /** Called once: when the first wrong move, hint or shown answer decides how the puzzle counts, or when it is solved. */
  readonly count: (attempt: AttemptFacts) => void;
}

/** Between two moves that are played on the board: long enough to be followed. */
const PAUSE_MS = 700;

export class PuzzleModel {
  readonly puzzle: Puzzle;
  readonly stage = signal<Stage>('asking');
  readonly solving;
  /** The last answer; null before the first move and after trying again. */
  readonly answer = signal<SolvingAnswer | null>(null);
  /** The piece to move, once a hint was asked for. */
  readonly hinted = signal<Square | null>(null);
  /** The last node of what is on the board so far. */
  readonly tip = signal<NodeId>(ROOT_ID);
  /** The node that is looked at; the tip, unless somebody steps back. */
  readonly at = signal<NodeId>(ROOT_ID);
  readonly flipped;
  readonly input;
  readonly #ports: PuzzlePorts;
  readonly #begun: number;
  #isCounted = false;
  #cancel: (() => void) | null = null;

  constructor(puzzle: Puzzle, ports: PuzzlePorts) {
    this.puzzle = puzzle;
    this.#ports = ports;
    this.#begun = ports.now();
    this.solving = signal<Solving>(startSolving(puzzle));
    // The player's side is at the bottom.
    this.flipped = signal(puzzle.tree.start.turn === 'black');
    this.input = signal<MoveInput>(this.#freshInput());
  }

  readonly game = computed(() => gameAt(this.puzzle.tree, this.at.value));
  readonly shown = computed(() => showInput(this.input.value));
  /** What has been on the board, the start left out. */
  readonly line = computed(() => pathTo(this.puzzle.tree, this.tip.value).slice(1));
  readonly mayMove = computed(() => this.stage.value === 'asking' && this.at.value === this.tip.value);

  enter(event: InputEvent): void {
    if (!this.mayMove.peek()) return;
    const { input, move } = stepInput(this.input.peek(), event);
    this.input.value = input;
    if (move) this.#try(move);
  }

  /** Back to the position in which the wrong move was made. */
  tryAgain(): void {
    if (this.stage.peek() !== 'refuted') return;
    this.answer.value = null;
    this.#goTo(this.solving.peek().at);
    this.#ask();
  }

  hint(): void {
    const hint = this.mayMove.peek() ? takeHint(this.solving.peek()) : null;
    if (!hint || this.hinted.peek() !== null) return;
    this.solving.value = hint.solving;
    const from = hint.from as Square;
    this.hinted.value = from;
    this.input.value = this.#freshInput();
    this.enter({ type: 'press', place: from });
    this.#count();
  }

  show(): void {
    const stage = this.stage.peek();
    if (stage !== 'asking' && stage !== 'refuted') return;
    const before = this.solving.peek();
    const { solving, line } = showAnswer(before);
    this.answer.value = null;
    this.hinted.value = null;
    this.#goTo(before.at);
    this.solving.value = solving;
    this.#count();
    this.#playLine(line, () => {
      this.stage.value = 'over';
    });
  }

  /** Steps through what has been on the board. */
  look(id: NodeId): void {
    if (this.stage.peek() === 'answering') return;
    this.at.value = id;
    this.input.value = this.#freshInput();
  }

  step(by: number): void {
    const path = pathTo(this.puzzle.tree, this.tip.peek());
    const index = path.findIndex(({ id }) => id === this.at.peek());
    const node = path[Math.max(0, Math.min(path.length - 1, index + by))];
    if (node) this.look(node.id);
  }

  flip(): void {
    this.flipped.value = !this.flipped.value;
  }

  /** Nothing more is played. */
  close(): void {
    this.#cancel?.();
  }

  #try(move: Move): void {
    const tried = tryMove(this.solving.peek(), move);
    if (!tried) return;
    const { answer } = tried;
    this.solving.value = tried.solving;
    this.hinted.value = null;
    this.answer.value = answer;
    this.#put(answer.move);
    switch (answer.kind) {
      case 'wrong':
        this.#count();
        this.#playLine(answer.refutation, () => {
          this.stage.value = 'refuted';
        });
        return;
      case 'right':
        this.#playLine([answer.reply], () => this.#ask());
        return;
      case 'solved':
        this.#count();
        this.stage.value = 'over';
        return;
      default:
        answer satisfies never;
    }
  }

  #ask(): void {
    this.hinted.value = null;
    this.stage.value = 'asking';
    this.input.value = this.#freshInput();
  }

  #goTo(id: NodeId): void {
    this.tip.value = id;
    this.at.value = id;
    this.input.value = this.#freshInput();
  }

  #put(node: TreeNode): void {
    this.#goTo(node.id);
    this.#ports.play(soundOfMove(moveOf(node)!));
  }

  /** One after the other, each after a pause. */
  #playLine([next, ...rest]: readonly TreeNode[], done: () => void): void {
    this.stage.value = 'answering';
    this.#cancel = this.#ports.after(PAUSE_MS, () => {
      if (!next) return done();
      this.#put(next);
      if (rest.length === 0) done();
      else this.#playLine(rest, done);
    });
  }

  #count(): void {
    if (this.#isCounted) return;
    this.#isCounted = true;
    const { wrongMoves, hints, wasShown } = this.solving.peek();
    this.#ports.count({ wrongMoves, hints, wasShown, ms: Math.max(0, this.#ports.now() - this.#begun) });
  }

  #freshInput(): MoveInput {
    const role = this.stage.peek() === 'asking' ? 'mover' : 'watching';
    return startInput({ ...freeContext(this.game.peek(), this.at.peek()), outcome: null, role });
  }
}
