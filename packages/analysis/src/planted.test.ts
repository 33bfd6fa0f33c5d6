/** Errors that are known, because they were planted; and games without any. */
import { Random } from '@crownhead/engine';
import { formatFen } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { gameReport } from './report.ts';
import { localEngine } from './test-games.ts';
import { drawnEnding, plantedGame } from './test-planted.ts';

const SIZE = FULL ? 100 : 1;
/** Of many games a few may be missed; the one of every run is not. */
const MOST_MISSED = FULL ? SIZE * 0.05 : 0;
/** The report that has the least to go by. */
const QUALITY = 'quick';
const LONG = 3_600_000;
/** A long run says how far it is. */
const isMilestone = (done: number): boolean => done % 25 === 0 || done === SIZE;

describe('a report names what is known to be wrong', () => {
  const port = localEngine();
  const seed = FULL ? (Math.random() * 2 ** 31) | 0 : 2;

  it(
    `[A13] a planted move that is proved to lose is the losing move, seed ${seed}`,
    async () => {
      const random = new Random(seed);
      const missed: string[] = [];
      for (let i = 0; i < SIZE; i++) {
        const { game, ply } = plantedGame(port.engine, random);
        const report = await gameReport(game, { engines: [port], quality: QUALITY });
        if (report.losing !== ply)
          missed.push(`ply ${ply}, named ${report.losing}, ${formatFen(game.plies[ply - 1]!.before)}`);
        if (isMilestone(i + 1))
          console.log(`planted errors, seed ${seed}: ${i + 1 - missed.length} of ${i + 1} named`, missed);
      }
      expect(missed.length).toBeLessThanOrEqual(MOST_MISSED);
    },
    LONG,
  );

  it(
    `[A13] nothing is marked in endings that stay drawn, seed ${seed}`,
    async () => {
      const random = new Random(seed ^ 1);
      const marked: string[] = [];
      for (let i = 0; i < SIZE * (FULL ? 2 : 1); i++) {
        const game = drawnEnding(port.engine, random, 20);
        const report = await gameReport(game, { engines: [port], quality: QUALITY });
        expect([report.start, report.end, report.black.loss, report.white.loss]).toEqual([0.5, 0.5, 0, 0]);
        const wrong = report.plies.filter(({ mark }) => mark !== null && mark !== '!');
        if (wrong.length > 0) marked.push(formatFen(game.start));
        if (isMilestone(i + 1))
          console.log(`drawn endings, seed ${seed ^ 1}: ${marked.length} of ${i + 1} marked`);
      }
      expect(marked).toEqual([]);
    },
    LONG,
  );
});
