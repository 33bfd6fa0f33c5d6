/** A player at a table on a server by typed lines: takes a line or a change of the table, returns what to print and do. */
import {
  formatTime,
  moveCommand,
  othersAt,
  type TableChange,
  type TableView,
  yourSides,
} from '@crownhead/client';
import { playing, type Round, SIDE_NAMES, TABLE_WORDS, viewClock } from '@crownhead/match';
import { parseMoveText, SIDES } from '@crownhead/rules';
import { historyText } from '../../play/history-text.ts';
import { rulesLine } from '../../play/rules-choice.ts';
import { findWord, isYes, MOVE_HELP, movesLine, readMove, wordList } from '../../play/typed.ts';
import { type Answer, GOODBYE, say, sendCommand, withEffects } from './answer.ts';
import { newsLines, noticeLine, positionKey, positionLines } from './table-news.ts';
import { TYPED_WORDS } from './table-words.ts';

/** The state of the connection is reported by the code that keeps it. */
const OF_THE_LINK: readonly string[] = ['connecting', 'reconnecting', 'lost', 'outdated'];

export class TableTalk {
  readonly #now: () => number;
  #view: TableView;
  #turned = false;
  readonly #isServer: boolean;
  /** Asked once more before it is done: the next line must be "yes". */
  #question: (() => Answer) | null = null;
  #shown: string | null = null;
  #noticed = '';

  /** `now` is the table's time; `isServer` where the server ends with this program. */
  constructor(view: TableView, now: () => number, isServer = false) {
    this.#isServer = isServer;
    this.#view = view;
    this.#now = now;
  }

  get view(): TableView {
    return this.#view;
  }

  get isOver(): boolean {
    return this.#view.state.status === 'closed' || this.#view.link.status === 'closed';
  }

  get prompt(): string {
    if (this.#question) return 'yes or no> ';
    const round = playing(this.#view.state);
    if (!round) return 'crownhead> ';
    const { left } = viewClock(round, this.#now());
    const names = SIDE_NAMES[round.table.sideNames];
    const times = SIDES.flatMap((side) =>
      left[side] === null ? [] : [`${names[side]} ${formatTime(left[side])}`],
    );
    const you = yourSides(this.#view).map((side) => names[side]);
    return `${(times.length > 0 ? times : you).join(', ') || 'watching'}> `;
  }

  /** In a pipe, moves and answers wait until something is asked, and until the last command has been answered. */
  takes(line: string, busy = false): boolean {
    const { asked, seats, state, link } = this.#view;
    const isFree = !busy && link.status === 'here' && asked !== 'wait';
    if (this.#question || this.isOver || isFree || seats.length === 0) return true;
    const word = findWord(TYPED_WORDS, line.trim())?.word;
    if (word?.names[0] === 'resign') return playing(state)?.table.resign === 'any-time';
    return word !== undefined && !word.waits;
  }

  /** After the end of the input: the player is missed now, never, or is gone already. */
  get isAsking(): boolean {
    const { asked, seats, state, link } = this.#view;
    return asked !== 'wait' || seats.length === 0 || playing(state) === null || link.status !== 'here';
  }

  arrive(): Answer {
    const { state, seats } = this.#view;
    const { rules, table } = state.round ?? state.options;
    return say(
      `${state.hostName === null ? 'A table' : `${state.hostName}’s table`}. ${rulesLine(rules, table)}`,
      ...(seats.length === 0 ? ['You are watching.'] : []),
      ...this.#standing(false),
    );
  }

  changed({ view, before, events }: TableChange): Answer {
    this.#view = view;
    const news = newsLines(before, events, this.#now());
    return say(...news, ...this.#standing(events.some(({ type }) => type === 'game.ended')));
  }

  /** Position and notice, as far as they have not been shown. */
  #standing(toldResult: boolean): readonly string[] {
    const { notice, state } = this.#view;
    const lines: string[] = [];
    const key = state.round && positionKey(state.round);
    if (state.round && key !== this.#shown) lines.push(...this.#position(state.round));
    const code = JSON.stringify([notice, this.#view.asked]);
    const news = code !== this.#noticed;
    this.#noticed = OF_THE_LINK.includes(notice.code) ? '' : code;
    // The closing of a table is reported as news.
    const silent = OF_THE_LINK.includes(notice.code) || notice.code === 'table-closed';
    const line = news && !silent ? noticeLine(this.#view, this.#now(), toldResult) : '';
    return line === '' ? lines : [...lines, line];
  }

  #position(round: Round): readonly string[] {
    this.#shown = positionKey(round);
    const isBlack = yourSides(this.#view).includes('black');
    return positionLines(round, isBlack !== this.#turned, this.#now());
  }

  /** A name may have spaces in it: the longest that fits counts. */
  report(rest: string): Answer {
    const others = [...othersAt(this.#view)].sort((a, b) => b.name.length - a.name.length);
    if (others.length === 0) return say('Nobody else is here.');
    const about = others.find(({ name }) => `${rest} `.toLowerCase().startsWith(`${name.toLowerCase()} `));
    if (about === undefined) return say(`Report whom? ${others.map(({ name }) => name).join(', ')}`);
    const text = rest.slice(about.name.length).trim();
    return withEffects({ type: 'report', about: about.player, reason: 'other', text });
  }

  type(line: string): Answer {
    const text = line.trim();
    const question = this.#question;
    this.#question = null;
    if (question) return isYes(text) ? question() : say('OK, the game continues.');
    if (text === '') return say();
    const found = findWord(TYPED_WORDS, text);
    return found ? found.word.run(this, found.rest) : this.#move(text);
  }

  /** Looked at here first; the server looks again (N10). */
  #move(text: string): Answer {
    const { state } = this.#view;
    const round = playing(state);
    if (!round) return say(`${TABLE_WORDS['no-game']} Type help for the commands.`);
    const fault = parseMoveText(text).ok ? this.#turnFault(round) : null;
    if (fault !== null) return say(TABLE_WORDS[fault]);
    const move = readMove(round, text);
    return move.ok ? sendCommand(moveCommand(state, move.value)!) : say(move.error);
  }

  #turnFault(round: Round): 'not-seated' | 'not-your-turn' | null {
    const sides = yourSides(this.#view);
    if (sides.length === 0) return 'not-seated';
    return sides.includes(round.game.position.turn) ? null : 'not-your-turn';
  }

  /** Yes or no to the one thing that is asked. */
  answer(yes: boolean): Answer {
    const { asked, state } = this.#view;
    switch (asked) {
      case 'answer-takeback':
        return sendCommand({ type: yes ? 'takeback.accept' : 'takeback.decline' });
      case 'take-seat':
        return sendCommand({ type: yes ? 'seat.accept' : 'seat.decline' });
      case 'ready':
        if (yes) return sendCommand({ type: 'ready', ready: true });
        return state.round?.table.after === 'rematch'
          ? sendCommand({ type: 'rematch.decline' })
          : say('OK. Type leave to leave.');
      // Where no draw is offered, the server says so.
      case 'answer-draw':
      case 'move':
      case 'wait':
      case 'nothing':
        return sendCommand({ type: yes ? 'draw.accept' : 'draw.decline' });
      default:
        return asked satisfies never;
    }
  }

  resign(): Answer {
    const round = playing(this.#view.state);
    if (!round) return say(TABLE_WORDS['no-game']);
    const { resign } = round.table;
    const fault = this.#turnFault(round);
    if (fault === 'not-seated' || (fault !== null && resign === 'own-turn')) return say(TABLE_WORDS[fault]);
    if (resign === 'not-offered') return say(TABLE_WORDS['resigning-not-offered']);
    return this.#ask('Resign this game? Type yes to resign.', () =>
      sendCommand({ type: 'resign', confirmed: true }),
    );
  }

  /** R12: leaving a game loses it, so it is confirmed once. */
  leave(how: 'leave' | 'quit'): Answer {
    const go = (): Answer => (how === 'leave' ? withEffects({ type: 'leave' }) : GOODBYE);
    const plays = playing(this.#view.state) !== null && this.#view.seats.length > 0 && !this.isOver;
    const others = this.#isServer ? this.#others : [];
    if (others.length > 0)
      return this.#ask(`Leaving also ends the game for ${others.join(' and ')}. Type yes to leave.`, go);
    return plays ? this.#ask('Leave the game? You will lose it. Type yes to leave.', go) : go();
  }

  /** Those who sit here besides you. */
  get #others(): readonly string[] {
    const { state, you } = this.#view;
    return state.seats.flatMap((occupant) =>
      occupant?.kind === 'person' && occupant.player !== you ? [occupant.name] : [],
    );
  }

  #ask(words: string, yes: () => Answer): Answer {
    this.#question = yes;
    return say(words);
  }

  help(): Answer {
    return say(...MOVE_HELP, ...wordList(TYPED_WORDS));
  }

  board(): Answer {
    const { round } = this.#view.state;
    const notice = noticeLine(this.#view, this.#now(), false);
    return say(...(round ? this.#position(round) : []), ...(notice === '' ? [] : [notice]));
  }

  flip(): Answer {
    this.#turned = !this.#turned;
    return this.board();
  }

  moves(): Answer {
    const round = playing(this.#view.state);
    return say(round ? movesLine(round) : TABLE_WORDS['no-game']);
  }

  history(): Answer {
    const { round } = this.#view.state;
    return say(round ? historyText(round.game) : TABLE_WORDS['no-game']);
  }

  rules(): Answer {
    const { round, options } = this.#view.state;
    const { rules, table } = round ?? options;
    return say(rulesLine(rules, table));
  }
}
