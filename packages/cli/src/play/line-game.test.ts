/** A game by typed lines, from the first word to the last, with time, chance and files brought along. */
import { DEFAULT_OPTIONS, type HostOptions, optionsFrom } from '@crownhead/match';
import { type BySide, findPreset, no, ok, PRESETS, type Result, SIDE_NAMES } from '@crownhead/rules';
import { describe, expect, test } from 'vitest';
import { chooseGame, timingFor } from './chosen-game.ts';
import { atKeyboard, type Files, LineGame } from './line-game.ts';
import type { PlayFlags } from './play-command.ts';

class Desk {
  now = 1_700_000_000_000;
  readonly disk = new Map<string, string>();
  readonly game: LineGame;

  constructor(
    options: HostOptions = DEFAULT_OPTIONS,
    names: BySide<string> = SIDE_NAMES[options.table.sideNames],
  ) {
    const files: Files = {
      read: async (file): Promise<Result<string, string>> => {
        const text = this.disk.get(file);
        return text === undefined ? no(`${file}: there is no such file or folder.`) : ok(text);
      },
      write: async (file, text) => {
        if (file.startsWith('/forbidden')) return no(`${file}: access is denied.`);
        this.disk.set(file, text);
        return ok(null);
      },
    };
    const world = { now: () => this.now, random: () => 0 };
    const game = LineGame.start(world, files, { options, players: atKeyboard(names) });
    if (!game.ok) throw new Error(game.error);
    this.game = game.value;
  }

  /** Types lines and answers what the last one said. */
  async type(...lines: string[]): Promise<string> {
    let said = '';
    for (const line of lines) said = (await this.game.handle(line)).lines.join('\n');
    return said;
  }
}

const preset = (id: string, changes: Partial<HostOptions> = {}): HostOptions => ({
  ...optionsFrom(findPreset(id)!),
  ...changes,
});
const from = (fen: string): Partial<HostOptions> => ({ start: { kind: 'position', fen, force: false } });

describe('moving', () => {
  test('[L1] the first words show the board, the rules and what to type', () => {
    const { game } = new Desk();
    const text = game.welcome().lines.join('\n');
    expect(text).toContain('11r');
    expect(text).toContain('Rule set: Official rules.');
    expect(text).toContain('Red to move. Pieces: Red 12, White 12.');
    expect(game.prompt).toBe('Red> ');
  });

  test.each(['11-15', '11 15', '11x15', 'f6-e5', 'F6 E5', ' 11 - 15 '])('[M4] %j is a move', async (text) => {
    const desk = new Desk();
    expect(await desk.type(text)).toContain('Red plays 11-15.');
    expect(desk.game.prompt).toBe('White> ');
  });

  test.each([
    ['hello', 'I cannot read that as a move.'],
    ['11-18', 'There is no piece to jump there.'],
    ['11-19', 'Pieces move diagonally.'],
    ['11-7', 'Men move forward only'],
    ['22-18', 'That piece belongs to the other side.'],
    ['11-8', 'Men move forward only'],
  ])('[M1] [M2] %j is refused with its reason and the turn stays', async (text, words) => {
    const desk = new Desk();
    expect(await desk.type(text)).toContain(words);
    expect(desk.game.prompt).toBe('Red> ');
    expect(await desk.type('history')).toBe('No moves yet.');
  });

  test('[M5] a jump that must be taken is pointed out', async () => {
    const desk = new Desk();
    expect(await desk.type('11-15', '22-18', '12-16')).toBe(
      'You must jump: a jump is available. You can play 15x22.',
    );
  });

  test('[R2] an unfinished jump is completed for the player', async () => {
    const chain = new Desk(preset('official', from('B:W18,26,5:B15')));
    expect(await chain.type('15x22')).toContain('You can play 15x22x31.');
    expect(await chain.type('15x31')).toContain('Red plays 15x22x31, taking 2 pieces and is crowned.');
  });

  test('[M8] where a chain may stop, typing its first part ends the turn', async () => {
    const desk = new Desk(preset('lobby', from('B:W18,26,5:B15')));
    expect(await desk.type('15x22')).toContain('Dark plays 15x22, taking 1 piece.');
  });

  test('an ambiguous jump asks for the squares in between', async () => {
    const desk = new Desk(preset('official', from('B:W7,8,15,16,32:B3')));
    expect(await desk.type('3x19')).toContain('You can play 3x10x19, 3x12x19.');
  });

  test('[R6] a blocked side passes where the rules say so', async () => {
    const desk = new Desk(preset('lobby', from('B:W32:B1,23,27,28')));
    expect(await desk.type('1-5')).toContain('Light cannot move and passes.');
    expect(desk.game.prompt).toBe('Dark> ');
  });
});

describe('words', () => {
  test('[M7] help lists every word, and each does something', async () => {
    const desk = new Desk();
    const help = await desk.type('help');
    for (const word of ['moves', 'undo', 'save FILE', 'open FILE', 'new [RULES]', 'quit'])
      expect(help).toContain(word);
    expect(await desk.type('moves')).toBe('7 moves: 9-13, 9-14, 10-14, 10-15, 11-15, 11-16, 12-16');
    expect(await desk.type('rules')).toContain('Official');
    expect(await desk.type('')).toBe('');
  });

  test('flip turns the board round', async () => {
    const rows = (await new Desk().type('flip')).split('\n').filter((line) => line.includes('│'));
    expect(rows[0]).toContain('32w');
  });

  test('undo takes back one move at a time, and says when there is none', async () => {
    const desk = new Desk();
    expect(await desk.type('11-15', '22-18', 'undo')).toContain('The last move is taken back.');
    expect(desk.game.prompt).toBe('White> ');
    expect(await desk.type('undo', 'undo')).toBe('There is no move of yours to take back.');
  });

  test('[R10] a draw is offered, declined and accepted', async () => {
    const desk = new Desk();
    expect(await desk.type('accept')).toBe('There is no draw offer to answer.');
    expect(await desk.type('draw')).toBe('Red offers a draw. White: type accept or decline.');
    expect(await desk.type('decline')).toBe('White declines the draw. Red is still to move.');
    expect(await desk.type('11-15', 'draw', 'accept')).toContain(
      'A draw has been reached: both sides agreed.',
    );
    expect(desk.game.prompt).toBe('crownhead> ');
    expect(await desk.type('22-18')).toContain('The game is over. Type new');
    expect(await desk.type('moves')).toBe('The game is over.');
  });

  test('[R11] resigning asks first; anything but yes goes on', async () => {
    const desk = new Desk();
    expect(await desk.type('resign', 'maybe')).toBe('All right, the game goes on.');
    expect(await desk.type('resign', 'yes')).toContain('Player White is the winner! Red resigned.');
    expect(await new Desk(preset('console')).type('resign')).toBe('Resigning is not offered at this table.');
  });

  test('[L5] the end is told with its reason, and new starts another game with sides swapped', async () => {
    const desk = new Desk(preset('official', from('B:W18:B15')), { black: 'Ann', white: 'Bob' });
    expect(await desk.type('15x22')).toContain(
      'Player Ann (Red) is the winner! Bob (White) has no pieces left.',
    );
    expect(await desk.type('new')).toContain('not saved');
    expect(await desk.type('yes')).toContain('Bob (Red) to move.');
  });

  test('[L2] in a rematch those without a name of their own are called by their new colour', async () => {
    const nobody = new Desk();
    expect(await nobody.type('resign', 'yes', 'new')).toContain('Red to move. Pieces: Red 12, White 12.');
    const ann = new Desk(DEFAULT_OPTIONS, { black: 'Ann', white: 'White' });
    expect(await ann.type('resign', 'yes', 'new')).toContain('Pieces: Red 12, Ann (White) 12.');
    expect(await ann.type('resign', 'yes', 'new')).toContain('Pieces: Ann (Red) 12, White 12.');
  });

  test('[R8] [R9] new with a rule preset changes rules, names and who begins', async () => {
    const desk = new Desk();
    expect(await desk.type('new sandbox')).toContain('Blue to move.');
    expect(await desk.type('new nonsense')).toContain('There are no rules called “nonsense”.');
    expect(await desk.type('new official capture=optional')).toContain(
      'Rule set: official capture=optional.',
    );
  });

  test('leaving a game that is not saved asks first', async () => {
    const desk = new Desk();
    await desk.type('11-15');
    expect(await desk.type('new')).toContain('not saved');
    await desk.type('no');
    expect(await desk.type('quit')).toContain('not saved');
    expect((await desk.game.handle('yes')).done).toBe(true);
    expect((await new Desk().game.handle('quit')).done).toBe(true);
  });

  test('[R17] under the timed preset the program ends with the game', async () => {
    const desk = new Desk(preset('timed', from('B:W18:B15')));
    expect((await desk.game.handle('15x22')).done).toBe(true);
  });
});

describe('files', () => {
  test('[F1] a saved game goes on with its rules, names, clocks and history', async () => {
    const timer = { kind: 'clock', base: 60_000, increment: 0, delay: 0 } as const;
    const lobby = preset('lobby');
    const desk = new Desk({ ...lobby, table: { ...lobby.table, timer } }, { black: 'Ann', white: 'Bob' });
    desk.now += 10_000;
    await desk.type('11-15');
    expect(await desk.type('save game.pdn')).toBe('Saved as game.pdn.');
    const other = new Desk();
    other.disk.set('game.pdn', desk.disk.get('game.pdn')!);
    expect(await other.type('open game.pdn')).toContain('Bob (Light) to move.');
    expect(await other.type('history')).toBe('1. 11-15');
    expect(await other.type('rules')).toContain('Casual game');
    other.now = other.game.deadline!;
    expect(other.now - 1_700_000_000_000).toBe(60_000);
    await other.type('22-18', 'undo', 'undo');
    expect(other.game.prompt).toBe('Ann (Dark)> ');
  });

  test('[F2] a missing, foreign or damaged file leaves the game alone', async () => {
    const desk = new Desk();
    desk.disk.set('empty.pdn', '');
    desk.disk.set('prose.txt', 'Dear reader, this is no game.');
    desk.disk.set('polish.pdn', '[GameType "20"]\n1. 32-28 19-23 *');
    desk.disk.set('bad.pdn', '1. 11-15 22-18 2. 1-32 *');
    desk.disk.set('over.pdn', '[FEN "B:W18:B15"]\n1. 15x22 1-0');
    await desk.type('11-15');
    const before = await desk.type('board');
    for (const file of ['none.pdn', 'empty.pdn', 'prose.txt', 'polish.pdn', 'bad.pdn', 'over.pdn']) {
      expect(await desk.type(`open ${file}`), file).toContain(file);
      expect(await desk.type('board')).toBe(before);
    }
    expect(await desk.type('open bad.pdn')).toContain('1-32');
    expect(await desk.type('open')).toContain('Open what?');
  });

  test('[F2] what could not be read in a file is told, though the game can be played', async () => {
    const desk = new Desk();
    desk.disk.set('odd.pdn', '[TableOptions "timer=sundial"]\n[Clocks "noon"]\n1. 11-15 *');
    const said = await desk.type('open odd.pdn');
    expect(said).toContain('The table options cannot be read.\nThe clocks cannot be read.');
    expect(said).toContain('White to move.');
  });

  test('opening over an unsaved game asks first, and tells of further games', async () => {
    const desk = new Desk();
    desk.disk.set('two.pdn', '1. 11-15 *\n\n[Event "b"]\n1. 9-14 *');
    await desk.type('12-16');
    expect(await desk.type('open two.pdn')).toContain('not saved');
    expect(await desk.type('yes')).toContain('The file has 2 games: this is the first.');
  });

  test('saving says what went wrong', async () => {
    const desk = new Desk();
    expect(await desk.type('save')).toContain('Save where?');
    expect(await desk.type('save /forbidden/x.pdn')).toBe('/forbidden/x.pdn: access is denied.');
  });

  test('after an undo the saved file is no longer the game', async () => {
    const desk = new Desk();
    await desk.type('11-15', '22-18', 'save a.pdn', 'undo');
    expect(await desk.type('quit')).toContain('not saved');
  });
});

describe('time', () => {
  test('[T3] a warning, then the game is lost on time', async () => {
    const desk = new Desk(preset('timed'));
    desk.now = desk.game.deadline!;
    expect(desk.game.tick().lines).toEqual(['Red, your time is up: the warning timer is running!']);
    desk.now = desk.game.deadline!;
    const end = desk.game.tick();
    expect(end.lines.join('\n')).toContain('Player White is the winner! Red ran out of time.');
    expect(end.done).toBe(true);
  });

  test.each(PRESETS)('[T3] [W6] --warning acts under $id', ({ id }) => {
    const usual = preset(id);
    const timing = timingFor({ moveLimit: '60', warning: '30' }, usual.table);
    if (!timing.ok) throw new Error(timing.error);
    const desk = new Desk({ ...usual, table: { ...usual.table, ...timing.value } });
    desk.now = desk.game.deadline!;
    expect(desk.game.tick().lines.join('\n')).toContain('the warning timer is running!');
    expect(desk.game.deadline! - desk.now).toBe(30_000);
    desk.now = desk.game.deadline!;
    expect(desk.game.tick().lines.join('\n')).toContain('ran out of time');
  });

  test('[R13] [T5] the turn passes, or notices are given before the end', () => {
    const late = new Desk(preset('lobby'));
    late.now = late.game.deadline!;
    expect(late.game.tick().lines.join('\n')).toContain('ran out of time: the turn passes.');
    const idle = new Desk(preset('console'));
    idle.now = idle.game.deadline!;
    expect(idle.game.tick().lines).toEqual(['White, please move: 5 minutes left.']);
    expect(idle.game.tick().lines).toEqual([]);
  });

  test('[R10] the draw counters are shown and a claim is offered', async () => {
    const desk = new Desk(preset('official', from('B:WK32:BK1')));
    for (let i = 0; i < 2; i++) await desk.type('1-5', '32-28', '5-1', '28-32');
    expect(await desk.type('board')).toContain('A draw can be claimed: type claim.');
    expect(await desk.type('claim')).toContain('the same position for the third time');
  });
});

describe('who plays which side', () => {
  const open = async (flags: PlayFlags, random: number) => {
    const chosen = await chooseGame(flags);
    if (!chosen.ok) throw new Error(chosen.error);
    const files: Files = { read: async () => no(''), write: async () => no('') };
    const game = LineGame.start({ now: () => 0, random: () => random }, files, chosen.value.setup);
    if (!game.ok) throw new Error(game.error);
    return game.value.welcome().lines.join('\n');
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
    expect(await open({ computer: 'black', white: 'Bob' }, 0)).toContain('Computer 5 (Red) to move.');
    expect(await open({ computer: 'white', black: 'Ann' }, 0)).toContain('Ann (Red) to move.');
  });
});
