import { type Notice, noticeText, type StatusMessage, statusText } from '@crownhead/client';
import { CLOSED_REASONS, LEFT_REASONS } from '@crownhead/match';
import {
  DRAW_REASONS,
  describeOutcome,
  type Outcome,
  REFUSAL_REASONS,
  REFUSAL_WORDS,
  VOID_REASONS,
  WIN_REASONS,
} from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { game as de } from '../i18n/de/game.ts';
import { news as deNews } from '../i18n/de/news.ts';
import { game as en } from '../i18n/en/game.ts';
import { news as enNews } from '../i18n/en/news.ts';
import { game as es } from '../i18n/es/game.ts';
import { news as esNews } from '../i18n/es/news.ts';
import { game as fr } from '../i18n/fr/game.ts';
import { news as frNews } from '../i18n/fr/news.ts';
import { game as ru } from '../i18n/ru/game.ts';
import { news as ruNews } from '../i18n/ru/news.ts';
import {
  type FarNotice,
  farNoticeWords,
  outcomeWords,
  refusalWords,
  resultWords,
  statusWords,
} from './news-words.ts';
import { promptWords, triedWords } from './prompt-words.ts';

const LANGUAGES = {
  de: [de, deNews],
  en: [en, enNews],
  es: [es, esNews],
  fr: [fr, frNews],
  ru: [ru, ruNews],
} as const;
type Both = (typeof LANGUAGES)['de' | 'en'];
const names = { black: 'Ann', white: 'Bert' };
const problem = { error: 'not-connected', message: 'There is no connection to the server.' } as const;
const about = { side: 'black', name: 'Ann' } as const;
const NOW = 1_000_000;

/** In a language whose words are all here. */
const noticeWords = ([words, far]: Both, notice: Notice): string => {
  const said = promptWords(words, { from: 'notice', notice }, names, NOW, NOW);
  return said === '' ? farNoticeWords(far, words, notice as FarNotice, NOW, NOW) : said;
};

const NOTICES: readonly Notice[] = [
  { code: 'connecting', attempt: 1, attempts: 5, retryAt: null, problem: null },
  { code: 'reconnecting', attempt: 2, attempts: 5, retryAt: NOW + 4000, problem: null },
  { code: 'lost', problem },
  ...CLOSED_REASONS.map((why) => ({ code: 'table-closed' as const, why })),
  { code: 'waiting-for-player' },
  { code: 'waiting-for-host' },
  { code: 'press-ready', rematch: false, until: null },
  { code: 'press-ready', rematch: false, until: NOW + 9000 },
  { code: 'waiting-for-ready', name: 'Ann', rematch: false, away: false, until: null },
  { code: 'waiting-for-ready', name: 'Ann', rematch: false, away: false, until: NOW + 9000 },
  { code: 'waiting-for-ready', name: 'Ann', rematch: false, away: true, until: NOW + 9000 },
  { code: 'rematch-asked', name: 'Ann', rematch: true, until: null },
  { code: 'rematch-asked', name: 'Ann', rematch: false, until: NOW + 9000 },
  { code: 'time-short', of: 'warning', name: 'Ann', left: 9000 },
  { code: 'time-short', of: 'move', name: 'Ann', left: 1000 },
  { code: 'time-short', of: 'clock', name: 'Ann', left: 12_000 },
  { code: 'time-short', of: 'idle', name: 'Ann', left: 30_000 },
  { code: 'computer-failed' },
  { code: 'seat-offered', until: NOW + 9000 },
  { code: 'asking-spectator', name: 'Ann', until: NOW },
  { code: 'answer-draw', name: 'Ann' },
  { code: 'answer-takeback', name: 'Ann' },
  { code: 'draw-offered', name: 'Ann' },
  { code: 'takeback-asked', name: 'Ann' },
  { code: 'away', name: 'Ann', until: NOW + 90_000 },
  { code: 'must-jump', ...about },
  { code: 'your-turn', ...about },
  { code: 'another-jump', mayEnd: true },
  { code: 'another-jump', mayEnd: false },
  { code: 'their-turn', ...about },
  { code: 'thinking', ...about },
  { code: 'game-over', outcome: { winner: 'black', reason: 'resigned' }, names, rematch: true },
];

const STATUSES: readonly StatusMessage[] = [
  { code: 'game-started', names, ballot: null },
  { code: 'sat-down', name: 'Ann' },
  { code: 'came-back', name: 'Ann' },
  { code: 'seat-refused', name: 'Ann' },
  { code: 'disconnected', name: 'Ann', until: null },
  ...LEFT_REASONS.map((why) => ({ code: 'left' as const, name: 'Ann', why })),
  { code: 'passed', name: 'Ann', reason: 'blocked' },
  { code: 'passed', name: 'Ann', reason: 'time' },
  { code: 'time-warned', name: 'Ann', side: 'black' },
  { code: 'idle-noticed', name: 'Ann', side: 'black', left: 30_000 },
  { code: 'draw-declined', name: 'Ann' },
  { code: 'takeback-declined', name: 'Ann' },
  { code: 'taken-back', name: 'Ann' },
  { code: 'options-changed' },
  { code: 'outage', ms: 61_000 },
  { code: 'table-closed', why: 'host' },
];

const OUTCOMES: readonly Outcome[] = [
  ...WIN_REASONS.map((reason) => ({ winner: 'black' as const, reason })),
  ...[...DRAW_REASONS, ...VOID_REASONS].map((reason) => ({ winner: null, reason })),
];

const plain = (text: string): string => text.replace(/[.!]+$/, '');

it('[M5] says the same in English as every other screen', () => {
  for (const notice of NOTICES.filter(({ code }) => code !== 'game-over')) {
    expect(plain(noticeWords(LANGUAGES.en, notice))).toBe(plain(noticeText(notice, NOW)));
  }
  for (const status of STATUSES) {
    const { title, text } = statusWords(enNews, status, names, NOW);
    expect(plain(`${title} ${text}`.trim())).toBe(plain(statusText(status, NOW)));
  }
});

it('[N8] asks for another game without naming a button: its own stands beside the question', () => {
  expect(noticeWords(LANGUAGES.en, { code: 'press-ready', rematch: true, until: null })).toBe(
    'Another game?',
  );
});

it('[L5] says who has won and why, in the words of every other screen', () => {
  for (const outcome of OUTCOMES.filter(({ winner }) => winner)) {
    const { title, reason } = outcomeWords(enNews, outcome, names);
    expect(`${title} ${reason}`).toBe(describeOutcome(outcome, names));
  }
  expect(outcomeWords(enNews, { winner: null, reason: 'agreed' }, names).title).toBe(
    'A draw has been reached',
  );
  expect(outcomeWords(enNews, { winner: null, reason: 'abandoned' }, names).title).toBe('No result');
});

describe.each(Object.entries(LANGUAGES))('in %s', (language, both) => {
  const [words, far] = both;
  const isOwn = (text: string, english: string): void => {
    expect(text).not.toMatch(/undefined|\[object|#/);
    if (language !== 'en') expect(text).not.toBe(english);
  };

  it('[M1] has a sentence of its own for every reason to refuse a try', () => {
    const sentences = REFUSAL_REASONS.map((reason) =>
      triedWords(words, { reason, attempt: [], squares: [] }),
    );
    expect(new Set(sentences).size).toBe(REFUSAL_REASONS.length);
    REFUSAL_REASONS.forEach((reason, i) => {
      isOwn(sentences[i]!, REFUSAL_WORDS[reason]);
    });
  });

  it('[M5] has words for every notice and status message', () => {
    for (const notice of NOTICES) {
      isOwn(noticeWords(both, notice), noticeWords(LANGUAGES.en, notice));
    }
    for (const status of STATUSES) {
      isOwn(statusWords(far, status, names, NOW).title, statusWords(enNews, status, names, NOW).title);
    }
  });

  it('[L5] has a reason for every result, to those who won, lost and watched', () => {
    for (const outcome of OUTCOMES) {
      isOwn(outcomeWords(far, outcome, names).reason, outcomeWords(enNews, outcome, names).reason);
      for (const mine of ['black', 'white', null] as const) {
        const of = (words: typeof far) =>
          resultWords(words, { code: 'result', outcome, names, sides: names }, mine, 5);
        isOwn(of(far).title, of(enNews).title);
        isOwn(of(far).text, of(enNews).text);
      }
    }
  });
});

it('tells a piece without a way from an occupied square', () => {
  const squares = [18 as never];
  const chosen = { reason: 'square-occupied', attempt: [22 as never], squares } as const;
  expect(triedWords(en, chosen)).toBe(en.refusals.stuck);
  expect(triedWords(en, { ...chosen, attempt: [22 as never, 18 as never] })).toBe(
    en.refusals['square-occupied'],
  );
});

it('shows what it has no words for as it came', () => {
  expect(refusalWords(deNews, de, { error: 'too-fast', message: 'Too many messages.' })).toBe(
    'Too many messages.',
  );
  expect(refusalWords(deNews, de, { error: 'time-is-up', message: 'The time is up.' })).toBe(
    'Die Zeit ist um.',
  );
});
