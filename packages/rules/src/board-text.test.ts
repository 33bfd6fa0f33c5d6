/** The board as text. */
import { at } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { boardText } from './board-text.ts';
import { START } from './position.ts';

const MIXED = at('B:W18,K3:B11,15,K31');

describe('boardText', () => {
  it('[R9][R18] shows the start with Black at the top and the dark corner at the near left', () => {
    expect(boardText(START)).toMatchInlineSnapshot(`
      "      A   B   C   D   E   F   G   H
         ┌────────────────────────────────┐
       8 │      b       b       b       b │ 8
       7 │  b       b       b       b     │ 7
       6 │      b       b       b       b │ 6
       5 │ 13      14      15      16     │ 5
       4 │     17      18      19      20 │ 4
       3 │  w       w       w       w     │ 3
       2 │      w       w       w       w │ 2
       1 │  w       w       w       w     │ 1
         └────────────────────────────────┘
            A   B   C   D   E   F   G   H"
    `);
  });

  it('[M6] tells kings from men, by letter or by disc', () => {
    expect(boardText(MIXED)).toMatchInlineSnapshot(`
      "      A   B   C   D   E   F   G   H
         ┌────────────────────────────────┐
       8 │      1       2       W       4 │ 8
       7 │  5       6       7       8     │ 7
       6 │      9      10       b      12 │ 6
       5 │ 13      14       b      16     │ 5
       4 │     17       w      19      20 │ 4
       3 │ 21      22      23      24     │ 3
       2 │     25      26      27      28 │ 2
       1 │ 29      30       B      32     │ 1
         └────────────────────────────────┘
            A   B   C   D   E   F   G   H"
    `);
    expect(boardText(MIXED, { pieces: 'discs' })).toMatchInlineSnapshot(`
      "      A   B   C   D   E   F   G   H
         ┌────────────────────────────────┐
       8 │      1       2       ◎       4 │ 8
       7 │  5       6       7       8     │ 7
       6 │      9      10       ●      12 │ 6
       5 │ 13      14       ●      16     │ 5
       4 │     17       ○      19      20 │ 4
       3 │ 21      22      23      24     │ 3
       2 │     25      26      27      28 │ 2
       1 │ 29      30       ◉      32     │ 1
         └────────────────────────────────┘
            A   B   C   D   E   F   G   H"
    `);
  });

  it('[R9] turns round for the other player and needs no more than ASCII', () => {
    const text = boardText(MIXED, { flip: true, ascii: true });
    expect(text).toMatchInlineSnapshot(`
      "      H   G   F   E   D   C   B   A
         +--------------------------------+
       1 |     32       B      30      29 | 1
       2 | 28      27      26      25     | 2
       3 |     24      23      22      21 | 3
       4 | 20      19       w      17     | 4
       5 |     16       b      14      13 | 5
       6 | 12       b      10       9     | 6
       7 |      8       7       6       5 | 7
       8 |  4       W       2       1     | 8
         +--------------------------------+
            H   G   F   E   D   C   B   A"
    `);
    expect(text).toMatch(/^[ -~\n]*$/);
  });

  it('[R9][M6] calls the pieces after the names of the sides, and can number every square', () => {
    const text = boardText(MIXED, { names: { black: 'Red', white: 'blue' }, numbers: 'all' });
    expect(text.split('\n').slice(2, 5)).toEqual([
      ' 8 │       1·        2·        3B        4· │ 8',
      ' 7 │  5·        6·        7·        8·      │ 7',
      ' 6 │       9·       10·       11r       12· │ 6',
    ]);
    expect(boardText(MIXED, { numbers: 'none' }).split('\n')[2]).toBe(
      ' 8 │      ·       ·       W       · │ 8',
    );
  });
});
