/** Somebody at a table: the same commands, made and seen in the way of the gateway they came by. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ConsoleClient } from '../../server/test/console/test-console.ts';
import type { PtyProgram } from '../../terminal/src/pty/test-pty.ts';
import { moves, noted, PATIENCE, press } from '../../web/e2e/screen.ts';

export interface Participant {
  readonly name: string;
  /** Enters a move, written like 11-15 or 13x22x31. */
  play(move: string): Promise<void>;
  /** Waits until this move has been shown as the last one. */
  sees(move: string): Promise<void>;
}

export class WebParticipant implements Participant {
  readonly name: string;
  page: Page;
  readonly context: BrowserContext;

  constructor(name: string, page: Page, context: BrowserContext) {
    this.name = name;
    this.page = page;
    this.context = context;
  }

  /** Square by square, as soon as the piece can be taken up. */
  async play(move: string): Promise<void> {
    const [from, ...path] = move.split(/[-x]/).map(Number);
    await expect.poll(() => noted(this.page, 'can move'), PATIENCE).toContain(from);
    await press(this.page, from!, ...path);
  }

  async sees(move: string): Promise<void> {
    await expect.poll(async () => (await moves(this.page)).at(-1), PATIENCE).toBe(move);
  }
}

export class TerminalParticipant implements Participant {
  readonly name: string;
  readonly program: PtyProgram;

  constructor(name: string, program: PtyProgram) {
    this.name = name;
    this.program = program;
  }

  /** What is asked or said at the top of the screen. */
  get notice(): string {
    return this.program.text.split('\n')[0]!;
  }

  noticed(words: string): Promise<void> {
    return this.program.until(`the notice “${words}”`, () => this.notice.includes(words));
  }

  /** Waits for a status message over the board, whose lines are broken anyhow, and acknowledges it. */
  async acknowledges(words: string): Promise<void> {
    const said = () => [...this.program.text.matchAll(/│ *(.*?) *│/g)].map(([, line]) => line).join(' ');
    await this.program.until(`a box with “${words}”`, () => said().includes(words));
    this.program.press('\r');
    await this.program.until('the box to be gone', () => !said().includes(words));
  }

  /** Typed, as soon as it is asked for. */
  async play(move: string): Promise<void> {
    await this.program.until('its turn', () => /^ *(Your move|You must perform a jump)/.test(this.notice));
    this.program.press(`${move}\r`);
  }

  async sees(move: string): Promise<void> {
    const shown = new RegExp(`(?<![\\dx])${move}(?![\\dx])`);
    // Not where it is being typed.
    const score = () => this.program.text.replace(/Your move: .*/, '');
    await this.program.until(`the move ${move}`, () => shown.test(score()));
  }
}

export class ConsoleParticipant implements Participant {
  readonly name: string;
  readonly client: ConsoleClient;

  constructor(name: string, client: ConsoleClient) {
    this.name = name;
    this.client = client;
  }

  /** The request for it comes with the other's last move, so a player who has seen it may answer. */
  async play(move: string): Promise<void> {
    this.client.say(move);
  }

  async sees(move: string): Promise<void> {
    await this.hears(new RegExp(` moves ${move}(\\.|$)`));
  }

  /** The next line that fits; fails with what was said instead. */
  hears(wanted: RegExp): Promise<string> {
    return new Promise((found, failed) => {
      const inVain = () => {
        const said = this.client.lines.slice(-8).join('\n');
        failed(new Error(`${this.name} timed out waiting for ${wanted}; the server said:\n${said}`));
      };
      const timer = setTimeout(inVain, PATIENCE.timeout);
      this.client
        .next(wanted)
        .then(found, failed)
        .finally(() => clearTimeout(timer));
    });
  }
}

/** A whole game: two play in turn, and everybody sees every move before the next. */
export async function playThrough(
  players: readonly [first: Participant, second: Participant],
  watchers: readonly Participant[],
  game: readonly string[],
): Promise<void> {
  for (const [ply, move] of game.entries()) {
    const mover = players[ply % 2]!;
    await mover.play(move);
    await Promise.all([...players, ...watchers].map((one) => one.sees(move)));
  }
}

/** Red begins and wins: White's last man is blocked. Jumps of one, two and three pieces, and three kings. */
export const SHORT_GAME: readonly string[] = (
  '11-15 22-18 15x22 26x17 9-13 31-26 13x22x31 24-19 31x24x15 30-26 10-14 21-17 14x21x30 29-25 ' +
  '30x21 32-27 12-16 23-18 15x22x31x24 28x19x12 5-9'
).split(' ');

/** The same from the other side of the board, for rules by which White begins. */
export const SHORT_GAME_OF_WHITE: readonly string[] = SHORT_GAME.map((move) =>
  move.replace(/\d+/g, (square) => String(33 - Number(square))),
);
