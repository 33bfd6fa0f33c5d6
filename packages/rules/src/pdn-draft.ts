/** A PDN game while it is being read: where each tag, move and note belongs. */
import {
  MOST_DEPTH,
  type PdnError,
  type PdnErrorCode,
  type PdnGame,
  type PdnLine,
  type PdnMove,
  type PdnResult,
  type PdnTag,
  type PdnWarning,
  type PdnWarningCode,
  parseGameType,
  parseResult,
  tagValue,
} from './pdn-game.ts';
import { tidyComment } from './pdn-note.ts';

interface DraftMove extends PdnMove {
  marks: string[];
  nags: number[];
  comments: string[];
  variations: PdnLine[];
}

/** Most moves have no notes, and then share this list; it is never added to. */
const NONE: never[] = [];

function added<T>(list: T[], item: T): T[] {
  if (list === NONE) return [item];
  list.push(item);
  return list;
}

interface DraftLine extends PdnLine {
  comments: string[];
  readonly moves: DraftMove[];
  result: PdnResult | null;
  /** Where its parenthesis opened; 0 for the main line. */
  readonly openedAt: number;
  /** Marks before any move: perhaps the parenthesis holds nothing else, as in `(!?)`. */
  readonly looseMarks: string[];
}

/** After so many a game is clearly damaged, and more of them would say nothing new. */
const MOST_WARNINGS = 100;

const draftLine = (openedAt: number): DraftLine => ({
  comments: [],
  moves: [],
  result: null,
  openedAt,
  looseMarks: [],
});

const isEmpty = (line: DraftLine): boolean =>
  line.moves.length === 0 && line.comments.length === 0 && line.result === null;

const toLine = ({ comments, moves, result }: DraftLine): PdnLine => ({ comments, moves, result });

export class PdnDraft {
  line = 0;
  /** The last move number seen on the main line. */
  lastNumber = 0;
  readonly tags: PdnTag[] = [];
  readonly #names = new Set<string>();
  readonly #errors: PdnError[] = [];
  readonly #warnings: PdnWarning[] = [];
  /** The main line and the variations open now, innermost last. */
  readonly #lines: DraftLine[] = [draftLine(0)];
  /** Parentheses opened beyond the greatest depth; what they hold is passed over. */
  #tooDeep = 0;

  get #current(): DraftLine {
    return this.#lines[this.#lines.length - 1]!;
  }

  get #main(): DraftLine {
    return this.#lines[0]!;
  }

  get inVariation(): boolean {
    return this.#lines.length > 1;
  }

  get result(): PdnResult | null {
    return this.#main.result;
  }

  /** Has the part after the tags begun? */
  get hasBody(): boolean {
    return this.inVariation || this.#errors.length > 0 || this.result !== null || this.hasMoves;
  }

  get hasMoves(): boolean {
    return this.#main.moves.length > 0;
  }

  get isGame(): boolean {
    return this.tags.length > 0 || this.hasBody;
  }

  hasTag(name: string): boolean {
    return this.#names.has(name.toLowerCase());
  }

  warn(code: PdnWarningCode, line: number, token: string): void {
    if (this.#warnings.length < MOST_WARNINGS) this.#warnings.push({ code, line, token });
  }

  fail(code: PdnErrorCode, line: number, token: string): void {
    this.#errors.push({ code, line, token });
  }

  addTag(name: string, value: string, line: number): void {
    if (this.hasTag(name)) {
      this.warn('duplicate-tag', line, name);
      return;
    }
    if (value.trim() === '') this.warn('empty-tag', line, name);
    this.#names.add(name.toLowerCase());
    this.tags.push({ name, value });
  }

  addMove(text: string, line: number): void {
    if (this.#tooDeep > 0) return;
    this.#current.moves.push({ text, line, marks: NONE, nags: NONE, comments: NONE, variations: NONE });
  }

  addResult(result: PdnResult, line: number, token: string): void {
    if (this.#tooDeep > 0) return;
    const current = this.#current;
    if (current.result !== null) this.warn('repeated-result', line, token);
    if (current.result === null || current.result === '*') current.result = result;
  }

  /** The game goes on after its result. */
  withdrawResult(result: PdnResult, line: number): void {
    this.warn('result-before-end', line, result);
    this.#main.result = null;
  }

  addComment(written: string): void {
    const text = this.#tooDeep > 0 ? '' : tidyComment(written);
    if (text === '') return;
    const place = this.#current.moves.at(-1) ?? this.#current;
    place.comments = added(place.comments, text);
  }

  addMark(text: string, line: number): void {
    if (this.#tooDeep > 0) return;
    const move = this.#current.moves.at(-1);
    if (move) move.marks = added(move.marks, text);
    else if (this.inVariation) this.#current.looseMarks.push(text);
    else this.warn('stray-text', line, text);
  }

  addNag(nag: number, line: number): void {
    if (this.#tooDeep > 0) return;
    const move = this.#current.moves.at(-1);
    if (move) move.nags = added(move.nags, nag);
    else this.warn('stray-text', line, `$${nag}`);
  }

  open(line: number): void {
    if (this.#tooDeep > 0 || this.#lines.length > MOST_DEPTH) {
      if (this.#tooDeep === 0) this.warn('variation-too-deep', line, '(');
      this.#tooDeep += 1;
    } else this.#lines.push(draftLine(line));
  }

  /** Returns whether the parenthesis held nothing but marks, as in `(!?)`. */
  close(line: number): boolean {
    if (this.#tooDeep > 0) {
      this.#tooDeep -= 1;
      return false;
    }
    if (!this.inVariation) {
      this.warn('unmatched-parenthesis', line, ')');
      return false;
    }
    const variation = this.#lines.pop()!;
    const move = this.#current.moves.at(-1);
    const onlyMarks = isEmpty(variation) && variation.looseMarks.length > 0;
    if (onlyMarks)
      for (const mark of variation.looseMarks) this.addMark(/^[(*]/.test(mark) ? mark : `(${mark})`, line);
    else if (!move) this.warn('variation-without-move', variation.openedAt, '(');
    else if (!isEmpty(variation)) move.variations = added(move.variations, toLine(variation));
    if (!onlyMarks) for (const mark of variation.looseMarks) this.warn('stray-text', line, mark);
    return onlyMarks;
  }

  finish(number: number): PdnGame {
    if (this.inVariation) {
      this.#tooDeep = 0;
      this.fail('unclosed-variation', this.#lines[1]!.openedAt, '(');
      while (this.inVariation) this.close(this.line);
    }
    this.#checkTags();
    const { line, tags } = this;
    return { number, line, tags, main: toLine(this.#main), errors: this.#errors, warnings: this.#warnings };
  }

  #checkTags(): void {
    const type = tagValue(this.tags, 'GameType');
    if (type !== null && parseGameType(type) === null) this.warn('unknown-game-type', this.line, type);
    const tag = tagValue(this.tags, 'Result');
    if (this.result === null) this.warn('no-result', this.line, tag ?? '');
    else if (tag !== null && parseResult(tag) !== this.result)
      this.warn('result-differs-from-tag', this.line, tag);
  }
}
