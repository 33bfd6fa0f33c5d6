/** Games on one device: two people, computers, clocks, taking back, and going on after a break. */
import {
  DEFAULT_OPTIONS,
  findPreset,
  type HostOptions,
  NO_TABLE,
  openSaved,
  optionsFrom,
  PRESETS,
  playing,
  type Round,
  replay,
  saveRound,
  type TableEvent,
} from '@crownhead/match';
import { legalMoves, listMoves, type Move, parseMoveText, type Side, type Square } from '@crownhead/rules';
import { at, rulesWith } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { FakeStorage, FakeWorld, settled } from '../fakes.ts';
import { moveCommand } from '../view.ts';
import type { ComputerPlayer, ComputerRequest } from './computer-player.ts';
import { seatComputers } from './computers.ts';
import type { LocalPorts, LocalTable } from './local-table.ts';
import { type LocalSetup, openLocal, resumeLocal } from './open.ts';
import { parseSaved } from './saved.ts';

const PEOPLE: LocalSetup['players'] = {
  black: { name: 'Ann', level: null },
  white: { name: 'Bob', level: null },
};
const AGAINST_COMPUTER: LocalSetup['players'] = { ...PEOPLE, white: { name: '', level: 3 } };
const COMPUTERS: LocalSetup['players'] = {
  black: { name: 'Watcher', level: 2 },
  white: { name: '', level: 9 },
};

function open(world: LocalPorts, setup: Partial<LocalSetup> = {}): LocalTable {
  const table = openLocal({ options: DEFAULT_OPTIONS, players: PEOPLE, ...setup }, world);
  if (!table.ok) throw new Error(table.error.message);
  return table.value;
}

const round = (table: LocalTable): Round => playing(table.view.state)!;

async function move(table: LocalTable, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    const path = parseMoveText(text);
    if (!path.ok) throw new Error(text);
    const { number: game, game: played } = round(table);
    const sent = await table.send({
      type: 'move',
      game,
      ply: played.plies.length + 1,
      path: path.value as Square[],
    });
    if (!sent.ok) throw new Error(`${text}: ${sent.error.message}`);
  }
}

/** Answers when told to. */
class SlowComputer implements ComputerPlayer {
  readonly asked: { question: ComputerRequest; answer: (move: Move | null) => void; stopped: boolean }[] = [];
  move(question: ComputerRequest): Promise<Move | null> {
    return new Promise((answer) => {
      const entry = { question, answer, stopped: false };
      question.onStop(() => {
        entry.stopped = true;
      });
      this.asked.push(entry);
    });
  }
}

/** Any legal move, immediately. */
const quick: ComputerPlayer = {
  move: async ({ game, random }) => {
    const moves = listMoves(game.position, game.rules);
    return moves.ok ? (moves.value[random % moves.value.length] ?? null) : null;
  },
};

const at60 = (more: Partial<HostOptions['table']> = {}): HostOptions => ({
  ...DEFAULT_OPTIONS,
  table: {
    ...DEFAULT_OPTIONS.table,
    timer: { kind: 'clock', base: 60_000, increment: 0, delay: 0 },
    ...more,
  },
});

describe('two people on one device', () => {
  it('[L2] both seats are theirs, and the table looks like any other', async () => {
    const table = open({ ports: new FakeWorld() });
    const { view } = table;
    expect([view.seats, view.asked, view.link, view.spectators]).toEqual([
      [0, 1],
      'move',
      { status: 'here' },
      [],
    ]);
    expect(round(table).names).toEqual({ black: 'Ann', white: 'Bob' });
    const heard: string[] = [];
    table.subscribe(({ events, before }) =>
      heard.push(`${before.round?.turn} ${events.map(({ type }) => type)}`),
    );
    await move(table, '11-15', '22-18', '15x22');
    expect(heard).toEqual(['1 move.made', '2 move.made', '3 move.made']);
    expect(table.view.seq).toBe(view.seq + 3);
  });

  it('[M2] a refused command changes nothing and says why', async () => {
    const table = open({ ports: new FakeWorld() });
    const before = table.view;
    const sent = await table.send({ type: 'move', game: 1, ply: 1, path: [11, 12] as Square[] });
    expect(sent).toMatchObject({ ok: false, error: { error: 'not-diagonal' } });
    expect(table.view).toBe(before);
  });

  it('takes moves back one by one, of either side', async () => {
    const table = open({ ports: new FakeWorld() });
    await move(table, '11-15', '22-18');
    await table.send({ type: 'takeback.ask' });
    expect(round(table).game.plies).toHaveLength(1);
    await table.send({ type: 'takeback.ask' });
    expect(round(table).game.plies).toHaveLength(0);
    expect((await table.send({ type: 'takeback.ask' })).ok).toBe(false);
  });

  it('plays another game with the sides swapped', async () => {
    const table = open({ ports: new FakeWorld() });
    await table.send({ type: 'resign', confirmed: true });
    expect(table.view.notice).toMatchObject({ code: 'game-over', rematch: true });
    await table.send({ type: 'ready', ready: true });
    expect(round(table).names).toEqual({ black: 'Bob', white: 'Ann' });
  });

  it.each(PRESETS.map(({ id }) => id))('names and options of %s are checked like anywhere', (id) => {
    const options = optionsFrom(findPreset(id)!);
    const twins = { black: { name: 'Ann', level: null }, white: { name: 'ann', level: null } };
    const refused = openLocal({ options, players: twins }, { ports: new FakeWorld() });
    expect(refused).toMatchObject({ ok: false, error: { error: 'name-taken' } });
    expect(openLocal({ options, players: PEOPLE }, { ports: new FakeWorld() }).ok).toBe(true);
  });

  it('[E8] begins from a FEN, and says what is wrong with one', () => {
    const options = (fen: string): HostOptions => ({
      ...DEFAULT_OPTIONS,
      start: { kind: 'position', fen, force: false },
    });
    const table = open({ ports: new FakeWorld() }, { options: options('W:WK3,18:B32') });
    expect(round(table).game.position).toEqual(at('W:WK3,18:B32'));
    const refused = openLocal({ options: options('W:W99:B1'), players: PEOPLE }, { ports: new FakeWorld() });
    expect(refused).toMatchObject({ ok: false, error: { error: 'bad-start-position' } });
  });

  it('[F1] goes on from a PDN file with its clocks', async () => {
    const world = new FakeWorld();
    const table = open({ ports: world }, { options: at60() });
    await world.pass(10_000);
    await move(table, '11-15');
    const saved = openSaved(saveRound(round(table), world.now()));
    if (!saved.ok) throw new Error(saved.error);
    const { names, options } = saved.value;
    const again = open(
      { ports: world },
      {
        options,
        players: {
          black: { name: names.black, level: null },
          white: { name: names.white, level: null },
        },
      },
    );
    expect(round(again).game.plies).toHaveLength(1);
    expect(round(again).clock.left).toEqual({ black: 50_000, white: 60_000 });
    expect(round(again).names).toEqual(names);
  });
});

describe('clocks', () => {
  it('[R13] run out without input', async () => {
    const world = new FakeWorld();
    const table = open({ ports: world }, { options: at60() });
    await world.pass(59_999);
    expect(playing(table.view.state)).not.toBeNull();
    await world.pass(1);
    expect(table.view.state.round?.game.outcome).toEqual({ winner: 'white', reason: 'time' });
  });

  it('[T3] warn first where the table says so', async () => {
    const world = new FakeWorld();
    const table = open({ ports: world }, { options: optionsFrom(findPreset('timed')!) });
    const heard: TableEvent['type'][] = [];
    table.subscribe(({ events }) => heard.push(...events.map(({ type }) => type)));
    await world.pass(360_000);
    expect(heard).toEqual(['time.warned', 'game.ended', 'table.closed']);
  });

  it('stop when the table is closed', async () => {
    const world = new FakeWorld();
    const table = open(
      { ports: world, computers: seatComputers(quick, 500) },
      { options: at60(), players: COMPUTERS },
    );
    await world.pass(2000);
    const { seq } = table.view;
    expect(seq).toBeGreaterThan(4);
    table.close();
    expect(world.waiting).toBe(0);
    await world.pass(100_000);
    expect(table.view.seq).toBe(seq);
    expect(await table.send({ type: 'resign', confirmed: true })).toMatchObject({
      error: { error: 'closed' },
    });
  });
});

describe('the computer [L3]', () => {
  it.each<Side>(['black', 'white'])('plays a whole game against a person who has %s', async (side) => {
    const world = new FakeWorld();
    const computer = { name: '', level: 5 };
    const players = side === 'black' ? { ...PEOPLE, white: computer } : { ...PEOPLE, black: computer };
    const options: HostOptions = {
      ...DEFAULT_OPTIONS,
      table: { ...DEFAULT_OPTIONS.table, draw: { agreement: true, rule: 'auto', proof: 'off' } },
    };
    const table = open({ ports: world, computers: seatComputers(quick) }, { players, options });
    for (let i = 0; i < 400 && playing(table.view.state); i += 1) {
      await settled();
      const { game } = table.view.state.round!;
      if (game.outcome) break;
      expect(game.position.turn).toBe(side);
      const moves = legalMoves(game.position);
      await table.send(moveCommand(table.view.state, moves[world.random() % moves.length]!)!);
    }
    expect(table.view.state.round?.game.outcome).not.toBeNull();
    expect(round(table)).toBeNull();
  });

  it('plays itself to the end, claiming draws that nobody else would', async () => {
    for (const fen of ['B:WK32:BK1', 'B:W21,22,23:B10,11,12']) {
      const options: HostOptions = { ...DEFAULT_OPTIONS, start: { kind: 'position', fen, force: false } };
      const world = new FakeWorld();
      const table = open(
        { ports: world, computers: seatComputers(quick, 10) },
        { options, players: COMPUTERS },
      );
      expect(table.view.seats).toEqual([]);
      await world.pass(10_000);
      expect(table.view.state.round?.game.outcome).not.toBeNull();
      // The one who watches may have another.
      expect(table.view.asked).toBe('ready');
      expect((await table.send({ type: 'ready', ready: true })).ok).toBe(true);
    }
  });

  it('gives its seat to the one who watches, under a name that nobody else has', async () => {
    const world = new FakeWorld();
    const players = { ...COMPUTERS, black: { name: 'Computer (level 9)', level: 2 } };
    const start = { kind: 'position', fen: 'B:W18:B14', force: false } as const;
    const table = open(
      { ports: world, computers: seatComputers(quick) },
      { options: { ...DEFAULT_OPTIONS, start }, players },
    );
    await world.pass(100);
    for (const command of [{ type: 'seat.remove', seat: 0 }, { type: 'seat.take' }] as const)
      expect(await table.send(command)).toMatchObject({ ok: true });
    expect(table.view.seats).toEqual([0]);
    expect(table.view.state.seats.map((seat) => seat?.name)).toEqual([
      'Computer 2 (level 9)',
      'Computer (level 9)',
    ]);
  });

  it('is stopped by taking back, and its late answer is harmless', async () => {
    const computer = new SlowComputer();
    const table = open(
      { ports: new FakeWorld(), computers: seatComputers(computer) },
      { players: AGAINST_COMPUTER },
    );
    await move(table, '11-15');
    const [first] = computer.asked;
    expect(first?.question.strength).toBe(3);
    await table.send({ type: 'takeback.ask' });
    expect(first?.stopped).toBe(true);
    first?.answer(legalMoves(first.question.game.position)[0]!);
    await settled();
    expect([round(table).game.plies.length, table.computerFailed]).toEqual([0, false]);
    await move(table, '10-14');
    expect(computer.asked).toHaveLength(2);
    computer.asked[1]!.answer(legalMoves(round(table).game.position)[0]!);
    await settled();
    expect(round(table).game.plies).toHaveLength(2);
    // Both moves come back: the computer's too.
    await table.send({ type: 'takeback.ask' });
    expect(round(table).game.plies).toHaveLength(0);
  });

  it('is told its clock, and takes its time', async () => {
    const world = new FakeWorld();
    const computer = new SlowComputer();
    const table = open(
      { ports: world, computers: seatComputers(computer, 700) },
      { players: AGAINST_COMPUTER, options: at60() },
    );
    await move(table, '11-15');
    const [{ question, answer }] = computer.asked as [SlowComputer['asked'][number]];
    expect(question.clock).toEqual({ left: 60_000, increment: 0 });
    answer(legalMoves(question.game.position)[0]!);
    await world.pass(699);
    expect(round(table).game.plies).toHaveLength(1);
    await world.pass(1);
    expect(round(table).game.plies).toHaveLength(2);
  });

  it.each([
    ['says nothing', null],
    ['breaks', 'break'],
    ['plays nonsense', { from: 1, path: [32], captured: [], crowned: false }],
  ])('is asked again when it %s', async (_, first) => {
    let asked = 0;
    const computer: ComputerPlayer = {
      move: (question) => {
        asked += 1;
        if (asked > 1) return quick.move(question);
        return first === 'break'
          ? Promise.reject(new Error('no engine'))
          : Promise.resolve(first as unknown as Move);
      },
    };
    const table = open(
      { ports: new FakeWorld(), computers: seatComputers(computer) },
      { players: AGAINST_COMPUTER },
    );
    await move(table, '11-15');
    await settled();
    expect([table.computerFailed, table.view.notice.code]).toEqual([true, 'thinking']);
    table.askAgain();
    await settled();
    expect([table.computerFailed, round(table).game.plies.length]).toEqual([false, 2]);
  });

  it('answers a draw offer, and the game goes on if it wants to play', async () => {
    const answers = [false, true];
    const computer: ComputerPlayer = { ...quick, wantsDraw: async () => answers.shift()! };
    const table = open(
      { ports: new FakeWorld(), computers: seatComputers(computer) },
      { players: AGAINST_COMPUTER },
    );
    await table.send({ type: 'draw.offer' });
    await settled();
    expect(round(table).offer).toBeNull();
    await move(table, '11-15');
    await settled();
    await table.send({ type: 'draw.offer' });
    await settled();
    expect(table.view.state.round?.game.outcome).toEqual({ winner: null, reason: 'agreed' });
  });
});

describe('draws by proof [R10]', () => {
  const proof = (mode: 'claim' | 'auto'): HostOptions => ({
    ...DEFAULT_OPTIONS,
    start: { kind: 'position', fen: 'B:WK32:BK1', force: false },
    table: { ...DEFAULT_OPTIONS.table, draw: { agreement: false, rule: 'off', proof: mode } },
  });

  it('are declared where the table does so, once per position', async () => {
    const asked: string[] = [];
    const verdict = async () => {
      asked.push('asked');
      return asked.length < 3 ? 'unknown' : 'draw';
    };
    const table = open({ ports: new FakeWorld(), verdict: verdict as never }, { options: proof('auto') });
    await settled();
    await move(table, '1-5');
    await settled();
    expect([asked.length, table.view.state.round?.game.outcome]).toEqual([2, null]);
    await move(table, '32-28');
    await settled();
    expect(table.view.state.round?.game.outcome).toEqual({ winner: null, reason: 'proof' });
  });

  it('are claimed where it does not; tables that break prove nothing', async () => {
    let verdict: () => Promise<'draw'> = () => Promise.reject(new Error('no tables'));
    const table = open({ ports: new FakeWorld(), verdict: () => verdict() }, { options: proof('claim') });
    expect((await table.send({ type: 'draw.claim' })).ok).toBe(false);
    verdict = async () => 'draw';
    expect((await table.send({ type: 'draw.claim' })).ok).toBe(true);
  });
});

describe('a table that is kept', () => {
  const kept = async () => {
    const world = new FakeWorld();
    const storage = new FakeStorage();
    const table = open({ ports: world, storage }, { options: at60() });
    await world.pass(5000);
    await move(table, '11-15');
    await world.pass(3000);
    return { world, storage, table };
  };

  it('goes on exactly where it stopped; the time in between is charged to nobody', async () => {
    const { world, storage, table } = await kept();
    table.close();
    await world.pass(3_600_000);
    const again = resumeLocal({ ports: world, storage });
    if (!again.ok) throw new Error(again.error);
    const before = table.view.state;
    const after = again.value.view.state;
    expect(after.round?.game).toEqual(before.round?.game);
    expect(again.value.view.seq).toBe(table.view.seq + 1);
    expect(after.round?.clock).toEqual({
      ...before.round!.clock,
      turnStartedAt: before.round!.clock.turnStartedAt + 3_600_000,
    });
    await world.pass(56_999);
    expect(playing(again.value.view.state)).not.toBeNull();
    await world.pass(1);
    expect(again.value.view.state.round?.game.outcome).toEqual({ winner: 'black', reason: 'time' });
  });

  it('is kept after every move, so that a crash loses only the thinking', async () => {
    const { world, storage } = await kept();
    const again = resumeLocal({ ports: world, storage });
    expect(again.ok && round(again.value).game.plies).toHaveLength(1);
  });

  it('asks the computer again', async () => {
    const world = new FakeWorld();
    const storage = new FakeStorage();
    const slow = new SlowComputer();
    const table = open(
      { ports: world, storage, computers: seatComputers(slow) },
      { players: AGAINST_COMPUTER },
    );
    await move(table, '11-15');
    table.close();
    const again = resumeLocal({ ports: world, storage, computers: seatComputers(quick) });
    await settled();
    expect(again.ok && round(again.value).game.plies).toHaveLength(2);
  });

  it('keeps no moves of games before, and still gives the same state', async () => {
    const world = new FakeWorld();
    const storage = new FakeStorage();
    const table = open({ ports: world, storage });
    const all: TableEvent[] = [...JSON.parse(storage.text!).events];
    table.subscribe(({ events }) => all.push(...events));
    for (let game = 0; game < 3; game += 1) {
      await move(table, '11-15', '22-18');
      await table.send({ type: 'resign', confirmed: true });
      await table.send({ type: 'ready', ready: true });
    }
    await move(table, '9-13');
    const saved = parseSaved(storage.text);
    expect(saved.ok && saved.value.state).toEqual(replay(NO_TABLE, all));
    expect(saved.ok && saved.value.events.filter(({ type }) => type === 'move.made')).toHaveLength(1);
    expect(table.view.state).toEqual(replay(NO_TABLE, all));
  });

  it('is given up when the table is closed for good', async () => {
    const storage = new FakeStorage();
    const table = open({ ports: new FakeWorld(), storage });
    await table.send({ type: 'leave' });
    expect([table.view.state.status, storage.text]).toEqual(['closed', null]);
  });

  it('a storage that cannot keep it costs nothing but that', async () => {
    const full = () => {
      throw new Error('no room');
    };
    const table = open({ ports: new FakeWorld(), storage: { read: full, write: full, clear: full } });
    await move(table, '11-15');
    expect(table.isKept).toBe(false);
    expect(await table.send({ type: 'leave' })).toMatchObject({ ok: true });
    expect(table.view.state.status).toBe('closed');
  });

  it('[F1] says when it cannot be kept any more, and when it can be again', async () => {
    const { storage, table } = await kept();
    const told: boolean[] = [];
    table.subscribe(({ events }) => events.length === 0 && told.push(table.isKept));
    expect(table.isKept).toBe(true);
    storage.isFull = true;
    await move(table, '22-18');
    table.save();
    expect(told).toEqual([false]);
    storage.isFull = false;
    table.save();
    expect(told).toEqual([false, true]);
  });

  it('[F2] whatever has become of it, nothing breaks', async () => {
    const { world, storage, table } = await kept();
    table.close();
    const text = storage.text!;
    const open_ = (changed: string | null) => {
      storage.text = changed;
      const resumed = resumeLocal({ ports: world, storage });
      return resumed.ok ? 'fine' : resumed.error;
    };
    const edit = (change: (saved: { events: Record<string, unknown>[]; v: number }) => void): string => {
      const saved = JSON.parse(text);
      change(saved);
      return JSON.stringify(saved);
    };
    expect(open_(null)).toBe('nothing-saved');
    expect(open_('')).toBe('nothing-saved');
    for (const junk of ['null', '7', '[]', '{}', 'game', '{"format":"crownhead local table","v":1}'])
      expect(open_(junk)).toBe('damaged');
    for (let length = 1; length < text.length; length += 97)
      expect(open_(text.slice(0, length))).toBe('damaged');
    expect(open_(edit((saved) => (saved.v = 2)))).toBe('newer-program');
    expect(open_(edit((saved) => (saved.events.at(-1)!.v = 2)))).toBe('newer-program');
    expect(open_(edit((saved) => (saved.events.at(-1)!.type = 'move.dreamt')))).toBe('newer-program');
    expect(open_(edit((saved) => saved.events.shift()))).toBe('damaged');
    expect(
      open_(
        edit((saved) => (saved.events.at(-1)!.move = { from: 1, path: [32], captured: [], crowned: true })),
      ),
    ).toBe('damaged');
    expect(open_(edit((saved) => (saved.events.at(-1)!.move = 'e4')))).toBe('damaged');
    expect(open_(text)).toBe('fine');
    const broken = {
      ports: world,
      storage: {
        ...storage,
        read: () => {
          throw new Error('forbidden');
        },
      } as never,
    };
    expect(resumeLocal(broken)).toEqual({ ok: false, error: 'nothing-saved' });
  });
});

it('rules of every kind are played by hops that end the turn only when they should', async () => {
  const options: HostOptions = {
    ...DEFAULT_OPTIONS,
    rules: rulesWith({ chain: 'may-stop' }),
    start: { kind: 'position', fen: 'B:W6,14,32:B1', force: false },
  };
  const table = open({ ports: new FakeWorld() }, { options });
  await move(table, '1x10');
  expect(round(table).game.position).toEqual(at('W:W14,32:B10'));
});
