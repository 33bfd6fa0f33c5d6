/** Tests on real archives, which lie beside the checkout and are not part of it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FULL } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import {
  mainLine,
  type PdnGame,
  type PdnLine,
  type PdnReplay,
  readPdn,
  replayPdn,
  resultOf,
  tagValue,
  writePdn,
} from './index.ts';
import { withoutPlaces } from './test-same-tree.ts';

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
    expect(mainLine(replays[0]!.tree).filter(({ note }) => note.comments.length > 0)).toHaveLength(3);
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

/** Everything that stands in a game, apart from how its moves are spelt. */
function inventory(game: PdnGame) {
  const { tags, main } = game;
  const found = { moves: 0, lines: 0, marks: [] as string[], nags: [] as number[], comments: [] as string[] };
  const visit = (line: PdnLine): void => {
    found.lines += 1;
    found.comments.push(...line.comments);
    for (const move of line.moves) {
      found.moves += 1;
      found.marks.push(...move.marks);
      found.nags.push(...move.nags);
      found.comments.push(...move.comments);
      for (const variation of move.variations) visit(variation);
    }
  };
  visit(main);
  const names = tags
    .map(({ name }) => name)
    .filter((name) => !['Result', 'GameType', 'FEN', 'SetUp'].includes(name));
  return { ...found, result: resultOf(game), tags: names.map((name) => [name, tagValue(tags, name)]) };
}

describe('[A1] every file beside the checkout', () => {
  // A suite without tests fails: where there is no folder one is skipped.
  const files = isAbsent ? ['none'] : readdirSync(FOLDER).filter((name) => name.endsWith('.pdn'));
  it.skipIf(isAbsent).each(files)(
    '%s: as a tree, written and read, nothing is lost and nothing added',
    (name) => {
      const games = readPdn(textOf(name));
      const step = FULL ? 1 : Math.ceil(games.length / 60);
      for (const game of games.filter((_, i) => i % step === 0)) {
        const { tree } = replayPdn(game);
        const text = writePdn({ tree });
        const [again, ...others] = readPdn(text);
        expect(others).toEqual([]);
        expect(withoutPlaces(replayPdn(again!).tree)).toEqual(withoutPlaces(tree));
        const [before, after] = [inventory(game), inventory(again!)];
        expect({ ...after, tags: [] }).toEqual({ ...before, tags: [] });
        expect(after.tags).toEqual(expect.arrayContaining(before.tags.filter(([, value]) => value !== null)));
        expect(writePdn(replayPdn(again!))).toBe(text);
      }
    },
    10 * 60_000,
  );
});
