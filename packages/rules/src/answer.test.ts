/** The referee's answers: their exact shape, and that they say what the rules say. */
import { anAttempt, rulesAndPosition } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerCheck,
  answerGame,
  answerMoves,
  applyMove,
  explain,
  formatFen,
  formatMove,
  listMoves,
  newGame,
  OFFICIAL,
  parseRules,
  play,
  type RuleSet,
  readPosition,
  START,
} from './index.ts';

const lobby = (() => {
  const rules = parseRules('lobby');
  if (!rules.ok) throw new Error('no lobby preset');
  return rules.value;
})();
const position = (fen: string, rules: RuleSet = OFFICIAL) => {
  const read = readPosition(fen, rules);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

describe('[V1] answers of the referee', () => {
  it('lists moves with their keys in order', () => {
    expect(JSON.stringify(answerMoves(position('W:W18:B14,5'), OFFICIAL))).toBe(
      '{"ok":true,"value":{"moves":[{"text":"18x9","from":18,"path":[9],"captured":[14],"crowned":false}],"result":null}}',
    );
  });

  it('tells how a game has ended instead', () => {
    expect(answerMoves(position('B:W18:B'), OFFICIAL)).toEqual({
      ok: true,
      value: { moves: [], result: { winner: 'white', reason: 'no-pieces' } },
    });
  });

  it('[R5] says so when there are too many moves to list', () => {
    const crowded = position('B:WK6,K7,K8,K14,K15,K16,K22,K23,K24:BK10', lobby);
    expect(answerMoves(crowded, lobby)).toEqual({
      ok: false,
      error: {
        error: 'too-many-moves',
        message: 'There are more than 10,000 ways to jump here, too many to list.',
      },
    });
    expect(answerGame(crowded, lobby, [])).toMatchObject({ legal: true, moves: null });
  });

  it('reads a position, an open turn, or says what is wrong with it', () => {
    expect(readPosition(undefined, OFFICIAL)).toEqual({ ok: true, value: START });
    expect(position('?:W21:B1', { ...OFFICIAL, first: 'white' }).turn).toBe('white');
    for (const open of [undefined, '?:W21:B1']) {
      expect(readPosition(open, lobby)).toMatchObject({ ok: false, error: { error: 'no-side-to-move' } });
    }
    expect(readPosition('?:W21:B1', OFFICIAL, 'said')).toMatchObject({
      ok: false,
      error: { error: 'no-side-to-move' },
    });
    expect(readPosition('B:W99:B1', OFFICIAL)).toMatchObject({ ok: false, error: { error: 'bad-square' } });
  });

  it('follows a game to its draw counters', () => {
    const shuffled = answerGame(position('B:WK32:BK1'), OFFICIAL, ['1-6', '32-27', '6-1', '27-32']);
    expect(shuffled).toMatchObject({
      legal: true,
      fen: 'B:WK32:BK1',
      result: null,
      draw: { quietMoves: 2, quietLimit: 40, repetitions: 2, claim: null },
    });
    expect(Object.keys(shuffled)).toEqual(['legal', 'fen', 'result', 'draw', 'moves']);
  });

  it('stops a game before its first illegal move and says which one it is', () => {
    const stopped = answerGame(START, OFFICIAL, ['11-15', '22-17', '15-11', '17-14']);
    expect(stopped).toMatchObject({ legal: false, ply: 3, move: '15-11', reason: 'man-backward' });
    expect(stopped.fen).toBe('B:W17,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15');
    expect(stopped.moves?.length).toBeGreaterThan(0);
  });

  it('[R6] a blocked side passes automatically', () => {
    const blocked = answerGame(position('B:W25,30:B21', lobby), lobby, []);
    expect(blocked).toMatchObject({ legal: true, fen: 'W:W25,30:B21', result: null });
    expect(answerGame(position('B:W25,30:B21'), OFFICIAL, ['21-25'])).toMatchObject({
      legal: false,
      reason: 'game-over',
      result: { winner: 'white', reason: 'no-moves' },
      moves: [],
    });
  });

  it('agrees with the rules on every attempt', () => {
    const anything = rulesAndPosition.chain((scene) => fc.tuple(fc.constant(scene), anAttempt(scene)));
    fc.assert(
      fc.property(anything, ([{ position, rules }, attempt]) => {
        const listed = listMoves(position, rules);
        const answered = answerMoves(position, rules);
        if (listed.ok && answered.ok && answered.value.result === null)
          expect(answered.value.moves.map(({ text }) => text)).toEqual(
            listed.value.map((m) => formatMove(m)),
          );
        const { answer, move } = answerCheck(position, rules, attempt.join('-'));
        const exact = explain(position, rules, attempt);
        if (move) expect(answer).toEqual({ legal: true, fen: formatFen(applyMove(position, move)) });
        else expect(answer.legal).toBe(false);
        const over = newGame({ rules, start: position }).outcome !== null;
        if (exact.ok && attempt.length > 1 && !over) expect(answer.legal).toBe(true);
        const game = newGame({ rules, start: position });
        const whole = answerGame(position, rules, [attempt.join('-')]);
        if (exact.ok && game.plies.length === 0 && game.outcome === null) {
          const after = play(game, attempt);
          expect(after.ok && formatFen(after.value.position)).toBe(whole.fen);
        }
      }),
    );
  });
});
