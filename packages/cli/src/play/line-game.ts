/** The game by typed lines: takes one line, answers what to print. Screen, disk and time are brought in from outside. */
import type { LocalPlayer, LocalSetup } from '@crownhead/client/local';
import {
  type HostOptions,
  type OpenedGame,
  openSaved,
  optionsFrom,
  type Round,
  saveRound,
  TABLE_WORDS,
  type TableEvent,
  type TableRefusal,
} from '@crownhead/match';
import {
  type BySide,
  type Game,
  type Move,
  OFFICIAL_PRESET,
  ok,
  opposite,
  type Result,
  SIDE_NAMES,
  type Side,
  squaresOfMove,
} from '@crownhead/rules';
import { plural } from '../words.ts';
import { describeEvent, describeTurn, playerNames } from './describe.ts';
import { historyText } from './history-text.ts';
import { LINE_WORDS } from './line-words.ts';
import { PLAYERS, presetFor, rulesLine, tableOptionsFor } from './rules-choice.ts';
import { LocalTable, type World } from './table.ts';
import { boardLines, findWord, isYes, MOVE_HELP, movesLine, readMove, wordList } from './typed.ts';

/** Files by name; an answer that is not ok carries a sentence for people. */
export interface Files {
  read(file: string): Promise<Result<string, string>>;
  write(file: string, text: string): Promise<Result<null, string>>;
}

export interface ComputerAsked {
  readonly kind: 'move' | 'draw';
  readonly round: Round;
  readonly level: number;
}

/** Two people, nobody else. */
export const atKeyboard = (names: BySide<string>): BySide<LocalPlayer> => ({
  black: { name: names.black, level: null },
  white: { name: names.white, level: null },
});

export interface Reply {
  readonly lines: readonly string[];
  /** The program is to end. */
  readonly done: boolean;
}

const say = (...lines: string[]): Reply => ({ lines, done: false });

/** What a player should know about a file just opened. */
export const openedLines = (file: string, { games, notices }: OpenedGame): readonly string[] => [
  `Opened ${file}.`,
  ...(games > 1 ? [`The file has ${plural(games, 'game')}: this is the first.`] : []),
  ...notices,
];

/** Asked once more before it is done: the next line must be "yes". */
interface Question {
  readonly yes: () => Reply | Promise<Reply>;
}

export class LineGame {
  readonly #world: World;
  readonly #files: Files;
  #table: LocalTable;
  #flip = false;
  #question: Question | null = null;
  /** The game as the last save or the opened file has it. */
  #saved: Game;

  private constructor(world: World, files: Files, table: LocalTable) {
    this.#world = world;
    this.#files = files;
    this.#table = table;
    this.#saved = this.#game.game;
  }

  static start(world: World, files: Files, setup: LocalSetup): Result<LineGame, TableRefusal> {
    const table = LocalTable.open(world, setup);
    return table.ok ? ok(new LineGame(world, files, table.value)) : table;
  }

  /** The game on the board, whether or not it is still being played. */
  get #game(): Round {
    return this.#table.state.round!;
  }
  get #unsaved(): boolean {
    const { game } = this.#game;
    return game.plies.length > 0 && game !== this.#saved;
  }
  get deadline(): number | null {
    return this.#table.deadline;
  }
  get prompt(): string {
    if (this.#question) return 'yes or no> ';
    const { outcome, position } = this.#game.game;
    return outcome ? 'crownhead> ' : `${playerNames(this.#game)[position.turn]}> `;
  }

  /** `opened` tells of the file that the game comes from. */
  welcome(opened: readonly string[] = []): Reply {
    return say(
      'Crownhead: checkers by typed moves.',
      rulesLine(this.#game.rules, this.#game.table),
      'Type a move (11-15, 11x18x25 or E3-D4), or help.',
      ...opened,
      '',
      ...this.#picture(),
    );
  }

  async handle(line: string): Promise<Reply> {
    const text = line.trim();
    const question = this.#question;
    this.#question = null;
    if (question) return isYes(text) ? question.yes() : say('All right, the game goes on.');
    if (text === '') return say();
    const found = findWord(LINE_WORDS, text);
    return found ? found.word.run(this, found.rest) : this.#move(text);
  }

  /** Something was due: time has run out, or a warning is to be given. */
  tick(): Reply {
    const events = this.#table.tick();
    return events.ok ? this.#tell(events.value) : say();
  }

  /** What a computer is to answer: its turn, or a draw offered to it. */
  get computerAsked(): ComputerAsked | null {
    const round = this.#table.round;
    if (!round) return null;
    const turn = this.#table.computerTurn;
    if (turn) return { kind: 'move', round, level: turn.level };
    const waiting = this.#table.state.seats[round.sides[opposite(round.game.position.turn)]];
    return round.offer !== null && waiting?.kind === 'computer'
      ? { kind: 'draw', round, level: waiting.level }
      : null;
  }

  computerMoves(move: Move): Reply {
    const turn = this.#table.computerTurn;
    if (!turn) return say();
    const { player, game, ply } = turn;
    const events = this.#table.wishOf(player, { type: 'move', game, ply, path: squaresOfMove(move) });
    return events.ok ? this.#tell(events.value) : say(TABLE_WORDS[events.error]);
  }

  computerAnswersDraw(accepts: boolean): Reply {
    const round = this.#table.round;
    const computer = round && this.#table.state.seats[round.sides[opposite(round.game.position.turn)]];
    if (!computer) return say();
    const events = this.#table.wishOf(computer.player, { type: accepts ? 'draw.accept' : 'draw.decline' });
    return events.ok ? this.#tell(events.value) : say(TABLE_WORDS[events.error]);
  }

  wish(wish: Parameters<LocalTable['wish']>[0]): Reply {
    const events = this.#table.wish(wish);
    return events.ok ? this.#tell(events.value) : say(TABLE_WORDS[events.error]);
  }

  #move(text: string): Reply {
    const round = this.#table.round;
    if (!round) return say(`${TABLE_WORDS['game-over']} Type new for another game, or help.`);
    const move = readMove(round, text);
    if (!move.ok) return say(move.error);
    const ply = round.game.plies.length + 1;
    return this.wish({ type: 'move', game: round.number, ply, path: squaresOfMove(move.value) });
  }

  /** What happened, and the board after it. */
  #tell(events: readonly TableEvent[]): Reply {
    const sentences = events.map((event) => describeEvent(event, this.#game)).filter((text) => text !== null);
    const boardChanged = events.some(({ type }) => BOARD_EVENTS.includes(type));
    const lines = boardChanged ? ['', ...sentences, ...this.#picture()] : sentences;
    const closed = this.#table.state.status === 'closed';
    return { lines, done: closed };
  }

  #picture(): string[] {
    const round = this.#game;
    const state = round.game.outcome
      ? ['The game is over. Type new for another one, save FILE to keep it, or quit.']
      : describeTurn(round, this.#world.now());
    return [...boardLines(round, this.#flip), ...state];
  }

  board(): Reply {
    return say(...this.#picture());
  }

  flip(): Reply {
    this.#flip = !this.#flip;
    return this.board();
  }

  help(): Reply {
    return say(...MOVE_HELP, ...wordList(LINE_WORDS));
  }

  moves(): Reply {
    const round = this.#table.round;
    return say(round ? movesLine(round) : TABLE_WORDS['game-over']);
  }

  history(): Reply {
    return say(historyText(this.#game.game));
  }

  rules(): Reply {
    return say(rulesLine(this.#game.rules, this.#game.table));
  }

  resign(): Reply {
    const refused = this.#table.wish({ type: 'resign', confirmed: false });
    if (!refused.ok && refused.error !== 'not-confirmed') return say(TABLE_WORDS[refused.error]);
    this.#question = { yes: () => this.wish({ type: 'resign', confirmed: true }) };
    return say('Give the game up? Type yes to resign.');
  }

  async save(file: string): Promise<Reply> {
    if (file === '') return say('Save where? Type save and a file name, like save game.pdn.');
    const written = await this.#files.write(file, saveRound(this.#game, this.#world.now()));
    if (!written.ok) return say(written.error);
    this.#saved = this.#game.game;
    return say(`Saved as ${file}.`);
  }

  /** Opens the first game of a file; whatever is wrong with it, the present game stays as it is (F2). */
  async open(file: string): Promise<Reply> {
    if (file === '') return say('Open what? Type open and a file name, like open game.pdn.');
    const text = await this.#files.read(file);
    if (!text.ok) return say(text.error);
    const saved = openSaved(text.value);
    if (!saved.ok) return say(`${file} cannot be opened: ${saved.error} The present game is unchanged.`);
    const { options, names } = saved.value;
    const begin = (): Reply => {
      const table = LocalTable.open(this.#world, { options, players: atKeyboard(names) });
      if (!table.ok) return say(`${TABLE_WORDS[table.error]} The present game is unchanged.`);
      this.#begin(table.value);
      return say(...openedLines(file, saved.value), ...this.#picture());
    };
    return this.#unsaved ? this.#ask('The present game is not saved. Type yes to leave it.', begin) : begin();
  }

  fresh(rest: string): Reply {
    const chosen = rest === '' ? ok(this.#table.state.options) : tableOptionsFor(rest);
    if (!chosen.ok) return say(chosen.error);
    // After a game it is a rematch: from the same start, with the sides swapped.
    const isRematch = rest === '' && !this.#table.round;
    const options: HostOptions =
      rest === '' && !isRematch
        ? { ...chosen.value, start: optionsFrom(OFFICIAL_PRESET).start }
        : chosen.value;
    const drawSides =
      rest === '' ? this.#table.state.options.sides === 'random' : presetFor(rest).colours === 'drawn';
    const players = this.#playersFor(options, isRematch, drawSides);
    const begin = (): Reply => {
      const table = LocalTable.open(this.#world, { options, players, drawSides });
      if (!table.ok) return say(TABLE_WORDS[table.error]);
      this.#begin(table.value);
      return say(rulesLine(options.rules, options.table), ...this.#picture());
    };
    return this.#unsaved ? this.#ask('The present game is not saved. Type yes to leave it.', begin) : begin();
  }

  quit(): Reply {
    const end = (): Reply => ({ lines: ['Goodbye.'], done: true });
    return this.#unsaved ? this.#ask('The game is not saved. Type yes to leave without saving.', end) : end();
  }

  /** Players keep the names they gave themselves; those called by their colour are called by the new one. */
  #playersFor(options: HostOptions, swapped: boolean, drawn: boolean): BySide<LocalPlayer> {
    const { names, sides, table } = this.#game;
    const playerAt = (side: Side): LocalPlayer => {
      const before = swapped ? opposite(side) : side;
      const isColour = names[before] === SIDE_NAMES[table.sideNames][before];
      const usual = drawn ? PLAYERS : SIDE_NAMES[options.table.sideNames];
      const name = isColour ? usual[side] : names[before];
      const occupant = this.#table.state.seats[sides[before]];
      return { name, level: occupant?.kind === 'computer' ? occupant.level : null };
    };
    return { black: playerAt('black'), white: playerAt('white') };
  }

  #begin(table: LocalTable): void {
    this.#table = table;
    this.#saved = this.#game.game;
  }

  #ask(words: string, yes: Question['yes']): Reply {
    this.#question = { yes };
    return say(words);
  }
}

const BOARD_EVENTS: readonly TableEvent['type'][] = [
  'move.made',
  'turn.passed',
  'takeback.done',
  'game.started',
  'game.ended',
];
