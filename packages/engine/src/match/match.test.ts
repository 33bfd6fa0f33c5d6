/** Matches between engines: the referee, results that can be taken up again, and games as PDN. */
import { err, legalMoves, type Move, ok, PdnReader, replayPdn } from '@crownhead/rules';
import { at } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { Random } from '../random.ts';
import type { Contestant } from './contestant.ts';
import { gamePdn } from './game-pdn.ts';
import { BARE_START, ballotOpenings, type Opening } from './opening.ts';
import { type MatchTimer, type Played, type Player, playGame } from './referee.ts';
import { type Agreement, agreementLine, gameResult, parseResults, resultLine, tallyOf } from './results.ts';
import { type MatchRun, runMatch } from './run.ts';
import { type Scheduled, scheduleOf } from './schedule.ts';

/** A clock that the players move. */
class FakeTimer implements MatchTimer {
  time = 0;
  readonly #waiting: { at: number; done: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number) {
    const waiting: { at: number; done: () => void } = { at: this.time + ms, done: () => undefined };
    const due = new Promise<void>((done) => {
      waiting.done = done;
    });
    this.#waiting.push(waiting);
    return { due, cancel: () => void this.#waiting.splice(this.#waiting.indexOf(waiting), 1) };
  }

  pass(ms: number): void {
    this.time += ms;
    for (const { at: due, done } of this.#waiting) if (due <= this.time) done();
  }
}

type Behaviour = (moves: readonly Move[], ply: number) => ReturnType<Player['move']>;

function player(name: string, behave: Behaviour = async (moves) => ok(moves[0]!)) {
  let random = new Random(1);
  const seeds: number[] = [];
  let closed = 0;
  const one: Player & { seeds: number[]; closed(): number } = {
    name,
    seeds,
    closed: () => closed,
    begin: async (seed) => {
      random = new Random(seed);
      seeds.push(seed);
    },
    move: (game) => {
      const moves = legalMoves(game.position);
      const first = Math.floor(random.next() * moves.length);
      return behave([...moves.slice(first), ...moves.slice(0, first)], game.plies.length);
    },
    close: async () => {
      closed += 1;
    },
  };
  return one;
}

const scheduled = (opening: Opening = BARE_START, black: Contestant = 'a'): Scheduled => ({
  number: 1,
  opening,
  black,
});
const limits = { ms: 100 };
const from = (fen: string): Opening => ({ ...BARE_START, start: at(fen) });

describe('[S9] the referee', () => {
  it('[R10] plays a game to its end, draws by rule included', async () => {
    const timer = new FakeTimer();
    const players = { a: player('A'), b: player('B') };
    const reasons = new Set<string>();
    for (let number = 1; number <= 12; number++) {
      const played = await playGame({ ...scheduled(ballotOpenings()[number]), number }, players, {
        limits,
        timer,
      });
      reasons.add(played.game.outcome!.reason);
      expect(played.fault).toBeNull();
      expect(played.winner).toBe(
        played.game.outcome!.winner === 'black' ? 'a' : played.game.outcome!.winner && 'b',
      );
    }
    expect(
      [...reasons].every((reason) => ['no-pieces', 'no-moves', 'repetition', 'forty-move'].includes(reason)),
    ).toBe(true);
    // Two kings that step to and fro in their corners.
    const low = player('Low', async (moves) => ok(moves.toSorted((x, y) => x.path[0]! - y.path[0]!)[0]!));
    const high = player('High', async (moves) => ok(moves.toSorted((x, y) => y.path[0]! - x.path[0]!)[0]!));
    const draw = await playGame(scheduled(from('B:WK32:BK1')), { a: low, b: high }, { limits, timer });
    expect(draw).toMatchObject({ winner: null, game: { outcome: { winner: null, reason: 'repetition' } } });
    // Seeds differ between games and between the two.
    expect(new Set([...players.a.seeds, ...players.b.seeds]).size).toBe(24);
  });

  it('holds no time against players that count processor time, unless it is hopeless', async () => {
    for (const [ms, kind] of [
      [5_000, null],
      [200_000, 'overtime'],
    ] as const) {
      const timer = new FakeTimer();
      const slow = player('Slow', async (moves) => {
        timer.pass(ms);
        return ok(moves[0]!);
      });
      const rules = { limits, timer, cpu: true };
      const played = await playGame(scheduled(from('B:W6:BK1')), { a: slow, b: player('B') }, rules);
      expect(played.fault?.kind ?? null).toBe(kind);
    }
  });

  it('has an illegal move, a crash and gross overtime lose the game, and says so', async () => {
    const timer = new FakeTimer();
    const cases: readonly [Behaviour, object, string][] = [
      [
        async () => err('1-32'),
        { kind: 'illegal-move', words: 'played “1-32”, which is not legal' },
        'adjudicated',
      ],
      [
        async (moves) => ok({ ...moves[0]!, captured: [12] }) as never,
        { kind: 'illegal-move' },
        'adjudicated',
      ],
      [
        async () => {
          throw new Error('out of memory');
        },
        { kind: 'crash', words: 'failed: out of memory' },
        'disconnected',
      ],
      [
        async (moves) => {
          timer.time += 1301;
          return ok(moves[0]!);
        },
        { kind: 'overtime', words: 'took 1301 ms for a move' },
        'time',
      ],
      [
        () => {
          setImmediate(() => timer.pass(1301));
          return new Promise(() => undefined);
        },
        { kind: 'overtime', words: 'had not moved after 1300 ms' },
        'time',
      ],
    ];
    for (const [behave, fault, reason] of cases) {
      const bad = player('Bad', (moves, ply) =>
        ply < 3 ? Promise.resolve(ok(moves[0]!)) : behave(moves, ply),
      );
      const played = await playGame(
        scheduled(BARE_START, 'a'),
        { a: player('A'), b: bad },
        { limits, timer },
      );
      expect(played).toMatchObject({
        winner: 'a',
        fault: { seat: 'b', ...fault },
        game: { outcome: { winner: 'black', reason } },
      });
      expect(played.game.plies).toHaveLength(3);
    }
    // Three times its time and a second are still forgiven.
    const slow = player('Slow', async (moves) => {
      timer.time += 1300;
      return ok(moves[0]!);
    });
    const played = await playGame(scheduled(), { a: slow, b: player('B') }, { limits, timer });
    expect(played.fault).toBeNull();
    expect(played.ms.a).toBe(1300 * played.game.plies.filter(({ before }) => before.turn === 'black').length);
    // Who does not even begin has lost.
    const broken: Player = { ...player('Broken'), begin: () => Promise.reject(new Error('no')) };
    expect(await playGame(scheduled(), { a: player('A'), b: broken }, { limits, timer })).toMatchObject({
      winner: 'a',
      fault: { seat: 'b', kind: 'crash' },
    });
  });

  it('adjudicates by the tables where it is told to', async () => {
    const timer = new FakeTimer();
    const players = { a: player('A'), b: player('B') };
    for (const [verdict, winner] of [
      ['win', 'black'],
      ['loss', 'white'],
      ['draw', null],
    ] as const) {
      const played = await playGame(scheduled(), players, { limits, timer, adjudicate: () => verdict });
      expect(played.game.outcome).toEqual({ winner, reason: 'adjudicated' });
      expect(played.game.plies).toHaveLength(0);
    }
    const played = await playGame(scheduled(), players, { limits, timer, adjudicate: () => 'unknown' });
    expect(played.game.outcome!.reason).not.toBe('adjudicated');
  });
});

const run = (games: readonly Scheduled[], more: Partial<MatchRun> = {}): MatchRun & { played: Played[] } => {
  const played: Played[] = [];
  return {
    ...{ games, limits, timer: new FakeTimer(), concurrency: 1, played },
    start: async (seat) => player(seat),
    onPlayed: (one) => played.push(one),
    ...more,
  };
};
const numbers = (played: readonly Played[]) =>
  played.map((one) => one.scheduled.number).sort((x, y) => x - y);

describe('[S9] a match', () => {
  const schedule = scheduleOf(ballotOpenings(), 8);

  it('plays every game, one or several at a time, with the same results', async () => {
    const results = [];
    for (const concurrency of [1, 3, 20]) {
      const one = run(schedule, { concurrency });
      expect(await runMatch(one)).toBe(true);
      expect(numbers(one.played)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      results.push(
        one.played
          .map(({ scheduled: { number }, winner }) => `${number}${winner}`)
          .sort()
          .join(),
      );
    }
    expect(new Set(results).size).toBe(1);
  });

  it('restarts a player that failed, and closes all at the end', async () => {
    const started: ReturnType<typeof player>[] = [];
    const one = run(schedule, {
      start: async (seat) => {
        const starting = player(seat, seat === 'a' ? undefined : async () => err('nonsense'));
        started.push(starting);
        return starting;
      },
    });
    expect(await runMatch(one)).toBe(true);
    expect(one.played.every(({ winner, fault }) => winner === 'a' && fault!.seat === 'b')).toBe(true);
    expect(started).toHaveLength(9);
    expect(started.every(({ closed }) => closed() === 1)).toBe(true);
  });

  it('ends when somebody cannot be started', async () => {
    const start = async (seat: Contestant): Promise<Player> => {
      if (seat === 'b') throw new Error('no such program');
      return player(seat);
    };
    await expect(runMatch(run(schedule, { start, concurrency: 2 }))).rejects.toThrow('no such program');
  });

  it('stops immediately, without counting the games in progress', async () => {
    const controller = new AbortController();
    let fail: (error: Error) => void = () => undefined;
    const one = run(schedule, {
      signal: controller.signal,
      start: async (seat) => ({
        ...player(seat, (moves) => {
          if (one.played.length < 2) return Promise.resolve(ok(moves[0]!));
          setImmediate(() => controller.abort());
          return new Promise((_, reject) => {
            fail = reject;
          });
        }),
        close: async () => fail(new Error('ended')),
      }),
    });
    expect(await runMatch(one)).toBe(false);
    expect(numbers(one.played)).toEqual([1, 2]);
    // Told before it began.
    const never = run(schedule, { signal: controller.signal });
    expect(await runMatch(never)).toBe(false);
    expect(never.played).toEqual([]);
  });
});

describe('the results of a match', () => {
  const agreement: Agreement = {
    ...{ a: 'engine', b: 'random', openings: 'ballots', limits, adjudicate: false, memory: 32 },
  };

  it('are read again as they were written, and a line cut short is not one', async () => {
    const one = run(scheduleOf(ballotOpenings(), 6));
    await runMatch(one);
    const results = one.played.map((played, i) => gameResult(played, i * 100));
    const lines = [agreementLine(agreement), ...results.map(resultLine)];
    const text = lines.join('');
    expect(parseResults(text, agreement)).toEqual({ ok: true, value: { results, whole: text.length } });
    for (const cut of [1, 20, lines.at(-1)!.length]) {
      const whole = text.length - lines.at(-1)!.length;
      expect(parseResults(text.slice(0, -cut), agreement)).toEqual({
        ok: true,
        value: { results: results.slice(0, -1), whole },
      });
    }
    expect(parseResults('', agreement)).toEqual({ ok: true, value: { results: [], whole: 0 } });
    expect(parseResults('{"version":1,"a"', agreement)).toEqual({
      ok: true,
      value: { results: [], whole: 0 },
    });
    expect(parseResults(text, { ...agreement, memory: 33 })).toEqual({ ok: false, error: 'other-match' });
    for (const line of ['nonsense', 'null', '{}'])
      expect(parseResults(`${lines[0]}${line}\n`, agreement)).toEqual({ ok: false, error: 'unreadable' });
    // Two runs at the same time may have played the same games.
    const twice = parseResults(text + lines.slice(1).join(''), agreement);
    expect(twice).toMatchObject({ ok: true, value: { results } });
    const { won, drawn, lost } = tallyOf(results);
    expect(won + drawn + lost).toBe(6);
    expect(won).toBe(results.filter(({ winner }) => winner === 'a').length);
  });

  it('[F1] have every game as PDN with both players and why somebody lost', async () => {
    const bad = player('B', async () => err('1-1'));
    const played = await playGame(
      { number: 7, opening: ballotOpenings()[3]!, black: 'b' },
      { a: player('A'), b: bad },
      { limits, timer: new FakeTimer() },
    );
    const pdn = gamePdn(played, {
      names: { a: 'Alpha', b: 'Beta 2' },
      date: '2026-01-31',
      time: '100 ms a move',
    });
    const reader = new PdnReader();
    const [source] = [...reader.push(pdn), ...reader.end()];
    const replay = replayPdn(source!);
    expect(replay.failure).toBeNull();
    expect(replay.warnings).toEqual([]);
    expect(replay.facts.names).toEqual({ black: 'Beta 2', white: 'Alpha' });
    expect(replay.tree.root.note.comments).toEqual(['Beta 2 played “1-1”, which is not legal.']);
    expect(replay.game.outcome).toEqual(played.game.outcome);
    expect(Object.fromEntries(replay.tags.map(({ name, value }) => [name, value]))).toMatchObject({
      ...{
        Event: 'Alpha against Beta 2',
        Date: '2026.01.31',
        Round: '7',
        Opening: 'ballot 5, Dreaded Edinburgh',
      },
      TimeControl: '100 ms a move',
    });
  });
});
