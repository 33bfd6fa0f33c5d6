/** A Hub engine as the opponent in a game on this machine. One that fails is restarted at the next request. */
import { ComputerProblem, type ComputerRequest } from '@crownhead/client/local';
import { readHubMove } from '@crownhead/engine';
import { HubProgram } from '@crownhead/engine/node';
import { thinkingTime, tidyName } from '@crownhead/match';
import type { Move } from '@crownhead/rules';
import type { OtherEngine } from '@crownhead/terminal';
import { withoutControls } from '../output.ts';

/** An engine may be this late before it counts as silent. */
const LATE_MS = 6000;
const LONGEST_NAME = 24;

/** As it can stand at a table: a long name is cut rather than refused. */
const tableName = (name: string): string => tidyName([...name].slice(0, LONGEST_NAME).join('')) ?? 'Engine';

const words = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export class HubOpponent implements OtherEngine {
  readonly name: string;
  readonly #commandLine: string;
  #program: Promise<HubProgram> | null;
  #isNew = true;

  private constructor(commandLine: string, program: HubProgram) {
    this.#commandLine = commandLine;
    this.name = tableName(program.name);
    this.#program = Promise.resolve(program);
  }

  /** Fails with a sentence where the engine does not start. */
  static async start(commandLine: string): Promise<HubOpponent> {
    return new HubOpponent(commandLine, await HubProgram.start(commandLine));
  }

  async move({ game, onStop, ...question }: ComputerRequest): Promise<Move | null> {
    const stop = new AbortController();
    onStop(() => stop.abort());
    try {
      this.#program ??= HubProgram.start(this.#commandLine);
      const program = await this.#program;
      if (this.#isNew || game.plies.length < 2) program.newGame();
      this.#isNew = false;
      const limits = thinkingTime(question);
      const text = await this.#within(limits.ms + LATE_MS, program, program.think(game, limits, stop.signal));
      // The answer to what nobody wants to know any more.
      if (stop.signal.aborted) return null;
      const move = readHubMove(game.position, text);
      if (move.ok) return move.value;
      throw new Error(
        text === ''
          ? `${this.name} gives no move.`
          : `${this.name} wants to play ${withoutControls(text).slice(0, 40)}, which is not a legal move.`,
      );
    } catch (error) {
      this.#giveUp();
      throw new ComputerProblem(words(error));
    }
  }

  async close(): Promise<void> {
    const program = await this.#program?.catch(() => null);
    this.#program = null;
    await program?.close();
  }

  /** A silent one is not waited for. */
  async #within(ms: number, program: HubProgram, answer: Promise<string>): Promise<string> {
    const late = setTimeout(() => program.fail(`${this.name} does not answer.`), ms);
    return answer.finally(() => clearTimeout(late));
  }

  /** Whatever is wrong with it: the next question goes to a new one. */
  #giveUp(): void {
    const program = this.#program;
    this.#program = null;
    this.#isNew = true;
    program?.then((failed) => failed.close()).catch(() => undefined);
  }
}
