/** Puzzles by typed lines: what is typed, and what is said to it. */
import { OFFICIAL_PRESET, SIDE_NAMES } from '@crownhead/match';
import {
  boardText,
  formatMove,
  legalMoves,
  parseMoveText,
  REFUSAL_WORDS,
  resolveMove,
} from '@crownhead/rules';
import {
  answerText,
  goalText,
  movesText,
  ratingText,
  THEME_NAMES,
  TIER_NAMES,
  TIER_SENTENCES,
} from '@crownhead/terminal/puzzle-words';
import {
  ANY_PUZZLE,
  type Exercise,
  exerciseAnswer,
  exerciseCounts,
  exerciseGame,
  exerciseHint,
  exerciseMove,
  exerciseSide,
  isFinished,
  nextPuzzle,
  ofTheDay,
  type Puzzle,
  type PuzzleEntry,
  puzzleCard,
  puzzleOfEntry,
  startSolving,
  type TrainingCommand,
  type TrainingState,
} from '@crownhead/training';
import { findWord, MOVE_HELP, type Word, wordList } from '../play/typed.ts';

export interface TalkDeps {
  readonly puzzles: readonly PuzzleEntry[];
  training(): TrainingState;
  submit(command: TrainingCommand): Promise<void>;
  now(): number;
  day(): number;
  /** From 0 to less than 1. */
  random(): number;
}

type Lines = readonly string[];

const NAMES = SIDE_NAMES[OFFICIAL_PRESET.table.sideNames];

const WORDS: readonly Word<PuzzleTalk, Lines | Promise<Lines>>[] = [
  { names: ['help', '?', 'h'], usage: 'help', help: 'show this list', run: () => PuzzleTalk.help() },
  { names: ['hint', 'i'], usage: 'hint', help: 'the piece to move', run: (talk) => talk.hint() },
  { names: ['answer', 'x'], usage: 'answer', help: 'show the answer', run: (talk) => talk.showAnswer() },
  { names: ['board', 'b'], usage: 'board', help: 'show the board again', run: (talk) => talk.board() },
  { names: ['moves', 'm'], usage: 'moves', help: 'the legal moves', run: (talk) => talk.moves() },
  {
    names: ['next', 'n'],
    usage: 'next',
    help: 'another puzzle near your rating',
    run: (talk) => talk.next(),
  },
  { names: ['day'], usage: 'day', help: 'the puzzle of the day', run: (talk) => talk.ofDay() },
  {
    names: ['keep', 'c'],
    usage: 'keep',
    help: 'keep this puzzle as a card for training',
    run: (talk) => talk.keep(),
  },
  { names: ['quit', 'q', 'exit'], usage: 'quit', help: 'stop', run: (talk) => talk.quit() },
];

export class PuzzleTalk {
  readonly prompt = 'crownhead> ';
  readonly #deps: TalkDeps;
  #puzzle: Puzzle | null = null;
  #exercise: Exercise | null = null;
  #askedAt = 0;
  #isOver = false;

  constructor(deps: TalkDeps) {
    this.#deps = deps;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  welcome(): Lines {
    const rating = ratingText(this.#deps.training().rating.rating);
    return [
      `Your rating is ${rating}. Every move that keeps the result is right. Type help for the commands.`,
      ...this.next(),
    ];
  }

  async handle(line: string): Promise<Lines> {
    const text = line.trim();
    if (text === '') return this.#exercise && isFinished(this.#exercise) ? this.next() : [];
    const found = findWord(WORDS, text);
    return found ? found.word.run(this, found.rest) : this.#play(text);
  }

  static help(): Lines {
    return [...MOVE_HELP, ...wordList(WORDS)];
  }

  next(): Lines {
    const { puzzles, training, random } = this.#deps;
    return this.#open(nextPuzzle(puzzles, training(), ANY_PUZZLE, random(), this.#puzzle?.id ?? null));
  }

  ofDay(): Lines {
    return this.#open(ofTheDay(this.#deps.puzzles, this.#deps.day()));
  }

  #open(entry: PuzzleEntry | null): Lines {
    const puzzle = entry && puzzleOfEntry(entry);
    if (!puzzle) return ['There is no other puzzle.'];
    this.#puzzle = puzzle;
    this.#exercise = { kind: 'solving', solving: startSolving(puzzle) };
    this.#askedAt = this.#deps.now();
    const { rating, tier, themes } = puzzle;
    const about = [TIER_NAMES[tier].toLowerCase(), ...themes.map((theme) => THEME_NAMES[theme])].join(', ');
    return [...this.board(), `${this.#asks(puzzle)}. Rated ${rating}: ${about}.`];
  }

  #asks({ goal, tree }: Puzzle): string {
    return goalText(goal, tree.start.turn);
  }

  board(): Lines {
    if (this.#exercise === null) return [];
    const flip = exerciseSide(this.#exercise) === 'black';
    return ['', boardText(exerciseGame(this.#exercise).position, { flip, numbers: 'all', names: NAMES }), ''];
  }

  moves(): Lines {
    if (this.#exercise === null || isFinished(this.#exercise)) return ['This puzzle is over: type next.'];
    return [
      legalMoves(exerciseGame(this.#exercise).position)
        .map((move) => formatMove(move))
        .join(', '),
    ];
  }

  hint(): Lines {
    const found = this.#exercise && exerciseHint(this.#exercise);
    if (!found) return ['There is no hint here.'];
    this.#exercise = found.exercise;
    return [`Move the piece on ${found.from}.`];
  }

  async showAnswer(): Promise<Lines> {
    if (this.#exercise === null || isFinished(this.#exercise)) return ['This puzzle is over: type next.'];
    const { exercise, line } = exerciseAnswer(this.#exercise);
    this.#exercise = exercise;
    return [`The answer is ${movesText(line)}.`, ...(await this.#finished())];
  }

  async keep(): Promise<Lines> {
    if (this.#puzzle === null) return [];
    const card = puzzleCard(this.#puzzle);
    if (this.#deps.training().cards.has(card.id)) return ['This is in your cards already.'];
    await this.#deps.submit({ type: 'card.add', card });
    return ['Kept: it comes back when you train.'];
  }

  quit(): Lines {
    this.#isOver = true;
    return [];
  }

  async #play(text: string): Promise<Lines> {
    const exercise = this.#exercise;
    if (exercise === null || isFinished(exercise)) return ['This puzzle is over: type next.'];
    const { position, rules } = exerciseGame(exercise);
    const attempt = parseMoveText(text);
    if (!attempt.ok) return [`${REFUSAL_WORDS[attempt.error]} Type help for the commands.`];
    const move = resolveMove(position, rules, attempt.value);
    if (!move.ok) return [REFUSAL_WORDS[move.error]];
    const step = exerciseMove(exercise, move.value);
    if (step === null) return [];
    this.#exercise = step.exercise;
    const said = answerText(step.exercise, step.answer).text;
    if (step.answer.kind === 'done') return [said, ...(await this.#finished())];
    return step.answer.kind === 'wrong' ? [`${said} Try again.`] : [said, ...this.board()];
  }

  async #finished(): Promise<Lines> {
    const { id, rating, tier } = this.#puzzle!;
    const { training, submit, now } = this.#deps;
    const before = training();
    const { wrongMoves, hints, wasShown } = exerciseCounts(this.#exercise!);
    const attempt = { wrongMoves, hints, wasShown, ms: Math.max(0, now() - this.#askedAt) };
    await submit({ type: 'puzzle.try', id, rating, attempt });
    const rated = before.puzzles.has(id)
      ? 'Tried before: your rating stays as it is.'
      : `Your rating is ${ratingText(training().rating.rating)}.`;
    return [rated, TIER_SENTENCES[tier], 'Type next, keep or quit.'];
  }
}
