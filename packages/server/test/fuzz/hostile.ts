/** Frames nobody in their right mind would send: cut, bent, nested, swollen and mistyped. */
import { LONGEST_MESSAGE } from '@crownhead/protocol';
import { randomMessage, type Targets } from './random-message.ts';
import type { SeededRandom } from './seeded-random.ts';

const ODD_VALUES = [
  null,
  true,
  0,
  -0.5,
  1e308,
  '',
  'x',
  [],
  {},
  [[[]]],
  { length: 1e9 },
  '\u0000',
  '\uD800',
  '__proto__',
  'W:W32:B1',
  { $ne: null },
] as const;
const ODD_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'then',
  'polluted',
  'by',
  'v',
  '',
] as const;
const ODD_TEXTS = [
  '',
  ' ',
  '{',
  '[]',
  'null',
  '"type"',
  '1e999',
  'NaN',
  '{"type":',
  '\u2028',
  '{"type":"hello"}',
] as const;

/** Puts something where it does not belong, once; keys like `__proto__` are written as text, since objects have them already. */
function bend(value: unknown, random: SeededRandom): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.2)) return random.pick(ODD_VALUES);
  const entries = Object.entries(value);
  const i = random.below(entries.length + 1);
  if (Array.isArray(value)) return value.map((part, j) => (j === i ? bend(part, random) : part));
  if (i === entries.length || random.chance(0.2)) {
    const text = JSON.stringify(value).replace(/^\{/, `{"${random.pick(ODD_KEYS)}":{"polluted":true},`);
    return new Raw(text.replace(',}', '}'));
  }
  if (random.chance(0.2)) entries.splice(i, 1);
  else entries[i] = [entries[i]![0], bend(entries[i]![1], random)];
  return Object.fromEntries(entries);
}

/** JSON that is already text. */
class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

function textOf(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`;
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${textOf(part)}`);
  return `{${parts.join(',')}}`;
}

const nested = (random: SeededRandom): string => {
  const depth = 1 + random.below(9000);
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
    ['{"options":', '}'],
  ] as const);
  const inside = random.chance(0.5) ? `0${close.repeat(depth)}` : '';
  return `{"type":"table.create","id":"deep","options":${open.repeat(depth)}${inside}${inside ? '}' : ''}`;
};

/** Most of these fit; the server hangs up on the one in a hundred that does not. */
const swollen = (random: SeededRandom): string => {
  const size = random.chance(0.01) ? LONGEST_MESSAGE + 1 : LONGEST_MESSAGE - 200;
  return `{"type":"lobby.leave","id":"big","more":"${'x'.repeat(size)}"}`;
};

/** One frame: text, or bytes for a binary one. */
export function frame(random: SeededRandom, targets: Targets): string | Buffer {
  const roll = random.below(100);
  if (roll < 55) return JSON.stringify(randomMessage(random, targets));
  if (roll < 85) return textOf(bend(randomMessage(random, targets), random));
  if (roll < 90) return JSON.stringify(randomMessage(random, targets)).slice(0, random.below(80));
  if (roll < 94) return random.pick(ODD_TEXTS);
  if (roll < 96) return random.bytes(random.below(300));
  return roll < 98 ? nested(random) : swollen(random);
}
