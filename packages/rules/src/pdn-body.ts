/** The moves of a tree in PDN: the main line, each variation behind the move it would replace, notes and numbers. */
import type { GameTree, TreeNode } from './game-tree.ts';
import { formatShort } from './move-text.ts';
import { EMPTY_NOTE, type Note } from './note.ts';
import { formatCommands } from './pdn-commands.ts';
import { firstByRules } from './pdn-facts.ts';
import { type PdnLine, type PdnMove, type PdnResult, parseResult } from './pdn-game.ts';
import { isMark, isNag, tidyComment, tidyNote } from './pdn-note.ts';

const WIDTH = 79;

/** Words that must stay on the line of the word before: alone at its start they would look like a tag or an escape. */
const isUnsafeAtLineStart = (word: string): boolean => word.startsWith('[') || word.startsWith('%');

/** The pieces of a comment between which a line may break. */
function commentUnits(comment: string): string[] {
  const text = tidyComment(comment);
  if (text === '') return [];
  const units: string[] = [];
  for (const word of text.split(' ')) {
    if (units.length > 0 && isUnsafeAtLineStart(word)) units.push(`${units.pop()} ${word}`);
    else units.push(word);
  }
  return enclose('{', units, '}');
}

const enclose = (opening: string, units: readonly string[], closing: string): string[] =>
  units.map((unit, i) => `${i === 0 ? opening : ''}${unit}${i === units.length - 1 ? closing : ''}`);

const PLACE = '(?:\\d{1,9}|1/2|[a-hA-H][1-8])';
const MOVE = new RegExp(`^(?:--|${PLACE}(?:[-x]${PLACE})+)$`);
/** A place with nothing behind its separator: the next number would become part of it. */
const OPEN_MOVE = new RegExp(`^${PLACE}[-x]$`);
/** Ends an open move and leaves no trace. */
const NOTHING = '{}';

/** Text of a line that could not be played; anything else than these could swallow what stands beside it. */
function rawText({ text, marks }: PdnMove): string | null {
  if (OPEN_MOVE.test(text)) return marks.length > 0 ? text : `${text} ${NOTHING}`;
  return MOVE.test(text) && parseResult(text) === null ? text : null;
}

/** What is written beside a move. */
interface Beside {
  readonly marks: readonly string[];
  readonly nags: readonly number[];
  /** Comments and variations, ready to be written. */
  readonly asides: readonly string[];
}

const noteAsides = (note: Note): string[] => [
  ...commentUnits(formatCommands(note).join(' ')),
  ...note.comments.flatMap(commentUnits),
];

/** One behind the other; `!` and `!` are not `!!`. */
const marksText = (marks: readonly string[]): string =>
  marks
    .join('\0')
    .replace(/([!?‼⁇⁈⁉])\0(?=[!?‼⁇⁈⁉])/g, '$1 ')
    .replaceAll('\0', '');

/** Gathers the units of the moves, knowing when a number is due. */
class Body {
  readonly #tree: GameTree;
  readonly #startsWithFirst: boolean;

  constructor(tree: GameTree) {
    this.#tree = tree;
    this.#startsWithFirst = tree.start.turn === firstByRules(tree.rules);
  }

  /** `3.` before the first side's move, `3...` before the other's where it does not follow directly. */
  #label(ply: number, isDue: boolean): string {
    const offset = this.#startsWithFirst ? ply : ply + 1;
    const number = Math.floor(offset / 2) + 1;
    if (offset % 2 === 0) return `${number}. `;
    return isDue ? `${number}... ` : '';
  }

  #move(ply: number, isDue: boolean, text: string, { marks, nags, asides }: Beside): string[] {
    const move = `${this.#label(ply, isDue)}${text}${marksText(marks.filter(isMark))}`;
    return [move, ...nags.filter(isNag).map((nag) => `$${nag}`), ...asides];
  }

  #node(node: TreeNode, ply: number, isDue: boolean, variations: readonly string[]) {
    const note = node.note === EMPTY_NOTE ? node.note : tidyNote(node.note);
    const asides = [...noteAsides(note), ...variations];
    const text =
      node.ply?.kind === 'move' ? formatShort(node.ply.before, this.#tree.rules, node.ply.move) : '--';
    return { units: this.#move(ply, isDue, text, { ...note, asides }), isDue: asides.length > 0 };
  }

  /** The line that follows a node, with what its end leads to in a variation. */
  line(from: TreeNode, firstPly: number, isFirstDue: boolean): string[] {
    const units: string[] = [];
    let isDue = isFirstDue;
    let ply = firstPly;
    let node = from;
    for (let next = node.children[0]; next; next = node.children[0]) {
      const variations = [
        ...node.children.slice(1).flatMap((other) => this.#variation(other, ply)),
        ...node.unplayed.flatMap((raw) => enclose('(', this.#raw(raw, ply, true), ')')),
      ];
      const written = this.#node(next, ply, isDue, variations);
      units.push(...written.units);
      isDue = written.isDue;
      ply += 1;
      node = next;
    }
    const [tail] = node.unplayed;
    if (tail) return [...units, ...this.#raw(tail, ply, isDue)];
    return node.result === null ? units : [...units, node.result];
  }

  #variation(node: TreeNode, ply: number): string[] {
    const before = node.note.before.flatMap(commentUnits);
    const first = this.#node(node, ply, true, []);
    return enclose('(', [...before, ...first.units, ...this.line(node, ply + 1, first.isDue)], ')');
  }

  /** A line that could not be played, as it was written. */
  #raw(line: PdnLine, firstPly: number, isFirstDue: boolean): string[] {
    const units = line.comments.flatMap(commentUnits);
    let isDue = isFirstDue || units.length > 0;
    let ply = firstPly;
    for (const move of line.moves) {
      const text = rawText(move);
      if (text === null) continue;
      const variations = move.variations.flatMap((inner) => enclose('(', this.#raw(inner, ply, true), ')'));
      const asides = [...move.comments.flatMap(commentUnits), ...variations];
      units.push(...this.#move(ply, isDue, text, { ...move, asides }));
      isDue = asides.length > 0;
      ply += 1;
    }
    if (line.result !== null) units.push(line.result);
    return units;
  }
}

function wrap(units: readonly string[]): string {
  let text = '';
  let column = 0;
  for (const unit of units) {
    const fits = column > 0 && column + 1 + unit.length <= WIDTH;
    if (column > 0) text += fits ? ' ' : '\n';
    text += unit;
    column = fits ? column + 1 + unit.length : unit.length;
  }
  return text;
}

/** The moves in lines of up to 79 characters, with the result at their end unless they have one. */
export function formatBody(tree: GameTree, result: PdnResult | null): string {
  const start = tidyNote(tree.root.note);
  const units = [...noteAsides(start), ...new Body(tree).line(tree.root, 0, true)];
  return wrap(result === null ? units : [...units, result]);
}
