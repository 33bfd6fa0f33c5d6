/** Several collections as one, to be searched together. */
import {
  type Collection,
  type CollectionOrigin,
  TEXT_FIELDS,
  type TextColumn,
  type TextField,
} from './collection.ts';

type Numbers = Int32Array | Uint16Array | Uint8Array | Int16Array;

/** Where each part begins when all are put one after the other. */
function offsets(lengths: readonly number[]): readonly number[] {
  let sum = 0;
  return lengths.map((length) => {
    sum += length;
    return sum - length;
  });
}

/** The arrays one after the other, those of each part raised by a number of its own. */
function joined<T extends Numbers>(made: T, parts: readonly T[], raise: readonly number[] = []): T {
  let at = 0;
  for (const [i, part] of parts.entries()) {
    made.set(raise[i] ? part.map((value) => value + raise[i]!) : part, at);
    at += part.length;
  }
  return made;
}

const total = (parts: readonly { readonly length: number }[]): number =>
  parts.reduce((sum, { length }) => sum + length, 0);

function joinedText(parts: readonly TextColumn[]): TextColumn {
  const values = parts.flatMap((part) => part.values);
  const before = offsets(parts.map((part) => part.values.length));
  const at = parts.map((part) => part.at);
  return { values, at: joined(new Int32Array(total(at)), at, before) };
}

/** All games of these collections in one, in their order. */
export function joinCollections(parts: readonly Collection[], origin: CollectionOrigin): Collection {
  const words = (of: (part: Collection) => Int32Array, raise?: readonly number[]): Int32Array =>
    joined(new Int32Array(total(parts.map(of))), parts.map(of), raise);
  const bytes = (of: (part: Collection) => Uint8Array): Uint8Array =>
    joined(new Uint8Array(total(parts.map(of))), parts.map(of));
  const positions = offsets(parts.map(({ black }) => black.length));
  const starts = words(({ starts: all, games }) => all.subarray(0, games), positions);
  const black = words((part) => part.black);
  return {
    ...origin,
    games: starts.length,
    starts: withEnd(starts, black.length),
    black,
    white: words((part) => part.white),
    kings: words((part) => part.kings),
    material: joined(
      new Uint16Array(black.length),
      parts.map((part) => part.material),
    ),
    whiteFirst: bytes((part) => part.whiteFirst),
    results: bytes((part) => part.results),
    years: joined(
      new Int16Array(starts.length),
      parts.map((part) => part.years),
    ),
    cut: bytes((part) => part.cut),
    sources: parts.flatMap((part) => part.sources),
    source: words((part) => part.source, offsets(parts.map(({ sources }) => sources.length))),
    number: words((part) => part.number),
    text: Object.fromEntries(
      TEXT_FIELDS.map((field) => [field, joinedText(parts.map(({ text }) => text[field]))]),
    ) as Record<TextField, TextColumn>,
  };
}

function withEnd(starts: Int32Array, end: number): Int32Array {
  const all = new Int32Array(starts.length + 1);
  all.set(starts);
  all[starts.length] = end;
  return all;
}
