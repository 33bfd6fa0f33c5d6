/** The referee over HTTP: its results are those of the rules, for any request. */

import { EndgameTables } from '@crownhead/engine';
import { PRESETS } from '@crownhead/match';
import { answerCheck, answerGame, answerMoves, formatFen, formatRules, readPosition } from '@crownhead/rules';
import { anAttempt, aRuleSet, rulesAndPosition } from '@crownhead/testkit';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestHttp, testHttp } from '../../test/http/test-http.ts';
import { Budget } from '../limits/budget.ts';
import { checkReply, endgameReply, gameReply, movesReply } from './schemas.ts';

let http: TestHttp;
beforeAll(async () => {
  http = await testHttp();
});
afterAll(() => http.close());

const ask = async (path: string, payload: unknown) => {
  const reply = await http.app.inject({
    method: 'POST',
    url: `/api/referee/${path}`,
    payload: payload as object,
  });
  return { status: reply.statusCode, body: reply.json(), text: reply.body, headers: reply.headers };
};
const endgame = async (query: Record<string, string>) => {
  const reply = await http.app.inject({ url: '/api/endgame', query });
  return { status: reply.statusCode, body: reply.json() };
};

const CROWDED = 'B:WK6,K7,K8,K14,K15,K16,K22,K23,K24:BK10';

describe('[V1] the referee over HTTP', () => {
  it('lists moves in the agreed form, byte for byte', async () => {
    const { status, text } = await ask('moves', { fen: 'W:W18:B14,5' });
    expect(status).toBe(200);
    expect(text).toBe(
      '{"moves":[{"text":"18x9","from":18,"path":[9],"captured":[14],"crowned":false}],"result":null}',
    );
  });

  it('answers 200 for a legal and for an illegal move', async () => {
    const fen = 'B:W21,22:B1,11';
    expect(await ask('check-move', { fen, move: '11-15' })).toMatchObject({
      status: 200,
      text: '{"legal":true,"fen":"W:W21,22:B1,15"}',
    });
    expect(await ask('check-move', { fen, move: '11-7' })).toMatchObject({
      status: 200,
      text: '{"legal":false,"reason":"man-backward","message":"Men move forward only; kings go both ways."}',
    });
    expect((await ask('check-move', { fen, move: 'what' })).body.reason).toBe('unreadable');
  });

  it('follows a game with its counters', async () => {
    const moves = ['11-15', '22-18', '15x22', '25x18'];
    const { status, body } = await ask('game', { moves });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      legal: true,
      fen: 'B:W18,21,23,24,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12',
      result: null,
      draw: { quietMoves: 0, quietLimit: 40, repetitions: 1, claim: null },
    });
    const back = ['1-6', '32-27', '6-1', '27-32'];
    const drawn = await ask('game', { fen: 'B:WK32:BK1', moves: [...back, ...back] });
    expect(drawn.body.draw).toMatchObject({ repetitions: 3, claim: 'repetition' });
    expect((await ask('game', { moves: ['11-15', '15-18'] })).body).toMatchObject({
      legal: false,
      ply: 2,
      move: '15-18',
      reason: 'not-your-piece',
    });
  });

  it('knows endings', async () => {
    expect(await endgame({ fen: 'B:WK32:BK1,K2' })).toEqual({
      status: 200,
      body: { verdict: 'win', plies: 33, source: 'table' },
    });
    const unknown = { status: 200, body: { verdict: 'unknown', plies: null, source: null } };
    expect(await endgame({ fen: 'B:WK32:BK1,K2', rules: 'lobby' })).toEqual(unknown);
    expect((await endgame({ fen: '?:WK32:BK1' })).body.error).toBe('no-side-to-move');
    expect((await endgame({})).body.error).toBe('bad-request');
  });

  it('does not look at endings whose captures would take long to play out', async () => {
    const fen =
      'B:WK1,K9,K10,K11,K12,K18,K21,K22,K24,K27,K29,K31:BK5,K7,K8,K13,K14,K15,K16,K17,K20,K23,K25,K28';
    expect((await endgame({ fen })).body.verdict).toBe('unknown');
  });

  it('[O13] does not play out captures without end, and charges for those it has played out', async () => {
    const spent = async (fen: string): Promise<number> => {
      const budget = new Budget({ person: 100, address: 100 }, () => 0);
      const own = await testHttp({}, { budget });
      const reply = await own.app.inject({ url: '/api/endgame', query: { fen } });
      expect(reply.statusCode).toBe(200);
      let left = 0;
      while ((await own.app.inject({ url: '/api/games' })).statusCode === 200) left++;
      await own.close();
      return left;
    };
    // Sixty thousand positions, were they all looked at.
    const crowd = 'B:WK6,K8,14,K23,K24,25,K26:BK9,K10,K11,K19,22,K27,K30';
    expect((await endgame({ fen: crowd })).body.verdict).toBe('unknown');
    expect((await spent('B:WK32:BK1,K2')) - (await spent(crowd))).toBeGreaterThan(5);
  });

  it('answers unknown where there are no tables', async () => {
    const bare = await testHttp({}, { tables: new EndgameTables([]) });
    const reply = await bare.app.inject({ url: '/api/endgame', query: { fen: 'B:WK32:BK1,K2' } });
    expect(reply.json()).toEqual({ verdict: 'unknown', plies: null, source: null });
    await bare.close();
  });

  it('[R5] says when there are too many moves to list', async () => {
    const { status, body } = await ask('moves', { fen: CROWDED, rules: 'lobby' });
    expect(status).toBe(422);
    expect(body).toEqual({
      error: 'too-many-moves',
      message: 'There are more than 10,000 ways to jump here, too many to list.',
    });
    expect((await ask('game', { fen: CROWDED, moves: [], rules: 'lobby' })).body.moves).toBeNull();
  });

  it('takes every preset and every rule text the command line takes', async () => {
    for (const { id, document, rules } of PRESETS) {
      for (const text of [id, document ?? id, formatRules(rules)]) {
        const fen = `${rules.first === 'random' ? 'W' : '?'}:W18,22:B14,5`;
        const { status, body } = await ask('moves', { fen, rules: text });
        const position = readPosition(fen, rules);
        expect(status).toBe(200);
        expect(position.ok && answerMoves(position.value, rules)).toEqual({ ok: true, value: body });
      }
    }
    const drawn = await ask('moves', { fen: '?:W18,22:B14,5', rules: 'lobby' });
    expect(drawn).toMatchObject({ status: 400, body: { error: 'no-side-to-move' } });
    const wrong = await ask('moves', { fen: 'W:W18:B14', rules: 'official capture=never' });
    expect(wrong).toMatchObject({ status: 400, body: { error: 'unknown-rules' } });
    expect(wrong.body.message).toContain('capture=never');
  });

  it('says what is wrong with a position', async () => {
    const faults: Record<string, string> = {
      '': 'bad-side',
      B: 'unreadable',
      'B:W99:B1': 'bad-square',
      'B:W1:B1': 'square-twice',
      'B:W21:W22': 'side-twice',
      'B:W1-13:B32': 'too-many-pieces',
      '<script>alert(1)</script>': 'bad-side',
    };
    for (const [fen, error] of Object.entries(faults))
      expect(await ask('moves', { fen }), fen).toMatchObject({ status: 400, body: { error } });
  });

  it('refuses what is not a question at all, and says where', async () => {
    const bad: [string, unknown][] = [
      ['moves', {}],
      ['moves', []],
      ['moves', null],
      ['moves', { fen: 5 }],
      ['moves', { fen: ['B:W21:B1'] }],
      ['moves', { fen: 'B'.repeat(301) }],
      ['moves', { fen: 'B:W21:B1', rules: {} }],
      ['check-move', { fen: 'B:W21:B1' }],
      ['check-move', { fen: 'B:W21:B1', move: 'x'.repeat(101) }],
      ['game', { moves: '11-15' }],
      ['game', { moves: [11] }],
      ['game', { moves: Array(1001).fill('1-6') }],
    ];
    for (const [path, payload] of bad) {
      const { status, body } = await ask(path, payload);
      expect(status, JSON.stringify(payload).slice(0, 80)).toBe(400);
      expect(body.error).toBe('bad-request');
    }
    expect((await ask('game', { moves: ['11-15', 11] })).body.message).toContain('moves.1');
  });

  it('agrees with the rules on any position, move and rule set', async () => {
    const anything = rulesAndPosition.chain((scene) => fc.tuple(fc.constant(scene), anAttempt(scene)));
    await fc.assert(
      fc.asyncProperty(anything, async ([{ position, rules }, attempt]) => {
        const asked = { fen: formatFen(position), rules: formatRules(rules) };
        const move = attempt.join('-').slice(0, 100);
        const listed = answerMoves(position, rules);
        const moves = await ask('moves', asked);
        expect(moves.text).toBe(JSON.stringify(listed.ok ? listed.value : listed.error));
        expect(listed.ok === v.is(movesReply, moves.body)).toBe(true);
        const check = await ask('check-move', { ...asked, move });
        expect(check.text).toBe(JSON.stringify(answerCheck(position, rules, move).answer));
        expect(v.is(checkReply, check.body)).toBe(true);
        const game = await ask('game', { ...asked, moves: [move] });
        expect(game.text).toBe(JSON.stringify(answerGame(position, rules, [move])));
        expect(v.is(gameReply, game.body)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('never fails, whatever is sent', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(CROWDED, 'B:W21:B1', '1x1'),
    );
    const rules = fc.option(fc.oneof(text, aRuleSet.map(formatRules)), { nil: undefined });
    const body = fc.oneof(
      fc.record({ fen: text, rules }),
      fc.record({ fen: text, move: text, rules, moves: fc.array(text, { maxLength: 20 }) }),
      fc.object(),
      fc.json(),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('moves', 'check-move', 'game'), body, async (path, payload) => {
        const reply = await http.app.inject({
          method: 'POST',
          url: `/api/referee/${path}`,
          headers: { 'content-type': 'application/json' },
          payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
        });
        expect([200, 400, 422]).toContain(reply.statusCode);
        if (reply.statusCode !== 200) expect(Object.keys(reply.json())).toEqual(['error', 'message']);
      }),
    );
    await fc.assert(
      fc.asyncProperty(text, async (fen) => {
        const { status, body } = await endgame({ fen });
        expect(status === 200 ? v.is(endgameReply, body) : typeof body.error === 'string').toBe(true);
      }),
    );
  });

  it('is open to pages of every site, without cookies', async () => {
    const origin = 'https://elsewhere.example';
    const payload = { fen: 'W:W18:B14' };
    const posted = await http.app.inject({
      method: 'POST',
      url: '/api/referee/moves',
      headers: { origin },
      payload,
    });
    expect(posted.statusCode).toBe(200);
    expect(posted.headers['access-control-allow-origin']).toBe('*');
    expect(posted.headers['access-control-allow-credentials']).toBeUndefined();
    const preflight = await http.app.inject({
      method: 'OPTIONS',
      url: '/api/referee/moves',
      headers: { origin },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
      'access-control-allow-methods': 'POST, OPTIONS',
    });
    const failed = await http.app.inject({
      method: 'POST',
      url: '/api/referee/moves',
      headers: { origin, 'content-type': 'application/json' },
      payload: '{',
    });
    expect(failed.headers['access-control-allow-origin']).toBe('*');
    const tables = await http.app.inject({ url: '/api/tables', headers: { origin } });
    expect(tables.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('[O13] limits on the referee', () => {
  // As much as two requests at once, and then one in two and a half seconds.
  const limited = async () => {
    const time = { now: 0 };
    const budget = new Budget({ person: 1e6, address: 0.42 }, () => time.now);
    const http = await testHttp({ trustedProxies: 1 }, { budget });
    return Object.assign(http, { time });
  };
  const question = (http: TestHttp, forwarded: string, payload: object = { fen: 'W:W18:B14' }) =>
    http.app.inject({
      method: 'POST',
      url: '/api/referee/moves',
      headers: { 'x-forwarded-for': forwarded },
      payload,
    });

  it('are counted by address, and say when to come back', async () => {
    const http = await limited();
    expect((await question(http, '192.0.2.1')).statusCode).toBe(200);
    expect((await question(http, '192.0.2.1')).statusCode).toBe(200);
    const refused = await question(http, '192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('3');
    expect(refused.headers['access-control-allow-origin']).toBe('*');
    expect(refused.json().error).toBe('too-fast');
    expect((await question(http, '9.9.9.9, 192.0.2.1')).statusCode).toBe(429);
    expect((await question(http, '192.0.2.2')).statusCode).toBe(200);
    expect((await http.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    http.time.now += 3000;
    expect((await question(http, '192.0.2.1')).statusCode).toBe(200);
    await http.close();
  });

  it('[R5] count an expensive request for several, by what was done for it, however busy the machine is', async () => {
    const http = await limited();
    const list = () =>
      http.app.inject({
        method: 'POST',
        url: '/api/referee/moves',
        payload: { fen: CROWDED, rules: 'lobby' },
      });
    expect((await list()).json().error).toBe('too-many-moves');
    expect((await list()).statusCode).toBe(429);
    await http.close();
  });

  it('count bad questions too', async () => {
    const http = await limited();
    for (let i = 0; i < 2; i += 1) expect((await question(http, '192.0.2.1', [])).statusCode).toBe(400);
    expect((await question(http, '192.0.2.1', [])).statusCode).toBe(429);
    await http.close();
  });
});
