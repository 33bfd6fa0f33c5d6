/** The engine behind the Hub protocol: every command, in every order, and any nonsense. */
import { legalMoves, type Move } from '@crownhead/rules';
import { aCharacter, at, runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../engine.ts';
import type { SearchOptions } from '../remote.ts';
import type { SearchRequest } from '../search-request.ts';
import type { HubEngine } from './go-task.ts';
import { type HubOptions, HubServer } from './server.ts';

const START_POS = 'Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww';

interface Asked extends SearchOptions {
  readonly request: SearchRequest;
  readonly level?: number;
  readonly seed?: number;
  answer(moves?: readonly Move[]): void;
  fail(): void;
}

const thoughtOf = (moves: readonly Move[], score = 55): SearchResult => ({
  depth: 3,
  nodes: 2_500_000,
  ms: 1250,
  lines: moves.length === 0 ? [] : [{ moves, score, book: 0, verdict: { kind: 'estimate', score } }],
});

const never = (): never => {
  throw new Error('nobody asks');
};

/** A server over an engine that answers when the test says so. */
function hub(options: Partial<HubOptions> = {}) {
  const sent: string[] = [];
  const asked: Asked[] = [];
  const started: object[] = [];
  let quits = 0;
  let forgotten = 0;
  let refusals = 0;
  const ask = <T>(request: SearchRequest, more: object, result: (moves: readonly Move[]) => T): Promise<T> =>
    new Promise((resolve, reject) =>
      asked.push({
        request,
        ...more,
        answer: (moves = legalMoves(request.position).slice(0, 1)) => resolve(result(moves)),
        fail: () => reject(new Error('The engine has ended.')),
      }),
    );
  const engine: HubEngine = {
    search: (request, thinkOptions = {}) => ask(request, thinkOptions, (moves) => thoughtOf(moves)),
    play: (request, level, seed, thinkOptions = {}) =>
      ask(request, { ...thinkOptions, level, seed }, (moves) => moves[0] ?? null),
    clear: () => {
      forgotten += 1;
    },
  };
  const server = new HubServer(
    {
      send: (line) => sent.push(line),
      start: async (params) => {
        if (refusals > 0) {
          refusals -= 1;
          throw new Error('No room.');
        }
        started.push(params);
        return engine;
      },
      quit: () => {
        quits += 1;
      },
    },
    { version: '1', ...options },
  );
  const settle = () => new Promise((done) => setImmediate(done));
  return {
    sent,
    asked,
    started,
    refuse: () => {
      refusals += 1;
    },
    counts: () => ({ quits, forgotten }),
    settle,
    close: () => server.close(),
    say: async (...lines: string[]) => {
      sent.length = 0;
      for (const line of lines) server.receive(line);
      await settle();
      return [...sent];
    },
  };
}

describe('the Hub protocol', () => {
  it('introduces itself, takes parameters and gets ready', async () => {
    const { say, started } = hub({ params: { memory: 16 } });
    expect(await say('hub')).toEqual([
      'id name=Crownhead version=1',
      'param name=level value=10 type=int min=1 max=10',
      'param name=seed value=1 type=int min=0 max=2147483647',
      'param name=memory value=16 type=int min=1 max=4096',
      'param name=threads value=1 type=int min=1 max=64',
      'param name=tables value=true type=bool',
      'param name=book value=true type=bool',
      'wait',
    ]);
    expect(await say('set-param name=memory value=8', 'set-param name=tables value=false', 'init')).toEqual([
      'ready',
    ]);
    expect(started).toEqual([{ level: 10, seed: 1, memory: 8, threads: 1, tables: false, book: true }]);
    // Again without a change: the same engine; with one: another.
    expect(await say('init', 'set-param name=level value=2', 'init')).toEqual(['ready', 'ready']);
    expect(started).toHaveLength(1);
    expect(await say('set-param name=memory value=9', 'init')).toEqual(['ready']);
    expect(started).toHaveLength(2);
    expect(await say('set-param name=hash value=1')).toEqual(['error message="There is no parameter hash."']);
  });

  it('thinks about the position that the moves lead to, repetitions included', async () => {
    const { say, asked } = hub();
    await say(
      'init',
      `pos pos=W${'e'.repeat(9)}BeeW${'e'.repeat(19)} moves="13-17 10-6 17-13 6-10"`,
      'level depth=4',
      'go think',
    );
    expect(asked).toHaveLength(1);
    const { request } = asked[0]!;
    expect(request.limits).toEqual({ depth: 4 });
    expect(request.position).toEqual(at('W:WK13:BK10'));
    expect(request.before).toHaveLength(4);
  });

  it('tells what it finds and then the move with the answer expected', async () => {
    const { say, asked, settle, sent } = hub();
    expect(await say(`pos pos=${START_POS}`, 'go think')).toEqual([]);
    const line = [legalMoves(at('B:W21-32:B1-12'))[4]!, legalMoves(at('W:W21-32:B1-10,12,15'))[0]!];
    asked[0]!.onResult!(thoughtOf(line));
    asked[0]!.answer(line);
    await settle();
    expect(sent).toEqual([
      expect.stringMatching(
        /^info depth=3 score=0\.25 nodes=2500000 time=1\.25 nps=2\.00 pv="\d+-\d+ \d+-\d+"$/,
      ),
      expect.stringMatching(/^done move=\d+-\d+ ponder=\d+-\d+$/),
    ]);
  });

  it('has lines of level add up until the next go, and keeps them after it', async () => {
    const { say, asked, settle } = hub();
    const limits = async (...lines: string[]) => {
      await say(...lines, 'go think');
      asked.at(-1)!.answer();
      await settle();
      return asked.at(-1)!.request.limits;
    };
    expect(await limits()).toEqual({ ms: 1000 });
    expect(await limits('level depth=5', 'level move-time=2')).toEqual({ depth: 5, ms: 2000 });
    expect(await limits()).toEqual({ depth: 5, ms: 2000 });
    expect(await limits('level nodes=9')).toEqual({ nodes: 9 });
    expect(await limits('level infinite')).toEqual({});
  });

  it('hears stop, ping and nonsense while it thinks', async () => {
    const { say, asked, settle, sent } = hub();
    await say('level infinite', 'go think');
    expect(await say('ping', 'go think', 'nonsense', 'new-game', 'init')).toEqual([
      'pong',
      'error message="The engine is thinking already."',
      'error message="There is no command nonsense."',
      'error message="The engine is thinking."',
      'error message="The engine is thinking."',
    ]);
    expect(asked[0]!.signal!.aborted).toBe(false);
    await say('stop');
    expect(asked[0]!.signal!.aborted).toBe(true);
    asked[0]!.answer();
    await settle();
    expect(sent).toEqual(['done move=9-13']);
    expect(await say('stop', 'ping')).toEqual(['pong']);
  });

  it('analyses until it is stopped, even when there is nothing left to find', async () => {
    const { say, asked, settle, sent } = hub();
    await say('level infinite', 'go analyze');
    asked[0]!.answer();
    await settle();
    expect(sent).toEqual([]);
    expect(await say('stop')).toEqual(['done move=9-13']);
    // With a limit the limit ends it.
    await say('level depth=3', 'go analyze');
    asked[1]!.answer();
    await settle();
    expect(sent).toEqual(['done move=9-13']);
  });

  it('ponders without a limit; a hit starts the clock, a stop ends it', async () => {
    const { say, asked, settle, sent } = hub();
    expect(await say('ponder-hit')).toEqual(['error message="The engine is not pondering."']);
    await say('level move-time=3', 'go ponder');
    expect(asked[0]!.request.limits).toEqual({});
    await say('ponder-hit');
    expect(asked[0]!.signal!.aborted).toBe(true);
    asked[0]!.answer();
    await settle();
    expect(sent).toEqual([]);
    // Said again it changes nothing.
    await say('ponder-hit');
    expect(asked[1]).toMatchObject({ request: { limits: { ms: 3000 } }, signal: { aborted: false } });
    asked[1]!.answer();
    await settle();
    expect(sent).toEqual(['done move=9-13']);

    await say('go ponder');
    asked[2]!.answer();
    await settle();
    expect(sent).toEqual([]);
    expect(await say('stop')).toEqual(['done move=9-13']);
    expect(asked).toHaveLength(3);
    // A hit and then a stop: the answer comes immediately.
    await say('go ponder', 'ponder-hit', 'stop');
    asked[3]!.answer();
    await settle();
    expect(sent).toEqual(['done move=9-13']);
  });

  it('keeps its limits where a level says nothing that it knows', async () => {
    const { say, asked, settle } = hub();
    await say('level move-time=3', 'go think');
    asked[0]!.answer();
    await settle();
    await say('level', 'level moves=10', 'go think');
    expect(asked[1]!.request.limits).toEqual({ ms: 3000 });
  });

  it('[L3] plays at a level, from a seed that depends on the position', async () => {
    const { say, asked, settle, sent } = hub({ params: { level: 3 } });
    await say('set-param name=seed value=5', 'go think');
    expect(asked[0]).toMatchObject({ level: 3 });
    asked[0]!.answer();
    await settle();
    expect(sent).toEqual(['done move=9-13']);
    await say(`pos pos=${START_POS} moves="11-15"`, 'go think');
    expect(asked[1]!.seed).not.toBe(asked[0]!.seed);
    asked[1]!.answer();
    await settle();
    // A weak level waits for its turn, and analysis is at full strength.
    await say('go ponder');
    expect(asked).toHaveLength(2);
    await say('ponder-hit');
    asked[2]!.answer();
    await settle();
    await say('go analyze');
    expect(asked[3]!.level).toBeUndefined();
  });

  it('forgets between games, and leaves in the middle of anything', async () => {
    const { say, asked, settle, sent, counts } = hub();
    await say('new-game', 'init', 'new-game');
    expect(counts()).toEqual({ quits: 0, forgotten: 1 });
    await say('go think', 'quit');
    expect(counts().quits).toBe(1);
    expect(asked[0]!.signal!.aborted).toBe(true);
    asked[0]!.answer();
    await settle();
    expect(sent).toEqual([]);
  });

  it('answers what was asked before it ends, and is silent about a search that nobody stopped', async () => {
    for (const leave of ['quit', 'ping']) {
      // A search under way.
      const silent = hub();
      await silent.say('go think', leave);
      const closing = silent.close();
      expect(silent.asked[0]!.signal!.aborted).toBe(true);
      silent.asked[0]!.answer();
      await closing;
      expect(silent.sent).toEqual(leave === 'ping' ? ['pong'] : []);
      // One that was stopped just before, and one whose engine fails then.
      for (const [end, answer] of [
        ['answer', ['done move=9-13']],
        ['fail', ['error message="The engine has ended."', 'done']],
      ] as const) {
        const stopped = hub();
        await stopped.say('go think', 'stop', 'quit', 'ping');
        const ending = stopped.close();
        stopped.asked[0]![end]();
        await ending;
        expect(stopped.sent).toEqual(answer);
      }
      // Getting ready.
      const starting = hub();
      const ready = starting.say('init', leave, 'ping');
      await starting.close();
      expect(starting.sent).toEqual(leave === 'ping' ? ['pong', 'pong', 'ready'] : ['ready']);
      await ready;
      const broken = hub();
      broken.refuse();
      await Promise.all([broken.say('init', 'quit'), broken.close()]);
      expect(broken.sent).toEqual(['error message="No room."']);
    }
  });

  it('starts one engine after the other', async () => {
    const log: string[] = [];
    const server = new HubServer(
      {
        send: (line) => log.push(line),
        start: async ({ memory }) => {
          log.push(`start ${memory}`);
          await new Promise(setImmediate);
          return { search: never, play: never, clear: never };
        },
        quit: () => undefined,
      },
      { version: '1' },
    );
    for (const line of ['init', 'set-param name=memory value=2', 'init', 'quit']) server.receive(line);
    await server.close();
    expect(log).toEqual(['start 64', 'ready', 'start 2', 'ready']);
  });

  it('answers every go once, also when the game is over, the position unknown or the engine gone', async () => {
    const { say, asked, settle, sent, refuse, started } = hub();
    const over = `pos pos=B${'e'.repeat(31)}W`;
    await say(over, 'go think');
    asked[0]!.answer([]);
    await settle();
    expect(sent).toEqual(['done']);
    for (const [line, message] of [
      ['pos', 'A position is W or B and 32 of the letters w, b, W, B and e.'],
      [`pos pos=${START_POS} moves="11-15 11-15"`, 'The move 11-15 is not legal.'],
      [`pos pos=${START_POS} moves="11~15"`, 'The move 11~15 cannot be read.'],
      [`pos pos=B${'w'.repeat(32)}`, 'A side has at most 12 pieces.'],
    ] as const) {
      expect(await say(line, 'go think')).toEqual([
        `error message="${message}"`,
        'error message="There is no position to think about."',
        'done',
      ]);
    }
    expect(await say('level depth=no')).toEqual(['error message="The level depth=no cannot be read."']);
    await say(`pos pos=${START_POS}`, 'go think');
    asked.at(-1)!.fail();
    await settle();
    expect(sent).toEqual(['error message="The engine has ended."', 'done']);
    // It is restarted for the next one, which may fail as well.
    refuse();
    expect(await say('go think')).toEqual(['error message="No room."', 'done']);
    await say('go think');
    expect(started).toHaveLength(2);
    refuse();
    expect(await say('stop', 'set-param name=memory value=3', 'ping')).toEqual(['pong']);
  });

  it('survives any lines and still answers ping', async () => {
    const { say, asked } = hub();
    const word = fc.constantFrom(
      ...[
        'hub',
        'init',
        'pos',
        'level',
        'go',
        'stop',
        'ping',
        'new-game',
        'set-param',
        'ponder-hit',
        'error',
        'constructor',
      ],
      ...[
        'pos=',
        'moves="',
        'depth=',
        'infinite',
        'think',
        'ponder',
        'analyze',
        'name=level',
        'value=3',
        '"',
        '=',
        START_POS,
      ],
      ...['11-15', '22-18', '15x22x18', 'move-time=0', 'nodes=-3', '\t', '\u0000', '\r', '…', '__proto__=1'],
    );
    const nonsense = fc.oneof(
      fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
      fc.array(word, { maxLength: 8 }).map((words) => words.join('')),
      fc.string({ unit: aCharacter, maxLength: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(nonsense, { maxLength: 12 }), async (lines) => {
        await say(...lines.filter((line) => !/^\s*quit/.test(line)));
        for (const waiting of asked.splice(0)) waiting.answer();
        expect(await say('stop', 'ping')).toContain('pong');
        for (const waiting of asked.splice(0)) waiting.answer();
      }),
      runs(150),
    );
  });
});
