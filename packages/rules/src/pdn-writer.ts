/** Writes a game as PDN 3.0: one way only, readable by other programs, and everything of ours comes back when read. */
import { formatFen } from './fen.ts';
import { type Game, type Ply, standardStart } from './game.ts';
import { formatShort } from './move-text.ts';
import { formatClock } from './pdn-clock.ts';
import { firstByRules, formatFacts, formatGameType, PDN_UNKNOWN, type PdnFacts } from './pdn-facts.ts';
import {
  MOST_TAG_VALUE,
  type PdnLine,
  type PdnMove,
  type PdnTag,
  parseResult,
  tagValue,
} from './pdn-game.ts';
import { EMPTY_NOTE, noteOf, type PdnNote } from './pdn-note.ts';
import { formatResult } from './pdn-outcome.ts';
import { samePosition } from './position.ts';

/** What `replayPdn` returns can be written again as it is. */
export interface PdnContent {
  readonly game: Game;
  /** Event, site and so on, and any others to be kept; those that follow from the game are written from it. */
  readonly tags?: readonly PdnTag[];
  readonly facts?: Partial<Pick<PdnFacts, 'names'>>;
  /** Before the first move. */
  readonly comments?: readonly string[];
  /** By ply. */
  readonly notes?: readonly (PdnNote | undefined)[];
}

const WIDTH = 79;

const UNKNOWN_VALUES: readonly PdnTag[] = [
  { name: 'Event', value: PDN_UNKNOWN },
  { name: 'Site', value: PDN_UNKNOWN },
  { name: 'Date', value: '????.??.??' },
  { name: 'Round', value: PDN_UNKNOWN },
];

/** Made from the game and its facts, so never taken over from elsewhere. */
const OWN_TAGS: ReadonlySet<string> = new Set(
  [
    ...['Black', 'White', 'Result', 'GameType', 'SetUp', 'FEN', 'Termination'],
    ...['RuleSet', 'DrawRule'],
  ].map((name) => name.toLowerCase()),
);

const withoutControls = (text: string): string => text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

const safeValue = (value: string): string =>
  withoutControls(value).trim().slice(0, MOST_TAG_VALUE).trim().toWellFormed();

const formatTag = ({ name, value }: PdnTag): string => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`;

function tagsOf({ game, tags: given = [], facts = {} }: PdnContent): PdnTag[] {
  const tags = given.map(({ name, value }) => ({ name, value: safeValue(value) }));
  const { rules, drawRule, start, outcome } = game;
  const nameOf = (tag: string, known: string | undefined): string =>
    safeValue(known ?? '') || tagValue(tags, tag) || PDN_UNKNOWN;
  const made: PdnTag[] = [
    ...UNKNOWN_VALUES.map(({ name, value }) => ({ name, value: tagValue(tags, name) ?? value })),
    { name: 'Black', value: nameOf('Black', facts.names?.black) },
    { name: 'White', value: nameOf('White', facts.names?.white) },
    { name: 'Result', value: formatResult(outcome, firstByRules(rules)) },
    { name: 'GameType', value: formatGameType(rules) },
  ];
  if (!samePosition(start, standardStart(firstByRules(rules))))
    made.push({ name: 'SetUp', value: '1' }, { name: 'FEN', value: formatFen(start) });
  made.push(...formatFacts({ rules, drawRule }));
  if (outcome) made.push({ name: 'Termination', value: outcome.reason });

  const names = new Set([...OWN_TAGS, ...made.map(({ name }) => name.toLowerCase())]);
  for (const tag of tags) {
    const name = tag.name.toLowerCase();
    if (names.has(name) || !/^[a-z]\w{0,60}$/.test(name)) continue;
    names.add(name);
    made.push(tag);
  }
  return made;
}

/** Words that must stay on the line of the word before: alone at its start they would look like a tag or an escape. */
const isUnsafeAtLineStart = (word: string): boolean => word.startsWith('[') || word.startsWith('%');

/** The pieces of a comment between which a line may break. */
function commentUnits(comment: string): string[] {
  const text = withoutControls(comment).replace(/\{/g, '(').replace(/\}/g, ')').replace(/\s+/g, ' ').trim();
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

const isMark = (mark: string): boolean => /^(?:[!?‼⁇⁈⁉]+|\([!?‼⁇⁈⁉]+\)|\*)$/.test(mark);

const PLACE = '(?:\\d{1,9}|[a-hA-H][1-8])';
const MOVE = new RegExp(`^(?:--|${PLACE}(?:[-x]${PLACE})+)$`);
/** Anything else in a variation could swallow what stands beside it. */
const isWritable = ({ text }: PdnMove): boolean => MOVE.test(text) && parseResult(text) === null;

/** Gathers the units of the moves, knowing when a number is due. */
class MoveText {
  readonly #startsWithFirst: boolean;

  constructor(game: Game) {
    this.#startsWithFirst = game.start.turn === firstByRules(game.rules);
  }

  /** `3.` before the first side's move, `3...` before the other's where it does not follow directly. */
  #label(ply: number, isDue: boolean): string {
    const offset = this.#startsWithFirst ? ply : ply + 1;
    const number = Math.floor(offset / 2) + 1;
    if (offset % 2 === 0) return `${number}. `;
    return isDue ? `${number}... ` : '';
  }

  /** The units of one move with its notes, and whether they interrupt the line so that a number is due. */
  #move(ply: number, isDue: boolean, text: string, note: PdnNote): { units: string[]; interrupts: boolean } {
    const move = `${this.#label(ply, isDue)}${text}${note.marks.filter(isMark).join('')}`;
    const nags = note.nags.filter((nag) => Number.isSafeInteger(nag) && nag >= 0 && nag < 1e9);
    const clock = note.clock === null ? [] : [`{[%clk ${formatClock(note.clock)}]}`];
    const asides = [
      ...clock,
      ...note.comments.flatMap(commentUnits),
      ...note.variations.flatMap((variation) => this.#variation(variation, ply)),
    ];
    return { units: [move, ...nags.map((nag) => `$${nag}`), ...asides], interrupts: asides.length > 0 };
  }

  #variation(line: PdnLine, ply: number): string[] {
    const units = line.comments.flatMap(commentUnits);
    let isDue = true;
    for (const [i, move] of line.moves.filter(isWritable).entries()) {
      const written = this.#move(ply + i, isDue, move.text, { ...move, clock: null });
      units.push(...written.units);
      isDue = written.interrupts;
    }
    if (line.result !== null) units.push(line.result);
    return enclose('(', units, ')');
  }

  main(plies: readonly Ply[], rules: Game['rules'], notes: PdnContent['notes'] = []): string[] {
    const units: string[] = [];
    let isDue = true;
    for (const [i, ply] of plies.entries()) {
      const text = ply.kind === 'pass' ? '--' : formatShort(ply.before, rules, ply.move);
      const written = this.#move(i, isDue, text, settledNote(notes[i] ?? EMPTY_NOTE));
      units.push(...written.units);
      isDue = written.interrupts;
    }
    return units;
  }
}

/** A clock that stands in a comment is the clock, as it will be when the text is read. */
const settledNote = (note: PdnNote): PdnNote =>
  note.clock === null && note.comments.length > 0 ? noteOf([{ ...note, text: '', line: 0 }]) : note;

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

/** The game as PDN text, its moves in lines of up to 79 characters, ended by a line break. */
export function writePdn(content: PdnContent): string {
  const { game, comments = [], notes } = content;
  const tags = tagsOf(content).map(formatTag);
  const units = [
    ...comments.flatMap(commentUnits),
    ...new MoveText(game).main(game.plies, game.rules, notes),
    formatResult(game.outcome, firstByRules(game.rules)),
  ];
  return `${tags.join('\n')}\n\n${wrap(units)}\n`;
}
