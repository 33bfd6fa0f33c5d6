/**
 * How well something is remembered, and when to ask again: FSRS 6 (open-spaced-repetition, "The Algorithm") with its published weights.
 * Time is counted in whole days.
 */

/** How an attempt went, worst first. */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const;
/** One of them. */
export type Grade = (typeof GRADES)[number];

/** What one person knows of one card. */
export interface Memory {
  /** Days until it is remembered nine times in ten. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
}

/** The default weights of FSRS 6, fitted by its authors to some hundred million reviews. */
const W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
  1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
] as const;
const DECAY = -W[20];
const FACTOR = 0.9 ** (1 / DECAY) - 1;
/** How likely a card should be remembered when it is asked. */
const RETENTION = 0.9;
const LEAST_STABILITY = 0.001;
const LONGEST_DAYS = 36_500;

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);
const asStability = (days: number): number => between(days, LEAST_STABILITY, LONGEST_DAYS);
/** 1 for "again" to 4 for "easy", as the formulas have it. */
const numberOf = (grade: Grade): number => GRADES.indexOf(grade) + 1;

/** The probability that it is remembered after this many days. */
export const retrievability = ({ stability }: Memory, days: number): number =>
  (1 + (FACTOR * days) / stability) ** DECAY;

/** Days until it should be asked again; at least one. */
export const intervalDays = ({ stability }: Memory): number =>
  between(Math.round((stability * (RETENTION ** (1 / DECAY) - 1)) / FACTOR), 1, LONGEST_DAYS);

const firstDifficulty = (grade: Grade): number => W[4] - Math.exp((numberOf(grade) - 1) * W[5]) + 1;

function nextDifficulty(difficulty: number, grade: Grade): number {
  const change = -W[6] * (numberOf(grade) - 3);
  const damped = difficulty + (change * (10 - difficulty)) / 9;
  return between(W[7] * firstDifficulty('easy') + (1 - W[7]) * damped, 1, 10);
}

/** Asked again on the day it was asked before. */
function stabilitySameDay(stability: number, grade: Grade): number {
  const growth = stability ** -W[19] * Math.exp(W[17] * (numberOf(grade) - 3 + W[18]));
  return asStability(stability * (grade === 'again' ? growth : Math.max(growth, 1)));
}

function stabilityForgotten({ stability, difficulty }: Memory, recall: number): number {
  const left = W[11] * difficulty ** -W[12] * ((stability + 1) ** W[13] - 1) * Math.exp((1 - recall) * W[14]);
  return between(stability / Math.exp(W[17] * W[18]), LEAST_STABILITY, asStability(left));
}

function stabilityRecalled({ stability, difficulty }: Memory, recall: number, grade: Grade): number {
  const weight = grade === 'hard' ? W[15] : grade === 'easy' ? W[16] : 1;
  const growth =
    Math.exp(W[8]) * (11 - difficulty) * stability ** -W[9] * (Math.exp((1 - recall) * W[10]) - 1) * weight;
  return asStability(stability * (1 + growth));
}

/** What is known after an attempt, `days` after the one before; null before the first. */
export function remember(memory: Memory | null, days: number, grade: Grade): Memory {
  if (memory === null)
    return {
      stability: Math.max(W[numberOf(grade) - 1]!, 0.1),
      difficulty: between(firstDifficulty(grade), 1, 10),
    };
  const recall = retrievability(memory, days);
  const stability =
    days === 0
      ? stabilitySameDay(memory.stability, grade)
      : grade === 'again'
        ? stabilityForgotten(memory, recall)
        : stabilityRecalled(memory, recall, grade);
  return { stability, difficulty: nextDifficulty(memory.difficulty, grade) };
}
