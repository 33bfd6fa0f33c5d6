/** A game by typed lines, from the first word to the last, with time, chance and files brought along. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  type ComputerPlayer,
  ComputerProblem,
  openLocal,
  resumeLocal,
  seatComputers,
} from '@crownhead/client/local';
import {
  DEFAULT_OPTIONS,
  findPreset,
  type HostOptions,
  nextDeadline,
  optionsFrom,
  PRESETS,
  SIDE_NAMES,
  TABLE_WORDS,
} from '@crownhead/match';
import { type BySide, err, legalMoves, ok, type Result } from '@crownhead/rules';
import { loadLocal, type SparingStorage, type Unreadable } from '@crownhead/terminal';
import { keepGamesOf } from '@crownhead/terminal/own-games';
import { FakeClock } from '@crownhead/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { chooseGame, timingFor } from './chosen-game.ts';
import { describeTurn } from './describe.ts';
import { KeptGame } from './kept-game.ts';
import type { Files, LineDeps } from './line-deps.ts';
import { LineGame } from './line-game.ts';
import { atKeyboard } from './next-setup.ts';
import type { PlayFlags } from './play-command.ts';
import { nextTimeNotice } from './time-notices.ts';

const { missingEngine } = await loadLocal();

/** Where games are kept, for several programs one after the other. */
class FakeStorage implements SparingStorage {
  text: string | null = null;
  spared: (string | null)[] = [];
  isFull = false;
  get hasTable(): boolean {
    return this.text !== null;
  }
  read(): string | null {
    return this.text;
  }
  write(text: string): boolean {
    if (!this.isFull) this.text = text;
    return !this.isFull;
  }
  clear(): void {
    this.text = null;
  }
  spare(why: Unreadable): string {
    this.spared.push(this.text);
    this.text = null;
    return why;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'crownhead-line-game-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let sessions = 0;

interface TestSessionOptions {
  readonly options?: HostOptions;
  readonly names?: BySide<string>;
  readonly storage?: FakeStorage;
  readonly computer?: ComputerPlayer;
  readonly engine?: string;
  readonly hint?: LineDeps['hint'];
  readonly random?: number;
}

class TestSession {
  readonly clock = new FakeClock(1_700_000_000_000);
  readonly disk = new Map<string, string>();
  readonly storage: FakeStorage;
  /** The player's finished games. */
  readonly ownGames = join(folder, `${++sessions}`, 'games.pdn');
  readonly game: LineGame;
  #said: string[] = [];

  constructor(options: HostOptions = DEFAULT_OPTIONS, more: TestSessionOptions = {}) {
    const { names = SIDE_NAMES[options.table.sideNames], storage = new FakeStorage(), random = 0 } = more;
    const { computer, engine, hint = async ({ position }) => legalMoves(position)[0] ?? null } = more;
    this.storage = storage;
    const files: Files = {
      read: async (file): Promise<Result<string, string>> => {
        const text = this.disk.get(file);
        return text === undefined ? err(`${file}: there is no such file or folder.`) : ok(text);
      },
      write: (file, text, replace) => {
        if (file.startsWith('/forbidden')) return { message: `${file}: access is denied.`, isThere: false };
        if (this.disk.has(file) && !replace) return { message: 'Press Enter again.', isThere: true };
        this.disk.set(file, text);
        return null;
      },
    };
    const kept = new KeptGame(storage);
    const ports = {
      now: () => this.clock.now(),
      after: (ms: number, run: () => void) => this.clock.after(ms, run),
      random: () => random,
    };
    const describeRefusal = (refusal: keyof typeof TABLE_WORDS) => TABLE_WORDS[refusal];
    const world = {
      ports,
      describe: describeRefusal,
      storage: kept,
      ...(computer && { computers: seatComputers(computer) }),
    };
    const players = atKeyboard(names);
    const other = { name: '', level: 5, ...(engine !== undefined && { engine }) };
    const game = LineGame.start(
      {
        files,
        kept,
        now: ports.now,
        open: (setup) => openLocal(setup, world),
        resume: () => {
          const table = resumeLocal(world);
          return table.ok ? table : err({ message: table.error });
        },
        keepFinished: (table, failed) => void keepGamesOf(table, this.ownGames, failed),
        missingEngine,
        hint,
        show: (lines) => void this.#said.push(...lines),
      },
      { options, players: computer ? { ...players, white: other } : players },
    );
    if (!game.ok) throw new Error(game.error.message);
    this.game = game.value;
  }

  /** What was told since it was last asked. */
  get said(): string {
    return this.#said.splice(0).join('\n');
  }

  welcome(): string {
    this.game.welcome();
    return this.said;
  }

  /** Types lines and returns what the last one said. */
  async type(...lines: string[]): Promise<string> {
    for (const line of lines) {
      this.#said = [];
      await this.game.handle(line);
      await settled();
    }
    return this.said;
  }

  get due(): number {
    return nextDeadline(this.game.view.state)! - this.clock.now();
  }

  /** Waits until something is due. */
  async wait(): Promise<string> {
    this.#said = [];
    await this.clock.advance(this.due);
    return this.said;
  }
}

/** Long enough for the promises of a computer's move. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i += 1) await null;
};

const preset = (id: string, changes: Partial<HostOptions> = {}): HostOptions => ({
  ...optionsFrom(findPreset(id)!),
  ...changes,
});
const from = (fen: string): Partial<HostOptions> => ({ start: { kind: 'position', fen, force: false } });

describe('moving', () => {
  test('[L1] the first words show the board, the rules and what to type', () => {
    const session = new TestSession();
    const text = session.welcome();
    expect(text).toContain('11r');
    expect(text).toContain('Rule set: Official rules.');
    expect(text).toContain('Red to move. Pieces: Red 12, White 12.');
    expect(session.game.prompt).toBe('Red> ');
  });

  test.each(['11-15', '11 15', '11x15', 'f6-e5', 'F6 E5', ' 11 - 15 '])('[M4] %j is a move', async (text) => {
    const session = new TestSession();
    expect(await session.type(text)).toContain('Red plays 11-15.');
    expect(session.game.prompt).toBe('White> ');
  });

  test.each([
    ['hello', 'That is not a move.'],
    ['11-18', 'There is no piece to jump there.'],
    ['11-19', 'Pieces move diagonally.'],
    ['11-7', 'Men move forward only'],
    ['22-18', 'That piece belongs to the other side.'],
    ['11-8', 'Men move forward only'],
  ])('[M1] [M2] %j is refused with its reason and the turn stays', async (text, words) => {
    const session = new TestSession();
    expect(await session.type(text)).toContain(words);
    expect(session.game.prompt).toBe('Red> ');
    expect(await session.type('history')).toBe('No moves yet.');
  });

  test('[M5] a jump that must be taken is pointed out', async () => {
    const session = new TestSession();
    expect(await session.type('11-15', '22-18', '12-16')).toBe(
      'You must jump: a jump is available. You can play 15x22.',
    );
  });

  test('[R2] an unfinished jump is completed for the player', async () => {
    const chain = new TestSession(preset('official', from('B:W18,26,5:B15')));
    expect(await chain.type('15x22')).toContain('You can play 15x22x31.');
    expect(await chain.type('15x31')).toContain('Red plays 15x22x31, taking 2 pieces and is crowned.');
  });

  test('[M8] where a chain may stop, typing its first part ends the turn', async () => {
    const session = new TestSession(preset('lobby', from('B:W18,26,5:B15')));
    expect(await session.type('15x22')).toContain('Dark plays 15x22, taking 1 piece.');
  });

  test('an ambiguous jump asks for the squares in between', async () => {
    const session = new TestSession(preset('official', from('B:W7,8,15,16,32:B3')));
    expect(await session.type('3x19')).toContain('You can play 3x10x19, 3x12x19.');
  });

  test('[R6] a blocked side passes where the rules say so', async () => {
    const session = new TestSession(preset('lobby', from('B:W32:B1,23,27,28')));
    expect(await session.type('1-5')).toContain('Light cannot move and passes.');
    expect(session.game.prompt).toBe('Dark> ');
  });
});

describe('words', () => {
  test('[M7] help lists every word, and each does something', async () => {
    const session = new TestSession();
    const help = await session.type('help');
    for (const word of ['moves', 'undo', 'save FILE', 'open FILE', 'new [RULES]', 'quit'])
      expect(help).toContain(word);
    expect(await session.type('moves')).toBe('7 moves: 9-13, 9-14, 10-14, 10-15, 11-15, 11-16, 12-16');
    expect(await session.type('rules')).toContain('Official');
    expect(await session.type('')).toBe('');
  });

  test('flip turns the board round', async () => {
    const rows = (await new TestSession().type('flip')).split('\n').filter((line) => line.includes('│'));
    expect(rows[0]).toContain('32w');
  });

  test('undo takes back one move at a time, and says when there is none', async () => {
    const session = new TestSession();
    expect(await session.type('11-15', '22-18', 'undo')).toContain('The last move is taken back.');
    expect(session.game.prompt).toBe('White> ');
    expect(await session.type('undo', 'undo')).toBe('There is no move of yours to take back.');
  });

  test('[R10] a draw is offered, declined and accepted', async () => {
    const session = new TestSession();
    expect(await session.type('accept')).toBe('There is no draw offer to answer.');
    expect(await session.type('draw')).toBe('Red offers a draw. White: type yes or no.');
    expect(await session.type('decline')).toBe('White declined the draw. Red is still to move.');
    expect(await session.type('11-15', 'draw', 'accept')).toContain(
      'A draw has been reached: both sides agreed.',
    );
    expect(session.game.prompt).toBe('crownhead> ');
    expect(await session.type('22-18')).toContain('The game is over. Type new');
    expect(await session.type('moves')).toBe('The game is over.');
  });

  test('[R11] resigning asks first; anything but yes goes on', async () => {
    const session = new TestSession();
    expect(await session.type('resign', 'maybe')).toBe('OK, the game continues.');
    expect(await session.type('resign', 'yes')).toContain('Player White is the winner! Red resigned.');
    expect(await new TestSession(preset('console')).type('resign')).toBe(
      'Resigning is not offered at this table.',
    );
  });

  test('[L5] the end is told with its reason, and new starts another game with sides swapped', async () => {
    const session = new TestSession(preset('official', from('B:W18:B15')), {
      names: { black: 'Ann', white: 'Bob' },
    });
    expect(await session.type('15x22')).toContain(
      'Player Ann (Red) is the winner! Bob (White) has no pieces left.',
    );
    expect(await session.type('new')).toContain('Bob (Red) to move.');
  });

  test('[L2] in a rematch those without a name of their own are called by their new colour', async () => {
    const nobody = new TestSession();
    expect(await nobody.type('resign', 'yes', 'new')).toContain('Red to move. Pieces: Red 12, White 12.');
    const ann = new TestSession(DEFAULT_OPTIONS, { names: { black: 'Ann', white: 'White' } });
    expect(await ann.type('resign', 'yes', 'new')).toContain('Pieces: Red 12, Ann (White) 12.');
    expect(await ann.type('resign', 'yes', 'new')).toContain('Pieces: Ann (Red) 12, White 12.');
  });

  test('[R8] [R9] new with a rule preset changes rules, names and who begins', async () => {
    const session = new TestSession();
    expect(await session.type('new sandbox')).toContain('Blue to move.');
    expect(await session.type('new nonsense')).toContain('There are no rules called “nonsense”.');
    expect(await session.type('new official capture=optional')).toContain(
      'Rule set: official capture=optional.',
    );
  });

  test('a game that would be replaced is asked about; quitting keeps it, and asks where it cannot', async () => {
    const session = new TestSession();
    await session.type('11-15');
    expect(await session.type('new')).toContain('not saved');
    expect(await session.type('no')).toBe('OK, the game continues.');
    expect(await session.type('quit')).toBe('Goodbye. The game is saved: the next start offers it.');
    expect(session.game.isOver).toBe(true);
    const untouched = new TestSession();
    expect(await untouched.type('quit')).toBe('Goodbye.');
    expect(untouched.storage.text).toBeNull();
  });

  const UNKEPT = 'This game cannot be kept: save it as a file before you quit.';

  test('[F1] where nothing can be kept that is told once, and no game is called saved', async () => {
    const storage = new FakeStorage();
    storage.isFull = true;
    const full = new TestSession(DEFAULT_OPTIONS, { storage });
    expect(full.welcome()).toContain(UNKEPT);
    expect(await full.type('11-15')).not.toContain(UNKEPT);
    expect(await full.type('quit')).toContain('not saved');
    expect(await full.type('yes')).toBe('Goodbye.');
  });

  test('[F1] a game that cannot take the place of the unfinished one is told of with its first move', async () => {
    const { storage } = new TestSession();
    await new TestSession(DEFAULT_OPTIONS, { storage }).type('11-15');
    const next = new TestSession(DEFAULT_OPTIONS, { storage });
    storage.isFull = true;
    expect(next.welcome()).not.toContain(UNKEPT);
    expect(await next.type('9-13')).toContain(UNKEPT);
    expect(await next.type('quit')).toContain('The game is not saved.');
  });

  test('[F1] an older game on the disk does not make the present one a saved one', async () => {
    const session = new TestSession();
    await session.type('11-15');
    session.storage.isFull = true;
    expect(await session.type('22-18')).toContain(UNKEPT);
    expect(session.storage.text).not.toBeNull();
    expect(await session.type('quit')).toContain('The game is not saved.');
    await session.type('no', 'save ours.pdn');
    expect(await session.type('quit')).toBe('Goodbye.');
    const other = new TestSession();
    await other.type('11-15');
    other.storage.isFull = true;
    other.game.end();
    expect(other.said).not.toContain('is saved');
  });
});

describe('finished games', () => {
  test('[L5] are added to My games, one after the other', async () => {
    const session = new TestSession();
    await session.type('11-15');
    expect(existsSync(session.ownGames)).toBe(false);
    await session.type('resign', 'yes', 'yes', '9-14', 'resign', 'yes');
    await session.type('new timed', '12-16', 'resign', 'yes');
    const games = readFileSync(session.ownGames, 'utf8');
    expect(games.match(/^1\. .*/gm)).toEqual([
      expect.stringContaining('11-15'),
      expect.stringContaining('9-14'),
      expect.stringContaining('12-16'),
    ]);
  });

  test('[F2] [L5] that cannot be added are told of', async () => {
    const session = new TestSession();
    mkdirSync(session.ownGames, { recursive: true });
    const said = await session.type('11-15', 'resign', 'yes');
    expect(said).toMatch(/is the winner![\s\S]*The game could not be added to My games: it is a folder\.$/);
  });
});

describe('what is asked', () => {
  test('[R10] yes and no answer a draw offer, and say when nothing is asked', async () => {
    const session = new TestSession();
    expect(await session.type('no')).toBe('There is nothing to answer now.');
    await session.type('draw');
    expect(session.game.prompt).toBe('White, yes or no> ');
    expect(await session.type('no')).toBe('White declined the draw. Red is still to move.');
    expect(await session.type('11-15', 'draw', 'yes')).toContain('both sides agreed');
    expect(await session.type('no')).toBe('OK. Type new for another game, or quit.');
    expect(await session.type('yes')).toContain('Red to move. Pieces: Red 12, White 12.');
  });

  test.each([
    ['official', 'Another game? Type yes'],
    ['sandbox', 'Another game? Type yes'],
    ['console', 'Another game? Type yes'],
    ['desktop', 'Press Enter to clear the board'],
    ['lobby', 'Type yes for another game, new RULES for other rules'],
  ])('[R17] %s to the end of the game and into the next one', async (id, words) => {
    const session = new TestSession(preset(id, from('B:W18:B15')));
    const end = await session.type('15x22');
    expect(end).toContain('is the winner!');
    expect(end).toContain(words);
    expect(session.game.prompt).toBe('crownhead> ');
    expect(await session.type('yes')).toContain('to move.');
    expect(session.game.view.state.round?.number).toBe(2);
  });

  test('[R17] where the rules clear the board, Enter does', async () => {
    const session = new TestSession(preset('desktop', from('B:W18:B15')));
    await session.type('15x22');
    const cleared = await session.type('');
    expect(cleared).toContain('The board is cleared.');
    expect(cleared).not.toMatch(/22[bB]/);
    expect(await session.type('board')).toBe(cleared);
    expect(await session.type('yes')).toMatch(/15b/);
  });

  test.each(['timed', '004'])('[R17] under %s the program ends with the game', async (word) => {
    const session = new TestSession(preset(word, from('B:W18:B15')));
    expect(await session.type('15x22')).toContain('is the winner!');
    expect(session.game.isOver).toBe(true);
    expect(session.storage.text).toBeNull();
  });
});

describe('the game that was left', () => {
  test('[F1] is offered at the next start, and gone on with by yes', async () => {
    const storage = new FakeStorage();
    const names = { black: 'Ann', white: 'Bob' };
    await new TestSession(DEFAULT_OPTIONS, { storage, names }).type('11-15', '22-18');
    const next = new TestSession(preset('lobby'), { storage });
    expect(next.welcome()).toContain('You have an unfinished game: Ann (Red) vs Bob (White), after 2 turns.');
    expect(await next.type('board', 'yes')).toContain('Ann (Red) to move.');
    expect(await next.type('history')).toBe('1. 11-15 22-18');
    await next.type('15x22');
    expect(new TestSession(DEFAULT_OPTIONS, { storage }).welcome()).toContain('after 3 turns.');
  });

  test('[F1] gives way to a new game with its first move, or by no', async () => {
    const storage = new FakeStorage();
    await new TestSession(DEFAULT_OPTIONS, { storage }).type('11-15', '22-18', 'quit');
    const asked = new TestSession(DEFAULT_OPTIONS, { storage });
    await asked.type('help', '11-19', 'quit');
    const next = new TestSession(DEFAULT_OPTIONS, { storage });
    expect(next.welcome()).toContain('after 2 turns.');
    await next.type('9-13');
    const third = new TestSession(DEFAULT_OPTIONS, { storage });
    expect(third.welcome()).toContain('after 1 turn.');
    expect(await third.type('no')).toContain('given up');
    expect(await third.type('yes')).toBe('There is nothing to answer now.');
    await third.type('quit');
    expect(storage.text).toBeNull();
  });

  test('[F1] [F2] a damaged one is spared, and a game that is over is not offered', async () => {
    const storage = new FakeStorage();
    const damaged = '{"format":"nonsense"}';
    storage.text = damaged;
    expect(new TestSession(DEFAULT_OPTIONS, { storage }).welcome()).not.toContain('unfinished');
    expect(storage.spared).toEqual([damaged]);
    await new TestSession(DEFAULT_OPTIONS, { storage }).type('11-15', 'resign', 'yes', 'quit');
    expect(new TestSession(DEFAULT_OPTIONS, { storage }).welcome()).not.toContain('unfinished');
  });
});

describe('the computer', () => {
  const first: ComputerPlayer = { move: async ({ game }) => legalMoves(game.position)[0]! };

  test('[L3] answers automatically; meanwhile it is not your turn', async () => {
    let answer: () => void = () => undefined;
    const slow: ComputerPlayer = {
      move: ({ game }) => new Promise((done) => (answer = () => done(legalMoves(game.position)[0]!))),
    };
    const session = new TestSession(DEFAULT_OPTIONS, { computer: slow });
    await session.type('11-15');
    expect([session.game.isWaiting, session.game.prompt]).toEqual([true, '']);
    expect(await session.type('9-13')).toBe('It is not your turn.');
    answer();
    await settled();
    expect(session.said).toContain('Computer (level 5, White) plays');
    expect(session.game.isWaiting).toBe(false);
  });

  test('[L3] that fails says why, and can be asked again', async () => {
    let fails = true;
    const computer: ComputerPlayer = {
      move: async (question) => {
        if (fails) throw new ComputerProblem('Scan has ended with code 3.');
        return first.move(question);
      },
    };
    const session = new TestSession(DEFAULT_OPTIONS, { computer, engine: 'Scan' });
    expect(await session.type('11-15')).toContain('Scan has ended with code 3.\nType again to retry');
    expect(session.game.prompt).toBe('crownhead> ');
    fails = false;
    expect(await session.type('again')).toContain('Scan (White) plays');
    expect(await session.type('again')).toBe('The computer is not being asked for a move.');
    expect(await session.type('new lobby')).toContain('Other engines know the official moves only');
    expect(await session.type('new', 'yes')).toContain('Scan (White) 12');
  });

  test('[L3] of another engine that is not there any more is told of', async () => {
    const storage = new FakeStorage();
    await new TestSession(DEFAULT_OPTIONS, { computer: first, engine: 'Scan', storage }).type('11-15');
    const own = new TestSession(DEFAULT_OPTIONS, { computer: first, storage });
    expect(await own.type('yes')).toContain('Scan is not available: the built-in engine plays instead.');
    const again = new TestSession(DEFAULT_OPTIONS, { computer: first, engine: 'Scan', storage });
    expect(await again.type('yes')).not.toContain('is not available');
  });

  test('[L3] our own is never missing', async () => {
    const storage = new FakeStorage();
    await new TestSession(DEFAULT_OPTIONS, { computer: first, storage }).type('11-15');
    const next = new TestSession(DEFAULT_OPTIONS, { computer: first, storage });
    expect(await next.type('yes')).not.toContain('is not available');
  });
});

describe('help with a move', () => {
  test('[L3] a hint is given where the rules have hints', async () => {
    const session = new TestSession();
    expect(await session.type('hint')).toMatch(/^Hint: \d+-\d+\.$/);
    const timed = new TestSession(optionsFrom(findPreset('timed')!));
    expect(await timed.type('hint')).toBe('There are no hints in this game.');
  });

  test('[L3] an engine that fails over a hint is told of', async () => {
    const failed = new TestSession(DEFAULT_OPTIONS, { hint: async () => null });
    expect(await failed.type('hint')).toBe('No hint: the engine did not answer.');
  });

  test('[M5] a jump that must be taken is announced, and only then', async () => {
    const session = new TestSession();
    expect(await session.type('11-15')).not.toContain('jump');
    expect(await session.type('22-18')).toMatch(/Red to move\..*\nYou must perform a jump\.$/);
    const lobby = new TestSession(optionsFrom(findPreset('lobby')!));
    expect(await lobby.type('11-15', '22-18')).not.toContain('You must perform a jump');
  });
});

describe('files', () => {
  test('[F1] a saved game goes on with its rules, names, clocks and history', async () => {
    const timer = { kind: 'clock', base: 60_000, increment: 0, delay: 0 } as const;
    const lobby = preset('lobby');
    const session = new TestSession(
      { ...lobby, table: { ...lobby.table, timer } },
      { names: { black: 'Ann', white: 'Bob' } },
    );
    await session.clock.advance(10_000);
    await session.type('11-15');
    expect(await session.type('save game.pdn')).toBe('Saved as game.pdn.');
    const other = new TestSession();
    other.disk.set('game.pdn', session.disk.get('game.pdn')!);
    expect(await other.type('open game.pdn')).toContain('Bob (Light) to move.');
    expect(await other.type('history')).toBe('1. 11-15');
    expect(await other.type('rules')).toContain('Casual game');
    expect(other.due).toBe(60_000);
    await other.type('22-18', 'undo', 'undo');
    expect(other.game.prompt).toBe('Ann (Dark)> ');
  });

  test('[F2] a missing, foreign or damaged file leaves the game alone', async () => {
    const session = new TestSession();
    session.disk.set('empty.pdn', '');
    session.disk.set('prose.txt', 'Dear reader, this is no game.');
    session.disk.set('polish.pdn', '[GameType "20"]\n1. 32-28 19-23 *');
    session.disk.set('bad.pdn', '1. 11-15 22-18 2. 1-32 *');
    session.disk.set('over.pdn', '[FEN "B:W18:B15"]\n1. 15x22 1-0');
    await session.type('11-15');
    const before = await session.type('board');
    for (const file of ['none.pdn', 'empty.pdn', 'prose.txt', 'polish.pdn', 'bad.pdn', 'over.pdn']) {
      expect(await session.type(`open ${file}`), file).toContain(file);
      expect(await session.type('board')).toBe(before);
    }
    expect(await session.type('open bad.pdn')).toContain('1-32');
    expect(await session.type('open')).toContain('Type open and');
  });

  test('[F2] what could not be read in a file is told, though the game can be played', async () => {
    const session = new TestSession();
    session.disk.set('odd.pdn', '[TableOptions "timer=sundial"]\n[Clocks "noon"]\n1. 11-15 *');
    const said = await session.type('open odd.pdn');
    expect(said).toContain('The table options cannot be read.\nThe clocks cannot be read.');
    expect(said).toContain('White to move.');
  });

  test('opening over an unsaved game asks first, and tells of further games', async () => {
    const session = new TestSession();
    session.disk.set('two.pdn', '1. 11-15 *\n\n[Event "b"]\n1. 9-14 *');
    await session.type('12-16');
    expect(await session.type('open two.pdn')).toContain('not saved');
    expect(await session.type('yes')).toContain('The file has 2 games: this is the first.');
  });

  test('saving says what went wrong', async () => {
    const session = new TestSession();
    expect(await session.type('save')).toContain('Type save and');
    expect(await session.type('save /forbidden/x.pdn')).toBe('/forbidden/x.pdn: access is denied.');
  });

  test('[F1] a file that is there is written over only after a yes', async () => {
    const session = new TestSession();
    session.disk.set('archive.pdn', 'a hundred games');
    await session.type('11-15');
    expect(await session.type('save archive.pdn')).toBe(
      'archive.pdn already exists. Type yes to overwrite it.',
    );
    await session.type('no');
    expect(session.disk.get('archive.pdn')).toBe('a hundred games');
    expect(await session.type('save archive.pdn', 'yes')).toBe('Saved as archive.pdn.');
    expect(session.disk.get('archive.pdn')).toContain('11-15');
  });

  test('after an undo the saved file is no longer the game', async () => {
    const session = new TestSession();
    await session.type('11-15', '22-18', 'save a.pdn', 'undo');
    expect(await session.type('new')).toContain('not saved');
  });
});

describe('time', () => {
  test('[T3] a warning, then the game is lost on time', async () => {
    const session = new TestSession(preset('timed'));
    expect(await session.wait()).toBe('Red, your time is up: the warning time is running! 1 minute left.');
    expect(await session.wait()).toContain('Player White is the winner! Red ran out of time.');
    expect(session.game.isOver).toBe(true);
  });

  test.each(PRESETS)('[T3] [W6] --warning acts under $id', async ({ id }) => {
    const usual = preset(id);
    const timing = timingFor({ moveLimit: '60', warning: '30' }, usual.table);
    if (!timing.ok) throw new Error(timing.error);
    const session = new TestSession({ ...usual, table: { ...usual.table, ...timing.value } });
    expect(await session.wait()).toContain('the warning time is running! 30 seconds left.');
    expect(session.due).toBe(30_000);
    expect(await session.wait()).toContain('ran out of time');
  });

  test('[T1] limits are 5 minutes and 1 minute unless given', () => {
    const { table } = DEFAULT_OPTIONS;
    const timing = (flags: PlayFlags) => {
      const read = timingFor(flags, table);
      return read.ok ? [read.value.timer, read.value.onTime] : read.error;
    };
    expect(timing({ warning: '30' })).toEqual([
      { kind: 'move', limit: 300_000, warning: 30_000 },
      'warning-forfeit',
    ]);
    expect(timing({ moveLimit: '20' })).toEqual([
      { kind: 'move', limit: 20_000, warning: 60_000 },
      'forfeit',
    ]);
    expect(timing({})).toEqual([{ kind: 'none' }, 'forfeit']);
  });

  test('[R13] [T5] the turn passes, or notices are given before the end', async () => {
    expect(await new TestSession(preset('lobby')).wait()).toContain('ran out of time: the turn passes.');
    const idle = new TestSession(preset('console'));
    expect(await idle.wait()).toBe('White, please move: 5 minutes left.');
    expect(await idle.wait()).toBe('White, please move: 1 minute left.');
    expect(await idle.wait()).toBe('White, please move: 30 seconds left.');
    expect(await idle.wait()).toContain('Player Red is the winner!');
  });

  test('[L4] time that runs out is told at a minute, at half of it and at ten seconds', async () => {
    const session = new TestSession(preset('timed'));
    const told: string[] = [];
    for (;;) {
      const notice = nextTimeNotice(session.game.view, session.clock.now());
      if (!notice) break;
      await session.clock.advance(notice.at - session.clock.now());
      told.push(notice.text);
    }
    expect(told).toEqual(
      ['1 minute', '30 seconds', '10 seconds'].map((left) => `Red, ${left} left for this move.`),
    );
    const quick = timingFor({ moveLimit: '15' }, DEFAULT_OPTIONS.table);
    if (!quick.ok) throw new Error(quick.error);
    const short = new TestSession({
      ...DEFAULT_OPTIONS,
      table: { ...DEFAULT_OPTIONS.table, ...quick.value },
    });
    expect(nextTimeNotice(short.game.view, short.clock.now())).toBeNull();
    expect(nextTimeNotice(new TestSession().game.view, 0)).toBeNull();
  });

  test('[R10] the draw counters are shown and a claim is offered', async () => {
    const session = new TestSession(preset('official', from('B:WK32:BK1')));
    for (let i = 0; i < 2; i++) await session.type('1-5', '32-28', '5-1', '28-32');
    expect(await session.type('board')).toContain('A draw can be claimed: type claim.');
    expect(await session.type('claim')).toContain('the same position for the third time');
  });
});

describe('who plays which side', () => {
  const players = async (flags: PlayFlags, remembered: string | null = null) => {
    const chosen = await chooseGame(flags, remembered);
    if (!chosen.ok) throw new Error(chosen.error);
    return chosen.value.setup;
  };
  const open = async (flags: PlayFlags, random: number) => {
    const setup = await players(flags);
    const ports = { now: () => 0, after: () => () => undefined, random: () => random };
    const table = openLocal(setup, { ports });
    if (!table.ok) throw new Error(table.error.message);
    return describeTurn(table.value.view.state.round!, 0)[0];
  };

  test('[W6] timed draws the colours of two people at one keyboard', async () => {
    expect(await open({ rules: 'timed' }, 0)).toContain('Player 1 (Red) to move.');
    expect(await open({ rules: 'timed' }, 1)).toContain('Player 2 (Red) to move.');
    expect(await open({ rules: 'official' }, 1)).toContain('Red to move.');
  });

  test('[W5] who moves first is as the position says, then as the rules say', async () => {
    const fen = (turn: string) => `${turn}:W30,31:B1,2`;
    expect(await open({ fen: fen('W') }, 0)).toContain('White to move.');
    expect(await open({ fen: fen('B'), rules: 'console' }, 0)).toContain('Red to move.');
    expect(await open({ fen: fen('?'), rules: 'console' }, 0)).toContain('White to move.');
    expect(await open({ fen: fen('?'), rules: 'lobby' }, 2)).toContain('Light to move.');
    expect(await open({ fen: fen('?'), rules: 'lobby' }, 0)).toContain('Dark to move.');
  });

  test('[L1] who says which side somebody plays has it so', async () => {
    expect(await open({ rules: 'timed', black: 'Ann', white: 'Bob' }, 1)).toContain('Ann (Red) to move.');
    expect(await open({ computer: 'black', white: 'Bob' }, 0)).toContain('Computer (level 5, Red) to move.');
    expect(await open({ computer: 'white', black: 'Ann' }, 0)).toContain('Ann (Red) to move.');
  });

  test('[L2] [N2] against the computer you are called as last time, unless you say otherwise', async () => {
    const names = async (flags: PlayFlags) => {
      const { black, white } = (await players(flags, 'Ann')).players;
      return [black.name, white.name];
    };
    expect(await names({ computer: 'white' })).toEqual(['Ann', 'White']);
    expect(await names({ computer: 'black' })).toEqual(['Red', 'Ann']);
    expect(await names({ computer: 'white', name: 'Bob' })).toEqual(['Bob', 'White']);
    expect(await names({ computer: 'white', name: 'Bob', black: 'Cy' })).toEqual(['Cy', 'White']);
    expect(await names({ engine: 'scan' })).toEqual(['Ann', 'White']);
    // Two people at one keyboard: who of them it was last time is not known.
    expect(await names({ rules: 'official' })).toEqual(['Red', 'White']);
    expect(await names({ rules: 'official', name: 'Bob' })).toEqual(['Bob', 'White']);
  });

  test('[L3] another engine plays White unless a side is given, and only official moves', async () => {
    const levels = async (flags: PlayFlags) => {
      const { black, white } = (await players(flags)).players;
      return [black.level, white.level];
    };
    expect(await levels({ engine: 'scan' })).toEqual([null, 5]);
    expect(await levels({ engine: 'scan', computer: 'black' })).toEqual([5, null]);
    expect((await players({ engine: 'scan', rules: 'timed' })).drawSides).toBe(true);
    expect(await chooseGame({ engine: 'scan', rules: 'lobby' })).toMatchObject({ ok: false });
  });
});
