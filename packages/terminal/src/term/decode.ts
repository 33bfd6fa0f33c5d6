/** Bytes from a terminal as what somebody did: keys, text, pastes, the mouse. Sequences may arrive in any pieces. */
import { StringDecoder } from 'node:string_decoder';

type MouseAction = 'press' | 'release' | 'move' | 'wheel-up' | 'wheel-down';

export type Input =
  /** `up`, `enter`, `shift+left`, `ctrl+c`, `alt+x`. */
  | { readonly type: 'key'; readonly key: string }
  | { readonly type: 'char'; readonly char: string }
  | { readonly type: 'paste'; readonly text: string }
  | { readonly type: 'mouse'; readonly action: MouseAction; readonly x: number; readonly y: number }
  /** The terminal's answer to the question for its background. */
  | { readonly type: 'background'; readonly light: boolean };

const FINALS: Readonly<Record<string, string>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  F: 'end',
  H: 'home',
  M: 'enter',
  Z: 'shift+tab',
};
const NUMBERS: Readonly<Record<string, string>> = {
  '1': 'home',
  '2': 'insert',
  '3': 'delete',
  '4': 'end',
  '5': 'page-up',
  '6': 'page-down',
  '7': 'home',
  '8': 'end',
};
const PASTE_BEGIN = '\x1b[200~';
const PASTE_END = '\x1b[201~';
/** A sequence longer than this is none. */
const LONGEST_SEQUENCE = 256;
const LONGEST_PASTE = 100_000;

const ESC = '\x1b';
const BELL = '\x07';
/** What may follow an escape and a bracket, whole or begun. */
const CSI = /^\[([<=>?]?)([\d;:]*)([ -/]*)([@-~])/;
const CSI_BEGUN = /^\[[<=>?]?[\d;:]*[ -/]*$/;
/** Begin strings that the terminal sends: OSC, DCS, APC, PM, SOS; they end with BEL or ST. */
const STRING_SIGNS = ']P_^X';

interface Token {
  readonly input: Input | null;
  readonly length: number;
}

const key = (name: string, length: number): Token => ({ input: { type: 'key', key: name }, length });

const withModifiers = (name: string, modifier: number): string => {
  const bits = modifier - 1;
  const of = (bit: number, word: string): string => ((bits & bit) !== 0 ? `${word}+` : '');
  return `${of(4, 'ctrl')}${of(2, 'alt')}${of(1, 'shift')}${name}`;
};

function mouse(parameters: string, final: string): Input | null {
  const [code = 0, x = 0, y = 0] = parameters.split(';').map(Number);
  if (x < 1 || y < 1) return null;
  const wheel = (code & 64) !== 0;
  const turned = (code & 1) === 0 ? 'wheel-up' : 'wheel-down';
  const pressed = final === 'm' ? 'release' : (code & 32) !== 0 ? 'move' : 'press';
  return { type: 'mouse', action: wheel ? turned : pressed, x: x - 1, y: y - 1 };
}

function csi([whole, mark, parameters, , final]: RegExpExecArray): Token {
  const length = 1 + whole.length;
  if (mark === '<' && (final === 'M' || final === 'm')) return { input: mouse(parameters!, final), length };
  if (mark !== '') return { input: null, length };
  const [first = '', modifier = '1'] = parameters!.split(';');
  const name = final === '~' ? NUMBERS[first] : FINALS[final!];
  return name === undefined
    ? { input: null, length }
    : key(withModifiers(name, Number(modifier) || 1), length);
}

/** `11;rgb:ffff/ffff/dddd`: light when it is nearer to white than to black. */
function background(text: string): Input | null {
  const match = /^11;rgba?:([\da-f]+)\/([\da-f]+)\/([\da-f]+)/i.exec(text);
  if (!match) return null;
  const part = (hex: string): number => Number.parseInt(hex, 16) / (16 ** hex.length - 1);
  const brightness = 0.3 * part(match[1]!) + 0.59 * part(match[2]!) + 0.11 * part(match[3]!);
  return { type: 'background', light: brightness > 0.5 };
}

const CONTROLS: Readonly<Record<string, string>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\x7f': 'backspace',
  '\b': 'backspace',
  '\0': 'ctrl+space',
};

function plain(text: string): Token {
  const char = String.fromCodePoint(text.codePointAt(0)!);
  const control = CONTROLS[char];
  if (control !== undefined) return key(control, 1);
  const code = char.charCodeAt(0);
  if (code <= 26) return key(`ctrl+${String.fromCharCode(code + 96)}`, 1);
  return code < 32 ? { input: null, length: 1 } : { input: { type: 'char', char }, length: char.length };
}

/** Where a string ends, and where what follows it begins; null when its end has not come. */
function stringEnd(text: string): { readonly end: number; readonly length: number } | null {
  for (let i = 2; i < text.length; i += 1) {
    if (text[i] === BELL) return { end: i, length: i + 1 };
    if (text[i] === ESC && i + 1 < text.length) return { end: i, length: text[i + 1] === '\\' ? i + 2 : i };
  }
  return null;
}

const skip = (length: number): Token => ({ input: null, length });

/** Null when more has to come before it is known what this is. */
function escaped(text: string): Token | null {
  const sign = text[1];
  const patient = text.length < LONGEST_SEQUENCE;
  if (sign === undefined) return null;
  if (sign === ESC) return key('escape', 1);
  if (sign === '[') {
    const after = text.slice(1);
    const match = CSI.exec(after);
    if (match) return csi(match);
    return patient && CSI_BEGUN.test(after) ? null : skip(2);
  }
  if (sign === 'O') {
    if (text.length === 2) return null;
    const name = FINALS[text[2]!];
    return name === undefined ? skip(3) : key(name, 3);
  }
  if (STRING_SIGNS.includes(sign)) {
    const found = stringEnd(text);
    if (found === null) return patient ? null : skip(2);
    return { input: sign === ']' ? background(text.slice(2, found.end)) : null, length: found.length };
  }
  const { input, length } = plain(text.slice(1));
  const name = input?.type === 'char' ? input.char : input?.type === 'key' ? input.key : null;
  return name === null ? skip(1 + length) : key(`alt+${name}`, 1 + length);
}

export class Decoder {
  readonly #bytes = new StringDecoder('utf8');
  #rest = '';
  #pasting = false;

  /** Something has begun and not ended: after a moment `flush` says that nothing more belongs to it. */
  get isWaiting(): boolean {
    return this.#rest !== '' && !this.#pasting;
  }

  push(bytes: Uint8Array): readonly Input[] {
    this.#rest += this.#bytes.write(bytes as Buffer);
    return this.#read();
  }

  /** No more has come: an escape by itself is the key. What a terminal began to tell is waited for. */
  flush(): readonly Input[] {
    if (![ESC, `${ESC}[`, `${ESC}O`].includes(this.#rest)) return [];
    const after = this.#rest.slice(1);
    this.#rest = '';
    const pressed: Input = { type: 'key', key: 'escape' };
    return after === '' ? [pressed] : [{ type: 'key', key: `alt+${after}` }];
  }

  #read(): readonly Input[] {
    const inputs: Input[] = [];
    while (this.#rest !== '') {
      if (this.#pasting) {
        if (!this.#paste(inputs)) break;
      } else if (this.#rest.startsWith(PASTE_BEGIN)) {
        this.#rest = this.#rest.slice(PASTE_BEGIN.length);
        this.#pasting = true;
      } else {
        const token = this.#rest[0] === ESC ? escaped(this.#rest) : plain(this.#rest);
        if (token === null) break;
        this.#rest = this.#rest.slice(token.length);
        if (token.input) inputs.push(token.input);
      }
    }
    return inputs;
  }

  /** False when the end of the paste has not come yet. */
  #paste(inputs: Input[]): boolean {
    const end = this.#rest.indexOf(PASTE_END);
    if (end < 0 && this.#rest.length <= LONGEST_PASTE) return false;
    const stop = end < 0 ? this.#rest.length : end;
    inputs.push({ type: 'paste', text: this.#rest.slice(0, stop) });
    this.#rest = this.#rest.slice(end < 0 ? stop : stop + PASTE_END.length);
    this.#pasting = false;
    return true;
  }
}
