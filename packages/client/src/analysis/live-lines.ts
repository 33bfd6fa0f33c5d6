/** The engine's lines for the position that is looked at: asked for when it changes, shown as they get deeper. */
import { type Game, newGame, passTurn, positionHash } from '@crownhead/rules';
import { Listeners } from '../listeners.ts';
import type { FoundLines } from './lines.ts';

/** What an engine is asked. */
export interface LinesRequest {
  readonly game: Game;
  /** How many of the best lines are wanted. */
  readonly lines: number;
  /** Takes what is known after each iteration. */
  onLines(found: FoundLines): void;
  /** Calls when the answer is not wanted any more. */
  onStop(run: () => void): void;
}

/** The engine: in a worker, or a test's. It decides how long a position is worth its while. */
export interface LinesEngine {
  /** Done when nothing more is to be found, or when stopped. */
  search(request: LinesRequest): Promise<FoundLines>;
}

/** More lines at a time nobody reads. */
export const MOST_LINES = 5;

/** What is to be searched. */
export interface LinesSettings {
  readonly isOn: boolean;
  /** 1 to 5. */
  readonly lines: number;
  /** What the other side would play if it were its turn. */
  readonly isThreat: boolean;
}

/** What is shown. */
export interface LinesState extends LinesSettings {
  /** The position that the lines start from; null where there is nothing to search. */
  readonly game: Game | null;
  /** `over`: the game has ended there, or the other side could not move. */
  readonly status: 'off' | 'over' | 'searching' | 'done' | 'failed';
  /** The latest of this position; null as long as there is nothing. */
  readonly found: FoundLines | null;
}

const START: LinesSettings = { isOn: false, lines: 1, isThreat: false };
/** Results kept, so that walking back shows what was known. */
const MOST_KEPT = 500;

/** The same position as if it were the other side's turn; null where that side could not move. */
export function threatGame({ rules, position, drawRule }: Game): Game | null {
  const game = newGame({ rules, drawRule, start: passTurn(position) });
  return game.outcome || game.plies.length > 0 ? null : game;
}

/** Asks an engine about the position that is looked at, and tells its subscribers what is known so far. */
export class LiveLines {
  readonly #engine: LinesEngine;
  readonly #listeners = new Listeners<LinesState>();
  readonly #kept = new Map<string, FoundLines>();
  #at: Game | null = null;
  #state: LinesState;
  #stop: (() => void) | null = null;

  constructor(engine: LinesEngine, settings: Partial<LinesSettings> = {}) {
    this.#engine = engine;
    this.#state = { ...START, ...settings, game: null, status: 'off', found: null };
  }

  get state(): LinesState {
    return this.#state;
  }

  subscribe(listener: (state: LinesState) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Looks at this position from now on. */
  follow(game: Game): void {
    if (this.#at && keyOf(this.#at) === keyOf(game)) return;
    this.#at = game;
    this.#begin({});
  }

  /** Switches on or off, changes the number of lines, or shows the threat. */
  set(settings: Partial<LinesSettings>): void {
    const lines = Math.min(Math.max(Math.trunc(settings.lines ?? this.#state.lines), 1), MOST_LINES);
    this.#begin({ ...settings, lines });
  }

  /** Ends what is under way. */
  close(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #tell(state: LinesState): void {
    this.#state = state;
    this.#listeners.tell(state);
  }

  #begin(settings: Partial<LinesSettings>): void {
    this.close();
    const { isOn, lines, isThreat } = { ...this.#state, ...settings };
    const shown = { isOn, lines, isThreat };
    const at = isOn ? this.#at : null;
    const game = at && (isThreat ? threatGame(at) : at);
    if (game === null || game.outcome) {
      this.#tell({ ...shown, game: null, status: at === null ? 'off' : 'over', found: null });
      return;
    }
    const key = `${lines} ${keyOf(game)}`;
    this.#tell({ ...shown, game, status: 'searching', found: this.#kept.get(key) ?? null });
    this.#search(game, lines, key);
  }

  #search(game: Game, lines: number, key: string): void {
    const stops: (() => void)[] = [];
    let isWanted = true;
    this.#stop = () => {
      isWanted = false;
      for (const run of stops.splice(0)) run();
    };
    const show = (found: FoundLines, status: 'searching' | 'done'): void => {
      if (!isWanted) return;
      // What was known from a longer look before is not replaced by the first glance of this one.
      const known = this.#kept.get(key);
      const better = known && known.depth > found.depth ? known : found;
      this.#keep(key, better);
      this.#tell({ ...this.#state, status, found: better });
    };
    const onLines = (found: FoundLines): void => show(found, 'searching');
    this.#engine.search({ game, lines, onLines, onStop: (run) => stops.push(run) }).then(
      (found) => show(found, 'done'),
      () => isWanted && this.#tell({ ...this.#state, status: 'failed' }),
    );
  }

  #keep(key: string, found: FoundLines): void {
    this.#kept.delete(key);
    this.#kept.set(key, found);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
  }
}

/** The same position with the same history of quiet moves: what an engine is asked depends on nothing else. */
function keyOf({ position, plies, rules }: Game): string {
  const quiet = plies.at(-1)?.quiet ?? 0;
  const before = plies.slice(plies.length - quiet).map((ply) => positionHash(ply.before).toString(36));
  return [positionHash(position).toString(36), ...before, JSON.stringify(rules)].join(' ');
}
