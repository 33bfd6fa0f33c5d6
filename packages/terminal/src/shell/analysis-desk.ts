/** The engine behind the analysis screen: its lines while a position is looked at, and reports on whole games. */
import type { GameReport, PlyReport, Quality } from '@crownhead/analysis';
import { forSide, type LinesSettings, type LinesState, LiveLines } from '@crownhead/client/analysis';
import type { ThreadEngine, Warn } from '@crownhead/engine/node';
import { firstByRules, type Game, type GameTree, size } from '@crownhead/rules';
import { type Card, mistakeCard } from '@crownhead/training';
import type { OutcomeShares, ReportView } from '../analysis/model.ts';
import type { ShellEvent } from '../app/screen.ts';
import { Lazy } from './lazy.ts';

const MEMORY_MB = 64;
/** Then a position has been looked at long enough, and the machine may rest. */
const MOST_MS = 60_000;

type Analysis = typeof import('@crownhead/analysis');

/** Loaded with the first position: nothing else needs them. */
interface Loaded {
  readonly engine: ThreadEngine;
  readonly analysis: Analysis;
  readonly requestOf: typeof import('@crownhead/engine').requestOf;
}

async function load(warn: Warn): Promise<Loaded> {
  const [{ startEngine }, analysis, { requestOf }] = await Promise.all([
    import('@crownhead/engine/node'),
    import('@crownhead/analysis'),
    import('@crownhead/engine'),
  ]);
  const engine = startEngine({ megabytes: MEMORY_MB, tables: true }, warn);
  return { engine, analysis, requestOf };
}

export class AnalysisDesk {
  readonly #tell: (event: ShellEvent) => void;
  readonly #warn: Warn;
  readonly #lines: LiveLines;
  readonly #loaded: Lazy<Loaded>;
  #shares: Analysis['sharesOf'] | null = null;
  #report: AbortController | null = null;
  #made: { readonly report: GameReport; readonly game: Game } | null = null;

  /** `warn` takes sentences about what the engines have to do without. */
  constructor(tell: (event: ShellEvent) => void, warn: Warn) {
    this.#tell = tell;
    this.#warn = warn;
    // Instead of an engine that has failed another is started the next time.
    this.#loaded = new Lazy(async (forget) => {
      const loaded = await load(warn);
      this.#shares = loaded.analysis.sharesOf;
      void loaded.engine.ended.then(forget);
      return loaded;
    });
    this.#lines = new LiveLines({
      search: async ({ game, lines, onLines, onStop }) => {
        const stop = new AbortController();
        onStop(() => stop.abort());
        const { engine, requestOf } = await this.#loaded.get();
        const request = { ...requestOf(game, { ms: MOST_MS }), lines, tellBook: true };
        return engine.search(request, { signal: stop.signal, onResult: onLines });
      },
    });
    this.#lines.subscribe((state) => this.#tell({ type: 'lines', state, shares: this.#sharesIn(state) }));
  }

  follow(game: Game, settings: LinesSettings): void {
    this.#lines.follow(game);
    const { isOn, lines, isThreat } = this.#lines.state;
    if (isOn !== settings.isOn || lines !== settings.lines || isThreat !== settings.isThreat)
      this.#lines.set(settings);
  }

  stop(): void {
    this.#lines.set({ isOn: false });
  }

  /** One report at a time: another one takes its place. */
  async report(game: Game, quality: Quality): Promise<void> {
    this.stopReport();
    // The processors are the report's meanwhile.
    this.#lines.close();
    const stop = new AbortController();
    this.#report = stop;
    const isWanted = (): boolean => this.#report === stop;
    try {
      const { analysis } = await this.#loaded.get();
      const { startEngines } = await import('@crownhead/analysis/node');
      const pool = startEngines(undefined, this.#warn);
      try {
        const report = await analysis.gameReport(game, {
          engines: pool.engines,
          quality,
          signal: stop.signal,
          onProgress: ({ part }) => {
            if (isWanted()) this.#tell({ type: 'game-report', state: { status: 'working', part } });
          },
        });
        this.#made = { report, game };
        const state = { status: 'done', report: viewOf(report, analysis) } as const;
        if (isWanted()) this.#tell({ type: 'game-report', state });
      } finally {
        await pool.close();
      }
    } catch {
      if (isWanted()) this.#tell({ type: 'game-report', state: { status: 'failed' } });
    }
    if (isWanted()) this.#lines.set({});
  }

  /** The last report, written into a tree: marks, evaluations, better lines, reasons. */
  async annotate(tree: GameTree): Promise<void> {
    const { analysis } = await this.#loaded.get();
    if (this.#made) this.#tell({ type: 'annotated', tree: analysis.annotateTree(tree, this.#made.report) });
  }

  /** A move of the last report as a card, where a longer look confirms that it was a mistake. */
  async judge(ply: number, title: string): Promise<void> {
    try {
      const { analysis } = await this.#loaded.get();
      this.#tell({ type: 'mistake', card: await this.#cardOf(analysis, ply, title) });
    } catch {
      this.#tell({ type: 'notice', text: 'The engine has failed.' });
    }
  }

  async #cardOf(
    { mistakesOf, mistakePuzzle, SearchPool }: Analysis,
    ply: number,
    title: string,
  ): Promise<Card | null> {
    const made = this.#made;
    const mistake = made && mistakesOf(made.report, made.game).find((one) => one.ply === ply);
    if (!mistake) return null;
    const { startEngines } = await import('@crownhead/analysis/node');
    const pool = startEngines(1, this.#warn);
    try {
      const [puzzle] = await new SearchPool(pool.engines).run([(ask) => mistakePuzzle(mistake, title, ask)]);
      return puzzle ? mistakeCard(puzzle, mistake.played, title) : null;
    } finally {
      await pool.close();
    }
  }

  stopReport(): void {
    const report = this.#report;
    if (report === null) return;
    this.#report = null;
    report.abort(new Error('not wanted any more'));
    this.#lines.set({});
  }

  async close(): Promise<void> {
    this.#lines.close();
    this.stopReport();
    await (await this.#loaded.take())?.engine.close();
  }

  /** For the first side; nothing is expected of a result that is proved. */
  #sharesIn({ found, game, isThreat }: LinesState): OutcomeShares | null {
    const best = found?.lines[0];
    if (!best || !game || isThreat || this.#shares === null) return null;
    const worth = forSide(best, game.position.turn, firstByRules(game.rules));
    if (worth.kind !== 'estimate') return null;
    return this.#shares(worth.men * 100, size(game.position.black) + size(game.position.white));
  }
}

/** What of a report is read: marked moves and turning points, each with its reasons. */
function viewOf(report: GameReport, { claimText }: Analysis): ReportView {
  const { black, white, start, plies, turning, losing } = report;
  const isShown = ({ ply, mark }: PlyReport): boolean =>
    mark !== null || turning.includes(ply) || losing === ply;
  return {
    quality: report.quality,
    black,
    white,
    curve: [start, ...plies.map((ply) => ply.black)],
    rows: plies.filter(isShown).map(({ ply, mark, claims }) => ({
      ply,
      mark,
      reasons: claims.map((claim) => claimText(claim)),
      isTurning: turning.includes(ply),
      isLosing: losing === ply,
    })),
  };
}
