/** Puzzles, cards, lessons, endings and squares through the app. */
import { type Game, legalMoves, type Move, readMove } from '@crownhead/rules';
import { endingCard, type PuzzleEntry, puzzleCard, puzzleOfEntry } from '@crownhead/training';
import { openShippedPuzzles } from '@crownhead/training/node';
import { describe, expect, it } from 'vitest';
import { BARE, TestApp, type TestAppOptions } from '../app/test-app.ts';

const DRAW: PuzzleEntry = {
  ...{ id: 'draw', goal: 'draw', tier: 'proved', rating: 1400, themes: ['quiet'], source: '' },
  fen: 'W:W22,30:B13,14',
  moves: '30-26 (22-17? 13x22) (22-18? 14x23) (30-25? 14-18)',
};
const WIN = openShippedPuzzles().puzzles.find(
  ({ goal, themes }) => goal === 'win' && !themes.includes('quiet'),
)!;

const lastGame = (app: TestApp): Game => {
  const asked = app.asked.findLast(({ type }) => type === 'opponent.ask');
  return (asked as { game: Game }).game;
};
const moveOf = ({ position, rules }: Game, text: string): Move => {
  const move = readMove(position, rules, text);
  if (!move.ok) throw new Error(move.error);
  return move.value;
};

async function atPuzzles(options: TestAppOptions = {}): Promise<TestApp> {
  const app = new TestApp({ puzzles: [DRAW], ...options });
  await app.press('z');
  return app;
}

async function atTraining(options: TestAppOptions = {}): Promise<TestApp> {
  const app = new TestApp({ puzzles: [DRAW], ...options });
  await app.press('t');
  return app;
}

describe('[B72] puzzles', () => {
  it('a wrong move is refuted on the board, the right one solves, and the rating follows', async () => {
    const app = await atPuzzles();
    expect(app.text).toContain('Rating 1500');
    await app.press('enter');
    expect(app.text).toContain('White to play and draw');
    expect(app.panel).toContain('Puzzle, rated 1400 Proved: quiet move');
    await app.press('30-25', 'enter');
    expect(app.panel).toContain('30-25 loses. Red answers 14-18.');
    const wrong = app.text;
    await app.pass(1000);
    expect(app.text).not.toBe(wrong);
    expect(app.wakeAt).toBeNull();
    await app.press('enter');
    expect(app.text).toContain('i hint');
    await app.press('30-26', 'enter');
    expect(app.panel).toContain('Solved, after some help.');
    expect(app.panel).toMatch(/Your rating: 1[0-4]\d\d \(−\d+\)/);
    expect(app.panel).toContain('Proved: every move is proved right or wrong.');
    expect(app.log.state.puzzles.get('draw')).toBe(false);
  });

  it('solved at the first try counts as such, and only the first time', async () => {
    const app = await atPuzzles();
    await app.press('enter', '30-26', 'enter');
    expect(app.panel).toMatch(/Solved! Your rating: 1[5-9]\d\d \(\+\d+\)/);
    await app.press('escape', 'enter', 'x');
    expect(app.panel).toContain('That was the answer: 30-26.');
    expect(app.panel).toContain('Tried before: your rating stays as it is.');
    expect(app.log.state.puzzles.get('draw')).toBe(true);
  });

  it('hint, cursor keys, illegal moves and the analysis', async () => {
    const app = await atPuzzles();
    await app.press('enter', 'i');
    expect(app.panel).toContain('Move the piece on 30.');
    await app.press('30-20', 'enter');
    expect(app.panel).not.toContain('Solved');
    await app.press('a');
    expect(app.screen.kind).toBe('exercise');
    await app.press('right', 'enter', 'enter');
    await app.press('escape', 'x', 'a');
    expect(app.panel).toContain('30-26 (1… 22-17? 2. 13x22)');
    await app.press('m');
    expect(app.text).toContain('keep as a card');
  });

  it('by goal and theme, and that of the day; where none fits, that is said', async () => {
    const app = await atPuzzles({ puzzles: [DRAW, WIN] });
    await app.press('up', 'up', 'right', 'page-down', 'enter');
    expect(app.text).toContain('to play and win');
    // Only the other one is quiet.
    await app.press('escape', 'up', 'q', 'page-down', 'enter');
    expect(app.text).toContain('No puzzle fits.');
    await app.press('up', 'up', 'a', 'page-down', 'enter');
    expect(app.text).toContain('White to play and draw');
    const day = await atPuzzles();
    await day.press('page-up', 'right');
    expect(day.text).toContain('Rated 1400, proved, not tried yet.');
    expect(day.text).not.toContain('Theme');
    await day.press('page-down', 'enter');
    expect(day.panel).toContain('Puzzle of the day');
    const none = await atPuzzles({ puzzles: [] });
    await none.press('enter');
    expect(none.text).toContain('No puzzle fits.');
  });

  it('the next one comes with Enter, in plain letters too', async () => {
    const app = await atPuzzles({ puzzles: [DRAW, { ...DRAW, id: 'other' }], look: BARE });
    await app.press('enter', '30-26', 'enter', 'enter');
    expect(app.panel).toContain('Puzzle, rated 1400');
    expect(app.panel).not.toContain('Solved');
    await app.press('v', '?');
    expect(app.screen.kind).toBe('help');
  });
});

describe('[B73] cards', () => {
  it('a kept puzzle is due, is reviewed, and says when it comes back', async () => {
    const app = await atPuzzles();
    await app.press('enter', 'x', 'c');
    expect(app.panel).toContain('Kept: it comes back when you train.');
    await app.press('c');
    expect(app.panel).toContain('in your cards already');
    await app.press('escape', 'escape', 't');
    expect(app.text).toContain('1 due, about 1 minute');
    await app.press('enter', '30-26', 'enter');
    expect(app.panel).toContain('Solved! This card comes back in 2 days.');
    await app.press('enter');
    expect(app.text).toContain('all done; the next ones come in 2 days');
    await app.press('enter');
    expect(app.text).toContain('No card is due.');
  });

  it('a card that was not known comes again the same day', async () => {
    const app = await atTraining();
    const card = puzzleCard(puzzleOfEntry(DRAW)!);
    await app.log.submit({ type: 'card.add', card });
    await app.press('escape', 't', 'enter', 'x');
    expect(app.panel).toContain('This card comes again today.');
  });

  it('cards are listed by kind and all together, and deleted', async () => {
    const app = await atTraining();
    await app.log.submit({ type: 'card.add', card: puzzleCard(puzzleOfEntry(DRAW)!) });
    await app.log.submit({ type: 'card.add', card: endingCard('one-king') });
    await app.press('escape', 't');
    expect(app.text).toContain('2 due');
    expect(app.text).toMatch(/Endings +1 due of 1, 0 % known/);
    await app.press('end', 'enter');
    expect(app.text).toContain('King against king with the move');
    await app.press('d');
    expect(app.text).toContain('The card was deleted.');
    expect(app.log.state.cards.size).toBe(1);
  });
});

describe('[B73] endings', () => {
  async function atEnding(): Promise<TestApp> {
    const app = await atTraining();
    await app.press('down', 'down', 'enter');
    expect(app.text).toContain('Fourth Position');
    await app.press('enter');
    return app;
  }

  it('are played against an opponent: a move that gives it away is answered and taken back', async () => {
    const app = await atEnding();
    expect(app.text).toContain('White to play and win: within 12 moves');
    await app.press('32-28', 'enter');
    const game = lastGame(app);
    expect(app.panel).toContain('Your opponent is thinking.');
    await app.tell({
      type: 'opponent',
      game,
      answer: { result: 'draw', move: legalMoves(game.position)[0]! },
    });
    expect(app.panel).toContain('32-28 is only a draw.');
    await app.press('enter', '32-27', 'enter');
    const second = lastGame(app);
    await app.tell({ type: 'opponent', game: second, answer: null });
    expect(app.panel).toContain('The engine did not answer.');
    await app.press('enter');
    await app.tell({
      type: 'opponent',
      game: second,
      answer: { result: 'loss', move: moveOf(second, '26-31') },
    });
    expect(app.panel).toContain('Right. Red answers 26-31. Go on.');
    expect(app.panel).toContain('11 moves left');
    await app.press('i');
    const third = lastGame(app);
    await app.tell({
      type: 'opponent',
      game: third,
      answer: { result: 'win', move: moveOf(third, '27-23') },
    });
    expect(app.panel).toContain('Move the piece on 27.');
    await app.press('x');
    expect(app.panel).toContain('Given up.');
    await app.press('c', 'escape');
    expect(app.text).toMatch(/King against king with the move +White to play and win +yes/);
  });
});

describe('[B73] lessons', () => {
  it('are a path: steps that look, move and find; a finished one is counted', async () => {
    const app = await atTraining();
    expect(app.text).toContain('0 of 16, next: How men move');
    await app.press('down', 'enter', 'enter');
    expect(app.panel).toContain('Twelve men a side');
    await app.press('enter', '22-18', 'enter');
    expect(app.panel).toContain('That is all there is to a plain move.');
    await app.press('enter', '29', 'enter');
    expect(app.panel).toContain('Not this one.');
    await app.press('21', 'enter', '22', 'enter', '23', 'enter');
    // The keys go over the whole board from its corner.
    await app.press(...Array<string>(7).fill('right'), 'up', 'up', 'left', 'enter');
    expect(app.panel).toContain('Only the front row can move');
    await app.press('enter');
    expect(app.panel).toContain('Jumping Step 1 of 2');
    expect(app.log.state.lessons).toEqual(new Set(['men']));
    await app.press('31-27', 'enter');
    expect(app.panel).toContain('must jump');
    await app.press('r', 'escape');
    expect(app.text).toContain('1 of 16 finished');
  });

  it('a position is played out, answered, missed and tried again', async () => {
    const app = await atTraining();
    await app.press('down', 'enter', ...Array<string>(7).fill('down'), 'enter');
    expect(app.panel).toContain('A game is drawn');
    await app.press('enter', '32-28', 'enter');
    const game = lastGame(app);
    await app.tell({
      type: 'opponent',
      game,
      answer: { result: 'win', move: legalMoves(game.position)[0]! },
    });
    expect(app.panel).toContain('Your move is taken back.');
    await app.press('enter', '32-28', 'enter');
    const again = lastGame(app);
    await app.tell({
      type: 'opponent',
      game: again,
      answer: { result: 'draw', move: moveOf(again, '23-18') },
    });
    expect(app.panel).toContain('Right. Go on.');
    expect(app.panel).toContain('5 moves left');
  });
});

describe('[B73] squares', () => {
  it('are named by typing, against the time; the best run is kept', async () => {
    const app = await atTraining();
    expect(app.text).not.toContain('best:');
    await app.press('down', 'down', 'down', 'down', 'enter');
    expect(app.panel).toContain('Best so far: 0');
    await app.press('enter');
    expect(app.text).not.toMatch(/ 1[0-9] /);
    const asked = (): number => (app.screen as unknown as { run: { asked: number } }).run.asked;
    const type = async (square: number) => app.press(`${square}`, ...(square < 4 ? ['enter'] : []));
    await type(asked());
    await type(asked());
    await type((asked() % 32) + 1);
    expect(app.panel).toContain('2 right, 1 wrong');
    await app.pass(29_000);
    expect(app.panel).toContain('1 second left');
    await app.pass(3_000);
    expect(app.panel).toContain('Time is up.');
    await app.press('escape');
    expect(app.log.state.bestSquares).toBe(2);
    expect(app.text).toContain('best: 2');
  });
});
