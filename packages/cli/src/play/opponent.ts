/** The computer at the table: thinks in a thread of its own, started when it is first needed. */
import { type Limits, questionOf } from '@crownhead/engine';
import type { ThreadEngine } from '@crownhead/engine/node';
import { viewClock } from '@crownhead/match';
import type { ComputerAsked, LineGame, Reply } from './line-game.ts';
import type { World } from './table.ts';

/** A person waits this long without wondering what is going on. */
const PATIENCE_MS = 2000;
const MEMORY_MB = 32;
/** Two computers under rules without draws could go on for ever. */
const MOST_ANSWERS = 300;
/** Before this many plies the computer wants to play. */
const DRAW_FROM_PLY = 30;

export class Opponent {
  readonly #world: World;
  #engine: ThreadEngine | null = null;

  constructor(world: World) {
    this.#world = world;
  }

  /** Plays or answers for the computers until a person is asked, showing each step. */
  async respond(game: LineGame, show: (reply: Reply) => Promise<void>): Promise<void> {
    let answers = 0;
    for (let asked = game.computerAsked; asked !== null; asked = game.computerAsked) {
      answers += 1;
      if (answers > MOST_ANSWERS) {
        await show({
          lines: ['The computers get nowhere: type new or quit, or let them go on with Enter.'],
          done: false,
        });
        return;
      }
      const reply = asked.kind === 'move' ? await this.#move(game, asked) : await this.#draw(game, asked);
      await show(reply);
      if (reply.done) return;
    }
  }

  async close(): Promise<void> {
    await this.#engine?.close();
  }

  async #start(): Promise<ThreadEngine> {
    const { startEngine } = await import('@crownhead/engine/node');
    this.#engine ??= startEngine({ megabytes: MEMORY_MB, tables: true });
    return this.#engine;
  }

  #limits({ round }: ComputerAsked): Limits {
    const { timer } = round.table;
    if (timer.kind === 'move') return { ms: Math.min(PATIENCE_MS, timer.limit / 2) };
    if (timer.kind === 'none') return { ms: PATIENCE_MS };
    const { turn } = round.game.position;
    const { left } = viewClock(round, this.#world.now());
    return { ms: PATIENCE_MS, clock: { left: left[turn] ?? 0, increment: timer.increment } };
  }

  async #move(game: LineGame, asked: ComputerAsked): Promise<Reply> {
    const engine = await this.#start();
    const question = questionOf(asked.round.game, this.#limits(asked));
    const move = await engine.play(question, asked.level, this.#world.random());
    if (move === null) throw new Error('the computer is to move and has no move');
    return game.computerMoves(move);
  }

  /** A draw is fine with the computer once the game has been played and it does not stand better. */
  async #draw(game: LineGame, asked: ComputerAsked): Promise<Reply> {
    const { plies } = asked.round.game;
    if (plies.length < DRAW_FROM_PLY) return game.computerAnswersDraw(false);
    const engine = await this.#start();
    const thought = await engine.think(questionOf(asked.round.game, { ms: PATIENCE_MS / 2 }));
    return game.computerAnswersDraw((thought.lines[0]?.score ?? 0) >= 0);
  }
}
