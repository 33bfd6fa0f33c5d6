/** Prompts, status messages and refusals in the language of the reader. */
import {
  formatTime,
  type InputReason,
  type Notice,
  type Refused,
  type RefusedTry,
  type Saying,
  type StatusMessage,
} from '@crownhead/client';
import { type BySide, isDraw, type Outcome } from '@crownhead/rules';
import type { Words } from '../i18n/words.ts';
import { asSentences } from './sentences.ts';

type GameWords = Words['game'];

const has = <T extends object>(words: T, key: PropertyKey): key is keyof T => Object.hasOwn(words, key);

const SECOND = 1000;

/** Whole seconds are enough in a sentence. */
const span = (ms: number): string => formatTime(Math.max(0, ms), { urgentBelow: 0, tenthsBelow: 0 });

export const refusalWords = (words: GameWords, { error, message }: Refused): string => {
  if (has(words.tableRefusals, error)) return words.tableRefusals[error];
  return has(words.refusals, error) ? words.refusals[error] : message;
};

/** A piece with nowhere to go was not tried on an occupied square: only chosen. */
const reasonKey = ({ reason, attempt }: RefusedTry): InputReason | 'stuck' =>
  reason === 'square-occupied' && attempt.length === 1 ? 'stuck' : reason;

export const triedWords = (words: GameWords, refused: RefusedTry): string =>
  words.refusals[reasonKey(refused)];

export function outcomeWords(
  words: GameWords,
  outcome: Outcome,
  names: BySide<string>,
): { readonly title: string; readonly reason: string } {
  const { outcome: w } = words;
  if (outcome.winner !== null) {
    const loser = names[outcome.winner === 'black' ? 'white' : 'black'];
    return { title: w.winner(names[outcome.winner]), reason: w.wins[outcome.reason](loser) };
  }
  const { reason } = outcome;
  const isVoid = !isDraw(outcome);
  return { title: isVoid ? w.noResult : w.drawn, reason: w.draws[reason] };
}

function noticeWords(
  words: GameWords,
  notice: Notice,
  sides: BySide<string>,
  now: number,
  deviceNow: number,
): string {
  const { notice: w } = words;
  switch (notice.code) {
    case 'connecting':
    case 'reconnecting': {
      const { attempt, attempts, retryAt, problem } = notice;
      const said = problem ? ` ${refusalWords(words, problem)}` : '';
      return w[notice.code](attempt, attempts, retryAt === null ? null : span(retryAt - deviceNow)) + said;
    }
    case 'lost':
    case 'outdated':
    case 'closed':
      return refusalWords(words, notice.problem);
    case 'table-closed':
      return words.status.closed[notice.why];
    case 'waiting-for-player':
      return w.waitingForPlayer;
    case 'waiting-for-host':
      return w.waitingForHost;
    case 'press-ready':
      return notice.rematch ? w.anotherGame : w.pressReady;
    case 'waiting-for-ready':
      return notice.until === null
        ? w.waitingForReady(notice.name)
        : w.waitingForAbsent(notice.name, span(notice.until - now));
    case 'rematch-asked':
      return notice.rematch ? w.rematchAsked(notice.name) : w.readyAgain(notice.name);
    case 'seat-offered':
      return w.seatOffered(span(notice.until - now));
    case 'asking-spectator':
      return w.askingSpectator(notice.name, span(notice.until - now));
    case 'answer-draw':
      return w.answerDraw(notice.name);
    case 'answer-takeback':
      return w.answerTakeback(notice.name);
    case 'draw-offered':
      return w.drawOffered(notice.name);
    case 'takeback-asked':
      return w.takebackAsked(notice.name);
    case 'away':
      return w.away(notice.name, span(notice.until - now));
    case 'must-jump':
      return w.mustJump;
    case 'time-short':
      return notice.of === 'idle'
        ? w.pleaseMove(notice.name, span(notice.left))
        : w.timeShort[notice.of](Math.ceil(notice.left / SECOND));
    case 'planned':
      return w.planned;
    case 'looking-back':
      return notice.side === null ? w.lookingAtStart : w.lookingBack(notice.move, sides[notice.side]);
    case 'hint-thinking':
      return w.hintThinking;
    case 'computer-failed':
      return w.computerFailed;
    case 'another-jump':
      return notice.mayEnd ? w.anotherJumpOrEnd : w.anotherJump;
    case 'your-turn':
      return w.yourTurn(notice.name);
    case 'their-turn':
      return w.theirTurn(notice.name);
    case 'thinking':
      return w.thinking(notice.name);
    case 'game-over': {
      const { title, reason } = outcomeWords(words, notice.outcome, notice.names);
      return asSentences([title, reason, notice.rematch ? w.anotherGame : '']);
    }
  }
}

/** "Ann (Red)", where the player has a name of their own. */
const fullNames = (names: BySide<string>, sides: BySide<string>): BySide<string> => {
  const full = (name: string, side: string): string => (name === side ? name : `${name} (${side})`);
  return { black: full(names.black, sides.black), white: full(names.white, sides.white) };
};

/** `sides` are the sides' names in the language of the reader. */
export function statusWords(
  words: GameWords,
  status: StatusMessage,
  sides: BySide<string>,
  now: number,
): { readonly title: string; readonly text: string } {
  const { status: w } = words;
  const said = (title: string, text = ''): { title: string; text: string } => ({ title, text });
  switch (status.code) {
    case 'game-started':
      return said(
        w.gameStarted(status.names.black, status.names.white),
        status.ballot ? w.ballot(status.ballot) : '',
      );
    case 'result': {
      const { title, reason } = outcomeWords(words, status.outcome, fullNames(status.names, sides));
      return said(title, reason);
    }
    case 'sat-down':
      return said(w.satDown(status.name));
    case 'came-back':
      return said(w.cameBack(status.name));
    case 'seat-refused':
      return said(w.seatRefused(status.name));
    case 'disconnected':
      return said(
        w.disconnected(status.name),
        status.until === null ? '' : w.timeToReturn(span(status.until - now)),
      );
    case 'left':
      return said(w.left[status.why](status.name));
    case 'passed':
      return said(status.reason === 'blocked' ? w.passedBlocked(status.name) : w.passedTime(status.name));
    case 'time-warned':
      return said(w.timeWarned(status.name));
    case 'idle-noticed':
      return said(w.idleNoticed(status.name, span(status.left)));
    case 'draw-declined':
      return said(w.drawDeclined(status.name));
    case 'takeback-declined':
      return said(w.takebackDeclined(status.name));
    case 'taken-back':
      return said(w.takenBack(status.name));
    case 'options-changed':
      return said(w.optionsChanged);
    case 'outage':
      return said(w.outage(span(status.ms)));
    case 'said':
      return said(`${status.name}: ${status.text}`);
    case 'table-closed':
      return said(w.closed[status.why]);
  }
}

/** What a prompt says. `sides` are the sides' names; `now` is the table's time, `deviceNow` this device's. */
export function promptWords(
  words: GameWords,
  saying: Saying,
  sides: BySide<string>,
  now: number,
  deviceNow: number,
): string {
  if (saying.from === 'notice') return noticeWords(words, saying.notice, sides, now, deviceNow);
  if (saying.from === 'try') return triedWords(words, saying.tried);
  const { passing } = saying;
  if (passing.kind === 'remark') return passing.text;
  if (passing.kind === 'refused') return refusalWords(words, passing.refused);
  const { title, text } = statusWords(words, passing.status, sides, now);
  return asSentences([title, text]);
}
