/** What somebody has written about the games they look for, as a query, or a sentence about what is wrong with it. */
import {
  type BoardQuery,
  type GameFilter,
  type MaskError,
  type MaskFault,
  type MaterialFault,
  type Pattern,
  parseMask,
  parseMaterial,
  type Query,
  type Span,
  type StoredResult,
} from '@crownhead/library';
import { err, OFFICIAL, ok, quotable, type Result, readPosition, type Side } from '@crownhead/rules';

export interface FilterTexts {
  readonly player?: string;
  readonly side?: Side;
  readonly opponent?: string;
  readonly event?: string;
  readonly year?: string;
  readonly opening?: string;
  readonly result?: StoredResult;
  readonly plies?: string;
}

export interface SearchTexts extends FilterTexts {
  readonly fen?: string;
  readonly mask?: string;
  readonly material?: string;
  readonly reversed?: true;
  readonly held?: number;
  readonly byPly?: number;
}

const MASK_WORDS: Readonly<Record<MaskFault, string>> = {
  unreadable: 'squares are numbers, with k for a king or m for a man before them',
  'bad-side': 'a section begins with B, W, E, own or other',
  'bad-square': 'squares go from 1 to 32',
  'square-twice': 'a square is given twice',
  'mixed-sides': 'own and other stand in place of colors and of a side to move',
  'nothing-given': 'no square is given',
};

const maskSentence = ({ code, token }: MaskError): string =>
  `The mask cannot be read at “${quotable(token)}”: ${MASK_WORDS[code]}.`;

const MATERIAL_WORDS: Readonly<Record<MaterialFault, string>> = {
  unreadable: 'write it like 2k1m-1k, Black’s kings and men first',
  'too-many-pieces': 'a side has at most 12 pieces',
};

/** `1955`, `1950-1960`, `1950-` or `-1960`. */
function readSpan(text: string, what: string): Result<Span, string> {
  const match = /^(\d{1,5})?(-)?(\d{1,5})?$/.exec(text.trim());
  const [, from, dash, to] = match ?? [];
  if (match === null || (from ?? to) === undefined)
    return err(`The ${what} must be a number or a range such as 20-60, not “${quotable(text)}”.`);
  const span: Span = {
    ...(from === undefined ? {} : { from: Number(from) }),
    ...(dash === undefined ? { to: Number(from) } : to === undefined ? {} : { to: Number(to) }),
  };
  if ((span.from ?? 0) > (span.to ?? Number.POSITIVE_INFINITY))
    return err(`The ${what} goes from ${span.from} to ${span.to}, which is backwards.`);
  return ok(span);
}

export function readFilter(texts: FilterTexts): Result<GameFilter, string> {
  const { player, side, opponent, event, opening, result } = texts;
  const years = texts.year === undefined ? null : readSpan(texts.year, 'year');
  if (years && !years.ok) return years;
  const plies = texts.plies === undefined ? null : readSpan(texts.plies, 'length in plies');
  if (plies && !plies.ok) return plies;
  const given = { player, side, opponent, event, opening, result, years: years?.value, plies: plies?.value };
  return ok(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)));
}

interface ReadPattern {
  readonly pattern: Pattern;
  /** Written so that either side may be meant. */
  readonly eitherSide: boolean;
}

function readPattern({ fen, mask, material }: SearchTexts): Result<ReadPattern | null, string> {
  if (fen !== undefined) {
    const position = readPosition(fen, OFFICIAL, 'said');
    if (!position.ok) return err(position.error.message);
    return ok({ pattern: { kind: 'position', position: position.value }, eitherSide: false });
  }
  if (mask !== undefined) {
    const read = parseMask(mask);
    if (!read.ok) return err(maskSentence(read.error));
    return ok({ pattern: { kind: 'mask', mask: read.value.mask }, eitherSide: read.value.eitherSide });
  }
  if (material === undefined) return ok(null);
  const read = parseMaterial(material);
  if (!read.ok)
    return err(`The material “${quotable(material)}” cannot be read: ${MATERIAL_WORDS[read.error]}.`);
  return ok({ pattern: { kind: 'material', material: read.value }, eitherSide: false });
}

function readBoard(texts: SearchTexts): Result<BoardQuery | null, string> {
  const read = readPattern(texts);
  if (!read.ok) return read;
  if (read.value === null) return ok(null);
  const { reversed, held, byPly } = texts;
  return ok({
    pattern: read.value.pattern,
    reversed: reversed === true || read.value.eitherSide,
    ...(held === undefined ? {} : { held }),
    ...(byPly === undefined ? {} : { byPly }),
  });
}

export function readQuery(texts: SearchTexts): Result<Query, string> {
  const board = readBoard(texts);
  if (!board.ok) return board;
  const filter = readFilter(texts);
  if (!filter.ok) return filter;
  return ok({ filter: filter.value, ...(board.value ? { board: board.value } : {}) });
}
