/** Plays for the computers at the tables. Two nodes may work on the same task: the log takes one result. */
import type { Limits, SearchRequest } from '@crownhead/engine';
import {
  acceptsDraw,
  canClaimDraw,
  computerTime,
  considersDraw,
  DRAW_DECISION_MS,
  type PlayerCommand,
  playing,
  type Round,
  type TableState,
  thinkingTime,
} from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import { type Game, opposite, type Side, strengthOf } from '@crownhead/rules';
import { type ComputerTask, computerTask, isPending, taskId } from '../table/computer-task.ts';
import type { TableHost } from '../table/host.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { pauseOf } from './pace.ts';
import type { EngineAsker, EnginePool } from './pool.ts';

/** The engine is loaded when a computer first plays: many servers have none, and it takes 20 MiB. */
const requestOf = async (game: Game, limits: Limits): Promise<SearchRequest> =>
  (await import('@crownhead/engine')).requestOf(game, limits);

/** The same on every node, so that two nodes think the same. */
function seedOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

interface ComputersDeps {
  readonly engines: EnginePool;
  readonly clock: Clock;
  /** The address of those for whom the computer at a table plays; empty where nobody is there. */
  askerAt(host: TableHost): Promise<string>;
  /** The least time between a move and the computer's, in milliseconds. */
  readonly pace: number;
  onFailure(error: unknown): void;
}

export class Computers {
  readonly #deps: ComputersDeps;
  /** One task for each table: what is asked meanwhile waits for it, so that nobody fills the queue with what they take back. */
  readonly #busy = new Set<TableId>();
  readonly #pauses = new Set<Cancel>();

  constructor(deps: ComputersDeps) {
    this.#deps = deps;
  }

  /** Pauses are given up: the next node that sees the pending task thinks again. */
  close(): void {
    for (const cancel of this.#pauses) cancel();
  }

  /** Starts on the pending task of a computer at this table, unless one of this table is being worked on here already. */
  consider(host: TableHost): void {
    const task = computerTask(host.state);
    if (!task || this.#busy.has(host.id)) return;
    this.#busy.add(host.id);
    host
      .hold(this.#answer(host, task))
      .catch((error) => this.#deps.onFailure(error))
      .finally(() => {
        this.#busy.delete(host.id);
        if (!isPending(task, host.state)) this.consider(host);
      });
  }

  async #answer(host: TableHost, task: ComputerTask): Promise<void> {
    const round = playing(host.state);
    if (!round) return;
    const { clock, pace } = this.#deps;
    const isWanted = () => isPending(task, host.state);
    const asker = { address: await this.#deps.askerAt(host), isWanted };
    const command = await this.#commandFor(host, round, task, asker);
    if (!command) return;
    if (task.kind === 'move') await this.#pause(pauseOf(round, pace, clock.now()));
    const at = clock.now();
    const applies = (state: TableState) => isPending(task, state);
    await host.submit({ actor: task.player, commandId: taskId(task), at, seen: host.seq, command, applies });
  }

  async #pause(ms: number): Promise<void> {
    if (ms <= 0) return;
    await new Promise<void>((over) => {
      const cancel = this.#deps.clock.after(ms, () => {
        this.#pauses.delete(cancel);
        over();
      });
      this.#pauses.add(cancel);
    });
  }

  async #commandFor(
    host: TableHost,
    round: Round,
    task: ComputerTask,
    asker: EngineAsker,
  ): Promise<PlayerCommand | null> {
    const by = task.player;
    const { turn } = round.game.position;
    if (task.kind === 'answer-draw') {
      const accepts = await this.#acceptsDraw(round, opposite(turn), asker);
      return { by, type: accepts ? 'draw.accept' : 'draw.decline' };
    }
    if (canClaimDraw(round.game) && (await this.#acceptsDraw(round, turn, asker)))
      return { by, type: 'draw.claim' };
    const time = thinkingTime(computerTime(round, this.#deps.clock.now()));
    const request = await requestOf(round.game, time);
    const seed = seedOf(`${host.id}:${taskId(task)}`);
    const move = await this.#deps.engines.play(request, strengthOf(task), seed, asker);
    if (!move) return null;
    return { by, type: 'move', game: task.game, ply: task.ply, path: [move.from, ...move.path] };
  }

  async #acceptsDraw({ game }: Round, side: Side, asker: EngineAsker): Promise<boolean> {
    if (!considersDraw(game)) return false;
    const request = await requestOf(game, { ms: DRAW_DECISION_MS });
    const thought = await this.#deps.engines.search(request, asker);
    return thought !== null && acceptsDraw(game, side, thought.lines[0]?.score ?? 0);
  }
}
