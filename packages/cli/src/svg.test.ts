import { describe, expect, it } from 'vitest';
import { runProgram } from './run-program.ts';

describe('crownhead svg', () => {
  it('[V1] draws the start, or any position after any move', async () => {
    const [start, moved] = await Promise.all([
      runProgram(['svg']),
      runProgram([
        'svg',
        '--fen',
        'B:W18:B15',
        '--move',
        '15x22',
        '--flip',
        '--labels',
        'both',
        '--size',
        '200',
      ]),
    ]);
    expect(start).toMatchObject({ code: 0, err: '' });
    expect(start.out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect(start.out).toContain('Black: men on 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.');
    expect(moved).toMatchObject({ code: 0, err: '' });
    expect(moved.out).toContain('width="200"');
    expect(moved.out).toContain('<title>Checkers position: W:W:B22</title>');
    expect(moved.out).toContain('<polyline');
  });

  it('[V1] refuses what is no position, no move and no size', async () => {
    const bad = await Promise.all([
      runProgram(['svg', '--fen', 'nothing']),
      runProgram(['svg', '--move', '1-32']),
      runProgram(['svg', '--size', '0']),
      runProgram(['svg', '--labels', 'runes']),
    ]);
    expect(bad.map(({ code, out }) => [code, out])).toEqual([
      [2, ''],
      [1, ''],
      [2, ''],
      [2, ''],
    ]);
    expect(bad[1]!.err).toBe('crownhead: 1-32 is not legal. Pieces move diagonally.\n');
  });
});
