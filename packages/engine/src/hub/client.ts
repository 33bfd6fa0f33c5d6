/** The other side of the Hub protocol: drives any program that speaks it, line by line. */
import type { Game, Move, Position } from '@crownhead/rules';
import type { Limits } from '../search-request.ts';
import { hubLevel, isUnlimited } from './limits.ts';
import { formatHubLine, type HubLine, parseHubLine } from './line.ts';
import { formatHubMove } from './move.ts';
import { formatHubPosition } from './position.ts';

interface Waiting {
  readonly command: string;
  readonly done: (line: HubLine) => void;
  readonly fail: (error: Error) => void;
}

/** Drives one Hub program: give it a way to send lines, and hand it those that come. */
export class HubClient {
  readonly #send: (line: string) => void;
  #waiting: Waiting | null = null;
  #failure: Error | null = null;
  /** What the program calls itself; empty before it has said so. */
  name = '';

  constructor(send: (line: string) => void) {
    this.#send = send;
  }

  /** Takes a line of the program. What nobody waits for is of no interest. */
  receive(text: string): void {
    const line = parseHubLine(text);
    if (line === null) return;
    if (line.command === 'id') {
      this.name = [line.args.get('name'), line.args.get('version')].filter(Boolean).join(' ');
    }
    if (line.command !== this.#waiting?.command) return;
    const { done } = this.#waiting;
    this.#waiting = null;
    done(line);
  }

  /** The program is gone: what was asked fails, and what will be. */
  fail(error: Error): void {
    this.#failure ??= error;
    this.#waiting?.fail(this.#failure);
    this.#waiting = null;
  }

  async start(): Promise<void> {
    await this.#ask('wait', formatHubLine('hub'));
    await this.#ask('ready', formatHubLine('init'));
  }

  newGame(): void {
    this.#send(formatHubLine('new-game'));
  }

  /** Ends the search that is going on: its answer comes. */
  stop(): void {
    this.#send(formatHubLine('stop'));
  }

  /** The text of the move it plays; empty when it names none. */
  async think(game: Game, limits: Limits): Promise<string> {
    const { start, moves: played } = sinceLastPass(game);
    const pos = formatHubPosition(start);
    const moves = played.map(formatHubMove).join(' ');
    this.#send(formatHubLine('pos', moves === '' ? { pos } : { pos, moves }));
    this.#send(isUnlimited(limits) ? 'level infinite' : formatHubLine('level', hubLevel(limits)));
    const { args } = await this.#ask('done', 'go think');
    return args.get('move') ?? '';
  }

  #ask(command: string, line: string): Promise<HubLine> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((done, fail) => {
      this.#waiting = { command, done, fail };
      this.#send(line);
    });
  }
}

/** The protocol knows no turns without a move: after one the game begins with the position it led to. */
function sinceLastPass({ start, plies, position }: Game): { start: Position; moves: readonly Move[] } {
  const last = plies.findLastIndex(({ kind }) => kind === 'pass');
  const since = plies.slice(last + 1);
  const moves = since.flatMap((ply) => (ply.kind === 'move' ? [ply.move] : []));
  return { start: last < 0 ? start : (since[0]?.before ?? position), moves };
}
