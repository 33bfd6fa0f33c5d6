/** Marks are for errors that stay errors: judged again with more nodes, most of them are as bad as they were. */
import { type Game, sameMove } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { isPlayed } from './chain.ts';
import { MARK_FROM, markGiven, markOfLoss } from './marks.ts';
import { type Moment, momentsOf, requestAt } from './moments.ts';
import { gameReport } from './report.ts';
import { searchedFrom } from './study.ts';
import { levelGame, localEngine } from './test-games.ts';
import { type Look, lookOf, lookOfLine, type Points, WHOLE } from './value.ts';

const GAMES = FULL ? 40 : 1;
const QUALITY = FULL ? 'full' : 'quick';
const AGAIN = FULL ? 5_000_000 : 100_000;
const PLIES = FULL ? 90 : 20;
const LONG = 7_200_000;

describe('marks', () => {
  const port = localEngine(FULL ? 64 : 16);
  const seed = FULL ? (Math.random() * 2 ** 31) | 0 : 12;

  function look(moment: Moment, { rules }: Game): Look {
    if (moment.over !== null) return lookOf(moment.over, moment.position, [], 0);
    port.clear();
    return lookOfLine(port.engine.search(requestAt(moment, rules, AGAIN)), moment.position, AGAIN)!;
  }

  /** The loss of a ply, each position searched from nothing. */
  function lossAgain(game: Game, index: number): Points {
    const moments = momentsOf(game);
    const [moment, next] = [moments[index]!, moments[searchedFrom(moments, index + 1)]!];
    const best = look(moment, game);
    if (isPlayed(best.line, moment)) return 0;
    const { points } = look(next, game);
    return best.points - (moment.side === next.side ? points : WHOLE - points);
  }

  async function reported(number: number, level: number, quality: 'quick' | 'full') {
    const game = levelGame(port.engine, number, level, PLIES);
    return { game, report: await gameReport(game, { engines: [port], quality }) };
  }
  /** Reported once for both who look at it; the full run has others. */
  const first = FULL ? null : reported(seed, 2, QUALITY);

  it(
    `[A18] stay when they are judged again, seed ${seed}`,
    async () => {
      const counts: Record<'??' | '?', number[]> = { '??': [0, 0], '?': [0, 0] };
      const figures = (games: number): void =>
        console.log(
          `marks of ${games} games again at ${AGAIN} nodes, given and stayed:`,
          counts,
          `seed ${seed}`,
        );
      for (let i = 0; i < GAMES; i++) {
        if (i % 10 === 9) figures(i);
        const { game, report } = await (first ?? reported(seed + 1_000 * i, 3, QUALITY));
        for (const { mark, ply } of report.plies) {
          if (mark !== '??' && mark !== '?') continue;
          // A few marks say nothing about shares: then it is enough that they are still errors.
          const stays = lossAgain(game, ply - 1) >= MARK_FROM[FULL ? mark : '?!'];
          counts[mark][0]! += 1;
          counts[mark][1]! += Number(stays);
        }
      }
      figures(GAMES);
      expect(counts['??'][0]! + counts['?'][0]!).toBeGreaterThan(0);
      if (FULL) {
        expect(counts['??'][1]!).toBeGreaterThanOrEqual(counts['??'][0]! * 0.9);
        expect(counts['?'][1]!).toBeGreaterThanOrEqual(counts['?'][0]! * 0.8);
      } else {
        const [given, stayed] = [0, 1].map((i) => counts['??'][i]! + counts['?'][i]!) as [number, number];
        expect(stayed).toBeGreaterThanOrEqual(given / 2);
      }
    },
    LONG,
  );

  it('[A18] stand for their losses', () => {
    expect([0, 599, 600, 1_199, 1_200, 2_499, 2_500, 10_000].map(markOfLoss)).toEqual([
      ...[null, null, '?!', '?!', '?', '?', '??', '??'],
    ]);
  });

  it('[A18] are given for a fifth more than they stand for, so that they stay', () => {
    expect([719, 720, 1_439, 1_440, 2_999, 3_000, 5_000].map(markGiven)).toEqual([
      ...[null, '?!', '?!', '?', '?', '??', '??'],
    ]);
  });

  it('[A18] are not for forced moves, nor for the best one', async () => {
    const { report } = await (first ?? reported(9, 2, 'quick'));
    for (const { forced, mark, line, move } of report.plies) {
      if (mark === null) continue;
      expect(forced).toBe(false);
      expect(mark === '!').toBe(sameMove(line[0]!, move!));
    }
  });
});
