/** Marks for moves: what a loss is called, and the exclamation mark. */
import { isJump } from '@crownhead/rules';
import type { Moment } from './moments.ts';
import type { Points } from './value.ts';

/** The worst last. */
export const MARKS = ['!', '?!', '?', '??'] as const;
export type Mark = (typeof MARKS)[number];

/** From these losses on, in ten-thousandths of a point. */
export const MARK_FROM: Readonly<Record<Exclude<Mark, '!'>, Points>> = { '??': 2_500, '?': 1_200, '?!': 600 };

/** What a loss is called; null where it is too small to be called anything. */
export const markOfLoss = (loss: Points): Exclude<Mark, '!'> | null =>
  loss >= MARK_FROM['??'] ? '??' : loss >= MARK_FROM['?'] ? '?' : loss >= MARK_FROM['?!'] ? '?!' : null;

/** A mark is given for a loss a fifth larger than it stands for, so that a longer look at the move leaves it what it is. */
const GIVEN_FROM = 1.2;

/** The mark that is given for a loss which searches estimate; null for none. */
export const markGiven = (loss: Points): ReturnType<typeof markOfLoss> => markOfLoss(loss / GIVEN_FROM);

/** An only move is better than every other one by at least so much. */
export const ONLY_MOVE_MARGIN: Points = 1_200;

/** Could it be a move for an exclamation mark: a choice, and not a jump? */
export const mayShine = ({ played, forced }: Moment): boolean =>
  played !== null && !forced && !isJump(played);
