import {
  findMove,
  formatMove,
  legalMoves,
  type Move,
  positionOf,
  ROOT_ID,
  readPdn,
  replayPdn,
  type Square,
} from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import type { Card } from './card.ts';
import {
  answerExercise,
  type Exercise,
  exerciseAnswer,
  exerciseCounts,
  exerciseGame,
  exerciseHint,
  exerciseMove,
  exerciseOf,
  exerciseSide,
  isFinished,
} from './exercise.ts';
import { endingCard, lineCard, mistakeCard, puzzleCard } from './make-cards.ts';
import { NAMED_ENDINGS } from './named-ending.ts';
import { type Puzzle, puzzleOf } from './puzzle.ts';

const treeOf = (pdn: string) => replayPdn(readPdn(pdn)[0]!).tree;
const PUZZLE = `[PuzzleId "1"] [Puzzle "draw"] [Tier "proved"] [Rating "900"] [FEN "W:W22,30:B13,14"]
1. 30-26 (1. 22-17? 13x22) (1. 22-18? 14x23) (1. 30-25? 14-18) *`;

function puzzle(): Puzzle {
  const found = puzzleOf(treeOf(PUZZLE));
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

function begin(card: Card, others: readonly Card[] = []): Exercise {
  const exercise = exerciseOf(card, others);
  if (!exercise.ok) throw new Error(exercise.error);
  return exercise.value;
}

const legal = (exercise: Exercise, text: string): Move =>
  legalMoves(exerciseGame(exercise).position).find((move) => formatMove(move) === text)!;
const play = (exercise: Exercise, text: string) => exerciseMove(exercise, legal(exercise, text))!;

describe('[B50] a card of a puzzle or a mistake', () => {
  it('is solved: a wrong move is refuted and counted, a right one ends it', () => {
    const exercise = begin(puzzleCard(puzzle()));
    const wrong = play(exercise, '30-25');
    expect(wrong.answer).toMatchObject({ kind: 'wrong', refutation: [{ from: 14 }] });
    const done = play(wrong.exercise, '30-26');
    expect([done.answer.kind, isFinished(done.exercise)]).toEqual(['done', true]);
    expect(exerciseCounts(done.exercise)).toMatchObject({ wrongMoves: 1, hints: 0, wasShown: false });
    expect(exerciseMove(done.exercise, legal(exercise, '30-26'))).toBeNull();
  });

  it('of a mistake says what was played, and is another card than the puzzle', () => {
    const played = legalMoves(positionOf('W:W22,30:B13,14')).find((move) => formatMove(move) === '22-17')!;
    const card = mistakeCard(puzzle(), played, 'Ann – Bob');
    expect(card.pdn).toContain('[Played "22-17"]');
    expect(card.id).not.toBe(puzzleCard(puzzle()).id);
    expect(exerciseSide(begin(card))).toBe('white');
  });

  it('may be hinted at and shown, which is counted', () => {
    const hint = exerciseHint(begin(puzzleCard(puzzle())))!;
    expect(hint.from).toBe(30);
    const { exercise, line } = exerciseAnswer(hint.exercise);
    expect(line.map((move) => formatMove(move))).toEqual(['30-26']);
    expect(exerciseCounts(exercise)).toMatchObject({ hints: 1, wasShown: true });
    expect(isFinished(exercise)).toBe(true);
  });
});

describe('[B51] a card of an opening line', () => {
  const tree = treeOf('1. 11-15 23-19 2. 8-11 22-17 3. 4-8 (3. 11-16 24-20) 17-13 4. 15-18 *');
  const nodeAfter = (plies: number) => {
    let node = tree.root;
    for (let i = 0; i < plies; i += 1) node = node.children[0]!;
    return node;
  };
  const card = (side: 'black' | 'white', plies = 6) => lineCard(tree, nodeAfter(plies).id, side)!;

  it('asks one side’s moves from the start, and plays the others', () => {
    const white = begin(card('white'));
    expect(exerciseGame(white).plies).toHaveLength(1);
    const first = play(white, '23-19');
    expect(first.answer).toMatchObject({ kind: 'right', replies: [{ from: 8 }] });
    const second = play(first.exercise, '22-17');
    const last = play(second.exercise, '17-13');
    expect([last.answer.kind, isFinished(last.exercise)]).toEqual(['done', true]);
    expect(exerciseCounts(last.exercise).wrongMoves).toBe(0);
  });

  it('ends where the board was, not where the game ended', () => {
    expect(card('black', 3).pdn).not.toContain('22-17');
    expect(lineCard(tree, ROOT_ID, 'black')).toBeNull();
    expect(lineCard(tree, nodeAfter(1).id, 'white')).toBeNull();
  });

  it('counts a wrong move, and not one of another line of the repertoire', () => {
    const other = lineCard(treeOf('1. 11-15 22-18 *'), 2, 'white')!;
    const strict = play(begin(card('white')), '22-18');
    expect([strict.answer.kind, exerciseCounts(strict.exercise).wrongMoves]).toEqual(['wrong', 1]);
    const known = play(begin(card('white'), [card('white'), other]), '22-18');
    expect([known.answer.kind, exerciseCounts(known.exercise).wrongMoves]).toEqual(['other-line', 0]);
    expect(play(known.exercise, '23-19').answer.kind).toBe('right');
  });

  it('shows the piece, then the line', () => {
    const hint = exerciseHint(begin(card('black')))!;
    expect(hint.from).toBe(11);
    const shown = exerciseAnswer(hint.exercise);
    expect(shown.line.map((move) => formatMove(move))).toEqual([
      '11-15',
      '23-19',
      '8-11',
      '22-17',
      '4-8',
      '17-13',
    ]);
    expect([isFinished(shown.exercise), exerciseCounts(shown.exercise).wasShown]).toEqual([true, true]);
    expect(exerciseHint(shown.exercise)).toBeNull();
  });

  it('works under other rules', () => {
    const sandbox = treeOf('[RuleSet "sandbox"]\n[FEN "W:W22:B18,3"]\n1. 22-17 18-23 *');
    // Jumping is optional here.
    const exercise = begin(lineCard(sandbox, 2, 'white')!);
    const step = findMove(sandbox.start, sandbox.rules, [22, 17] as Square[])!;
    expect(exerciseMove(exercise, step)!.answer.kind).toBe('done');
  });
});

describe('[B52] a card of an ending', () => {
  const first = (exercise: Exercise): Move => legalMoves(exerciseGame(exercise).position)[0]!;

  it.each(NAMED_ENDINGS)('can be asked: %s', (ending) => {
    const exercise = begin(endingCard(ending));
    expect(exerciseSide(exercise)).toBe(exerciseGame(exercise).position.turn);
  });

  it('waits for the opponent, and takes back a move that gives the goal away', () => {
    const start = begin(endingCard('one-king'));
    const moved = play(start, '32-28');
    expect(moved.answer.kind).toBe('waiting');
    expect(exerciseMove(moved.exercise, first(moved.exercise))).toBeNull();
    const refuted = answerExercise(moved.exercise, { result: 'draw', move: first(moved.exercise) })!;
    expect(refuted.answer).toMatchObject({ kind: 'wrong', move: { from: 32 }, result: 'draw' });
    expect(exerciseGame(refuted.exercise).plies).toHaveLength(0);
    const right = play(refuted.exercise, '32-27');
    const answered = answerExercise(right.exercise, { result: 'loss', move: first(right.exercise) })!;
    expect([answered.answer.kind, exerciseGame(answered.exercise).plies.length]).toEqual(['right', 2]);
    expect(exerciseCounts(answered.exercise).wrongMoves).toBe(1);
  });

  it('is missed when the moves are used up, and a draw is held by then', () => {
    const run = (goal: string): Exercise => {
      const pdn = `[FEN "W:WK32:BK1"]\n[Puzzle "${goal}"]\n[Moves "3"]\n*`;
      let exercise = begin({ id: goal, kind: 'ending', pdn, title: '' });
      for (let i = 0; i < 3; i += 1) {
        exercise = exerciseMove(exercise, first(exercise))!.exercise;
        exercise = answerExercise(exercise, { result: 'unknown', move: first(exercise) })!.exercise;
      }
      return exercise;
    };
    const drawn = run('draw');
    expect([isFinished(drawn), exerciseCounts(drawn).wrongMoves]).toEqual([true, 0]);
    const notWon = run('win');
    expect([isFinished(notWon), exerciseCounts(notWon).wrongMoves]).toEqual([true, 1]);
  });

  it('ends when no move could keep it any more', () => {
    let exercise = begin({
      id: 'x',
      kind: 'ending',
      pdn: '[FEN "W:WK32:BK1"]\n[Puzzle "win"]\n[Moves "9"]\n*',
      title: '',
    });
    for (const text of ['32-27', '32-28']) {
      exercise = play(exercise, text).exercise;
      exercise = answerExercise(exercise, { result: 'draw', move: first(exercise) })!.exercise;
    }
    expect(isFinished(exercise)).toBe(true);
  });

  it('that is given up counts as shown', () => {
    expect(exerciseCounts(exerciseAnswer(begin(endingCard('two-kings'))).exercise).wasShown).toBe(true);
  });
});

describe('[B50] a card that asks nothing', () => {
  it.each([
    ['unreadable', 'puzzle', 'nonsense ('],
    ['no-question', 'puzzle', '1. 11-15 *'],
    ['no-question', 'opening', '1. 11-15 *'],
    ['no-question', 'opening', '[Trains "white"]\n1. 11-15 *'],
    ['no-question', 'ending', '[FEN "W:WK32:BK1"]\n*'],
    ['no-question', 'ending', '[FEN "W:WK32:BK1"]\n[Puzzle "win"]\n[Moves "0"]\n*'],
    ['unreadable', 'ending', '1. 11-22 *'],
  ] as const)('is refused: %s %s', (fault, kind, pdn) => {
    expect(exerciseOf({ id: 'x', kind, pdn, title: '' })).toEqual({ ok: false, error: fault });
  });
});
