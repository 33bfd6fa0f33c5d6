/** Who you are at a server, over a fetch that a test answers. */
import { describe, expect, it } from 'vitest';
import type { Fetch, Request } from '../ports.ts';
import { Sessions } from './session.ts';

interface Asked extends Request {
  readonly url: string;
}

function serving(status: number, body: unknown) {
  const asked: Asked[] = [];
  const fetch: Fetch = async (url, request) => {
    asked.push({ url, ...request });
    return {
      status,
      json: async () => {
        if (body === undefined) throw new SyntaxError('not JSON');
        return body;
      },
    };
  };
  return { asked, fetch };
}

const ann = { player: 'p1', name: 'Ann' };

describe('sessions [N2]', () => {
  it('begin with a name; a program keeps its token and sends it along', async () => {
    const { asked, fetch } = serving(201, { ...ann, token: 'abc' });
    const sessions = new Sessions({ origin: 'http://test/', fetch });
    expect(await sessions.create('Ann')).toEqual({ ok: true, value: { ...ann, token: 'abc' } });
    expect(sessions.token).toBe('abc');
    await sessions.rename('Anne');
    expect(asked).toEqual([
      {
        url: 'http://test/api/session',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"Ann"}',
      },
      {
        url: 'http://test/api/session',
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: 'Bearer abc' },
        body: '{"name":"Anne"}',
      },
    ]);
  });

  it('are known again, and can be taken to another device', async () => {
    const { asked, fetch } = serving(200, { ...ann, code: 'xyz', until: 5 });
    const sessions = new Sessions({ origin: '', fetch });
    expect(await sessions.whoAmI()).toEqual({ ok: true, value: ann });
    expect(await sessions.returnLink()).toEqual({ ok: true, value: { code: 'xyz', until: 5 } });
    expect(await sessions.redeem('xyz')).toEqual({ ok: true, value: ann });
    expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/api/session', undefined],
      ['POST', '/api/session/link', '{}'],
      ['POST', '/api/session/return', '{"code":"xyz"}'],
    ]);
  });

  it('end', async () => {
    const { fetch } = serving(204, undefined);
    const sessions = new Sessions({ origin: '', token: 'abc', fetch });
    expect(await sessions.end()).toEqual({ ok: true, value: null });
    expect(sessions.token).toBeUndefined();
  });

  it.each<[string, number, unknown, string]>([
    ['the reason of the server', 409, { error: 'name-in-use', message: 'Taken.' }, 'name-in-use'],
    ['a reason newer than this program', 409, { error: 'too-blue', message: 'Too blue.' }, 'internal'],
    ['an answer of something else', 502, { oops: true }, 'no-answer'],
    ['an answer that is no session', 200, { hello: 'world' }, 'no-answer'],
    ['no object', 200, 'hello', 'no-answer'],
    ['no JSON', 200, undefined, 'not-connected'],
  ])('refuse with %s', async (_, status, body, error) => {
    const { fetch } = serving(status, body);
    expect(await new Sessions({ origin: '', fetch }).create('Ann')).toMatchObject({
      ok: false,
      error: { error },
    });
  });

  it('say so when there is no network', async () => {
    const fetch: Fetch = () => Promise.reject(new TypeError('offline'));
    expect(await new Sessions({ origin: '', fetch }).whoAmI()).toMatchObject({
      error: { error: 'not-connected' },
    });
  });
});
