/** The WebSocket gateway: accepts clients, passes on their messages, and notices when they are gone. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { PlayerId } from '@crownhead/match';
import {
  LONGEST_MESSAGE,
  parseClientMessage,
  type Restricted,
  type ServerMessage,
} from '@crownhead/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { rawResponse } from '../http/raw-response.ts';
import { AddressCounts } from '../limits/address-counts.ts';
import type { Budget, Cost, Payer } from '../limits/budget.ts';
import { FLOOD_COST, FRAME_COST, HANDSHAKE_COST, messageCost, readingCost } from '../limits/costs.ts';
import { BEAT_MS } from '../room/beats.ts';
import { EncodedMessage } from '../room/frame.ts';
import type { Peer } from '../room/peer.ts';
import type { Requests } from '../room/requests.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Session } from '../store/store.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { traceOf } from '../trace.ts';
import { BeatSchedule } from './beat-schedule.ts';
import { type ByeReason, ClientSocket, type SocketMeter } from './socket.ts';

const SOCKET_PATH = '/api/socket';
/** A client answers every beat; one that has left so many unanswered is gone. Counted, since a clock may jump. */
export const MOST_UNANSWERED = 5;
/** Pieces that one message may come in, and reads that a piece may take: each is kept until the message is whole. */
const MOST_PIECES = { maxFragments: 64, maxBufferedChunks: 1024 } as const;
/** Whoever was refused or sent away and stays connected is cut off after this. */
const REFUSED_MS = 1000;
/** From a banned network, whoever has not said by then who they are is sent away. */
const UNKNOWN_MS = 2000;
/** Beats are spread over so many parts of their interval. */
const BEAT_PARTS = 30;
/** Names stay in use while their owners stay, and what another node did to a session is known here after this. */
export const LOOK_AGAIN_MS = 60_000;

/** So many more messages over the budget of a person, or of all at an address, than within it end the connection. */
export const MOST_DROPPED: Readonly<Record<keyof Payer, number>> = { person: 30, address: 300 };

/** Before somebody has said who they are, a socket stands for itself. */
const payerOf = ({ session, id, address }: ClientSocket): Payer => ({
  address,
  person: session?.player ?? id,
});

interface GatewayLimits {
  readonly connections: number;
  readonly connectionsPerAddress: number;
}

export interface WebSocketGatewayDeps {
  readonly clock: Clock;
  readonly rooms: Rooms;
  readonly requests: Requests;
  readonly limits: GatewayLimits;
  readonly budget: Budget;
  readonly meter: SocketMeter;
  addressOf(request: IncomingMessage): string;
  originAllowed(request: IncomingMessage): boolean;
  /** Browsers are known by their cookie, other clients by a token. */
  sessionOf(headers: IncomingHttpHeaders, token: string | undefined): Promise<Session | null>;
  /** Why somebody may not be here; null where they may. */
  banOf(peer: Peer): Restricted | null;
  onMessage(): void;
  onConnected(peer: Peer): void;
  onGone(peer: Peer): void;
  onFailure(error: unknown): void;
}

/** Why the server stops: clients connect again, here or at another node, or do not. */
export type StopReason = Extract<ByeReason, 'draining' | 'ended'>;

/** 1012: service restart; 1001: going away. */
const CLOSE_CODE: Readonly<Record<StopReason, number>> = { draining: 1012, ended: 1001 };

export class WebSocketGateway {
  readonly #deps: WebSocketGatewayDeps;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    ...MOST_PIECES,
    clientTracking: false,
    // Pings are counted before they are answered.
    autoPong: false,
    // Ten thousand empty messages fit into one read: everybody else has a turn after each of them.
    allowSynchronousEvents: false,
  });
  readonly #sockets = new BeatSchedule<ClientSocket>(BEAT_PARTS);
  readonly #perAddress: AddressCounts;
  readonly #running: Cancel[];
  #stopping: StopReason | null = null;
  /** Goodbyes under way. */
  readonly #leaving = new Set<Promise<void>>();

  constructor(deps: WebSocketGatewayDeps) {
    this.#deps = deps;
    this.#perAddress = new AddressCounts(deps.limits.connectionsPerAddress);
    // An invalid handshake; the library would respond without our headers.
    this.#server.on('wsClientError', (_, stream) => this.#turnAway(stream, 400, 'bad-request'));
    this.#running = [
      deps.clock.every(BEAT_MS / BEAT_PARTS, () => this.#beat()),
      deps.clock.every(LOOK_AGAIN_MS, () => this.#lookAgain()),
    ];
  }

  get size(): number {
    return this.#sockets.size;
  }

  /** For the HTTP server's `upgrade`. */
  readonly upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    stream.on('error', () => undefined);
    if (request.url?.split('?')[0] !== SOCKET_PATH) this.#turnAway(stream, 404, 'not-found');
    else if (!this.#deps.originAllowed(request)) this.#turnAway(stream, 403, 'foreign-origin');
    else if (this.#deps.budget.spend({ address: this.#deps.addressOf(request) }, HANDSHAKE_COST))
      this.#turnAway(stream, 429, 'too-fast');
    else this.#server.handleUpgrade(request, stream, head, (socket) => this.#welcome(socket, request));
  };

  /** The HTTP server no longer looks after this connection: what still comes is read, so that its end is noticed. */
  #turnAway(stream: Duplex, status: number, code: string): void {
    stream.end(rawResponse(status, code));
    stream.resume();
    const cut = this.#deps.clock.after(REFUSED_MS, () => stream.destroy());
    stream.on('close', cut);
  }

  /** All sockets of a player: after a move to another device, the old ones end. */
  dismiss(player: PlayerId): void {
    for (const socket of this.#sockets.members()) if (socket.session?.player === player) socket.bye('moved');
  }

  /** Whoever may not be here any more goes. */
  enforce(): void {
    for (const socket of this.#sockets.members()) this.#enforceOn(socket);
  }

  #enforceOn(socket: ClientSocket): void {
    const ban = this.#deps.banOf(socket);
    if (ban && !socket.ended) socket.expel(ban);
  }

  /** To everybody who has been greeted. */
  tellAll(message: ServerMessage): void {
    const encoded = new EncodedMessage(message);
    for (const socket of this.#sockets.members()) if (socket.greeted) socket.deliver(encoded);
  }

  /** Asks every client to connect elsewhere, their seats staying theirs, or says that it is over. */
  async drain(reason: StopReason): Promise<void> {
    this.#stopping = reason;
    for (const cancel of this.#running.splice(0)) cancel();
    for (const socket of this.#sockets.members()) socket.bye(reason, CLOSE_CODE[reason]);
    await Promise.all(this.#leaving);
    await this.#deps.requests.finished();
  }

  /** After a drain: remaining clients are cut off. */
  close(): void {
    for (const socket of this.#sockets.members()) socket.cut();
    this.#server.close();
  }

  #welcome(raw: WebSocket, request: IncomingMessage): void {
    const { addressOf, sessionOf, meter, budget, banOf, clock } = this.#deps;
    const { headers } = request;
    let lastToken: string | undefined;
    const identify = (token = lastToken) => {
      lastToken = token;
      return sessionOf(headers, token);
    };
    const address = addressOf(request);
    const onSent = (cost: Cost) => budget.charge({ address }, cost);
    const who = { address, trace: traceOf(headers), identify, onSent };
    const socket = new ClientSocket(raw, request.socket, who, meter);
    // First of all: a client that is turned away may still send something unreadable.
    raw.on('error', () => socket.cut());
    if (this.#refuses(socket)) {
      // It counts for no limit, so it does not stay.
      const cut = clock.after(REFUSED_MS, () => socket.cut());
      raw.on('close', cut);
      return;
    }
    this.#sockets.add(socket);
    this.#deps.onConnected(socket);
    // Somebody with a role may come from a banned network, too: who it is, the first message says.
    if (banOf(socket)) {
      const ask = clock.after(UNKNOWN_MS, () => this.#enforceOn(socket));
      raw.on('close', ask);
    }
    raw.on('message', (data, isBinary) => this.#hear(socket, data as Buffer, isBinary));
    raw.on('ping', (data) => this.#mayGoOn(socket, FRAME_COST) && raw.pong(data));
    // Nobody has asked for one.
    raw.on('pong', () => this.#mayGoOn(socket, FRAME_COST));
    raw.on('close', () => this.#gone(socket));
  }

  /** Tells a client why it cannot be here; returns false where it can, and counts it. */
  #refuses(socket: ClientSocket): boolean {
    const { limits } = this.#deps;
    if (this.#stopping) socket.bye(this.#stopping, CLOSE_CODE[this.#stopping]);
    else if (this.#sockets.size >= limits.connections || !this.#perAddress.add(socket.address)) {
      // A browser cannot read the status of a refused upgrade, so the refusal is a message (N12).
      socket.refuse(null, 'server-full');
      socket.close(1013, 'server-full');
    } else return false;
    return true;
  }

  #hear(socket: ClientSocket, data: Buffer, isBinary: boolean): void {
    if (socket.ended) return;
    socket.unanswered = 0;
    this.#deps.onMessage();
    if (!this.#mayGoOn(socket, readingCost(data.length))) return;
    const message = parseClientMessage(isBinary ? '' : data.toString());
    if (!message.ok) {
      socket.refuse(message.error.id, message.error.code);
      return;
    }
    const { budget, requests, clock } = this.#deps;
    // It was let in: what it costs besides is charged, and the next one waits for it.
    budget.charge(payerOf(socket), messageCost(message.value, data.length));
    requests.handle(socket, message.value, clock.now());
  }

  /** Whether it may be handled; what is over the budget is dropped. */
  #mayGoOn(socket: ClientSocket, cost: Cost): boolean {
    if (socket.ended) return false;
    const overdrawn = this.#deps.budget.spend(payerOf(socket), cost);
    if (overdrawn === null) {
      socket.dropped = Math.max(0, socket.dropped - 1);
      return true;
    }
    socket.dropped += 1;
    // One warning; a client that goes on sending does not read. Those who share an address may be innocent.
    if (socket.dropped === 1) socket.refuse(null, 'too-fast');
    else if (socket.dropped > MOST_DROPPED[overdrawn.whose]) this.#sendAway(socket);
    return false;
  }

  /** A flood goes on after the last word to it: it is not read to its end, and coming again has its price. */
  #sendAway(socket: ClientSocket): void {
    const { budget, clock } = this.#deps;
    budget.charge({ address: socket.address }, FLOOD_COST);
    socket.bye('too-fast', 1008);
    socket.stopReading();
    clock.after(REFUSED_MS, () => socket.cut());
  }

  #gone(socket: ClientSocket): void {
    // Requests still under way must not bring it anywhere any more.
    socket.cut();
    socket.chargeSent();
    this.#sockets.delete(socket);
    this.#perAddress.remove(socket.address);
    this.#deps.requests.forget(socket);
    this.#deps.onGone(socket);
    // While draining, seats wait for their players to come back through another node.
    if (this.#stopping) return;
    const leaving = this.#deps.rooms
      .forget(socket)
      .catch(this.#deps.onFailure)
      .finally(() => this.#leaving.delete(leaving));
    this.#leaving.add(leaving);
  }

  #beat(): void {
    const now = this.#deps.clock.now();
    // Most sockets have no table open and get the same bytes.
    const plain = new EncodedMessage({ type: 'beat', now, heads: {}, next: BEAT_MS });
    for (const socket of this.#sockets.turn()) {
      socket.chargeSent();
      if (socket.unanswered === MOST_UNANSWERED) {
        socket.cut();
        continue;
      }
      socket.unanswered++;
      if (socket.greeted) this.#sendBeat(socket, now, plain);
    }
  }

  #sendBeat(socket: ClientSocket, now: number, plain: EncodedMessage): void {
    if (socket.members.size === 0) {
      socket.deliver(plain);
      return;
    }
    const heads = Object.fromEntries([...socket.members].map(([id, { room }]) => [id, room.host.seq]));
    socket.send({ type: 'beat', now, heads, next: BEAT_MS });
  }

  /** Who is who? Somebody may have gone on elsewhere, or under another name, through another node. */
  async #lookAgain(): Promise<void> {
    for (const socket of this.#sockets.members()) {
      if (!socket.session) continue;
      try {
        const session = await socket.identify();
        if (session?.player === socket.session.player) socket.session = session;
        else socket.bye('moved');
      } catch (error) {
        this.#deps.onFailure(error);
        return;
      }
    }
  }
}
