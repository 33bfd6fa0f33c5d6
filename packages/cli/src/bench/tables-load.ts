/** Tables of our own server under load: two players and listeners each, who play one fixed game again and again. */
import { once } from 'node:events';
import { DEFAULT_OPTIONS } from '@crownhead/match';
import { PROTOCOL_VERSION } from '@crownhead/protocol';
import { type Game, legalMoves, newGame, playMove } from '@crownhead/rules';
import { WebSocket } from 'ws';
import { Listener } from './listener.ts';
import type { Load } from './load.ts';

/** Squares of every move of one game that comes to an end; any such game will do, as long as it is always the same. */
function fixedGame(): number[][] {
  for (let seed = 1; ; seed++) {
    let game: Game = newGame({ drawRule: 'off' });
    const paths: number[][] = [];
    for (let choice = seed; game.outcome === null && paths.length < 100; choice = (choice * 31 + 11) % 997) {
      const moves = legalMoves(game.position);
      const move = moves[choice % moves.length]!;
      paths.push([move.from, ...move.path]);
      game = playMove(game, move);
    }
    if (game.outcome !== null) return paths;
  }
}

const GAME = fixedGame();
const CONNECT_TRIES = 5;

interface Update {
  readonly type: string;
  readonly id?: string;
  readonly table?: string;
  readonly seq?: number;
  readonly asked?: string;
  readonly events?: readonly { readonly type: string; readonly game?: number; readonly ply?: number }[];
}

const byte = (): number => 1 + Math.trunc(Math.random() * 250);
const someAddress = (): string => `10.${byte()}.${byte()}.${byte()}`;

async function sessionOf(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    // Everybody from somewhere else, where the server believes a proxy.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify({ name }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** On a busy machine we may be too slow to say what we want: then again. */
async function openSocket(url: string): Promise<WebSocket> {
  for (let left = CONNECT_TRIES - 1; ; left--) {
    const socket = new WebSocket(socketUrl(url));
    try {
      await once(socket, 'open');
      return socket;
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

/** A player who moves when asked and lets the load decide when. */
class Player {
  readonly #socket: WebSocket;
  readonly #load: Load;
  /** Commands of one person at one table have one id each. */
  readonly #name = `p${Math.trunc(Math.random() * 1e9)}`;
  readonly #answers = new Map<string, (answer: Update) => void>();
  table = '';
  #seq = 0;
  #game = 0;
  /** The last game after which this player said "ready". */
  #readyAfter = 0;
  #ply = 1;
  /** The last one that is waiting for its permit, or was played. */
  #turn = '';
  #ids = 0;
  #movedAt = 0;

  private constructor(socket: WebSocket, load: Load) {
    this.#socket = socket;
    this.#load = load;
    socket.on('message', (data) => this.#hear(JSON.parse(data.toString())));
  }

  static async join(url: string, token: string, load: Load): Promise<Player> {
    const socket = await openSocket(url);
    const player = new Player(socket, load);
    const welcomed = once(socket, 'message');
    player.say({ type: 'hello', protocol: PROTOCOL_VERSION, token });
    await welcomed;
    return player;
  }

  say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  ask(message: object): Promise<Update> {
    const id = `${this.#name}-${this.#ids++}`;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.say({ ...message, id });
    });
  }

  act(command: object): Promise<Update> {
    return this.ask({ type: 'command', table: this.table, seen: this.#seq, command });
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(message: Update): void {
    if (message.type === 'beat') this.say({ type: 'beat' });
    else if (message.type === 'update') this.#follow(message);
    else if (message.type === 'reply' || message.type === 'refusal') this.#answered(message);
  }

  #answered(message: Update): void {
    if (message.type === 'refusal') throw new Error(`the server refused: ${JSON.stringify(message)}`);
    const answer = this.#answers.get(message.id!);
    this.#answers.delete(message.id!);
    answer?.(message);
  }

  #follow({ seq, events, asked }: Update): void {
    this.#seq = seq!;
    for (const event of events!) {
      if (event.type === 'game.started') {
        this.#game = event.game!;
        this.#ply = 1;
      } else if (event.type === 'move.made') this.#ply = event.ply! + 1;
    }
    // Asked again without anything new, as happens to those who are slow: the move is waiting for its permit.
    if (events!.length === 0) return;
    if (asked === 'move') {
      this.say({ type: 'ack', table: this.table, seq });
      // Asked again for the same move, as when time was lost: it is waiting for its permit.
      const turn = `${this.#game}/${this.#ply}`;
      if (turn === this.#turn) return;
      this.#turn = turn;
      this.#load.turn(() => this.#move());
    } else if (asked === 'ready' && this.#game > this.#readyAfter) {
      this.#readyAfter = this.#game;
      this.act({ type: 'ready', ready: true });
    }
  }

  #move(): void {
    const { table } = this;
    const command = { type: 'move', game: this.#game, ply: this.#ply, path: GAME[this.#ply - 1] };
    this.#movedAt = performance.now();
    const id = `m${this.#game}.${this.#ply}`;
    this.#answers.set(id, () => this.#load.acknowledged(performance.now() - this.#movedAt));
    this.say({ type: 'command', id, table, seen: this.#seq, command });
  }
}

export const socketUrl = (url: string): string => `${url.replace('http', 'ws')}/api/socket`;

/** Opens the tables and starts a game at each; returns how to end it all. */
export async function openTables(
  url: string,
  load: Load,
  size: { readonly tables: number; readonly listeners: number },
  names: readonly [string, string, string] = ['Ann', 'Bob', 'Eve'],
): Promise<() => void> {
  const [ann, bob, eve] = await Promise.all(names.map((name) => sessionOf(url, name)));
  const { shared: _, ...options } = { ...DEFAULT_OPTIONS, sides: 'host-black' };
  const players: Player[] = [];
  const listeners: Listener[] = [];
  for (let i = 0; i < size.tables; i++) {
    const host = await Player.join(url, ann!, load);
    const guest = await Player.join(url, bob!, load);
    players.push(host, guest);
    const { table } = await host.ask({ type: 'table.create', options });
    for (const player of [host, guest]) {
      player.table = table!;
      await player.ask({ type: 'table.open', table });
      await player.act({ type: 'seat.take' });
    }
    for (let n = 0; n < size.listeners; n++) {
      const listener = await Listener.open(new URL(socketUrl(url)));
      listener.say({ type: 'hello', protocol: PROTOCOL_VERSION, token: eve });
      await listener.heard();
      listener.say({ type: 'table.open', id: 'open', table });
      listeners.push(listener);
    }
    await Promise.all([host, guest].map((player) => player.act({ type: 'ready', ready: true })));
  }
  const beating = setInterval(() => {
    for (const listener of listeners) listener.say({ type: 'beat' });
  }, 2000);
  return () => {
    clearInterval(beating);
    for (const one of [...players, ...listeners]) one.close();
  };
}
