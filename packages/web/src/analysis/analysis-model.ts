/** An analysis on a screen: the board of `@crownhead/client/analysis` as signals, the move being entered, and what is kept. */
import {
  freeContext,
  type InputContext,
  type InputEvent,
  type MoveInput,
  showInput,
  startInput,
  stepInput,
  takeBackSent,
} from '@crownhead/client';
import {
  type Analysis,
  type AnalysisAction,
  type LinesEngine,
  type LinesSettings,
  type LinesState,
  LiveLines,
  openAnalysis,
  pdnOf,
  selectedNode,
  stepAnalysis,
} from '@crownhead/client/analysis';
import { type SideNames, tableOf } from '@crownhead/match';
import { type Game, gameAt, type Move, squaresOfMove, type TreeRefusal } from '@crownhead/rules';
import { batch, computed, effect, signal } from '@preact/signals';
import type { OpenedWork } from './open-work.ts';
import { ReportState } from './report-state.ts';
import { nodeAt, pathOf, type Work } from './works.ts';

/** A line shown on the board as far as somebody points. */
export interface Preview {
  readonly game: Game;
  readonly moves: readonly Move[];
}

export interface ModelPorts {
  readonly engine: LinesEngine;
  readonly lines: Partial<LinesSettings>;
  readonly keep: (work: Work) => void;
  readonly now: () => number;
}

/** Edits in a row are kept together. */
const KEEP_AFTER_MS = 400;

export class AnalysisModel {
  readonly sideNames: SideNames;
  readonly board;
  readonly flipped;
  /** The last move that was refused by the tree, for a message. */
  readonly refused = signal<{ readonly reason: TreeRefusal } | null>(null);
  readonly preview = signal<Preview | null>(null);
  readonly lines;
  readonly input;
  readonly report: ReportState;
  readonly #live: LiveLines;
  readonly #ports: ModelPorts;
  readonly #stops: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isDirty = false;
  #isPaused = false;
  #isOpen = false;

  constructor({ work, replay }: OpenedWork, ports: ModelPorts) {
    this.#ports = ports;
    this.sideNames = tableOf(replay).sideNames;
    this.board = signal<Analysis>(openAnalysis(replay.tree, nodeAt(replay.tree, work.path)));
    this.flipped = signal(work.flipped);
    this.report = new ReportState(work.report, () => this.board.value.tree);
    this.#live = new LiveLines(ports.engine, ports.lines);
    this.lines = signal<LinesState>(this.#live.state);
    this.input = signal<MoveInput>(startInput(this.#context()));
    this.#stops.push(
      this.#live.subscribe((state) => {
        this.lines.value = state;
      }),
      effect(() => this.#follow()),
      effect(() => this.#keepSoon()),
    );
  }

  readonly node = computed(() => selectedNode(this.board.value));
  readonly game = computed(() => gameAt(this.board.value.tree, this.board.value.selected));
  readonly shown = computed(() => showInput(this.input.value));

  /** Any action of the analysis board; false where a move could not be played. */
  do(action: AnalysisAction): boolean {
    const before = this.board.value;
    const next = stepAnalysis(before, action);
    if (!next.ok) {
      this.refused.value = { reason: next.error };
      return false;
    }
    batch(() => {
      this.preview.value = null;
      this.board.value = next.value;
      const { selected, tree } = next.value;
      if (selected !== before.selected || tree !== before.tree)
        this.input.value = startInput(this.#context());
    });
    return true;
  }

  /** What somebody does on the board, by hand, key or text. */
  enter(event: InputEvent): void {
    const before = this.input.value;
    const { input, move } = stepInput(before, event);
    this.preview.value = null;
    this.input.value = input;
    if (move && !this.do({ type: 'play', attempt: squaresOfMove(move) }))
      this.input.value = takeBackSent(input);
  }

  setLines(settings: Partial<LinesSettings>): void {
    this.#live.set(settings);
  }

  flip(): void {
    this.flipped.value = !this.flipped.value;
  }

  keepNow(): void {
    clearTimeout(this.#timer);
    if (!this.#isDirty) return;
    this.#isDirty = false;
    const { tree, selected } = this.board.peek();
    const report = this.report.kept.peek();
    this.#ports.keep({
      at: this.#ports.now(),
      pdn: pdnOf(tree),
      path: pathOf(tree, selected),
      flipped: this.flipped.peek(),
      ...(report === null ? {} : { report }),
    });
  }

  /** Stops the engine and keeps its lines. */
  close(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#live.close();
    this.report.stop();
    this.keepNow();
  }

  #context(): InputContext {
    const { tree, selected } = this.board.peek();
    return freeContext(gameAt(tree, selected), selected);
  }

  /** A report has all processors to itself: meanwhile no position is searched. */
  #follow(): void {
    const game = this.game.value;
    if (this.report.isRunning.value) {
      this.#isPaused = true;
      this.#live.close();
      return;
    }
    this.#live.follow(game);
    if (this.#isPaused) this.#live.set({});
    this.#isPaused = false;
  }

  #keepSoon(): void {
    void [this.board.value, this.flipped.value, this.report.kept.value];
    clearTimeout(this.#timer);
    // What was only opened can be opened again.
    const isOpening = !this.#isOpen;
    this.#isOpen = true;
    if (isOpening) return;
    this.#isDirty = true;
    this.#timer = setTimeout(() => this.keepNow(), KEEP_AFTER_MS);
  }
}
