/** Decodes bytes from a terminal into keys, text, pastes and mouse events. Sequences may arrive in any pieces. */
import { StringDecoder } from 'node:string_decoder';
import { ESC, escaped, type Input, plain, STRING_SIGNS } from './sequences.ts';

export type { Input } from './sequences.ts';

const PASTE_BEGIN = '\x1b[200~';
const PASTE_END = '\x1b[201~';
const LONGEST_PASTE = 100_000;
/** Begun by a key, it may have been that key alone. */
const MAY_BE_KEYS: readonly string[] = ['[', 'O', ...STRING_SIGNS].map((sign) => ESC + sign);
/** The rest of an arrow whose escape came so much earlier that it was taken for the key. */
const LATE_REST = /^\[[<=>?]?[\d;:]*([A-Za-z~]|$)/;

export class Decoder {
  readonly #bytes = new StringDecoder('utf8');
  #rest = '';
  /** What has come of a paste; null outside of one. */
  #pasted: string | null = null;
  #afterEscape = false;
  #answers = 0;

  /** What has arrived may be a whole key or the beginning of more: what comes next decides, or `flush`. */
  get isUndecided(): boolean {
    return !this.isPasting && (this.#rest === ESC || MAY_BE_KEYS.includes(this.#rest));
  }

  /** How often the terminal has answered `STATUS_QUERY`. */
  get answers(): number {
    return this.#answers;
  }

  get isPasting(): boolean {
    return this.#pasted !== null;
  }

  push(bytes: Uint8Array): readonly Input[] {
    const text = this.#bytes.write(bytes as Buffer);
    if (text === '') return [];
    const late = this.#afterEscape && this.#rest === '' && LATE_REST.test(text);
    this.#afterEscape = false;
    this.#rest += late ? ESC + text : text;
    return this.#read();
  }

  /** Nothing more has arrived: a lone escape is the key, a paste is over. An answer that a terminal began is waited for. */
  flush(): readonly Input[] {
    if (this.#pasted !== null) return [this.#endPaste(this.#rest, '')];
    if (this.#rest === ESC) {
      this.#rest = '';
      this.#afterEscape = true;
      return [{ type: 'key', key: 'escape' }];
    }
    if (!MAY_BE_KEYS.includes(this.#rest)) return [];
    const after = this.#rest.slice(1);
    this.#rest = '';
    return [{ type: 'key', key: `alt+${after}` }];
  }

  #read(): readonly Input[] {
    const inputs: Input[] = [];
    while (this.#rest !== '') {
      if (this.#pasted !== null) {
        if (!this.#paste(inputs)) break;
      } else if (this.#rest.startsWith(PASTE_BEGIN)) {
        this.#rest = this.#rest.slice(PASTE_BEGIN.length);
        this.#pasted = '';
      } else {
        const token = this.#rest[0] === ESC ? escaped(this.#rest) : plain(this.#rest);
        if (token === null) break;
        this.#rest = this.#rest.slice(token.length);
        if (token.input) inputs.push(token.input);
        if (token.isAnswer) this.#answers += 1;
      }
    }
    return inputs;
  }

  /** False when the end of the paste has not come yet. */
  #paste(inputs: Input[]): boolean {
    const end = this.#rest.indexOf(PASTE_END);
    if (end >= 0) {
      inputs.push(this.#endPaste(this.#rest.slice(0, end), this.#rest.slice(end + PASTE_END.length)));
      return true;
    }
    const kept = Math.max(0, this.#rest.length - PASTE_END.length + 1);
    this.#add(this.#rest.slice(0, kept));
    this.#rest = this.#rest.slice(kept);
    return false;
  }

  /** What is too long is passed over: it must not be read as keys. */
  #add(text: string): void {
    const pasted = this.#pasted!;
    this.#pasted = pasted + text.slice(0, LONGEST_PASTE - pasted.length);
  }

  #endPaste(last: string, rest: string): Input {
    this.#add(last);
    const text = this.#pasted!;
    this.#pasted = null;
    this.#rest = rest;
    return { type: 'paste', text };
  }
}
