import { describe, expect, it } from 'vitest';
import { formatFen } from './fen.ts';
import { formatMove } from './move-text.ts';
import { readPdn } from './pdn-reader.ts';
import { replayPdn } from './pdn-replay.ts';
import { allVariations, type PdnVariation, replayVariations } from './pdn-variations.ts';
import { writePdn } from './pdn-writer.ts';

const read = (text: string): readonly PdnVariation[] => replayVariations(replayPdn(readPdn(text)[0]!));

const movesFrom = ({ game, ply }: PdnVariation): string[] =>
  game.plies.slice(ply).map((one) => (one.kind === 'move' ? formatMove(one.move) : '--'));

describe('[F3] the variations of a PDN game', () => {
  it('are played from the position before the move they stand beside, one inside another', () => {
    const [first, second, ...rest] = read(
      `1. 11-15 (1. 11-16 {the Bristol} 24-20! 2. 16-19 (2. 16x23 ) (2. 8-11 22-18) 23x16)
       23-19 (1... 22-18 2. 15x22 25x18 1/2-1/2) 2. 8-11 22-17 *`,
    );
    expect(rest).toEqual([]);
    expect([first!.ply, movesFrom(first!), first!.failure]).toEqual([
      0,
      ['11-16', '24-20', '16-19', '23x16'],
      null,
    ]);
    expect(first!.notes.map(({ comments, marks }) => [...comments, ...marks])).toEqual([
      ['the Bristol'],
      ['!'],
      [],
      [],
    ]);
    const [illegal, legal] = first!.variations;
    expect(illegal!.failure).toEqual({ ply: 3, token: '16x23', reason: 'square-occupied', line: 1 });
    expect([legal!.ply, movesFrom(legal!)]).toEqual([2, ['8-11', '22-18']]);
    expect([second!.ply, movesFrom(second!), second!.result]).toEqual([
      1,
      ['22-18', '15x22', '25x18'],
      '1/2-1/2',
    ]);
    expect(formatFen(second!.game.start)).toBe(formatFen(first!.game.start));
    expect(allVariations([first!, second!])).toHaveLength(4);
  });

  it('may replace the move that ended the game', () => {
    const [only] = read('[FEN "B:W18,27:B15,23"]\n1. 15x22 (1. 23x32 18x11) 27x18 *');
    expect([movesFrom(only!), only!.failure]).toEqual([['23x32', '18x11'], null]);
    expect(only!.game.outcome).toBeNull();
  });

  it('tell where and why one stops, and play the rest of the others', () => {
    const found = read('1. 11-15 22-18 (1... 22-17 2. 8-12) 2. 15x22 (2. 8-11 {must jump}) 25x18 *');
    expect(found.map(({ ply, failure }) => [ply, failure?.ply, failure?.token, failure?.reason])).toEqual([
      [1, 3, '8-12', 'square-occupied'],
      [2, 3, '8-11', 'must-jump'],
    ]);
  });

  it('come back from a written file', () => {
    const replay = replayPdn(readPdn('1. 11-15 (1. 11-16 24-20 (1... 24-19)) 23-19 *')[0]!);
    const again = replayPdn(readPdn(writePdn(replay))[0]!);
    expect(allVariations(replayVariations(again)).map(movesFrom)).toEqual([['11-16', '24-20'], ['24-19']]);
  });

  it('[V4] of a hostile file take little time', () => {
    const nested = `${'(1. 11-16 '.repeat(60)}${')'.repeat(60)}`;
    const found = allVariations(read(`1. 11-15 ${nested.repeat(500)} *`));
    expect(found.length).toBe(2_000);
  });
});
