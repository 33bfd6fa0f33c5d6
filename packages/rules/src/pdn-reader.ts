/** Reads PDN of any size, one game at a time, whatever state the text is in: nothing makes it throw. */
import { PdnDraft } from './pdn-draft.ts';
import { type PdnGame, type PdnResult, parseResult } from './pdn-game.ts';
import { PdnLexer, type PdnToken } from './pdn-lexer.ts';

/**
 * In characters, spaces not counted. A longer "game" is damage, or a file that is no PDN at all; the reader goes on
 * at the next tag.
 */
export const MOST_GAME_TEXT = 1 << 20;

/** Places with separators between them: a move, a result or a move number, which only the next token will tell. */
interface Pending {
  readonly line: number;
  readonly blank: boolean;
  text: string;
  places: number;
  /** The text ends with a separator. */
  open: boolean;
  readonly startsWithNumber: boolean;
}

const isNumber = ({ startsWithNumber, places, open }: Pending): boolean =>
  startsWithNumber && places === 1 && !open;

const separatorOf = (text: string): string => (/[-–—−]/.test(text) ? '-' : 'x');

/** Takes a file piece by piece, cut anywhere, and hands out each game when it is complete. */
export class PdnReader {
  readonly #lexer = new PdnLexer();
  #draft = new PdnDraft();
  /** How much text the game under way has given. */
  #kept = 0;
  #pending: Pending | null = null;
  /** The token before belonged to a move, so a `*` glued to it is a mark. */
  #afterMove = false;
  /** Passing over the rest of a game that was too long. */
  #skipping = false;
  #games = 0;
  #done: PdnGame[] = [];

  /** The games completed by this piece of text. */
  push(chunk: string): PdnGame[] {
    this.#lexer.push(chunk);
    return this.#drain();
  }

  /** The games that the end of the text completes. */
  end(): PdnGame[] {
    this.#lexer.end();
    const done = this.#drain();
    this.#settle();
    this.#finish();
    return [...done, ...this.#take()];
  }

  /** How many characters the reader keeps in its memory now, whatever form they have there. */
  get held(): number {
    return this.#lexer.held + this.#kept;
  }

  #take(): PdnGame[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  #drain(): PdnGame[] {
    for (let token = this.#lexer.next(); token; token = this.#lexer.next()) {
      if (this.#skipping && token.kind !== 'tag') continue;
      this.#skipping = false;
      this.#read(token);
      this.#kept += 1 + token.name.length + token.text.length;
      if (this.#kept > MOST_GAME_TEXT) this.#giveUp(token.line);
    }
    return this.#take();
  }

  #giveUp(line: number): void {
    this.#settle();
    this.#skipping = this.#draft.isGame;
    if (this.#skipping) this.#draft.fail('too-long', line, '');
    this.#finish();
  }

  #finish(): void {
    if (this.#draft.isGame) {
      this.#games += 1;
      this.#done.push(this.#draft.finish(this.#games));
    }
    this.#draft = new PdnDraft();
    this.#kept = 0;
  }

  /** The game that something on this line belongs to. */
  #at(line: number): PdnDraft {
    if (this.#draft.line === 0) this.#draft.line = line;
    return this.#draft;
  }

  #read(token: PdnToken): void {
    const { kind } = token;
    const pending = this.#pending;
    if (kind === 'number' || kind === 'coordinate' || kind === 'half') this.#place(token);
    else if (kind === 'separator') this.#separator(token);
    else if (kind === 'pass' && token.glued && pending?.places === 1) this.#separator(token);
    else if (kind === 'dots' && pending && isNumber(pending)) this.#number(pending, true);
    else {
      this.#settle();
      const afterMove = this.#afterMove && token.glued;
      this.#afterMove = false;
      this.#readOther(token, afterMove);
    }
  }

  #readOther(token: PdnToken, afterMove: boolean): void {
    const { kind, text, line } = token;
    if (kind === 'tag') this.#tag(token);
    else if (kind === 'comment') this.#comment(token);
    else if (kind === 'pass') this.#move('--', line);
    else if (kind === 'mark' || (kind === 'star' && afterMove)) {
      this.#draft.addMark(text, line);
      this.#afterMove = true;
    } else if (kind === 'star') this.#result('*', line);
    else if (kind === 'nag') this.#draft.addNag(Number(text.slice(1)), line);
    else if (kind === 'open') this.#open(line);
    else if (kind === 'close') this.#afterMove = this.#draft.close(line);
    else if (kind === 'stray') this.#draft.warn('stray-text', line, text);
  }

  #tag({ name, text, line, blank, intact }: PdnToken): void {
    // A name that comes again after an empty line: the game before had neither moves nor a result.
    if (this.#draft.hasBody || (blank && this.#draft.hasTag(name))) this.#finish();
    const draft = this.#at(line);
    if (!intact) draft.warn('damaged-tag', line, name);
    draft.addTag(name, text, line);
  }

  #comment({ text, line, blank, intact }: PdnToken): void {
    // What stands apart from a game that is over introduces the next one.
    if (blank && this.#draft.result !== null && !this.#draft.inVariation) this.#finish();
    this.#draft.addComment(text);
    if (!intact) this.#at(line).fail('unclosed-comment', line, `{${text.slice(0, 20)}`);
  }

  #open(line: number): void {
    if (this.#draft.isGame) this.#draft.open(line);
    else this.#draft.warn('stray-text', line, '(');
  }

  #place({ kind, text, line, glued, blank }: PdnToken): void {
    const pending = this.#pending;
    const place = kind === 'half' ? '1/2' : text;
    // `c3d4`: coordinates need no separator.
    const joins = pending && !pending.open && kind === 'coordinate' && glued && !pending.startsWithNumber;
    if (pending && (pending.open || joins)) {
      pending.text += joins ? `-${place}` : place;
      pending.places += 1;
      pending.open = false;
      return;
    }
    this.#settle();
    this.#pending = { line, blank, text: place, places: 1, open: false, startsWithNumber: kind === 'number' };
  }

  #separator({ text, line }: PdnToken): void {
    const pending = this.#pending;
    if (pending && !pending.open) {
      pending.text += separatorOf(text);
      pending.open = true;
    } else this.#draft.warn('stray-text', line, text);
  }

  /** Now it is known where the pending places end. */
  #settle(): void {
    const pending = this.#pending;
    this.#pending = null;
    if (pending === null) return;
    if (isNumber(pending)) this.#number(pending, false);
    else this.#settleMove(pending);
  }

  #settleMove({ line, text, places, open }: Pending): void {
    const dangling = open && places > 1;
    if (dangling) this.#draft.warn('stray-text', line, text.slice(-1));
    const whole = dangling ? text.slice(0, -1) : text;
    const result = parseResult(whole);
    if (result) this.#result(result, line);
    else if (places > 1 || (open && this.#draft.isGame)) this.#move(whole, line);
    else this.#draft.warn('stray-text', line, whole);
  }

  /** A move number. It may tell that the game before has ended, or that it has not. */
  #number({ text, line, blank }: Pending, dotted: boolean): void {
    this.#pending = null;
    this.#afterMove = false;
    const { inVariation, result, lastNumber, hasMoves } = this.#draft;
    if (inVariation || (result !== null && !dotted)) return;
    const n = Number(text);
    if (result !== null && n > 1 && (n === lastNumber || n === lastNumber + 1))
      this.#draft.withdrawResult(result, line);
    else if (result !== null || (hasMoves && dotted && blank && n === 1 && lastNumber > 1)) this.#finish();
    this.#draft.lastNumber = n;
  }

  #result(result: PdnResult, line: number): void {
    if (this.#draft.isGame) this.#draft.addResult(result, line, result);
    else this.#draft.warn('stray-text', line, result);
  }

  #move(text: string, line: number): void {
    if (this.#draft.result !== null && !this.#draft.inVariation) this.#finish();
    this.#at(line).addMove(text, line);
    this.#afterMove = true;
  }
}

/** Every game of a text. */
export function readPdn(text: string): PdnGame[] {
  const reader = new PdnReader();
  return [...reader.push(text), ...reader.end()];
}

/** The games of a stream of text, one after the other: a file of any size takes the memory of one game. */
export async function* readPdnStream(
  chunks: AsyncIterable<string>,
): AsyncGenerator<PdnGame, void, undefined> {
  const reader = new PdnReader();
  for await (const chunk of chunks) yield* reader.push(chunk);
  yield* reader.end();
}
