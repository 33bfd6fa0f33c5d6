/**
 * PDN text as small tokens, taken from chunks that may be cut anywhere.
 *
 * A token is given out only when what follows cannot change it any more, so the cuts never show. Moves are not
 * tokens: `10 x 19` is a number, a separator and a number, which lets spaces and line breaks fall where they like.
 */
export interface PdnToken {
  readonly kind:
    | 'tag'
    | 'comment'
    | 'number'
    | 'coordinate'
    | 'half'
    | 'separator'
    | 'pass'
    | 'dots'
    | 'mark'
    | 'star'
    | 'nag'
    | 'open'
    | 'close'
    | 'stray';
  /** A tag's value, a comment's text, otherwise the characters themselves. */
  readonly text: string;
  /** A tag's name. */
  readonly name: string;
  readonly line: number;
  /** Nothing stands between it and the token before. */
  readonly glued: boolean;
  /** An empty line stands between it and the token before. */
  readonly blank: boolean;
  /** False for a comment that was never closed and a tag that is not written as one should be. */
  readonly intact: boolean;
}

/** No pattern below looks further ahead than this, those for brackets and comment lines excepted. */
const LOOK_AHEAD = 16;
/** More than the longest tag that can be read. */
const TAG_REACH = 9000;
/** More than the longest beginning of a tag. */
const TAG_START_REACH = 128;
/** The rest of a longer comment is passed over. */
const MOST_TEXT = 1 << 20;

// Repetitions are bounded everywhere (4000 is MOST_TAG_VALUE), so that no text can make a pattern wait for all of it.
const NUMBER = /\d{1,9}/y;
const HALF = /1\/2|½/y;
const COORDINATE = /[a-h][1-8](?!\d)/iy;
const PASS = /--/y;
const SEPARATOR = /[-–—−×:]|x(?=\s{0,8}[a-h]?\d)/iy;
const DOTS = /[.…]{1,100}/y;
const MARK = /[!?‼⁇⁈⁉]{1,100}/y;
const NAG = /\$\d{1,9}/y;
const WORD = /[a-z_'\u00c0-\u00d6\u00d8-\u1fff\u2070-\u2211\u2213-\uffff]{1,100}/iy;

const TAG =
  /\[[ \t]{0,20}([a-z]\w{0,60})[ \t]{0,20}"((?:\\.|[^"\\\n]|"(?![ \t]{0,20}\])){0,4000})"[ \t]{0,20}\]/iy;
const TAG_START = /[ \t]{0,20}\[[ \t]{0,20}[a-z]\w{0,60}[ \t]{0,20}"/iy;
const COMMAND = /\[%[^\]\n]{0,300}\]/y;
const UNQUOTED_TAG = /\[[ \t]{0,20}([a-z]\w{0,60})[ \t]{0,20}([^\]"\n]{0,4000})\]/iy;
const UNCLOSED_TAG = /\[[ \t]{0,20}([a-z]\w{0,60})[ \t]{0,20}"([^\n]{0,4000})/iy;
const BRACKET = /\[(?:[^[\]\n]{0,200}\])?/y;

const COMMENT_STOP = /[}\n]/g;
const LINE_STOP = /\n/g;
const LINE_FEED = 10;
const BYTE_ORDER_MARK = 0xfeff;

const SINGLE: Readonly<Record<string, PdnToken['kind']>> = { '(': 'open', ')': 'close', '*': 'star' };

type Pattern = readonly [kind: PdnToken['kind'], pattern: RegExp];
/** In the order in which they are tried. */
const PATTERNS: readonly Pattern[] = [
  ['half', HALF],
  ['number', NUMBER],
  ['coordinate', COORDINATE],
  ['pass', PASS],
  ['separator', SEPARATOR],
  ['dots', DOTS],
  ['mark', MARK],
  ['nag', NAG],
  ['stray', WORD],
];

const patternsOf = (...kinds: PdnToken['kind'][]): readonly Pattern[] =>
  PATTERNS.filter(([kind]) => kinds.includes(kind));

/** Most tokens begin with one of these, and only some patterns can match there. */
const BY_FIRST: ReadonlyMap<string, readonly Pattern[]> = new Map([
  ...[...'0123456789'].map((digit) => [digit, patternsOf('half', 'number')] as const),
  ['-', patternsOf('pass', 'separator')],
  ['x', patternsOf('separator', 'stray')],
  ['.', patternsOf('dots')],
]);

const isSpace = (code: number): boolean =>
  code <= 32 || code === 0xa0 || code === BYTE_ORDER_MARK || code === 0x2028 || code === 0x2029;

const unescaped = (value: string): string => value.replace(/\\(["\\])/g, '$1');

/** Text that runs until something closes it. */
interface OpenText {
  readonly until: '}' | 'line-end' | 'escaped-line-end';
  readonly line: number;
  readonly glued: boolean;
  readonly blank: boolean;
  text: string;
  atLineStart: boolean;
}

export class PdnLexer {
  #buffer = '';
  #at = 0;
  #ended = false;
  #carriageReturn = false;
  #line = 1;
  #newlines = 0;
  #glued = false;
  /** Not even a space has stood on this line; a byte order mark does not count. */
  #lineIsEmpty = true;
  /** Only tags have stood on this line. */
  #tagMayFollow = true;
  #open: OpenText | null = null;

  push(chunk: string): void {
    let text = this.#carriageReturn ? `\r${chunk}` : chunk;
    // A CR at the very end may be half of a CRLF.
    this.#carriageReturn = text.endsWith('\r');
    if (this.#carriageReturn) text = text.slice(0, -1);
    if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n');
    this.#buffer = this.#buffer.slice(this.#at) + text;
    this.#at = 0;
  }

  end(): void {
    if (this.#carriageReturn) this.push('\n');
    this.#ended = true;
  }

  /** How many characters are kept: those not used up, and a comment under way. */
  get held(): number {
    return this.#buffer.length - this.#at + (this.#open?.text.length ?? 0);
  }

  /** The next token, or null when more text is needed (or there is none). */
  next(): PdnToken | null {
    for (;;) {
      if (this.#open) {
        const token = this.#continue(this.#open);
        if (token || this.#open) return token;
      }
      this.#skipSpace();
      const char = this.#buffer[this.#at];
      if (char === undefined) return null;
      if (char === '{') this.#begin('}');
      else if (char === ';') this.#begin('line-end');
      else if (char === '%' && this.#lineIsEmpty) this.#begin('escaped-line-end');
      else return char === '[' ? this.#bracket() : this.#plain(char);
    }
  }

  #skipSpace(): void {
    const buffer = this.#buffer;
    for (; this.#at < buffer.length; this.#at += 1) {
      const code = buffer.charCodeAt(this.#at);
      if (!isSpace(code)) return;
      this.#glued = false;
      if (code === LINE_FEED) this.#newline();
      else if (code !== BYTE_ORDER_MARK) this.#lineIsEmpty = false;
    }
  }

  #newline(): void {
    this.#line += 1;
    this.#newlines += 1;
    this.#lineIsEmpty = true;
    this.#tagMayFollow = true;
  }

  /** Is what stands between here and there settled, whatever follows? */
  #reaches(distance: number): boolean {
    return this.#ended || this.#at + distance <= this.#buffer.length;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#buffer);
  }

  /** Something stands here; what comes next is glued to it unless something comes between. */
  #stand(): void {
    this.#glued = true;
    this.#newlines = 0;
    this.#lineIsEmpty = false;
  }

  #token(kind: PdnToken['kind'], length: number, text: string, name = '', intact = true): PdnToken {
    const line = this.#line;
    const glued = this.#glued;
    const blank = this.#newlines > 1;
    this.#at += length;
    this.#tagMayFollow &&= kind === 'tag';
    this.#stand();
    return { kind, text, name, line, glued, blank, intact };
  }

  #plain(char: string): PdnToken | null {
    if (!this.#reaches(LOOK_AHEAD)) return null;
    const single = SINGLE[char];
    if (single) return this.#token(single, 1, char);
    for (const [kind, pattern] of BY_FIRST.get(char) ?? PATTERNS) {
      pattern.lastIndex = this.#at;
      if (!pattern.test(this.#buffer)) continue;
      const length = pattern.lastIndex - this.#at;
      if (!this.#reaches(length + LOOK_AHEAD)) return null;
      return this.#token(kind, length, this.#buffer.slice(this.#at, this.#at + length));
    }
    return this.#token('stray', 1, char);
  }

  #bracket(): PdnToken | null {
    const tag = this.#match(TAG);
    if (tag) return this.#token('tag', tag[0].length, unescaped(tag[2]!), tag[1]!);
    const lineEnd = this.#buffer.indexOf('\n', this.#at);
    if (lineEnd < 0 && !this.#reaches(TAG_REACH)) return null;

    // What other programs put into comments sometimes stands without one.
    const command = this.#match(COMMAND);
    if (command) return this.#token('comment', command[0].length, command[0]);
    const loose = this.#tagMayFollow ? (this.#match(UNQUOTED_TAG) ?? this.#match(UNCLOSED_TAG)) : null;
    if (loose) {
      const value = loose[2]!
        .trim()
        .replace(/\]$/, '')
        .trimEnd()
        .replace(/^'|["']$/g, '');
      return this.#token('tag', loose[0].length, unescaped(value), loose[1]!, false);
    }
    const [text] = this.#match(BRACKET)!;
    return this.#token('stray', text.length, text);
  }

  #begin(until: OpenText['until']): void {
    const place = { line: this.#line, glued: this.#glued, blank: this.#newlines > 1 };
    this.#open = { until, text: '', atLineStart: false, ...place };
    this.#stand();
    this.#tagMayFollow = false;
    this.#at += 1;
  }

  #continue(open: OpenText): PdnToken | null {
    const stop = open.until === '}' ? COMMENT_STOP : LINE_STOP;
    for (;;) {
      if (open.atLineStart) {
        if (!this.#reaches(TAG_START_REACH)) return null;
        if (this.#match(TAG_START)) return this.#close(open, false);
        open.atLineStart = false;
      }
      stop.lastIndex = this.#at;
      const found = stop.exec(this.#buffer);
      const end = found ? found.index : this.#buffer.length;
      open.text += this.#buffer.slice(this.#at, Math.min(end, this.#at + MOST_TEXT - open.text.length));
      this.#at = end;
      if (!found) return this.#ended ? this.#close(open, open.until !== '}') : null;
      if (open.until !== '}') return this.#close(open, true);
      this.#at += 1;
      if (found[0] === '}') return this.#close(open, true);
      if (open.text.length < MOST_TEXT) open.text += '\n';
      open.atLineStart = true;
      this.#newline();
    }
  }

  #close(open: OpenText, intact: boolean): PdnToken | null {
    this.#open = null;
    this.#glued = true;
    this.#newlines = 0;
    if (open.until === 'escaped-line-end') return null;
    const { text, line, glued, blank } = open;
    return { kind: 'comment', text: text.replace(/\s+/g, ' ').trim(), name: '', line, glued, blank, intact };
  }
}
