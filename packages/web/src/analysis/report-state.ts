/** The report of the main line: made in two steps, kept with the analysis, and gone when the main line is another one. */
import type { GameReport, Mark, PlyReport, Quality } from '@crownhead/analysis';
import {
  formatFen,
  formatMove,
  type GameTree,
  mainGame,
  mainLine,
  moveOf,
  type NodeId,
} from '@crownhead/rules';
import { computed, signal } from '@preact/signals';

interface KeptReport {
  /** The game it is about. */
  readonly line: string;
  readonly report: GameReport;
}

/** How far a report has come. */
interface Running {
  readonly quality: Quality;
  readonly part: number;
}

/** Tells one main line from another. */
const lineOf = (tree: GameTree): string =>
  [
    formatFen(tree.start),
    ...mainLine(tree).map((node) => {
      const move = moveOf(node);
      return move ? formatMove(move) : '--';
    }),
  ].join(' ');

function asKept(value: unknown): KeptReport | null {
  const kept = value as Partial<KeptReport> | null | undefined;
  if (typeof kept?.line !== 'string' || !Array.isArray(kept.report?.plies)) return null;
  return kept.report.plies.length === kept.line.split(' ').length - 1 ? (kept as KeptReport) : null;
}

export class ReportState {
  readonly kept;
  readonly running = signal<Running | null>(null);
  readonly isFailed = signal(false);
  readonly #tree: () => GameTree;
  #stop: AbortController | null = null;

  constructor(kept: unknown, tree: () => GameTree) {
    this.kept = signal(asKept(kept));
    this.#tree = tree;
  }

  readonly isRunning = computed(() => this.running.value !== null);

  /** The report of the main line as it is now; null where there is none. */
  readonly current = computed((): GameReport | null => {
    const kept = this.kept.value;
    return kept && kept.line === lineOf(this.#tree()) ? kept.report : null;
  });

  /** What the report says of each node of the main line. */
  readonly byNode = computed((): ReadonlyMap<NodeId, PlyReport> => {
    const plies = this.current.value?.plies ?? [];
    return new Map(mainLine(this.#tree()).flatMap(({ id }, i) => (plies[i] ? [[id, plies[i]]] : [])));
  });

  markOf(id: NodeId): Mark | null {
    return this.byNode.value.get(id)?.mark ?? null;
  }

  /** First a quick one, which is there soon, then the full one in its place. */
  async run(): Promise<void> {
    this.stop();
    const tree = this.#tree();
    const line = lineOf(tree);
    const stop = new AbortController();
    this.#stop = stop;
    this.isFailed.value = false;
    try {
      for (const quality of ['quick', 'full'] as const) {
        this.running.value = { quality, part: 0 };
        const { runReport } = await import('./report-run.ts');
        const report = await runReport(mainGame(tree), quality, stop.signal, (part) => {
          if (this.#stop === stop) this.running.value = { quality, part };
        });
        if (this.#stop !== stop) return;
        this.kept.value = { line, report };
      }
    } catch {
      if (this.#stop === stop) this.isFailed.value = true;
    } finally {
      if (this.#stop === stop) this.running.value = null;
    }
  }

  stop(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.running.value = null;
  }
}
