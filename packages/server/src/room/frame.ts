/**
 * A text message as it goes over the wire. What goes to many sockets is made into bytes once, and every message is one
 * write: a library that writes header and text apart for each socket costs about twice as much.
 */
import type { ServerMessage } from '@crownhead/protocol';

/** A message and, once somebody needs them, its bytes. */
export class EncodedMessage {
  readonly message: ServerMessage;
  #frame: Buffer | null = null;

  constructor(message: ServerMessage) {
    this.message = message;
  }

  get isEncoded(): boolean {
    return this.#frame !== null;
  }

  get frame(): Buffer {
    this.#frame ??= textFrame(JSON.stringify(this.message));
    return this.#frame;
  }
}

const FINAL_TEXT = 0x81;
/** Longer texts have their length in two more bytes, still longer ones in eight. */
const SHORT = 125;
const MEDIUM = 0xffff;

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
