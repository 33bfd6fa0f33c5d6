/** A step of a lesson on the board. */
import { type Game, type Move, playMove, type Square } from '@crownhead/rules';
import {
  asksForPieces,
  type LessonChange,
  type LessonRun,
  lessonMove,
  lessonReply,
  type OpponentAnswer,
  pressPiece,
  wantedMoves,
} from '@crownhead/training';
import { framesOf, type Reaction, type Said, type TaskDriver } from './task-driver.ts';

const NOTHING: readonly Move[] = [];

export class LessonDriver implements TaskDriver {
  readonly side = 'white';
  run: LessonRun;

  constructor(run: LessonRun) {
    this.run = run;
  }

  game(): Game {
    return this.run.game;
  }

  isOver(): boolean {
    return this.run.isDone || this.run.playing?.status === 'missed';
  }

  found(): readonly Square[] | null {
    return asksForPieces(this.run) ? this.run.found : null;
  }

  press(square: Square): Reaction | null {
    const change = pressPiece(this.run, square);
    return change && this.#take(change, [], null, NOTHING);
  }

  move(move: Move): Reaction | null {
    const played = playMove(this.run.game, move);
    const change = lessonMove(this.run, move);
    return change && this.#take(change, [played], move, NOTHING);
  }

  reply(answer: OpponentAnswer): Reaction | null {
    const before = this.run.game;
    const last = before.plies.at(-1);
    const change = lessonReply(this.run, answer);
    if (!change) return null;
    const frames = change.answer === 'wrong' ? framesOf(before, [answer.move]) : [];
    return this.#take(change, frames, last?.kind === 'move' ? last.move : null, [answer.move], answer);
  }

  hint(best: Move | null): Square | null {
    return (wantedMoves(this.run)[0] ?? best)?.from ?? null;
  }

  needsAdvice(): boolean {
    return this.run.playing !== null;
  }

  /** The right move is shown, and asked again. */
  show(): Reaction {
    const [move] = wantedMoves(this.run);
    return { frames: move ? framesOf(this.run.game, [move]) : [], isWaiting: false, said: { kind: 'ask' } };
  }

  #take(
    { run, answer }: LessonChange,
    frames: readonly Game[],
    move: Move | null,
    replies: readonly Move[],
    known?: OpponentAnswer,
  ): Reaction {
    this.run = run;
    const said: Readonly<Record<LessonChange['answer'], Said>> = {
      right: { kind: 'right' },
      wrong: { kind: 'wrong', move, answer: replies, result: known?.result ?? null },
      waiting: { kind: 'thinking' },
      done: { kind: 'done', others: NOTHING },
      missed: { kind: 'missed' },
    };
    return { frames, isWaiting: answer === 'waiting', said: said[answer] };
  }
}
