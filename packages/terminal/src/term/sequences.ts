/** What terminals send, sign by sign and sequence by sequence: keys, letters, the mouse, answers. */

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
  P: 'f1',
  Z: 'shift+tab',
};
/** After `ESC O`: the same, and Enter on the number pad. */
const PAD_FINALS: Readonly<Record<string, string>> = { ...FINALS, M: 'enter' };
const NUMBERS: Readonly<Record<string, string>> = {
  '1': 'home',
  '2': 'insert',
  '3': 'delete',
  '4': 'end',
  '5': 'page-up',
  '6': 'page-down',
  '7': 'home',
  '8': 'end',
  '11': 'f1',
};
/** A sequence longer than this is none. */
const LONGEST_SEQUENCE = 256;

export const ESC = '\x1b';
/** Asks the terminal whether it is well. Its answer comes after everything it sent before, and never inside a key. */
export const STATUS_QUERY = '\x1b[5n';
const STATUS_ANSWER = '[0n';
const BELL = '\x07';
/** What may follow an escape and a bracket, whole or begun. */
const CSI = /^\[([<=>?]?)([\d;:]*)([ -/]*)([@-~])/;
const CSI_BEGUN = /^\[[<=>?]?[\d;:]*[ -/]*/;
/** Of the Linux console: a function key, marked by a letter that nobody typed. */
const CONSOLE_KEY = '[[';
/** Of terminals that do not know how to write the place of a click: three signs follow. */
const OLD_MOUSE = '[M';
/** Begin strings that the terminal sends: OSC, DCS, APC, PM, SOS; they end with BEL or ST. */
export const STRING_SIGNS = ']P_^X';

export interface Token {
  readonly input: Input | null;
  readonly length: number;
  /** The terminal's answer to `STATUS_QUERY`. */
  readonly isAnswer?: true;
}

const key = (name: string, length: number): Token => ({ input: { type: 'key', key: name }, length });

const withModifiers = (name: string, modifier: number): string => {
  const bits = modifier - 1;
  const of = (bit: number, word: string): string => ((bits & bit) !== 0 ? `${word}+` : '');
  return `${of(4, 'ctrl')}${of(2, 'alt')}${of(1, 'shift')}${name}`;
};

/** Which button or wheel, without Shift, Alt and Ctrl. */
const BUTTON = 3 + 64 + 128;
const WHEELS: Readonly<Record<number, MouseAction>> = { 64: 'wheel-up', 65: 'wheel-down' };
const NO_BUTTON = 3;

/** Of the buttons only the first one means anything. */
function pointed(code: number, x: number, y: number, released: boolean): Input | null {
  if (!(x >= 1 && y >= 1)) return null;
  const button = code & BUTTON;
  const at = { x: x - 1, y: y - 1 };
  const turned = WHEELS[button];
  if (turned) return { type: 'mouse', action: turned, ...at };
  if (button !== 0 && button !== NO_BUTTON) return null;
  const moved = (code & 32) !== 0;
  const up = released || (button === NO_BUTTON && !moved);
  return { type: 'mouse', action: up ? 'release' : moved ? 'move' : 'press', ...at };
}

function mouse(parameters: string, final: string): Input | null {
  const [code = 0, x = 0, y = 0] = parameters.split(';').map(Number);
  return pointed(code, x, y, final === 'm');
}

/** Null when the three signs have not all come. Places too far to the right for one sign are passed over. */
function oldMouse(text: string): Token | null {
  const length = 1 + OLD_MOUSE.length + 3;
  if (text.length < length) return null;
  const [code = 0, x = 0, y = 0] = [...text.slice(3, length)].map((sign) => sign.charCodeAt(0) - 32);
  return { input: Math.max(code, x, y) > 95 ? null : pointed(code, x, y, false), length };
}

function csi([whole, mark, parameters, , final]: RegExpExecArray): Token {
  const length = 1 + whole.length;
  if (mark === '<' && (final === 'M' || final === 'm')) return { input: mouse(parameters!, final), length };
  if (whole === STATUS_ANSWER) return { input: null, length, isAnswer: true };
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

export function plain(text: string): Token {
  const char = String.fromCodePoint(text.codePointAt(0)!);
  const control = CONTROLS[char];
  if (control !== undefined) return key(control, 1);
  const code = char.charCodeAt(0);
  if (code <= 26) return key(`ctrl+${String.fromCharCode(code + 96)}`, 1);
  return code < 32 ? { input: null, length: 1 } : { input: { type: 'char', char }, length: char.length };
}

/** Where a string ends, and where what follows it begins; null when its end has not come. Keys like Enter end it too. */
function stringEnd(text: string): { readonly end: number; readonly length: number } | null {
  for (let i = 2; i < text.length; i += 1) {
    if (text[i] === BELL) return { end: i, length: i + 1 };
    if (text[i] === ESC && i + 1 < text.length) return { end: i, length: text[i + 1] === '\\' ? i + 2 : i };
    if (text[i]! < ' ' && text[i] !== ESC) return { end: i, length: i };
  }
  return null;
}

const skip = (length: number): Token => ({ input: null, length });

function bracketed(text: string, patient: boolean): Token | null {
  const after = text.slice(1);
  if (after.startsWith(CONSOLE_KEY)) {
    if (after.length === 2) return null;
    return after[2] === 'A' ? key('f1', 4) : skip(4);
  }
  if (after.startsWith(OLD_MOUSE)) return oldMouse(text);
  // No sequence goes on like that: it was Alt and the bracket.
  if (after[1] === ESC) return key('alt+[', 2);
  const match = CSI.exec(after);
  if (match) return csi(match);
  const [begun] = CSI_BEGUN.exec(after)!;
  // What breaks off is passed over as far as it had come, so that nothing of it is typed.
  if (begun.length < after.length) return skip(1 + begun.length);
  return patient ? null : skip(LONGEST_SEQUENCE);
}

/** Null when more has to come before it is known what this is. */
export function escaped(text: string): Token | null {
  const sign = text[1];
  const patient = text.length < LONGEST_SEQUENCE;
  if (sign === undefined) return null;
  if (sign === ESC) return key('escape', 1);
  if (sign === '[') return bracketed(text, patient);
  if (sign === 'O') {
    if (text.length === 2) return null;
    if (text[2] === ESC) return key('alt+O', 2);
    const name = PAD_FINALS[text[2]!];
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
