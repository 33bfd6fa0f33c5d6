/** Proofs hold, their certificates are checked with another generator, and nothing false or damaged passes. */
import { readdirSync, readFileSync } from 'node:fs';
import { formatFen, makePosition, mirror, OFFICIAL, type Position, positionOf, size } from '@crownhead/rules';
import { FULL, naiveMoves } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { EndgameTables } from '../endgame/tables.ts';
import { openTables } from '../node/open-tables.ts';
import { checkProof, type ProofGoal, prove, proveAll, type Referee, writeProof } from './index.ts';

const FOLDER = new URL('../../tables/', import.meta.url);
const tables = openTables();
const tablesOf = (names: RegExp): EndgameTables =>
  new EndgameTables(
    readdirSync(FOLDER)
      .filter((name) => names.test(name))
      .map((name) => readFileSync(new URL(name, FOLDER))),
  );
const fewer = tablesOf(/^results-[234]\.bin$/);

const refereeOf = (known: EndgameTables): Referee => ({
  moves: (fen) => naiveMoves(fen).map(({ after }) => after),
  verdict: (fen) => known.verdict(positionOf(fen), OFFICIAL).verdict,
});

const proofOf = (position: Position, goal: ProofGoal, known = tables, nodes = 200_000) => {
  const proof = prove(position, goal, { tables: known, nodes });
  return { ...proof, certificate: writeProof(goal, proof) };
};

/** Proved in little time, with six and more pieces. */
const CASES = [
  ['B:W21,22,30:BK1,K2,K3,10', 'win'],
  ['W:WK18,K22,32:B3,12,K24', 'win'],
  ['B:W24,27,28,32:B5,12,16,K19', 'draw'],
] as const;

/** Distinct squares from a seed: kings of both sides and men where they may stand. */
function randomPosition(seed: number, pieces: number): Position {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % limit;
  };
  let [black, white, kings] = [0, 0, 0];
  for (let left = pieces; left > 0; ) {
    const square = next(32);
    const bit = 1 << square;
    if (((black | white) & bit) !== 0) continue;
    const isBlack = left % 2 === 0;
    const mustBeKing = isBlack ? square >= 28 : square < 4;
    if (isBlack) black |= bit;
    else white |= bit;
    if (mustBeKing || next(3) === 0) kings |= bit;
    left -= 1;
  }
  return makePosition(black, white, kings, next(2) === 0 ? 'black' : 'white');
}

describe('[B10] what is proved', () => {
  it('is what the tables of five pieces say, when only those of four are used', () => {
    const found = { win: 0, draw: 0 };
    const tried = FULL ? 400 : 12;
    for (let seed = 0; seed < tried; seed += 1) {
      const position = randomPosition(seed, 5);
      const { verdict } = tables.verdict(position, OFFICIAL);
      for (const goal of ['win', 'draw'] as const) {
        const { proved, certificate } = proofOf(position, goal, fewer, 20_000);
        if (!proved) continue;
        found[goal] += 1;
        expect(goal === 'win' ? ['win'] : ['win', 'draw'], formatFen(position)).toContain(verdict);
        expect(checkProof(certificate!, refereeOf(fewer))).toMatchObject({ ok: true, goal });
      }
    }
    expect(found.win).toBeGreaterThan(tried / 8);
    expect(found.draw).toBeGreaterThan(tried / 4);
  });

  it.each(CASES)('%s, %s: for both colours, the same each time', (fen, goal) => {
    const position = positionOf(fen);
    expect(size(position.black) + size(position.white)).toBeGreaterThan(5);
    const first = proofOf(position, goal);
    expect(first.proved).toBe(true);
    expect(proofOf(position, goal).certificate).toEqual(first.certificate);
    const turned = proofOf(mirror(position), goal);
    expect(turned.proved).toBe(true);
    for (const { certificate, steps } of [first, turned])
      expect(checkProof(certificate!, refereeOf(tables))).toEqual({
        ok: true,
        goal,
        fen: formatFen(steps.at(-1)!),
        proved: new Set(steps.map((step) => formatFen(step))),
      });
  });

  it('is a draw that is held by going to and fro, which a win never is', () => {
    const three = tablesOf(/^results-[23]\.bin$/);
    const held = positionOf('B:W6,28:BK18,K32');
    const { proved, certificate, steps } = proofOf(held, 'draw', three);
    expect([proved, steps.length > 2]).toEqual([true, true]);
    expect(checkProof(certificate!, refereeOf(three))).toMatchObject({ ok: true, fen: formatFen(held) });
    expect(proofOf(held, 'win', three, FULL ? 200_000 : 20_000).proved).toBe(false);
    // The same list as a claim of a win is refused.
    const asWin = writeProof('win', { proved: true, nodes: 1, steps });
    expect(checkProof(asWin!, refereeOf(three))).toMatchObject({ ok: false, reason: 'step-not-proved' });
  });

  it('can be several positions in one certificate', () => {
    const [fen, goal] = CASES[1];
    const last = positionOf(fen);
    const others = proofOf(last, goal).steps.filter(({ turn }) => turn !== last.turn);
    const proof = proveAll([...others.slice(0, 5), last], goal, { tables, nodes: 200_000 });
    const checked = checkProof(writeProof(goal, proof)!, refereeOf(tables));
    if (!checked.ok) throw new Error(checked.reason);
    for (const position of [...others.slice(0, 5), last])
      expect(checked.proved).toContain(formatFen(position));
    expect(checked.fen).toBe(formatFen(last));
    const level = positionOf('B:WK14:BK1');
    expect(proveAll([level, last], goal, { tables }).proved).toBe(false);
  });

  it('is nothing that is not so, and nothing when the search is too short or is ended', () => {
    expect(proofOf(positionOf('B:WK22:BK14'), 'win')).toMatchObject({ proved: false, certificate: null });
    expect(proofOf(positionOf('W:WK1:BK32'), 'draw').proved).toBe(true);
    // Black cannot move, or has nothing left.
    expect(proofOf(positionOf('B:W9,5:B1'), 'draw').proved).toBe(false);
    expect(proofOf(positionOf('B:W9:B'), 'draw').proved).toBe(false);
    const [fen, goal] = CASES[1];
    expect(proofOf(positionOf(fen), goal, tables, 100).proved).toBe(false);
    const ended = prove(positionOf(fen), goal, { tables, onProgress: () => true });
    expect(ended.proved).toBe(false);
    expect(ended.nodes).toBeLessThan(20_000);
  });
});

describe('[B11] a certificate', () => {
  it('is refused when any byte of it is another, or bytes are missing or too many', () => {
    for (const [fen, goal] of FULL ? CASES : CASES.slice(0, 1)) {
      const { certificate } = proofOf(positionOf(fen), goal);
      const referee = refereeOf(tables);
      for (let at = 0; at < certificate!.length; at += 1) {
        const flipped = certificate!.slice();
        flipped[at]! ^= 1 + ((at * 37) % 255);
        expect(checkProof(flipped, referee).ok, `byte ${at}`).toBe(false);
      }
      expect(checkProof(certificate!.subarray(0, -13), referee).ok).toBe(false);
      expect(checkProof(new Uint8Array([...certificate!, 0]), referee).ok).toBe(false);
    }
    expect(checkProof(new Uint8Array(), refereeOf(tables))).toEqual({ ok: false, reason: 'not-a-proof' });
  });

  it('that claims something false is refused at the position where it is false', () => {
    const claim = (goal: ProofGoal, ...fens: string[]) =>
      checkProof(
        writeProof(goal, { proved: true, nodes: 1, steps: fens.map((fen) => positionOf(fen)) })!,
        refereeOf(tables),
      );
    expect(claim('win', 'B:WK22:BK14')).toMatchObject({ ok: false, reason: 'step-not-proved', step: 1 });
    // Nothing before it, and too many pieces for the tables.
    expect(claim('draw', 'W:W18,23,27,32:B9,10,12,20')).toMatchObject({
      ok: false,
      reason: 'step-not-proved',
    });
    const impossible = writeProof('win', {
      ...{ proved: true, nodes: 1 },
      steps: [makePosition(1, 1, 0, 'black')],
    });
    expect(checkProof(impossible!, refereeOf(tables))).toEqual({ ok: false, reason: 'impossible-position' });
  });

  it('without one of its positions, or in another order, proves nothing false', () => {
    const [fen, goal] = CASES[0];
    const { steps } = proofOf(positionOf(fen), goal);
    const check = (some: readonly Position[]) =>
      checkProof(writeProof(goal, { proved: true, nodes: 1, steps: some })!, refereeOf(tables));
    expect(check(steps.toReversed())).toMatchObject({ ok: false });
    // Where the claimer has another move that is proved, it holds without.
    const without = steps.map((_, i) => check(steps.filter((__, n) => n !== i)));
    expect(without.filter(({ ok }) => !ok).length).toBeGreaterThan(steps.length / 4);
  });

  it('is checked by a hundred lines that import nothing', () => {
    const source = readFileSync(new URL('check-proof.ts', import.meta.url), 'utf8');
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
    expect(source).not.toMatch(/^import|import\(/m);
  });
});
