/** A card on the board. */
import { type Game, isSquare, type Move, playMove, type Square } from '@crownhead/rules';
import {
  answerExercise,
  type Exercise,
  type ExerciseStep,
  exerciseAnswer,
  exerciseGame,
  exerciseHint,
  exerciseMove,
  exerciseSide,
  isFinished,
  type OpponentAnswer,
} from '@crownhead/training';
import { framesOf, type Reaction, type TaskDriver } from './task-driver.ts';

export class CardDriver implements TaskDriver {
  exercise: Exercise;

  constructor(exercise: Exercise) {
    this.exercise = exercise;
  }

  get side() {
    return exerciseSide(this.exercise);
  }

  game(): Game {
    return exerciseGame(this.exercise);
  }

  isOver(): boolean {
    return isFinished(this.exercise);
  }

  found(): null {
    return null;
  }

  press(): null {
    return null;
  }

  move(move: Move): Reaction | null {
    const before = this.game();
    const step = exerciseMove(this.exercise, move);
    return step && this.#take(step, playMove(before, move), true);
  }

  reply(answer: OpponentAnswer): Reaction | null {
    const before = this.game();
    const step = answerExercise(this.exercise, answer);
    return step && this.#take(step, before, false);
  }

  hint(best: Move | null): Square | null {
    const hint = exerciseHint(this.exercise, best);
    if (!hint || !isSquare(hint.from)) return null;
    this.exercise = hint.exercise;
    return hint.from;
  }

  needsAdvice(): boolean {
    return this.exercise.kind === 'playing-out';
  }

  show(): Reaction {
    const before = this.game();
    const { exercise, line } = exerciseAnswer(this.exercise);
    this.exercise = exercise;
    return { frames: framesOf(before, line), isWaiting: false, said: { kind: 'shown' } };
  }

  /** `played` is the board after the move that is answered; it is shown first where the move has just been made. */
  #take({ exercise, answer }: ExerciseStep, played: Game, isNew: boolean): Reaction {
    this.exercise = exercise;
    const frames = isNew ? [played] : [];
    switch (answer.kind) {
      case 'waiting':
        return { frames, isWaiting: true, said: { kind: 'thinking' } };
      case 'right':
      case 'other-line':
        return { frames, isWaiting: false, said: { kind: answer.kind } };
      case 'wrong': {
        const { move, refutation, result } = answer;
        return {
          frames: [...frames, ...framesOf(played, refutation)],
          isWaiting: false,
          said: { kind: 'wrong', move, answer: refutation, result },
        };
      }
      case 'done': {
        const { isReached, others } = answer;
        return { frames, isWaiting: false, said: isReached ? { kind: 'done', others } : { kind: 'missed' } };
      }
      default:
        return answer satisfies never;
    }
  }
}
