/**
 * Lessons from the first move to the First Position: each a few steps, each step a board and something to do that is checked. The
 * learner is White and sits at the bottom; the rules are the official ones. What is said about a step is for the words of an app.
 */
import type { Goal } from './puzzle.ts';

/** What a step asks for. */
export type LessonTask =
  /** Only to look at. */
  | { readonly kind: 'look' }
  /** Any legal move. */
  | { readonly kind: 'any-move' }
  /** To press every piece that can move; where jumps must be taken, every piece that can jump. */
  | { readonly kind: 'find-movable' }
  /** The learner's moves and the answers to them in turn; `|` between moves that are as good. */
  | { readonly kind: 'line'; readonly moves: string }
  /** Played out against an opponent who knows. */
  | { readonly kind: 'play-out'; readonly goal: Goal; readonly moves: number };

/** A board and what to do on it. */
export interface LessonStep {
  readonly fen: string;
  readonly task: LessonTask;
}

const START = 'W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';

const look = (fen: string): LessonStep => ({ fen, task: { kind: 'look' } });
const anyMove = (fen: string): LessonStep => ({ fen, task: { kind: 'any-move' } });
const find = (fen: string): LessonStep => ({ fen, task: { kind: 'find-movable' } });
const line = (fen: string, moves: string): LessonStep => ({ fen, task: { kind: 'line', moves } });
const win = (fen: string, moves: number): LessonStep => ({
  fen,
  task: { kind: 'play-out', goal: 'win', moves },
});
const hold = (fen: string, moves: number): LessonStep => ({
  fen,
  task: { kind: 'play-out', goal: 'draw', moves },
});

/** Every lesson with its steps, in the order in which they build on each other. */
export const LESSONS = {
  men: { goal: look(START), move: anyMove(START), ready: find(START) },
  jump: { jump: line('W:W22,31:B17,3', '22x13'), room: find('W:W22,24:B17,13,19') },
  must: {
    must: line('W:W22,29,32:B18,3', '22x15'),
    all: find('W:W21,27,30,32:B17,23,5'),
    choice: line('W:W27,21:B23,15,17,4', '21x14|27x18x11'),
  },
  chain: { two: line('W:W27:B23,15,4', '27x18x11'), most: line('W:W31:B26,27,18,11,4', '31x22x15x8') },
  crown: { crown: line('W:W6:B12,20', '6-1|6-2'), ends: line('W:W11,32:B7,6,12', '11x2 12-16 2x9') },
  king: { back: line('W:WK11:B1,4', '11-15|11-16'), jump: line('W:WK6:B10,18,5', '6x15x22') },
  block: { man: line('W:W16,24,31:B12', '24-19'), king: line('W:WK21,22:BK29', '21-25') },
  draw: { how: look('W:WK32:BK23'), hold: hold('W:WK32:BK23', 6) },
  corner: { run: line('W:WK23:BK15', '23-27 15-19 27-32'), out: win('W:WK18,K19:BK28', 20) },
  opposition: {
    count: look('W:WK32:BK26'),
    take: line('W:WK32:BK26', '32-27'),
    win: win('W:WK32:BK26', 8),
  },
  exchange: { swap: line('W:W27,30:B7,19', '27-23 19x26 30x23'), win: win('W:W27,30:B7,19', 8) },
  'two-for-one': {
    first: line('W:W9,12,28,32:B16,18,20', '28-24 20x27 32x23x14'),
    second: line('W:W18,20,26,29:B7,11,16', '18-15 11x18 20x11x2'),
  },
  shot: {
    three: line('W:W16,21,25,29:B7,13,15', '21-17 13x22 25x18x11x2'),
    twice: line('W:W20,21,27,32:B9,11,18', '20-16 11x20 27-24 20x27 32x23x14x5'),
  },
  bridge: {
    left: line('W:W28,30,32:B1,25', '30x21'),
    right: line('W:W28,30,32:B1,27', '32x23'),
    keep: line('W:W24,30,32:B22,28', '24-19|24-20'),
  },
  'three-kings': { plan: look('W:WK22,K23,K24:BK31,K32'), win: win('W:WK22,K23,K24:BK31,K32', 30) },
  'first-position': {
    hold: line('W:WK15,20:B12,K28', '15-10|15-18|15-19'),
    drive: win('W:WK19,K23:B12,K28', 40),
    win: win('W:WK15,20:B12,K28', 60),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, LessonStep>>>>;

/** The name of a lesson. */
export type LessonId = keyof typeof LESSONS;
/** All of them in their order. */
export const LESSON_IDS = Object.keys(LESSONS) as LessonId[];
/** The names of the steps of a lesson. */
export type StepId<L extends LessonId> = keyof (typeof LESSONS)[L] & string;

/** The steps of a lesson in their order. */
export const stepsOf = (lesson: LessonId): readonly { readonly id: string; readonly step: LessonStep }[] =>
  Object.entries(LESSONS[lesson] as Readonly<Record<string, LessonStep>>).map(([id, step]) => ({ id, step }));

/** What an app says of a lesson: what a step asks, and what to say when it is done. A language that lacks one does not compile. */
export type LessonTexts = {
  readonly [L in LessonId]: {
    readonly title: string;
    readonly about: string;
    readonly steps: { readonly [S in StepId<L>]: { readonly ask: string; readonly done: string } };
  };
};

/** The first lesson that was not finished yet; null where all were. */
export const nextLesson = (finished: ReadonlySet<string>): LessonId | null =>
  LESSON_IDS.find((id) => !finished.has(id)) ?? null;
