/** What happened, results, refusals of a table and everything about remote players, in words: loaded when first needed. */
import type { Notice, PromptMessage, Refused, StatusMessage } from '@crownhead/client';
import { type BySide, isDraw, nameWithSide, type Outcome, type Side } from '@crownhead/rules';
import type { news } from '../i18n/en/news.ts';
import { shownName } from '../i18n/shown-name.ts';
import type { Widen, Words } from '../i18n/words.ts';
import { span } from './prompt-words.ts';
import { asSentences } from './sentences.ts';

export type NewsWords = Widen<typeof news>;
type GameWords = Words['game'];

const has = <T extends object>(words: T, key: PropertyKey): key is keyof T => Object.hasOwn(words, key);

export const refusalWords = (words: NewsWords, game: GameWords, { error, message }: Refused): string => {
  if (has(words.tableRefusals, error)) return words.tableRefusals[error];
  return has(game.refusals, error) ? game.refusals[error] : message;
};

export function outcomeWords(
  words: NewsWords,
  outcome: Outcome,
  names: BySide<string>,
): { readonly title: string; readonly reason: string } {
  const { outcome: w } = words;
  if (outcome.winner !== null) {
    const loser = names[outcome.winner === 'black' ? 'white' : 'black'];
    return {
      title: w.winner(shownName(names[outcome.winner])),
      reason: w.wins[outcome.reason](shownName(loser)),
    };
  }
  const { reason } = outcome;
  const isVoid = !isDraw(outcome);
  return { title: isVoid ? w.noResult : w.drawn, reason: w.draws[reason] };
}

/** The result as its card has it: a few words to the reader, whose side is `mine` where they play one. */
export function resultWords(
  words: NewsWords,
  { outcome, names }: Extract<StatusMessage, { readonly code: 'result' }>,
  mine: Side | null,
  moves: number,
): { readonly title: string; readonly text: string } {
  const { card, noResult } = words.outcome;
  const { winner } = outcome;
  const counted = moves === 0 ? [] : [card.moves(moves)];
  const said = (title: string, reason: string) => ({
    title,
    text: [reason.replace(/\.$/, ''), ...counted].join(' · '),
  });
  if (winner === null) {
    const { reason } = outcomeWords(words, outcome, names);
    return said(isDraw(outcome) ? card.drawn : noResult, reason);
  }
  if (mine !== null && mine !== winner) return said(card.youLost, card.lostBy[outcome.reason]);
  const title = mine === null ? card.wins(shownName(names[winner])) : card.youWin;
  return said(title, outcomeWords(words, outcome, names).reason);
}

/** "Ann (Red)", where the player has a name of their own. */
const fullNames = (names: BySide<string>, sides: BySide<string>): BySide<string> => {
  const full = (name: string, side: string): string =>
    name === side ? name : nameWithSide(shownName(name), side);
  return { black: full(names.black, sides.black), white: full(names.white, sides.white) };
};

/** `sides` are the sides' names in the language of the reader. */
export function statusWords(
  words: NewsWords,
  status: StatusMessage,
  sides: BySide<string>,
  now: number,
): { readonly title: string; readonly text: string } {
  const { status: w } = words;
  const said = (title: string, text = ''): { title: string; text: string } => ({ title, text });
  switch (status.code) {
    case 'game-started':
      return said(
        w.gameStarted(shownName(status.names.black), shownName(status.names.white)),
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
      return said(w.drawDeclined(shownName(status.name)));
    case 'takeback-declined':
      return said(w.takebackDeclined(shownName(status.name)));
    case 'taken-back':
      return said(w.takenBack(shownName(status.name)));
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

/** What the game screen has no words for itself. */
export type FarNotice = Extract<
  Notice,
  {
    readonly code:
      | 'draw-offered'
      | 'takeback-asked'
      | 'computer-failed'
      | 'connecting'
      | 'reconnecting'
      | 'lost'
      | 'outdated'
      | 'closed'
      | 'table-closed'
      | 'waiting-for-player'
      | 'waiting-for-host'
      | 'press-ready'
      | 'waiting-for-ready'
      | 'rematch-asked'
      | 'seat-offered'
      | 'asking-spectator'
      | 'away'
      | 'game-over';
  }
>;

/** `now` is the table's time, `deviceNow` this device's. */
export function farNoticeWords(
  words: NewsWords,
  game: GameWords,
  notice: FarNotice,
  now: number,
  deviceNow: number,
): string {
  const { notice: w } = words;
  const yourSeat = (until: number | null) => (until === null ? '' : w.yourSeatKept(span(until - now)));
  switch (notice.code) {
    case 'draw-offered':
      return w.drawOffered(shownName(notice.name));
    case 'takeback-asked':
      return w.takebackAsked(shownName(notice.name));
    case 'computer-failed':
      return w.computerFailed;
    case 'connecting':
    case 'reconnecting': {
      const { attempt, attempts, retryAt, problem } = notice;
      const said = problem ? ` ${refusalWords(words, game, problem)}` : '';
      return w[notice.code](attempt, attempts, retryAt === null ? null : span(retryAt - deviceNow)) + said;
    }
    case 'lost':
    case 'outdated':
    case 'closed':
      return refusalWords(words, game, notice.problem);
    case 'table-closed':
      return words.status.closed[notice.why];
    case 'waiting-for-player':
      return w.waitingForPlayer;
    case 'waiting-for-host':
      return w.waitingForHost;
    case 'press-ready':
      return asSentences([notice.rematch ? w.anotherGame : w.pressReady, yourSeat(notice.until)]);
    case 'waiting-for-ready': {
      const kept = notice.until === null ? '' : span(notice.until - now);
      if (notice.away) return w.waitingForAbsent(notice.name, kept);
      return asSentences([w.waitingForReady(notice.name), kept && w.seatKept(kept)]);
    }
    case 'rematch-asked': {
      const asked = notice.rematch ? w.rematchAsked(notice.name) : w.readyAgain(notice.name);
      return asSentences([asked, yourSeat(notice.until)]);
    }
    case 'seat-offered':
      return w.seatOffered(span(notice.until - now));
    case 'asking-spectator':
      return w.askingSpectator(notice.name, span(notice.until - now));
    case 'away':
      return w.away(notice.name, span(notice.until - now));
    case 'game-over': {
      const { title, reason } = outcomeWords(words, notice.outcome, notice.names);
      return asSentences([title, reason, notice.rematch ? w.anotherGame : '']);
    }
  }
}

/** What passed by. */
export function transientWords(
  words: NewsWords,
  game: GameWords,
  transient: Exclude<Extract<PromptMessage, { from: 'transient' }>['transient'], { kind: 'remark' }>,
  sides: BySide<string>,
  now: number,
): string {
  if (transient.kind === 'refused') return refusalWords(words, game, transient.refused);
  const { title, text } = statusWords(words, transient.status, sides, now);
  return asSentences([title, text]);
}
