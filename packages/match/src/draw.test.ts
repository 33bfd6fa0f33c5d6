/** Draws by agreement, by rule and by proof, in any mix (R10). */

import { applyMove, type DrawMode, legalMoves, type Position, samePosition } from '@crownhead/rules';
import { ANN, BOB, CY, type OptionChanges, TableDriver } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import type { Command } from './command.ts';
import { wantsProof } from './decide-game.ts';
import type { DrawOptions } from './table-options.ts';

const NONE: DrawOptions = { agreement: false, rule: 'off', proof: 'off' };
const drawing = (draw: Partial<DrawOptions>, changes: OptionChanges = {}): TableDriver =>
  TableDriver.playing({ ...changes, table: { ...changes.table, draw: { ...NONE, ...draw } } });
const KINGS: OptionChanges = { start: { kind: 'position', fen: 'B:WK32:BK1', force: false } };

const offer = (by: typeof ANN): Command => ({ by, type: 'draw.offer' });
const accept = (by: typeof ANN): Command => ({ by, type: 'draw.accept' });
const decline = (by: typeof ANN): Command => ({ by, type: 'draw.decline' });
const claim = (by: typeof ANN): Command => ({ by, type: 'draw.claim' });
const repeat = (table: TableDriver): unknown => table.move('1-6', '32-27', '6-1', '27-32');

describe('by agreement', () => {
  test('[R10] offered on the own turn and accepted', () => {
    const table = drawing({ agreement: true });
    expect(table.did(offer(ANN))).toEqual(['draw.offered']);
    expect(table.did(accept(BOB))).toEqual(['game.ended']);
    expect(table.lastRound.game.outcome).toEqual({ winner: null, reason: 'agreed' });
  });

  test('[R10] declined: the asker still moves', () => {
    const table = drawing({ agreement: true });
    table.ok(offer(ANN));
    expect(table.ok(decline(BOB))).toMatchObject([{ type: 'draw.declined', side: 'white' }]);
    expect(table.mover).toBe(ANN);
    expect(table.refused(accept(BOB))).toBe('no-offer');
    table.move('11-15');
  });

  test('[R10] moving on withdraws the offer', () => {
    const table = drawing({ agreement: true });
    table.ok(offer(ANN));
    table.move('11-15');
    expect(table.refused(accept(BOB))).toBe('no-offer');
  });

  test('[R10] the clock runs on while an offer stands', () => {
    const timer = { kind: 'clock', base: 60_000, increment: 0, delay: 0 } as const;
    const table = drawing({ agreement: true }, { table: { timer } });
    table.wait(1000).ok(offer(ANN));
    table.wait(2000).ok(decline(BOB));
    table.wait(3000).move('11-15');
    expect(table.round.clock.left).toEqual({ black: 54_000, white: 60_000 });
  });

  test('[R10] one offer a turn, and another in the next', () => {
    const table = drawing({ agreement: true });
    table.ok(offer(ANN));
    expect(table.refused(offer(ANN))).toBe('already-offered');
    table.ok(decline(BOB));
    expect(table.refused(offer(ANN))).toBe('already-offered');
    table.move('11-15');
    table.ok(offer(BOB));
    table.move('23-19');
    table.ok(offer(ANN));
  });

  test.each<[string, Command, string]>([
    ["on the other's turn", offer(BOB), 'not-your-turn'],
    ['by a spectator', offer(CY), 'not-seated'],
    ['accepting what nobody offered', accept(BOB), 'no-offer'],
    ['declining what nobody offered', decline(BOB), 'no-offer'],
  ])('[R10] refused: %s', (_, command, why) => {
    expect(drawing({ agreement: true }).refused(command)).toBe(why);
  });

  test.each([ANN, CY])('[R10] %s cannot answer an offer to Bob', (by) => {
    const table = drawing({ agreement: true });
    table.ok(offer(ANN));
    expect(table.refused(accept(by))).toBe('no-offer');
    expect(table.refused(decline(by))).toBe('no-offer');
  });

  test('[R10] not where the table does without', () => {
    expect(drawing({ rule: 'claim', proof: 'claim' }).refused(offer(ANN))).toBe('draws-not-offered');
  });

  test('[R10] on a shared device the same person answers', () => {
    const table = TableDriver.shared();
    table.ok(offer(ANN));
    table.ok(accept(ANN));
    expect(table.lastRound.game.outcome?.reason).toBe('agreed');
  });

  test.each([
    offer(ANN),
    accept(ANN),
    decline(ANN),
    claim(ANN),
    { type: 'draw.declare' } as const,
  ])('[R10] nothing without a game: $type', (command) => {
    expect(TableDriver.seated().refused(command)).toBe('no-game');
  });
});

/** Plays quiet king moves, none of which repeats a position a third time. */
function wander(table: TableDriver, plies: number): void {
  const seen: Position[] = [table.round.game.position];
  const times = (position: Position): number => seen.filter((other) => samePosition(other, position)).length;
  for (let i = 0; i < plies; i += 1) {
    const { position } = table.round.game;
    const move = legalMoves(position)
      .filter((candidate) => {
        const after = applyMove(position, candidate);
        return legalMoves(after).every(({ captured }) => captured.length === 0) && times(after) < 2;
      })
      .sort((a, b) => times(applyMove(position, a)) - times(applyMove(position, b)))[0]!;
    seen.push(applyMove(position, move));
    table.move(`${move.from}-${move.path[0]}`);
  }
}

describe('by rule', () => {
  test('[R10] threefold repetition on claim', () => {
    const table = drawing({ rule: 'claim' }, KINGS);
    repeat(table);
    expect(table.refused(claim(ANN))).toBe('no-draw-to-claim');
    repeat(table);
    expect(table.refused(claim(BOB))).toBe('not-your-turn');
    expect(table.refused(claim(CY))).toBe('not-seated');
    expect(table.did(claim(ANN))).toEqual(['game.ended']);
    expect(table.lastRound.game.outcome).toEqual({ winner: null, reason: 'repetition' });
  });

  test('[R10] automatically', () => {
    const table = drawing({ rule: 'auto' }, KINGS);
    repeat(table);
    table.move('1-6', '32-27', '6-1');
    expect(table.move('27-32')).toEqual(['move.made', 'game.ended']);
    expect(table.lastRound.game.outcome).toEqual({ winner: null, reason: 'repetition' });
  });

  test('[R10] not at all', () => {
    const table = drawing({ agreement: true, proof: 'claim' }, KINGS);
    repeat(table);
    repeat(table);
    expect(table.refused(claim(ANN))).toBe('no-draw-to-claim');
  });

  test.each(['claim', 'auto'] as const)('[R10] the 40-move rule, %s', (rule) => {
    const start = { kind: 'position', fen: 'B:WK32,K31,K30:BK1,K2,K3', force: false } as const;
    const table = drawing({ rule }, { start });
    wander(table, 79);
    expect(table.refused(claim(BOB))).toBe('no-draw-to-claim');
    wander(table, 1);
    if (rule === 'claim') table.ok(claim(ANN));
    expect(table.lastRound.game.outcome).toEqual({ winner: null, reason: 'forty-move' });
  });
});

describe('by proof', () => {
  test.each<[DrawMode, boolean, boolean]>([
    ['off', false, false],
    ['claim', true, false],
    ['auto', true, true],
  ])('[R10] %s: claimed %s, declared %s', (proof, claimed, declared) => {
    const table = drawing({ proof }, KINGS);
    expect(table.refused(claim(ANN))).toBe('no-draw-to-claim');
    expect(table.refused({ type: 'draw.declare' })).toBe('not-proved');
    expect(wantsProof(table.state)).toBe(declared);
    table.verdict = 'draw';
    if (declared) {
      const other = drawing({ proof }, KINGS);
      other.verdict = 'draw';
      expect(other.did({ type: 'draw.declare' })).toEqual(['game.ended']);
    } else expect(table.refused({ type: 'draw.declare' })).toBe('not-proved');
    if (!claimed) {
      expect(table.refused(claim(ANN))).toBe('no-draw-to-claim');
      return;
    }
    expect(table.did(claim(ANN))).toEqual(['game.ended']);
    expect(table.lastRound.game.outcome).toEqual({ winner: null, reason: 'proof' });
  });

  test.each(['win', 'loss', 'unknown'] as const)('[R10] a verdict of %s proves nothing', (verdict) => {
    const table = drawing({ proof: 'auto' }, KINGS);
    table.verdict = verdict;
    expect(table.refused({ type: 'draw.declare' })).toBe('not-proved');
    expect(table.refused(claim(ANN))).toBe('no-draw-to-claim');
  });

  test('[R10] the tables know the official rules only', () => {
    const table = drawing({ proof: 'auto' }, { ...KINGS, rules: { capture: 'optional' } });
    table.verdict = 'draw';
    expect(wantsProof(table.state)).toBe(false);
    expect(table.refused({ type: 'draw.declare' })).toBe('not-proved');
    expect(table.refused(claim(ANN))).toBe('no-draw-to-claim');
  });

  test('[R10] whichever side moves first', () => {
    expect(wantsProof(drawing({ proof: 'auto' }, { rules: { first: 'white' } }).state)).toBe(true);
  });

  test('[R10] no proof is wanted between games', () => {
    expect(wantsProof(TableDriver.seated({ preset: 'console' }).state)).toBe(false);
  });
});
