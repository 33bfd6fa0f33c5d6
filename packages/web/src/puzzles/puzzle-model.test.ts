/** A puzzle on a screen, with time in the test's hands. */
import { formatMove, moveOf, readMove } from '@crownhead/rules';
import { type AttemptFacts, puzzleOfPdn } from '@crownhead/training';
import { describe, expect, it } from 'vitest';
import { PuzzleModel } from './puzzle-model.ts';

/** Three moves hold at first, and then one; from a game. */
const PUZZLE = `[PuzzleId "1"] [Puzzle "draw"] [Tier "checked"] [Rating "1500"] [FEN "W:W17,21,23,28,31:B10,12,14,15,16"]
1... 17-13 (1... 31-27? 2. 15-19 27-24 3. 19x26 24-20 4. 16-19) (1... 23-18? 2. 14x23 17-13 3. 16-20 13-9 4. 12-16)
(1... 31-26? 2. 15-18 28-24 3. 18x27 26-22 4. 16-20) (1... 28-24? 2. 16-19 23x16 3. 12x28 31-27 4. 28-32)
(1... 23-19? 2. 15x24) 2. 15-18 13-9 (2... 28-24) (2... 31-27? 3. 10-15) (2... 23-19? 3. 16x23)
(2... 31-26? 3. 18x27) (2... 21-17? 3. 18x27) 3. 18x27 *`;

function atPuzzle() {
  const waiting: (() => void)[] = [];
  const counted: AttemptFacts[] = [];
  let now = 1000;
  const model = new PuzzleModel(puzzleOfPdn(PUZZLE)!, {
    now: () => now,
    after: (_, run) => {
      waiting.push(run);
      return () => waiting.splice(waiting.indexOf(run), 1);
    },
    play: () => undefined,
    count: (attempt) => counted.push(attempt),
  });
  return {
    model,
    counted,
    move: (text: string): void => {
      now += 5000;
      const { position } = model.game.value;
      const move = readMove(position, model.puzzle.tree.rules, text);
      if (!move.ok) throw new Error(move.error);
      model.enter({ type: 'text', text });
    },
    /** Everything that is played in answer. */
    pass: (): void => {
      while (waiting.length > 0) waiting.shift()!();
    },
    line: (): string[] => model.line.value.map((node) => formatMove(moveOf(node)!)),
  };
}

describe('[B43] a puzzle on a screen', () => {
  it('answers right moves, whichever of them, until the result is settled', () => {
    const { model, move, pass, line, counted } = atPuzzle();
    expect(model.flipped.value).toBe(false);
    move('17-13');
    expect(model.stage.value).toBe('answering');
    pass();
    expect([model.stage.value, line()]).toEqual(['asking', ['17-13', '15-18']]);
    // Not the move that the solution has.
    move('28-24');
    expect(model.stage.value).toBe('over');
    expect(model.answer.value).toMatchObject({ kind: 'solved' });
    expect(counted).toEqual([{ wrongMoves: 0, hints: 0, wasShown: false, ms: 10_000 }]);
  });

  it('plays the refutation of a wrong move on the board, and lets one try again', () => {
    const { model, move, pass, line, counted } = atPuzzle();
    move('28-24');
    expect(counted).toHaveLength(1);
    // Meanwhile nothing can be entered.
    model.enter({ type: 'text', text: '17-13' });
    pass();
    expect([model.stage.value, line()]).toEqual([
      'refuted',
      ['28-24', '16-19', '23x16', '12x19x28', '31-27', '28-32'],
    ]);
    // What happened is looked at again.
    model.step(-2);
    expect(model.game.value.plies).toHaveLength(4);
    model.tryAgain();
    expect([model.stage.value, line()]).toEqual(['asking', []]);
    move('17-13');
    pass();
    move('13-9');
    expect(model.stage.value).toBe('over');
    expect(model.solving.value.wrongMoves).toBe(1);
    // It has counted as not solved, once.
    expect(counted).toHaveLength(1);
    expect(counted[0]).toMatchObject({ wrongMoves: 1 });
  });
});

describe('[B44] help at a puzzle', () => {
  it('shows which piece to move, and counts that', () => {
    const { model, counted } = atPuzzle();
    model.hint();
    model.hint();
    expect([model.hinted.value, model.shown.value.chosen]).toEqual([17, 17]);
    expect(counted).toMatchObject([{ hints: 1 }]);
  });

  it('shows the answer from where one is, also after a wrong move', () => {
    const { model, move, pass, line, counted } = atPuzzle();
    move('17-13');
    pass();
    move('31-26');
    pass();
    model.show();
    pass();
    expect([model.stage.value, line()]).toEqual(['over', ['17-13', '15-18', '13-9', '18x27']]);
    expect(model.solving.value.wasShown).toBe(true);
    expect(counted).toHaveLength(1);
    model.show();
    model.tryAgain();
    expect(model.stage.value).toBe('over');
  });

  it('stops playing when it is closed', () => {
    const { model, move, pass, line } = atPuzzle();
    move('28-24');
    model.close();
    pass();
    expect(line()).toEqual(['28-24']);
  });
});
