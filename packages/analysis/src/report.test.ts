/** Reports as a whole: what must hold for every game, whatever the engine thinks of it. */
import {
  formatMove,
  type Game,
  legalMoves,
  newGame,
  OFFICIAL,
  PRESET_IDS,
  playMove,
  RULE_PRESETS,
  type RuleSet,
  readMove,
  threeMoveBallots,
} from '@crownhead/rules';
import { at, FULL } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { markGiven } from './marks.ts';
import { momentsOf } from './moments.ts';
import { gameReport, type ReportOptions, type ReportProgress } from './report.ts';
import type { GameReport } from './report-types.ts';
import { levelGame, localEngine, randomGame, SMALL } from './test-games.ts';
import { turnGame, turnReport } from './turned.ts';
import { toPoints } from './value.ts';

const engine = localEngine();
const quick = (options: Partial<ReportOptions> = {}): ReportOptions => ({
  engines: [engine],
  quality: 'quick',
  budgets: SMALL,
  ...options,
});

/** What one side lost less what the other did, and how far the game has moved. */
function identity({ plies, start, end, black, white }: GameReport): number[] {
  const lost = (side: string): number =>
    plies.filter((ply) => ply.side === side).reduce((sum, { loss }) => sum + loss, 0);
  return [lost('white') - lost('black') - (end - start), white.loss - black.loss - (end - start)];
}

const SEEDS = FULL ? Array.from({ length: 40 }, () => (Math.random() * 2 ** 31) | 0) : [7];
const RULES = [...new Set(PRESET_IDS.map((id): RuleSet => RULE_PRESETS[id].rules))];

describe('the report of a game', () => {
  it.each(SEEDS)('[A10] adds up: losses are how far the expected score moved, seed %i', async (seed) => {
    for (const rules of RULES) {
      const report = await gameReport(randomGame(seed, FULL ? 30 : 6, rules), quick());
      for (const error of identity(report)) expect(Math.abs(error)).toBeLessThan(1e-9);
      for (const { ply, loss, stake, forced, mark, claims } of report.plies) {
        expect(loss).toBeGreaterThanOrEqual(0);
        expect(stake).toBeGreaterThanOrEqual(loss);
        if (forced) expect([loss, mark]).toEqual([0, null]);
        if (mark !== null || ply === report.losing || report.turning.includes(ply))
          expect(claims.length).toBeGreaterThan(0);
        // An estimate says what the mark is for, not more.
        for (const claim of claims)
          if (claim.kind === 'estimate' && mark !== null && mark !== '!')
            expect(markGiven(toPoints(claim.loss))).toBe(mark);
      }
      for (const side of ['black', 'white'] as const) {
        expect(report[side].kept).toBeGreaterThanOrEqual(0);
        expect(report[side].kept).toBeLessThanOrEqual(100);
      }
    }
  });

  it.each(SEEDS)('[A11] of a mirrored game is the mirrored report, to the byte, seed %i', async (seed) => {
    for (const rules of [OFFICIAL, RULE_PRESETS.lobby.rules]) {
      const game = randomGame(seed, FULL ? 24 : 5, rules);
      const report = await gameReport(game, quick());
      const turned = await gameReport(turnGame(game), quick());
      expect(turned).toEqual(turnReport(report));
      expect(turned.plies.map(({ move }) => move && formatMove(move))).not.toEqual(
        report.plies.map(({ move }) => move && formatMove(move)),
      );
    }
  });

  it('[A11] is the same bytes again, with one engine or with three', async () => {
    const game = randomGame(11, FULL ? 24 : 12);
    const first = JSON.stringify(await gameReport(game, quick()));
    const engines = [engine, localEngine(), localEngine()];
    expect(JSON.stringify(await gameReport(game, quick({ engines })))).toBe(first);
    expect(JSON.stringify(await gameReport(game, quick()))).toBe(first);
  });

  it('[A18] blames nobody for the moves of a ballot, which may have been drawn, but for a barred one', async () => {
    const played = (moves: readonly string[]): Game =>
      moves.reduce((game, text) => {
        const move = readMove(game.position, OFFICIAL, text);
        return move.ok ? playMove(game, move.value) : game;
      }, newGame());
    const decks = (['144', '174'] as const).map(
      (deck) => threeMoveBallots('174').find((ballot) => ballot.deck === deck)!,
    );
    const [drawn, barred] = decks.map(({ moves }) => played(moves)) as [Game, Game];
    const report = await gameReport(playMove(drawn, legalMoves(drawn.position)[0]!), quick());
    expect(report.plies.map(({ forced }) => forced)).toEqual([true, true, true, false]);
    expect(report.plies.slice(0, 3).map(({ loss, stake }) => loss + stake)).toEqual([0, 0, 0]);
    const other = await gameReport(barred, quick());
    expect(other.plies.map(({ forced }) => forced)).toEqual([true, true, false]);
    expect(momentsOf(randomGame(1, 3, OFFICIAL, at('B:W22,23:B10,11')))[0]!.forced).toBe(false);
    expect(momentsOf(turnGame(drawn)).map(({ forced }) => forced)).not.toContain(true);
  });

  it('[A14] shows where nothing is proved what was better for some moves, and how an error is answered', async () => {
    const { plies } = await gameReport(levelGame(engine.engine, 12, 2, 40), quick());
    const unproved = plies.flatMap(({ claims }) => (claims[0]?.kind === 'estimate' ? [claims] : []));
    expect(unproved.length).toBeGreaterThan(1);
    for (const [estimate, answer] of unproved) {
      expect(estimate!.line.length).toBeGreaterThan(5);
      const loss = estimate!.kind === 'estimate' ? estimate!.loss : 0;
      expect(answer?.kind).toBe(loss >= 0.12 ? 'best-answer' : undefined);
    }
  });

  it('[A12] tells how far it is, and ends when told', async () => {
    const heard: ReportProgress[] = [];
    const game = randomGame(3, 16);
    await gameReport(game, quick({ onProgress: (progress) => heard.push(progress) }));
    const parts = heard.map(({ part }) => part);
    expect(parts.length).toBeGreaterThan(5);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
    expect(parts.at(-1)).toBeLessThanOrEqual(1);
    const stop = new AbortController();
    const ended = gameReport(game, quick({ signal: stop.signal, onProgress: () => stop.abort() }));
    await expect(ended).rejects.toThrow(/abort/i);
  });

  it('[A12] of a game without a move, or over before it began, says nothing', async () => {
    const none = await gameReport(randomGame(1, 0), quick());
    expect([none.plies, none.turning, none.losing]).toEqual([[], [], null]);
    const over = await gameReport(randomGame(1, 9, OFFICIAL, at('W:W:B1')), quick());
    expect([over.start, over.end, over.losing]).toEqual([1, 1, null]);
  });
});
