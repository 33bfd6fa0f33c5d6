/** Grants the players of a benchmark permission to move: as fast as moves are made, or at a fixed rate. */

export class Load {
  /** From sending a move to its acknowledgement, in milliseconds. */
  readonly latencies: number[] = [];
  #permits = 0;
  #underWay = 0;
  readonly #waiting: (() => void)[] = [];
  #done: (() => void) | null = null;

  /** It is somebody's turn, and this makes the move. */
  turn(move: () => void): void {
    this.#waiting.push(move);
    this.#go();
  }

  acknowledged(ms: number): void {
    this.latencies.push(ms);
    this.#underWay--;
    if (this.#underWay === 0 && this.#permits === 0) this.#done?.();
  }

  /** So many moves, as fast as they are taken. */
  async burst(moves: number): Promise<number> {
    const finished = new Promise<void>((resolve) => {
      this.#done = resolve;
    });
    this.#permits = moves;
    this.#go();
    await finished;
    return moves;
  }

  /** So many moves a second, for a while; returns how long each took. */
  async pace(perSecond: number, ms: number): Promise<readonly number[]> {
    this.latencies.length = 0;
    const start = performance.now();
    let given = 0;
    for (let passed = 0; passed < ms; passed = performance.now() - start) {
      const due = Math.floor((passed / 1000) * perSecond) - given;
      given += due;
      this.#permits += due;
      this.#go();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await this.burst(1);
    return this.latencies;
  }

  #go(): void {
    while (this.#permits > 0 && this.#waiting.length > 0) {
      this.#permits--;
      this.#underWay++;
      this.#waiting.shift()!();
    }
  }
}
