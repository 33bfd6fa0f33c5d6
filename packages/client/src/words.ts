/** The English sentences for notices and status messages: the one place to translate. */
import { type ClosedReason, type LeftReason, TABLE_WORDS } from '@crownhead/match';
import {
  type BySide,
  describeOutcome,
  formatMove,
  type Move,
  nameWithSide,
  REFUSAL_WORDS,
} from '@crownhead/rules';
import { formatTime } from './clock-face.ts';
import type { RefusedTry } from './input/input.ts';
import type { Notice } from './notice.ts';
import type { PromptMessage } from './prompt.ts';
import type { StatusMessage } from './status.ts';

const CLOSED_WORDS: Readonly<Record<ClosedReason, string>> = {
  host: 'The host has closed the table.',
  empty: 'The table was closed because nobody was there.',
  'game-over': 'The game is over and the table is closed.',
  'winner-declined': 'The winner has stopped playing: the table is closed.',
  moderator: 'A moderator has closed the table.',
};

const LEFT_WORDS: Readonly<Record<LeftReason, string>> = {
  left: 'has left the table',
  removed: 'was removed by the host',
  declined: 'does not want a rematch',
  disconnected: 'has lost the connection',
  idle: 'was away too long',
  time: 'ran out of time',
  'not-ready': 'was not ready in time',
};

/** Whole seconds are enough in a sentence. */
const span = (ms: number): string => formatTime(Math.max(0, ms), { urgentBelow: 0, tenthsBelow: 0 });

function attemptText(
  { attempt, attempts, retryAt, problem }: Notice & { code: 'connecting' | 'reconnecting' },
  now: number,
): string {
  const said = problem ? ` ${problem.message}` : '';
  const when = retryAt === null ? '' : ` in ${span(retryAt - now)}`;
  return `attempt ${attempt} of ${attempts}${when}.${said}`;
}

/** How long the player's own seat is kept, appended to another sentence; empty without a limit. */
export const yourSeatText = (until: number | null, now: number): string =>
  until === null ? '' : ` Your seat is kept for ${span(until - now)}.`;

/** The sentence for a notice. `now` is the table's time, `deviceNow` this device's, for what is still to come. */
export function noticeText(notice: Notice, now: number, deviceNow: number = now): string {
  switch (notice.code) {
    case 'connecting':
      // N11: that it did not work is said, and not only that it is tried again.
      return notice.attempt > 1 && notice.problem === null
        ? `The server cannot be reached. Trying again: ${attemptText(notice, deviceNow)}`
        : `Connecting to the server: ${attemptText(notice, deviceNow)}`;
    case 'reconnecting':
      return notice.attempt === 0
        ? 'The connection is interrupted: the server does not answer.'
        : `The connection to the server is lost. Reconnecting: ${attemptText(notice, deviceNow)}`;
    case 'unsent':
      return 'Not sent yet: your move will be sent when the connection is back.';
    case 'lost':
    case 'outdated':
    case 'closed':
      return notice.problem.message;
    case 'table-closed':
      return CLOSED_WORDS[notice.why];
    case 'waiting-for-player':
      return 'Waiting for another player.';
    case 'waiting-for-host':
      return 'Waiting for the host to start.';
    case 'press-ready':
      return `${notice.rematch ? 'Another game? Press Ready.' : 'Press Ready to start.'}${yourSeatText(notice.until, now)}`;
    case 'waiting-for-ready': {
      const kept = notice.until === null ? '' : span(notice.until - now);
      if (notice.away)
        return `Waiting for ${notice.name}, who has disconnected: the seat is kept for ${kept}.`;
      return `Waiting for ${notice.name} to be ready.${kept && ` The seat is kept for ${kept}.`}`;
    }
    case 'rematch-asked': {
      const wish = notice.rematch ? 'asks for a rematch' : 'is ready for another game';
      return `${notice.name} ${wish}.${yourSeatText(notice.until, now)}`;
    }
    case 'seat-offered':
      return `A seat is free. Would you like to play? ${span(notice.until - now)} to answer.`;
    case 'asking-spectator':
      return `${notice.name} has been offered the free seat: ${span(notice.until - now)} to answer.`;
    case 'answer-draw':
      return `${notice.name} offers a draw. Do you accept?`;
    case 'answer-takeback':
      return `${notice.name} would like to take a move back. Do you agree?`;
    case 'draw-offered':
      return `${notice.name} has offered a draw.`;
    case 'takeback-asked':
      return `${notice.name} has asked to take a move back.`;
    case 'away':
      return `${notice.name} has disconnected and has ${span(notice.until - now)} to reconnect.`;
    case 'time-short':
      return timeText(notice);
    case 'must-jump':
      return 'You must perform a jump';
    case 'another-jump':
      return notice.mayEnd ? 'Another jump is available, or end your turn' : 'Another jump is available';
    case 'your-turn':
      return `Your move, ${notice.name}.`;
    case 'their-turn':
      return `${notice.name} is to move.`;
    case 'thinking':
      return `${notice.name} is thinking.`;
    case 'planned':
      return `Planned: ${notice.attempt.join('-')}. It will be played on your turn.`;
    case 'looking-back':
      return notice.side === null ? 'Viewing the start of the game.' : `Viewing move ${notice.move}.`;
    case 'hint-thinking':
      return 'Looking for a good move.';
    case 'computer-failed':
      return notice.problem ?? 'The computer is not responding.';
    case 'game-over':
      return `${describeOutcome(notice.outcome, notice.names)}${notice.rematch ? ' Another game?' : ''}`;
  }
}

const seconds = (ms: number): string => {
  const count = Math.ceil(ms / 1000);
  return count > 60 ? span(ms) : `${count} ${count === 1 ? 'second' : 'seconds'}`;
};

function timeText({ of, name, left }: Notice & { code: 'time-short' }): string {
  switch (of) {
    case 'warning':
      return `Your time is up: the warning time is running! ${seconds(left)} left.`;
    case 'move':
      return `${seconds(left)} left for this move.`;
    case 'clock':
      return `${seconds(left)} left on your clock.`;
    case 'idle':
      return `${name}, please move: ${span(left)} left.`;
  }
}

const tryText = ({ reason }: RefusedTry): string =>
  reason === 'not-seated' ? TABLE_WORDS['not-seated'] : REFUSAL_WORDS[reason];

/** The sentence of a prompt; `now` and `deviceNow` as in `noticeText`. */
export function promptText(message: PromptMessage, now: number, deviceNow: number = now): string {
  if (message.from === 'notice') return noticeText(message.notice, now, deviceNow);
  if (message.from === 'try') return tryText(message.tried);
  const { transient } = message;
  if (transient.kind === 'remark') return transient.text;
  return transient.kind === 'status' ? statusText(transient.status, now) : transient.refused.message;
}

/** "Red", or "Ann (Red)" where the player has a name of their own. */
const fullNames = (names: BySide<string>, sides: BySide<string>): BySide<string> => {
  const full = (name: string, side: string): string => (name === side ? name : nameWithSide(name, side));
  return { black: full(names.black, sides.black), white: full(names.white, sides.white) };
};

/** The sentence for what happened; `now` is the table's time. */
export function statusText(status: StatusMessage, now: number): string {
  switch (status.code) {
    case 'game-started':
      return `${status.names.black} plays ${status.names.white}.${status.ballot ? ` The opening: ${status.ballot}.` : ''}`;
    case 'result':
      return describeOutcome(status.outcome, fullNames(status.names, status.sides));
    case 'sat-down':
      return `${status.name} has taken a seat.`;
    case 'came-back':
      return `${status.name} is back.`;
    case 'seat-refused':
      return `${status.name} declined the seat.`;
    case 'disconnected': {
      const { name, until } = status;
      return `Player ${name} has disconnected${until === null ? '' : `: ${span(until - now)} to reconnect`}`;
    }
    case 'left':
      return `${status.name} ${LEFT_WORDS[status.why]}.`;
    case 'passed':
      return status.reason === 'blocked'
        ? `${status.name} cannot move and passes.`
        : `${status.name} ran out of time: the turn passes.`;
    case 'time-warned':
      return `${status.name} has passed the time limit: the warning time is running!`;
    case 'idle-noticed':
      return `${status.name}, please move: ${span(status.left)} left.`;
    case 'draw-declined':
      return `${status.name} declined the draw.`;
    case 'takeback-declined':
      return `${status.name} declined to take the move back.`;
    case 'taken-back':
      return `${status.name} took back a move.`;
    case 'options-changed':
      return 'The host has changed the options: please press Ready again.';
    case 'outage':
      return `The game was paused for ${span(status.ms)}; nobody loses time for it.`;
    case 'said':
      return `${status.name}: ${status.text}`;
    case 'table-closed':
      return CLOSED_WORDS[status.why];
  }
}

/** Null where the engine has failed over it. */
export const hintText = (hint: Move | null): string =>
  hint === null ? 'No hint: the engine did not answer.' : `Hint: ${formatMove(hint)}.`;
