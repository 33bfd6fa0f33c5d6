/** Tests on real archives, which lie beside the checkout and are not part of it. */
import { existsSync, readFileSync } from 'node:fs';
import { FULL } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { type PdnReplay, readPdn, replayPdn, writePdn } from './index.ts';

const FOLDER = new URL('../../../../shared/data/pdn/', import.meta.url);
const isAbsent = !existsSync(FOLDER);
if (isAbsent)
  console.warn('SKIPPED: the PDN archives are not beside the checkout, so no real games are read');

const textOf = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const replaysOf = (name: string): PdnReplay[] => readPdn(textOf(name)).map(replayPdn);
const codesOf = (replays: readonly PdnReplay[]): Set<string> =>
  new Set(replays.flatMap(({ warnings }) => warnings.map(({ code }) => code)));

/** Replayed once, for all the tests that ask. */
let thousands: PdnReplay[] | null = null;
const archive = (): PdnReplay[] => {
  thousands ??= replaysOf('acf-1500.pdn');
  return thousands;
};

describe('[F2] real archives', () => {
  it.skipIf(isAbsent)('1,500 games replay without a failure or a warning', () => {
    const replays = archive();
    expect(replays).toHaveLength(1500);
    expect(replays.flatMap(({ failure }) => failure ?? [])).toEqual([]);
    expect(codesOf(replays)).toEqual(new Set());
    const winners = replays.map(({ game }) => game.outcome?.winner);
    expect(winners.filter((winner) => winner === 'black')).toHaveLength(262);
    expect(winners.filter((winner) => winner === 'white')).toHaveLength(377);
    expect(winners.filter((winner) => winner === null)).toHaveLength(861);
  });

  it.skipIf(isAbsent)('an annotated game with a duplicate tag and an open end', () => {
    const replays = replaysOf('annotated-sample.pdn');
    expect(replays.map(({ failure }) => failure)).toEqual([null]);
    expect(codesOf(replays)).toEqual(new Set(['duplicate-tag', 'result-differs-from-tag']));
    expect(replays[0]?.notes.filter(({ comments }) => comments.length > 0)).toHaveLength(3);
  });

  it.skipIf(isAbsent)('a game without GameType', () => {
    const replays = replaysOf('german-open-2004.pdn');
    expect(replays.map(({ failure }) => failure)).toEqual([null]);
    expect(replays[0]?.game.outcome).toEqual({ winner: null, reason: 'adjudicated' });
  });

  it.skipIf(isAbsent)('[F3] written again they are the same games', () => {
    for (const replayed of archive().filter((_, i) => FULL || i % 10 === 0)) {
      const text = writePdn(replayed);
      const again = replayPdn(readPdn(text)[0]!);
      expect(again.failure).toBeNull();
      expect(again.game).toEqual(replayed.game);
      expect(writePdn(again)).toBe(text);
    }
  });
});
