/** The game by typed lines: takes one line, returns what to print. Table, screen, disk and time are passed in. */
import {
  hintText,
  isCleared,
  moveCommand,
  type Refused,
  type TableChange,
  type TableView,
} from '@crownhead/client';
import { type LocalSetup, type LocalTable, UNKEPT } from '@crownhead/client/local';
import { type OpenedGame, openSaved, playing, type Round, TABLE_WORDS } from '@crownhead/match';
import type { TableCommand } from '@crownhead/protocol';
import { ok, opposite, parseMoveText, type Result } from '@crownhead/rules';
import { plural } from '../words.ts';
import { playerNames } from './describe.ts';
import { historyText } from './history-text.ts';
import { Keeping } from './keeping.ts';
import type { LineDeps } from './line-deps.ts';
import { changesBoard, clearedBoard, picture, sentences } from './line-news.ts';
import { LINE_WORDS } from './line-words.ts';
import { atKeyboard, engineIn, nextSetup } from './next-setup.ts';
import { rulesLine } from './rules-choice.ts';
import { findWord, isYes, MOVE_HELP, movesLine, readMove, wordList } from './typed.ts';

/** What a player should know about a file just opened. */
export const openedLines = (file: string, { games, notices }: OpenedGame): readonly string[] => [
  `Opened ${file}.`,
  ...(games > 1 ? [`The file has ${plural(games, 'game')}: this is the first.`] : []),
  ...notices,
];

/** Asked once more before it is done: the next line must be "yes". */
type OnYes = () => void | Promise<void>;

export class LineGame {
  readonly #deps: LineDeps;
  /** The name of another engine than ours; null where there is none. */
  readonly #engine: string | null;
  readonly #keeping: Keeping;
  #table: LocalTable;
  #unsubscribe: () => void;
  #flip = false;
  #question: OnYes | null = null;
  #resultSeen = false;
  #isOver = false;

  private constructor(deps: LineDeps, table: LocalTable, engine: string | null) {
    this.#deps = deps;
    this.#table = table;
    this.#engine = engine;
    this.#keeping = new Keeping(deps, table);
    this.#unsubscribe = this.#follow(table);
  }

  #follow(table: LocalTable): () => void {
    const stop = table.subscribe((change) => this.#changed(change));
    this.#deps.keepFinished(table, (why) => this.#say(why));
    return stop;
  }

  static start(deps: LineDeps, setup: LocalSetup): Result<LineGame, Pick<Refused, 'message'>> {
    const table = deps.open(setup);
    return table.ok ? ok(new LineGame(deps, table.value, engineIn(setup.players) ?? null)) : table;
  }

  get view(): TableView {
    return this.#table.view;
  }
  /** The program is to end. */
  get isOver(): boolean {
    return this.#isOver;
  }
  /** A computer thinks: nothing is asked of anybody here. */
  get isWaiting(): boolean {
    const { asked, state } = this.view;
    return playing(state) !== null && asked === 'wait' && !this.#table.computerFailed && !this.#isOver;
  }
  /** The game on the board, whether or not it is still being played. */
  get #round(): Round {
    return this.view.state.round!;
  }

  /** What stands before the next line; empty while a computer thinks. */
  get prompt(): string {
    if (this.#question) return 'yes or no> ';
    const { asked, state } = this.view;
    const round = playing(state);
    if (!round || this.#table.computerFailed) return 'crownhead> ';
    const names = playerNames(round);
    if (asked === 'answer-draw' && round.offer !== null)
      return `${names[opposite(round.offer)]}, yes or no> `;
    return this.isWaiting ? '' : `${names[round.game.position.turn]}> `;
  }

  /** `opened` tells of the file that the game comes from. */
  welcome(opened: readonly string[] = []): void {
    const { words } = this.#deps.kept;
    this.#say(
      'Crownhead: checkers by typed moves.',
      rulesLine(this.#round.rules, this.#round.table),
      'Type a move (11-15, 11x18x25 or E3-D4), or help.',
      ...opened,
      '',
      ...this.#picture(),
      ...(words === null
        ? []
        : [words, 'Type yes to continue it; your first move in this game gives it up.']),
    );
    this.#tellUnkept();
  }

  /** True where there was something to say. */
  #tellUnkept(): boolean {
    const isNews = this.#keeping.isRefused();
    if (isNews) this.#say(UNKEPT);
    return isNews;
  }

  async handle(line: string): Promise<void> {
    const text = line.trim();
    const question = this.#question;
    this.#question = null;
    if (question) return isYes(text) ? question() : this.#say('OK, the game continues.');
    if (text === '') return this.#acknowledge();
    const found = findWord(LINE_WORDS, text);
    return found ? found.word.run(this, found.rest) : this.#move(text);
  }

  /** The input has ended, or the program is stopped: the game is kept where that is possible. */
  end(): void {
    if (this.#isOver) return;
    if (this.#keeping.keep()) this.#say('The game is saved: the next start offers it.');
    this.close();
  }

  close(): void {
    this.#isOver = true;
    this.#unsubscribe();
    this.#keeping.close();
  }

  async send(command: TableCommand): Promise<void> {
    const sent = await this.#table.send(command);
    if (sent.ok) this.#keeping.giveUpOlder();
    else this.#say(sent.error.message);
  }

  #changed(change: TableChange): void {
    const { events } = change;
    if (events.length === 0) {
      if (!this.#tellUnkept() && this.#table.computerFailed) this.#sayFailed();
      return;
    }
    const begins = events.some(({ type }) => type === 'game.started');
    if (begins) this.#resultSeen = false;
    const lines = sentences(change);
    this.#say(...(changesBoard(events) ? ['', ...lines, ...this.#picture()] : lines));
    if (change.view.state.status === 'closed') this.close();
  }

  #sayFailed(): void {
    const why = this.#table.computerProblem ?? 'The computer is not responding.';
    this.#say(why, `Type again to retry, or quit${this.#keeping.isOnDisk ? ': the game is saved' : ''}.`);
  }

  async #move(text: string): Promise<void> {
    const { state } = this.view;
    const round = playing(state);
    if (!round) return this.#say(`${TABLE_WORDS['game-over']} Type new for another game, or help.`);
    if (this.view.asked === 'wait' && parseMoveText(text).ok) return this.#say(TABLE_WORDS['not-your-turn']);
    const move = readMove(round, text);
    return move.ok ? this.send(moveCommand(state, move.value)!) : this.#say(move.error);
  }

  #picture(): readonly string[] {
    return picture(this.view, this.#flip, this.#deps.now());
  }

  /** Enter after a result: where the rules clear the board, it is cleared. */
  #acknowledge(): void {
    if (this.#round.game.outcome === null || this.#resultSeen) return;
    this.#resultSeen = true;
    if (isCleared(this.#round, true)) this.board();
  }

  board(): void {
    const cleared = isCleared(this.#round, this.#resultSeen);
    this.#say(...(cleared ? clearedBoard(this.#round, this.#flip) : this.#picture()));
  }

  flip(): void {
    this.#flip = !this.#flip;
    this.board();
  }

  help(): void {
    this.#say(...MOVE_HELP, ...wordList(LINE_WORDS));
  }

  moves(): void {
    const round = playing(this.view.state);
    this.#say(round ? movesLine(round) : TABLE_WORDS['game-over']);
  }

  async hint(): Promise<void> {
    const round = playing(this.view.state);
    if (!round) return this.#say(TABLE_WORDS['game-over']);
    if (this.view.asked !== 'move') return this.#say(TABLE_WORDS['not-your-turn']);
    if (!round.table.hints) return this.#say('There are no hints in this game.');
    this.#say(hintText(await this.#deps.hint(round.game)));
  }

  history(): void {
    this.#say(historyText(this.#round.game));
  }

  rules(): void {
    this.#say(rulesLine(this.#round.rules, this.#round.table));
  }

  /** Yes or no to the one thing that is asked. */
  answer(yes: boolean): void | Promise<void> {
    const { kept } = this.#deps;
    if (kept.words !== null) return yes ? this.#resume() : this.#refuseKept();
    switch (this.view.asked) {
      case 'answer-draw':
        return this.send({ type: yes ? 'draw.accept' : 'draw.decline' });
      case 'answer-takeback':
        return this.send({ type: yes ? 'takeback.accept' : 'takeback.decline' });
      case 'take-seat':
        return this.send({ type: yes ? 'seat.accept' : 'seat.decline' });
      case 'ready':
        return yes
          ? this.send({ type: 'ready', ready: true })
          : this.#say('OK. Type new for another game, or quit.');
      case 'move':
      case 'wait':
      case 'nothing':
        return this.#say('There is nothing to answer now.');
    }
  }

  /** The words for offers alone; with nothing offered the table says so. */
  accept(yes: boolean): void | Promise<void> {
    if (this.view.asked === 'answer-takeback') return this.answer(yes);
    return this.send({ type: yes ? 'draw.accept' : 'draw.decline' });
  }

  #refuseKept(): void {
    this.#keeping.giveUpOlder();
    this.#say('OK: the unfinished game is given up.');
  }

  #resume(): void {
    // The new game is not worth keeping, and must not overwrite the kept one.
    this.#unsubscribe();
    this.#table.close();
    this.#deps.kept.decide();
    const table = this.#deps.resume();
    if (!table.ok) {
      this.#fail(table.error.message);
      return;
    }
    this.#begin(table.value);
    const missing = this.#deps.missingEngine(this.view.state, this.#engine);
    this.#say(
      rulesLine(this.#round.rules, this.#round.table),
      ...(missing === null ? [] : [missing]),
      ...this.#picture(),
    );
  }

  /** What was kept could not be read after all. */
  #fail(message: string): void {
    this.#isOver = true;
    this.#say(`${message} Start again for a new game.`);
  }

  again(): void {
    if (!this.#table.computerFailed) {
      this.#say('The computer is not being asked for a move.');
      return;
    }
    this.#say('Trying again.');
    this.#table.askAgain();
  }

  async resign(): Promise<void> {
    const refused = await this.#table.send({ type: 'resign', confirmed: false });
    if (!refused.ok && refused.error.error !== 'not-confirmed') return this.#say(refused.error.message);
    return this.#ask('Resign this game? Type yes to resign.', () =>
      this.send({ type: 'resign', confirmed: true }),
    );
  }

  /** What is there already may be an archive of games: it is written over only when that was said. */
  save(file: string, replace = false): void {
    if (file === '') {
      this.#say('Type save and a file name, like save game.pdn.');
      return;
    }
    const fault = this.#keeping.save(file, replace);
    if (fault?.isThere) {
      this.#ask(`${file} already exists. Type yes to overwrite it.`, () => this.save(file, true));
      return;
    }
    this.#say(fault?.message ?? `Saved as ${file}.`);
  }

  /** Opens the first game of a file; whatever is wrong with it, the present game stays as it is (F2). */
  async open(file: string): Promise<void> {
    if (file === '') return this.#say('Type open and a file name, like open game.pdn.');
    const text = await this.#deps.files.read(file);
    if (!text.ok) return this.#say(text.error);
    const saved = openSaved(text.value);
    if (!saved.ok)
      return this.#say(`${file} cannot be opened: ${saved.error} The current game is unchanged.`);
    const { options, names } = saved.value;
    const setup = { options, players: atKeyboard(names) };
    return this.#leavePresent(() => this.#replace(setup, openedLines(file, saved.value)));
  }

  /** After a game it is the next one of the same table; otherwise another table. */
  fresh(rest: string): void | Promise<void> {
    if (rest === '' && this.view.asked === 'ready') return this.send({ type: 'ready', ready: true });
    const setup = nextSetup(this.view, rest, this.#engine);
    if (!setup.ok) return this.#say(setup.error);
    const { rules, table } = setup.value.options;
    return this.#leavePresent(() => this.#replace(setup.value, [rulesLine(rules, table)]));
  }

  quit(): void {
    if (this.#keeping.keep() || !this.#keeping.isUnsaved) {
      this.#goodbye();
      return;
    }
    this.#ask('The game is not saved. Type yes to leave without saving.', () => this.#goodbye());
  }

  #goodbye(): void {
    const kept = this.#keeping.keep() ? ' The game is saved: the next start offers it.' : '';
    this.#say(`Goodbye.${kept}`);
    this.close();
  }

  #replace(setup: LocalSetup, words: readonly string[]): void {
    const table = this.#deps.open(setup);
    if (!table.ok) {
      this.#say(`${table.error.message} The current game is unchanged.`);
      return;
    }
    this.#unsubscribe();
    this.#table.close();
    this.#deps.kept.decide();
    this.#begin(table.value);
    table.value.save();
    this.#say(...words, ...this.#picture());
    this.#tellUnkept();
  }

  #begin(table: LocalTable): void {
    this.#table = table;
    this.#keeping.turnTo(table);
    this.#unsubscribe = this.#follow(table);
    this.#resultSeen = false;
  }

  #leavePresent(go: OnYes): void | Promise<void> {
    return this.#keeping.isUnsaved
      ? this.#ask('The current game is not saved. Type yes to leave it.', go)
      : go();
  }

  #ask(words: string, yes: OnYes): void {
    this.#question = yes;
    this.#say(words);
  }

  #say(...lines: readonly string[]): void {
    if (lines.length > 0) this.#deps.show(lines);
  }
}
