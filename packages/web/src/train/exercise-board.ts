/** The board of an exercise as a picture. */
import type { Position } from '@crownhead/rules';
import { type Exercise, exerciseGame, exerciseSide } from '@crownhead/training';

export const exerciseBoard = (
  exercise: Exercise,
): { readonly position: Position; readonly isFlipped: boolean } => ({
  position: exerciseGame(exercise).position,
  isFlipped: exerciseSide(exercise) === 'black',
});
