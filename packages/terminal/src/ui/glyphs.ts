/** Characters for lines and marks, and their plain substitutes. */
import type { Look } from '../term/look.ts';

interface Frame {
  readonly corners: readonly [string, string, string, string];
  readonly across: string;
  readonly down: string;
}

const ROUND_FRAME: Frame = { corners: ['╭', '╮', '╰', '╯'], across: '─', down: '│' };
const PLAIN_FRAME: Frame = { corners: ['+', '+', '+', '+'], across: '-', down: '|' };

const UNICODE = {
  frame: ROUND_FRAME,
  dot: '·',
  arrow: '›',
  bullet: '•',
  more: '…',
  left: '‹',
  right: '›',
  times: '×',
  king: '♛',
} as const;
const ASCII = {
  frame: PLAIN_FRAME,
  dot: '-',
  arrow: '>',
  bullet: '*',
  more: '.',
  left: '<',
  right: '>',
  times: 'x',
  king: 'K',
} as const;

export type Glyphs = { readonly [K in keyof typeof UNICODE]: (typeof UNICODE)[K] | (typeof ASCII)[K] };

export const glyphs = ({ ascii }: Look): Glyphs => (ascii ? ASCII : UNICODE);

const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/[“”]/g, '"'],
  [/[‘’]/g, "'"],
  [/…/g, '...'],
  [/[–—−]/g, '-'],
  [/●/g, '*'],
  [/□/g, '[]'],
  [/·/g, '-'],
  [/×/g, 'x'],
  [/[←]/g, 'Left'],
  [/[→]/g, 'Right'],
  [/[↑]/g, 'Up'],
  [/[↓]/g, 'Down'],
];

/** Our own sentences in plain signs; names in other alphabets become question marks. */
export function plainText(text: string, { ascii }: Look): string {
  if (!ascii) return text;
  const plain = STAND_INS.reduce((changed, [sign, stand]) => changed.replace(sign, stand), text);
  return plain
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '?');
}
