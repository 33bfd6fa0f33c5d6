/** What is said to a move in an exercise. */
import { opposite } from '@crownhead/rules';
import { type Exercise, type ExerciseAnswer, exerciseCounts, exerciseSide } from '@crownhead/training';
import { movesText, sideName } from './words.ts';

/** A sentence, and whether it is good news. */
export interface AnswerText {
  readonly text: string;
  readonly tone: 'plain' | 'faint' | 'good' | 'bad';
}

/** What is said about a wrong move, with what it runs into. */
function wrongText(exercise: Exercise, answer: Extract<ExerciseAnswer, { kind: 'wrong' }>): string {
  const move = movesText([answer.move]);
  const line = movesText(answer.refutation);
  const other = sideName(opposite(exerciseSide(exercise)));
  const answers = line === '' ? '' : ` ${other} answers ${line}.`;
  switch (exercise.kind) {
    case 'solving':
      return exercise.solving.puzzle.goal === 'win'
        ? `${move} lets the win slip.${answers}`
        : `${move} loses.${answers}`;
    case 'reciting':
      return `${move} is not in this line.`;
    case 'playing-out':
      return answer.result === 'draw'
        ? `${move} is only a draw.${answers} Your move is taken back.`
        : `${move} loses.${answers} Your move is taken back.`;
    default:
      return exercise satisfies never;
  }
}

/** How it ended, in a word. */
function doneText(exercise: Exercise, isReached: boolean): AnswerText {
  const { wrongMoves, hints, wasShown } = exerciseCounts(exercise);
  if (wasShown)
    return { text: exercise.kind === 'playing-out' ? 'Given up.' : 'That was the answer.', tone: 'plain' };
  if (!isReached) return { text: 'Not this time.', tone: 'bad' };
  const isClean = wrongMoves === 0 && hints === 0;
  return { text: isClean ? 'Solved!' : 'Solved, after some help.', tone: 'good' };
}

export function answerText(exercise: Exercise, answer: ExerciseAnswer): AnswerText {
  switch (answer.kind) {
    case 'right': {
      const other = sideName(opposite(exerciseSide(exercise)));
      const reply = movesText(answer.replies);
      const text = reply === '' ? 'Right. Go on.' : `Right. ${other} answers ${reply}. Go on.`;
      return { text, tone: 'good' };
    }
    case 'waiting':
      return { text: 'Your opponent is thinking.', tone: 'faint' };
    case 'other-line':
      return { text: 'That is in your repertoire, too, but this line has another move.', tone: 'plain' };
    case 'wrong':
      return { text: wrongText(exercise, answer), tone: 'bad' };
    case 'done': {
      const others = answer.others.length === 0 ? '' : ` Also right: ${movesText(answer.others)}.`;
      const { text, tone } = doneText(exercise, answer.isReached);
      return { text: `${text}${others}`, tone };
    }
    default:
      return answer satisfies never;
  }
}
