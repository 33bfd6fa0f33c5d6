/** Prompts and refused tries in the language of the reader. Those that a game at one device seldom needs come later. */
import {
  formatTime,
  type InputReason,
  type Notice,
  type PromptMessage,
  type RefusedTry,
} from '@crownhead/client';
import type { BySide } from '@crownhead/rules';
import { shownName } from '../i18n/shown-name.ts';
import type { Words } from '../i18n/words.ts';
import { loadNews, news } from './news.ts';
import type { FarNotice } from './news-words.ts';

type GameWords = Words['game'];

const SECOND = 1000;

/** Whole seconds are enough in a sentence. */
export const span = (ms: number): string => formatTime(Math.max(0, ms), { urgentBelow: 0, tenthsBelow: 0 });

/** A piece with nowhere to go was not tried on an occupied square: only chosen. */
const reasonKey = ({ reason, attempt }: RefusedTry): InputReason | 'stuck' =>
  reason === 'square-occupied' && attempt.length === 1 ? 'stuck' : reason;

export const triedWords = (words: GameWords, refused: RefusedTry): string =>
  words.refusals[reasonKey(refused)];

/** The sentence of what this screen says often; anything else is handed on. */
function nearWords(
  { notice: w }: GameWords,
  notice: Notice,
  sides: BySide<string>,
  far: (notice: FarNotice) => string,
): string {
  switch (notice.code) {
    case 'unsent':
      return w.unsent;
    case 'answer-draw':
      return w.answerDraw(shownName(notice.name));
    case 'answer-takeback':
      return w.answerTakeback(shownName(notice.name));
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
    case 'another-jump':
      return notice.mayEnd ? w.anotherJumpOrEnd : w.anotherJump;
    case 'your-turn':
      return w.yourTurn(notice.name);
    case 'their-turn':
      return w.theirTurn(shownName(notice.name));
    case 'thinking':
      return w.thinking(shownName(notice.name));
    default:
      return far(notice);
  }
}

/**
 * What a prompt says; nothing while its words are on their way, and they are said when they are here. `sides` are the sides'
 * names; `now` is the table's time, `deviceNow` this device's.
 */
export function promptWords(
  words: GameWords,
  message: PromptMessage,
  sides: BySide<string>,
  now: number,
  deviceNow: number,
): string {
  const later = (say: (module: NonNullable<typeof news.value>) => string): string => {
    if (news.value) return say(news.value);
    void loadNews();
    return '';
  };
  if (message.from === 'try') return triedWords(words, message.tried);
  if (message.from === 'notice') {
    return nearWords(words, message.notice, sides, (notice) =>
      later(({ farNoticeWords, newsWords }) =>
        farNoticeWords(newsWords.value, words, notice, now, deviceNow),
      ),
    );
  }
  const { transient } = message;
  if (transient.kind === 'remark') return transient.text;
  return later(({ transientWords, newsWords }) =>
    transientWords(newsWords.value, words, transient, sides, now),
  );
}
