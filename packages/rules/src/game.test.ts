/** Games: history, endings, draws by rule, passes and taking back. */
import { anAttempt, at, rulesAndPosition, rulesWith, runs, someChoices } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFen } from './fen.ts';
import {
  addPass,
  addTurn,
  bareGame,
  claimDraw,
  type DrawMode,
  drawStatus,
  endGame,
  type Game,
  movesOf,
  mustPass,
  newGame,
  play,
  playMove,
  playTimePass,
  QUIET_MOVES_LIMIT,
  standardStart,
  undo,
} from './game.ts';
import { legalMoves, listMoves } from './list-moves.ts';
import { mirror } from './mirror.ts';
import { applyMove, isJump } from './move.ts';
import { formatMove, parseMoveText } from './move-text.ts';
import { hasMove } from './moves.ts';
import { boardOutcome, drawn, isDraw, voided, won } from './outcome.ts';
import { START, withTurn } from './position.ts';
import { firstSide, type RuleSet } from './rule-set.ts';
import { has } from './square-set.ts';

/** Plays moves written as text; throws where one is refused. */
function played(game: Game, ...moves: string[]): Game {
  return moves.reduce((current, text) => {
    const attempt = parseMoveText(text);
    const next = attempt.ok ? play(current, attempt.value) : attempt;
    if (!next.ok) throw new Error(`${text}: ${next.error}`);
    return next.value;
  }, game);
}
const gameOf = (fen: string, options: { rules?: RuleSet; drawRule?: DrawMode } = {}): Game =>
  newGame({ ...options, start: at(fen) });
const PASSES = rulesWith({ blocked: 'passes' });

describe('history', () => {
  it('[F1] keeps every turn with the position before it', () => {
    const game = played(newGame(), '11-15', '23-19', '8-11');
    expect(movesOf(game).map((move) => formatMove(move))).toEqual(['11-15', '23-19', '8-11']);
    expect(game.plies.map(({ before }) => before.turn)).toEqual(['black', 'white', 'black']);
    expect(game.plies[0]!.before).toEqual(START);
    expect(game.start).toEqual(START);
    expect(formatFen(game.position)).toBe(
      'W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,9,10,11,12,15',
    );
    expect(game.outcome).toBeNull();
  });

  it('[M2] a refused attempt leaves the game as it was', () => {
    fc.assert(
      fc.property(
        rulesAndPosition.chain((scene) => fc.tuple(fc.constant(scene), anAttempt(scene))),
        ([{ position, rules }, attempt]) => {
          const game = newGame({ rules, start: position });
          const before = structuredClone(game);
          const next = play(game, attempt);
          expect(game).toEqual(before);
          if (next.ok) expect(next.value.plies.length).toBeGreaterThan(game.plies.length);
        },
      ),
      runs(300),
    );
  });

  it('[R8] the rules say who begins; a drawn side or a custom start is given', () => {
    expect(firstSide(rulesWith({ first: 'black' }), 'white')).toBe('black');
    expect(firstSide(rulesWith({ first: 'white' }), 'black')).toBe('white');
    expect(firstSide(rulesWith({ first: 'random' }), 'white')).toBe('white');
    expect(newGame({ rules: rulesWith({ first: 'white' }) }).position).toEqual(withTurn(START, 'white'));
    const drawnSide = newGame({ rules: rulesWith({ first: 'random' }), start: standardStart('white') });
    expect(drawnSide.position.turn).toBe('white');
    expect(gameOf('W:WK18:B1').position.turn).toBe('white');
  });

  it('[F1] a turn added as it stands on record gives the same history', () => {
    const game = played(newGame(), '11-15', '23-19');
    const again = game.plies.reduce(addTurn, bareGame());
    expect(again).toEqual(game);
    expect(addTurn(bareGame(), { kind: 'pass', reason: 'time' })).toEqual(addPass(bareGame(), 'time'));
  });
});

const ENDINGS: readonly {
  title: string;
  fen: string;
  rules?: Partial<RuleSet>;
  moves: readonly string[];
  outcome: Game['outcome'];
}[] = [
  {
    title: '[R7] the last piece is taken',
    fen: 'W:W22:B18',
    moves: ['22x15'],
    outcome: won('white', 'no-pieces'),
  },
  {
    title: '[R7] also where a blocked side passes',
    fen: 'W:W22:B18',
    rules: { blocked: 'passes' },
    moves: ['22x15'],
    outcome: won('white', 'no-pieces'),
  },
  {
    title: '[R7] a side empty from the start',
    fen: 'W:W22:B',
    moves: [],
    outcome: won('white', 'no-pieces'),
  },
  { title: '[R7] the side to move is empty', fen: 'B:W22:B', moves: [], outcome: won('white', 'no-pieces') },
  { title: '[R7] nothing on the board', fen: 'B:W:B', moves: [], outcome: voided('blank-board') },
  { title: '[R6] blocked from the start', fen: 'W:W5:B1', moves: [], outcome: won('black', 'no-moves') },
  { title: '[R6] blocked by a move', fen: 'B:W5:BK6', moves: ['6-1'], outcome: won('black', 'no-moves') },
  {
    title: '[R6] both blocked is a draw where blocked passes',
    fen: 'B:W17-24:B9-16',
    rules: { blocked: 'passes' },
    moves: [],
    outcome: drawn('both-blocked'),
  },
  {
    title: '[R6] both blocked: the side to move loses where blocked loses',
    fen: 'B:W17-24:B9-16',
    moves: [],
    outcome: won('white', 'no-moves'),
  },
  { title: '[R6] a single move is enough', fen: 'B:W5:B1', moves: [], outcome: null },
];

describe('endings', () => {
  it.each(ENDINGS)('$title', ({ fen, rules, moves, outcome }) => {
    const game = played(gameOf(fen, { rules: rulesWith(rules) }), ...moves);
    expect(game.outcome).toEqual(outcome);
    const other = newGame({ rules: rulesWith(rules), start: mirror(game.position) }).outcome;
    const swapped = { black: 'white', white: 'black' } as const;
    expect(other).toEqual(outcome && { ...outcome, winner: outcome.winner && swapped[outcome.winner] });
  });

  it('[M1] nothing is played after the end', () => {
    const over = endGame(newGame(), won('black', 'resigned'));
    expect(play(over, [])).toEqual({ ok: false, error: 'game-over' });
    expect(claimDraw(over)).toEqual({ ok: false, error: 'game-over' });
  });

  it('[L5] draws are told from wins and from games without a result', () => {
    expect(isDraw(drawn('agreed'))).toBe(true);
    expect(isDraw(drawn('adjudicated'))).toBe(true);
    expect(isDraw(won('black', 'adjudicated'))).toBe(false);
    expect(isDraw(voided('abandoned'))).toBe(false);
  });

  it('[R6] [R7] the board decides exactly when the side to move cannot go on', () => {
    fc.assert(
      fc.property(rulesAndPosition, ({ position, rules }) => {
        const outcome = boardOutcome(position, rules);
        const empty = position.black === 0 || position.white === 0;
        const stuck = !hasMove(position, rules);
        if (empty) expect(['no-pieces', 'blank-board']).toContain(outcome?.reason);
        else if (!stuck) expect(outcome).toBeNull();
        else if (rules.blocked === 'loses') expect(outcome?.reason).toBe('no-moves');
      }),
      runs(300),
    );
  });
});

describe('passes', () => {
  it('[R6] a blocked side passes automatically, before the first move too', () => {
    const game = gameOf('W:W5:B1', { rules: PASSES });
    expect(game.plies).toMatchObject([{ kind: 'pass', reason: 'blocked', quiet: 1 }]);
    expect(formatFen(game.position)).toBe('B:W5:B1');
    expect(mustPass(game)).toBe(false);
    expect(undo(game)).toEqual({ ok: false, error: 'nothing-to-undo' });
  });

  it('[R6] a move that blocks the other side is followed by its pass, and both are taken back together', () => {
    const before = gameOf('B:W5:BK6', { rules: PASSES });
    const after = played(before, '6-1');
    expect(after.plies.map(({ kind }) => kind)).toEqual(['move', 'pass']);
    expect(after.position.turn).toBe('black');
    expect(undo(after)).toEqual({ ok: true, value: before });
  });

  it('[R6] where blocked loses, nobody passes', () => {
    expect(mustPass(gameOf('W:W5:B1'))).toBe(false);
    expect(mustPass({ ...gameOf('W:W5:B1', { rules: PASSES }), position: at('W:W5:B1') })).toBe(true);
  });

  it('[R13] out of time, the turn goes over', () => {
    const game = playTimePass(newGame());
    expect(game.plies).toMatchObject([{ kind: 'pass', reason: 'time' }]);
    expect(game.position).toEqual(withTurn(START, 'white'));
    expect(movesOf(game)).toEqual([]);
    expect(playTimePass(game).position).toEqual(START);
  });
});

/** Kings going back and forth: the position of the start stands again after every four plies. */
const SHUFFLE = ['4-8', '29-25', '8-4', '25-29'];
const KINGS = 'B:WK29:BK4';

describe('threefold repetition', () => {
  it('[R10] the third time, on claim', () => {
    const game = gameOf(KINGS);
    const twice = played(game, ...SHUFFLE);
    expect(drawStatus(twice)).toMatchObject({ repetitions: 2, claim: null });
    expect(claimDraw(twice)).toEqual({ ok: false, error: 'no-draw-to-claim' });
    const almost = played(twice, ...SHUFFLE.slice(0, 3));
    expect(drawStatus(almost)).toMatchObject({ repetitions: 2, claim: null });
    const thrice = played(almost, ...SHUFFLE.slice(3));
    expect(drawStatus(thrice)).toMatchObject({ repetitions: 3, claim: 'repetition' });
    expect(thrice.outcome).toBeNull();
    const claimed = claimDraw(thrice);
    expect(claimed.ok && claimed.value.outcome).toEqual(drawn('repetition'));
  });

  it('[R10] automatically', () => {
    const game = played(gameOf(KINGS, { drawRule: 'auto' }), ...SHUFFLE, ...SHUFFLE.slice(0, 3));
    expect(game.outcome).toBeNull();
    expect(played(game, '25-29').outcome).toEqual(drawn('repetition'));
  });

  it('[R10] not at all', () => {
    const game = played(gameOf(KINGS, { drawRule: 'off' }), ...SHUFFLE, ...SHUFFLE, ...SHUFFLE);
    expect(game.outcome).toBeNull();
    expect(drawStatus(game).claim).toBe('repetition');
    expect(claimDraw(game)).toEqual({ ok: false, error: 'no-draw-to-claim' });
  });

  it('[R10] the same squares with the other side to move are another position', () => {
    const game = playTimePass(gameOf(KINGS));
    expect(drawStatus(game).repetitions).toBe(1);
    expect(drawStatus(playTimePass(game)).repetitions).toBe(2);
    const again = played(game, '29-25', '4-8', '25-29', '8-4');
    expect(drawStatus(again).repetitions).toBe(2);
  });

  it('[R10] what stood before a man moved or a piece was taken does not count', () => {
    const game = played(gameOf('B:WK29,28:BK4,5'), ...SHUFFLE, '5-9');
    expect(drawStatus(game)).toMatchObject({ repetitions: 1, quietMoves: 0 });
  });
});

/** Kings wander without a jump on offer, to positions seen as seldom as possible. */
function wander(game: Game, plies: number): Game {
  const seen = new Map<string, number>();
  let current = game;
  for (let i = 0; i < plies; i += 1) {
    const quiet = legalMoves(current.position)
      .filter((move) => !isJump(move) && has(current.position.kings, move.from))
      .map((move) => ({ move, after: applyMove(current.position, move) }))
      .filter(({ after }) => !legalMoves(after).some(isJump))
      .map((choice) => ({ ...choice, times: seen.get(formatFen(choice.after)) ?? 0 }));
    const best = quiet.sort((a, b) => a.times - b.times)[0];
    if (!best || best.times > 1) throw new Error('nowhere new to go');
    seen.set(formatFen(best.after), best.times + 1);
    current = playMove(current, best.move);
  }
  return current;
}

describe('the 40-move rule', () => {
  const FEN = 'B:WK29,K30,28:BK3,K4,5';
  const PLIES = 2 * QUIET_MOVES_LIMIT;

  it('[R10] forty moves each, on claim', () => {
    const almost = wander(gameOf(FEN), PLIES - 1);
    expect(drawStatus(almost)).toMatchObject({ quietMoves: 39, quietLimit: 40, claim: null });
    const there = wander(gameOf(FEN), PLIES);
    expect(drawStatus(there)).toMatchObject({ quietMoves: 40, claim: 'forty-move' });
    const claimed = claimDraw(there);
    expect(claimed.ok && claimed.value.outcome).toEqual(drawn('forty-move'));
  });

  it('[R10] automatically, or never', () => {
    expect(wander(gameOf(FEN, { drawRule: 'auto' }), PLIES - 1).outcome).toBeNull();
    expect(wander(gameOf(FEN, { drawRule: 'auto' }), PLIES).outcome).toEqual(drawn('forty-move'));
    expect(claimDraw(wander(gameOf(FEN, { drawRule: 'off' }), PLIES)).ok).toBe(false);
  });

  it('[R10] a man’s move starts the count again', () => {
    const almost = wander(gameOf(FEN), PLIES - 2);
    const moved = played(almost, '5-9');
    expect(drawStatus(moved)).toMatchObject({ quietMoves: 0, repetitions: 1, claim: null });
    expect(moved.plies.at(-1)!.quiet).toBe(0);
  });

  it('[R10] so does a capture, by a king too', () => {
    const game = played(gameOf('B:WK29,K22:BK4,K9'), '9-14', '29-25', '14-18', '22x15');
    expect(game.plies.map(({ quiet }) => quiet)).toEqual([1, 2, 3, 0]);
  });

  it('[R10] a pass counts as a turn without progress', () => {
    expect(playTimePass(wander(gameOf(FEN), PLIES - 1)).plies.at(-1)!.quiet).toBe(PLIES);
  });
});

describe('undo', () => {
  it('[L1] takes back the last move, also the one that ended the game', () => {
    const game = gameOf('W:W22:B18');
    expect(undo(played(game, '22x15'))).toEqual({ ok: true, value: game });
    expect(undo(newGame())).toEqual({ ok: false, error: 'nothing-to-undo' });
  });

  it('[L1] after any play gives an equal game, under every rule set', () => {
    fc.assert(
      fc.property(rulesAndPosition, someChoices(12), ({ position, rules }, choices) => {
        let game = newGame({ rules, start: position, drawRule: 'auto' });
        for (const choice of choices) {
          const moves = listMoves(game.position, rules);
          if (game.outcome || !moves.ok) break;
          expect(mustPass(game)).toBe(false);
          const move = moves.value[choice % moves.value.length]!;
          const next = playMove(game, move);
          expect(play(game, [move.from, ...move.path])).toEqual({ ok: true, value: next });
          expect(undo(next)).toEqual({ ok: true, value: game });
          game = next;
        }
      }),
      runs(200),
    );
  });
});
