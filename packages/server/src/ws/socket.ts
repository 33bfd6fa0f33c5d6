/** One client's socket: who it is, what it has open, and how much it may still send or be sent. */
import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { type ConnectionId, connectionId } from '@crownhead/match';
import {
  type BYE_REASONS,
  ERROR_WORDS,
  type ErrorCode,
  type Restricted,
  type ServerMessage,
  type TableId,
} from '@crownhead/protocol';
import { WebSocket } from 'ws';
import { bannedText } from '../admin/restrictions.ts';
import { BYTES_PER_CREDIT, type Cost } from '../limits/budget.ts';
import { sendingCost } from '../limits/costs.ts';
import { EncodedMessage } from '../room/frame.ts';
import type { Peer, RefusalDetails } from '../room/peer.ts';
import type { Member } from '../room/room.ts';
import type { Session } from '../store/store.ts';

/** A client that lets this much pile up is cut off; it comes back and reads on from where it was. */
export const BUFFER_LIMIT = 1024 * 1024;

export type ByeReason = (typeof BYE_REASONS)[number];
const BYE_WORDS: Readonly<Record<ByeReason, string>> = {
  draining: 'The server is about to restart: please reconnect.',
  ended: 'The host has ended the game.',
  moved: 'You are now playing on another device.',
  'too-slow': 'Your connection is too slow: please reconnect.',
  silent: 'The connection timed out: please reconnect.',
  'too-fast': 'Too many messages.',
  removed: 'You have been removed.',
};

/** Counts what sockets do. */
export interface SocketMeter {
  sent(): void;
  /** A message was made into bytes, which may go to many. */
  encoded(type: ServerMessage['type']): void;
  tooSlow(): void;
}

export interface ClientSocketDeps extends Pick<Peer, 'address' | 'trace' | 'identify'> {
  /** What it was sent has to be paid for. */
  onSent(cost: Cost): void;
}

/** Sockets with something to send when this turn of the event loop is over. */
let unsent: ClientSocket[] = [];

function sendAll(): void {
  const sockets = unsent;
  unsent = [];
  for (const socket of sockets) socket.flush();
}

export class ClientSocket implements Peer {
  readonly id = randomBytes(9).toString('base64url');
  readonly address: string;
  readonly trace: string;
  readonly identify: Peer['identify'];
  readonly members = new Map<TableId, Member>();
  session: Session | null = null;
  greeted = false;
  /** Beats since its last message. */
  unanswered = 0;
  /** Messages that were over the budget, less those since that were not. */
  dropped = 0;
  readonly #socket: WebSocket;
  /** Below the WebSocket: messages are written here as whole frames. */
  readonly #stream: Duplex;
  readonly #meter: SocketMeter;
  readonly #onSent: ClientSocketDeps['onSent'];
  #sent = { messages: 0, bytes: 0 };
  /** Frames of this turn, such as a move and the reply to it: one write. */
  #frames: Buffer[] = [];
  #framesBytes = 0;
  #opened = 0;
  #ended = false;

  constructor(
    socket: WebSocket,
    stream: Duplex,
    { address, trace, identify, onSent }: ClientSocketDeps,
    meter: SocketMeter,
  ) {
    this.#socket = socket;
    this.#meter = meter;
    this.#stream = stream;
    this.address = address;
    this.trace = trace;
    this.identify = identify;
    this.#onSent = onSent;
  }

  get ended(): boolean {
    return this.#ended;
  }

  nextConnection(): ConnectionId {
    return connectionId(`${this.id}.${++this.#opened}`);
  }

  send(message: ServerMessage): void {
    this.deliver(new EncodedMessage(message));
  }

  deliver(encoded: EncodedMessage): void {
    if (!encoded.isEncoded) this.#meter.encoded(encoded.message.type);
    // Strangers make the lobby change, and how much of that is sent has its own bound.
    this.#write(encoded.frame, encoded.message.type !== 'lobby.changed');
  }

  #write(frame: Buffer, isCharged: boolean): void {
    if (this.#ended || this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#stream.writableLength + this.#framesBytes > BUFFER_LIMIT) {
      this.#meter.tooSlow();
      this.cut();
    } else {
      this.#meter.sent();
      if (isCharged) this.#countSent(frame.length);
      this.#framesBytes += frame.length;
      if (this.#frames.push(frame) > 1) return;
      if (unsent.push(this) === 1) process.nextTick(sendAll);
    }
  }

  #countSent(bytes: number): void {
    this.#sent.messages += 1;
    this.#sent.bytes += bytes;
    if (this.#sent.bytes >= BYTES_PER_CREDIT.sent) this.chargeSent();
  }

  /** For what it was sent since the last call: now and then, rather than with each of many short messages. */
  chargeSent(): void {
    const { messages, bytes } = this.#sent;
    this.#sent = { messages: 0, bytes: 0 };
    this.#onSent(sendingCost(messages, bytes));
  }

  flush(): void {
    const frames = this.#frames;
    if (frames.length === 0) return;
    this.#frames = [];
    this.#framesBytes = 0;
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#stream.write(frames.length === 1 ? frames[0]! : Buffer.concat(frames));
  }

  refuse(id: string | null, error: ErrorCode, more: RefusalDetails = {}): void {
    this.send({ type: 'refusal', id, error, message: ERROR_WORDS[error], ...more });
  }

  bye(reason: ByeReason, code = 1000): void {
    this.send({ type: 'bye', reason, message: BYE_WORDS[reason] });
    this.close(code, reason);
  }

  expel({ reason: why, until }: Restricted): void {
    const restriction = { reason: why, until };
    this.send({ type: 'bye', reason: 'removed', message: bannedText(restriction), restriction });
    this.close(1008, 'removed');
  }

  /** After what has been sent. */
  close(code: number, reason: string): void {
    this.flush();
    this.#ended = true;
    this.#socket.close(code, reason);
  }

  /** What still comes stays with the sender. */
  stopReading(): void {
    this.#socket.pause();
  }

  /** Ends without waiting for a peer that may not be listening. */
  cut(): void {
    this.#ended = true;
    this.#frames = [];
    this.#framesBytes = 0;
    this.#socket.terminate();
  }
}
