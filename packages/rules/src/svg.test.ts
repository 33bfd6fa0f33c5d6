import { describe, expect, it } from 'vitest';
import { parsePosition } from './fen.ts';
import { legalMoves } from './list-moves.ts';
import { START, START_SETUP } from './position.ts';
import { positionSvg } from './svg.ts';

const count = (text: string, part: string): number => text.split(part).length - 1;

const read = (fen: string) => {
  const position = parsePosition(fen);
  if (!position.ok) throw new Error(position.error);
  return position.value;
};

/** Middles of the pieces, as they are drawn. */
const places = (svg: string): string[] => [...svg.matchAll(/translate\((\d+ \d+)\)/g)].map(([, at]) => at!);

describe('[V1] [M6] the picture of a position', () => {
  it('has every piece on its square, and turned round on the opposite one', () => {
    const position = read('B:W32:B1');
    expect(places(positionSvg(position))).toEqual(['150 50', '650 750']);
    expect(places(positionSvg(position, { flip: true }))).toEqual(['650 750', '150 50']);
    expect(places(positionSvg(START))).toHaveLength(24);
  });

  it('shows a crown on kings alone', () => {
    expect(count(positionSvg(START), '<path')).toBe(0);
    expect(count(positionSvg(read('B:WK32,31:BK1,K2')), '<path')).toBe(3);
  });

  it('tells a screen reader what stands where', () => {
    const svg = positionSvg(read('W:W31,32:BK5'), { title: 'After 3 moves' });
    expect(svg).toContain('role="img"');
    expect(svg).toContain('<title>After 3 moves: W:W31,32:BK5</title>');
    expect(svg).toContain('<desc>White to move. Black: king on 5. White: men on 31, 32.</desc>');
    expect(positionSvg({ ...START_SETUP, turn: null })).not.toContain('to move');
  });

  it.each([
    ['numbers', 32],
    ['coordinates', 16],
    ['both', 48],
    ['none', 0],
  ] as const)('has the labels that are asked for: %s', (labels, texts) => {
    expect(count(positionSvg(START, { labels }), '<text')).toBe(texts);
  });

  it('shows the way of the last move', () => {
    const position = read('B:W18,26:B15');
    const [lastMove] = legalMoves(position);
    expect(positionSvg(position, { lastMove: lastMove! })).toContain('points="450,350 250,550 450,750"');
  });

  it('[V4] takes no markup from outside', () => {
    const svg = positionSvg(START, { title: '</title><script>', colours: { frame: '"/><script>' } });
    expect(svg).not.toContain('<script');
  });
});
