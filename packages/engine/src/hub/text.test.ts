/** Hub lines, moves, positions, limits and parameters as text, there and back. */
import { applyMove, legalMoves, newGame, playMove, START, samePosition } from '@crownhead/rules';
import { aPlayout, aPosition, at, rulesWith, runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hubLevel, readHubLimits } from './limits.ts';
import { formatHubLine, parseHubLine } from './line.ts';
import { formatHubMove, readHubMove } from './move.ts';
import { changeHubParam, formatHubParams, HUB_PARAMS } from './params.ts';
import { formatHubPosition, parseHubPosition } from './position.ts';

const args = (text: string) => Object.fromEntries(parseHubLine(text)!.args);

describe('a line', () => {
  it('is a command with named values, quoted values and bare words', () => {
    expect(parseHubLine('level')).toEqual({ command: 'level', args: new Map() });
    expect(args('level move-time=0.5 depth=9')).toEqual({ 'move-time': '0.5', depth: '9' });
    expect(args('pos pos=B moves="11-15 22-18"')).toEqual({ pos: 'B', moves: '11-15 22-18' });
    expect(args('go think')).toEqual({ think: '' });
    expect(args('  level\tinfinite  depth = 3 ')).toEqual({ infinite: '', depth: '3' });
    expect(args('level depth=3 depth=4')).toEqual({ depth: '4' });
    expect(args('pos moves="11-15 22')).toEqual({ moves: '11-15 22' });
    expect(args('a b="" c= d=')).toEqual({ b: '', c: 'd=' });
    expect(parseHubLine(' \t ')).toBeNull();
    expect(parseHubLine('="')).toMatchObject({ command: '="' });
  });

  it('comes back as it was written, and stays one line', () => {
    const name = fc.stringMatching(/^[a-z][a-z-]{0,8}$/);
    const value = fc.string().map((text) => text.replace(/["\p{Cc}]/gu, '_'));
    const values = fc.dictionary(name, value, { noNullPrototype: true });
    fc.assert(
      fc.property(name, values, (command, written) => {
        const line = formatHubLine(command, written);
        expect(Object.fromEntries(parseHubLine(line)!.args)).toEqual(written);
      }),
      runs(300),
    );
    expect(formatHubLine('error', { message: 'a "b"\nc' })).toBe(`error message="a 'b' c"`);
  });
});

describe('a position', () => {
  it('is the side to move and the squares from 1 on', () => {
    expect(formatHubPosition(START)).toBe('Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww');
    expect(formatHubPosition(at('W:WK1,32:B2,K31'))).toBe('WWbeeeeeeeeeeeeeeeeeeeeeeeeeeeeBw');
  });

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(aPosition(rulesWith()), (position) => {
        const read = parseHubPosition(formatHubPosition(position));
        expect(read.ok && samePosition(read.value, position)).toBe(true);
      }),
      runs(200),
    );
  });

  it('is refused when it is none', () => {
    const empty = 'e'.repeat(32);
    expect(parseHubPosition('')).toEqual({ ok: false, error: 'unreadable' });
    expect(parseHubPosition(`b${empty}`)).toEqual({ ok: false, error: 'unreadable' });
    expect(parseHubPosition(`B${empty}e`)).toEqual({ ok: false, error: 'unreadable' });
    expect(parseHubPosition(`B${'w'.repeat(13)}${'e'.repeat(19)}`)).toEqual({
      ok: false,
      error: 'too-many-pieces',
    });
  });
});

describe('a move', () => {
  it('names from, to and what it takes, ascending', () => {
    expect(legalMoves(at('W:W27:B23,24,15,16')).map(formatHubMove)).toEqual(['27x11x15x23', '27x11x16x24']);
    expect(legalMoves(START).map(formatHubMove)).toContain('11-15');
  });

  it('[L3] is found again among the legal ones, whatever the position', () => {
    fc.assert(
      fc.property(aPlayout(rulesWith()), (position) => {
        for (const move of legalMoves(position)) {
          const read = readHubMove(position, formatHubMove(move));
          expect(read.ok && samePosition(applyMove(position, read.value), applyMove(position, move))).toBe(
            true,
          );
        }
      }),
      runs(60),
    );
  });

  it('may leave out what it takes where that is clear', () => {
    const after = playMove(
      playMove(newGame(), readOk(START, '11-15')),
      readOk(at('W:W21-32:B1-10,12,15'), '22-18'),
    );
    expect(readHubMove(after.position, '15x22')).toMatchObject({ ok: true, value: { captured: [18] } });
    expect(readHubMove(after.position, '15x22x18')).toMatchObject({ ok: true });
    expect(readHubMove(after.position, '15x22x17')).toEqual({ ok: false, error: 'not-legal' });
    expect(readHubMove(after.position, '9-14')).toEqual({ ok: false, error: 'not-legal' });
    expect(readHubMove(after.position, 'e3-d4')).toEqual({ ok: false, error: 'unreadable' });
    expect(readHubMove(at('W:W27:B23,24,15,16'), '27x11')).toEqual({ ok: false, error: 'ambiguous' });
    // Round the diamond either way takes the same and ends on the same square.
    expect(readHubMove(at('B:W14,15,22,23:BK10'), '10x10')).toMatchObject({ ok: true });
    expect(readHubMove(at('B:W14,15,22,23:BK10'), '10x10x14x15x22x23')).toMatchObject({ ok: true });
  });
});

const readOk = (position: typeof START, text: string) => {
  const read = readHubMove(position, text);
  if (!read.ok) throw new Error(`${text}: ${read.error}`);
  return read.value;
};

describe('a level', () => {
  const read = (text: string, before = {}) => readHubLimits(parseHubLine(text)!.args, before);

  it('limits time, depth, nodes or a clock, and adds up', () => {
    expect(read('level move-time=0.25')).toEqual({ ok: true, value: { ms: 250 } });
    expect(read('level depth=9 nodes=1000')).toEqual({ ok: true, value: { depth: 9, nodes: 1000 } });
    expect(read('level time=60 inc=0.5')).toEqual({
      ok: true,
      value: { clock: { left: 60_000, increment: 500 } },
    });
    expect(read('level depth=3', { ms: 5 })).toEqual({ ok: true, value: { ms: 5, depth: 3 } });
    expect(read('level infinite', { ms: 5 })).toEqual({ ok: true, value: {} });
    expect(read('level colour=blue toString=1')).toEqual({ ok: true, value: {} });
  });

  it('is refused when a number is none', () => {
    for (const text of ['depth=0', 'depth=x', 'nodes=1.5', 'move-time=-1', 'time=', 'inc=1e9', 'depth'])
      expect(read(`level ${text}`).ok, text).toBe(false);
  });

  it('comes back as it was written', () => {
    const limits = { depth: 3, nodes: 70, ms: 12.5, clock: { left: 1500, increment: 20 } };
    expect(read(formatHubLine('level', hubLevel(limits)))).toEqual({ ok: true, value: limits });
    expect(read(formatHubLine('level', hubLevel({})))).toEqual({ ok: true, value: {} });
  });
});

describe('a parameter', () => {
  it('is shown with its bounds and changed within them', () => {
    expect(formatHubParams(HUB_PARAMS)).toContain('param name=level value=10 type=int min=1 max=10');
    expect(formatHubParams(HUB_PARAMS)).toContain('param name=tables value=true type=bool');
    expect(changeHubParam(HUB_PARAMS, 'level', '3')).toEqual({
      ok: true,
      value: { ...HUB_PARAMS, level: 3 },
    });
    expect(changeHubParam(HUB_PARAMS, 'tables', 'false')).toEqual({
      ok: true,
      value: { ...HUB_PARAMS, tables: false },
    });
    for (const [name, value] of [
      ['level', '0'],
      ['level', '11'],
      ['level', '1e1'],
      ['memory', '0'],
      ['tables', 'yes'],
      ['toString', '1'],
      ['', ''],
    ] as const)
      expect(changeHubParam(HUB_PARAMS, name, value), `${name}=${value}`).toMatchObject({ ok: false });
  });
});
