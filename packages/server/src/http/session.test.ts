/** Sessions over HTTP: browsers and programs, foreign pages, cookies of every kind. */
import { errorReplySchema, sessionReplySchema } from '@crownhead/protocol';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestHttp, testHttp } from '../../test/http/test-http.ts';

type Headers = Record<string, string>;

let http: TestHttp;
beforeEach(async () => {
  http = await testHttp();
});
afterEach(() => http.close());

const OWN = { host: 'play.example:8080', origin: 'http://play.example:8080' };

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  headers: Headers,
  payload?: object,
) {
  const reply = await http.app.inject({
    method,
    url: `/api/session${path}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  const cookie = reply.headers['set-cookie'] as string | undefined;
  const body = reply.body === '' ? null : reply.json();
  return { status: reply.statusCode, body, cookie, headers: reply.headers };
}
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
const asSent = (cookie: string | undefined): string => cookie!.split(';')[0]!;

describe('[N2] a program without cookies', () => {
  it('gets its token in the answer and is known by it', async () => {
    const created = await send('POST', '', {}, { name: 'Ann' });
    expect(created.status).toBe(201);
    expect(created.cookie).toBeUndefined();
    expect(v.is(sessionReplySchema, created.body)).toBe(true);
    expect(created.body.token).toMatch(/^[\w-]{43}$/);
    const { player } = created.body;
    expect((await send('GET', '', bearer(created.body.token))).body).toEqual({ player, name: 'Ann' });
    const renamed = await send('PUT', '', bearer(created.body.token), { name: 'Cleo' });
    expect(renamed).toMatchObject({ status: 200, body: { player, name: 'Cleo' } });
    const again = await send('POST', '', bearer(created.body.token), { name: 'Dora' });
    expect(again).toMatchObject({ status: 200, body: { player, name: 'Dora' } });
  });

  it('is nobody without one, or with a wrong one', async () => {
    for (const headers of [{}, bearer('x'), bearer('A'.repeat(43)), { authorization: 'Basic QTpC' }]) {
      const reply = await send('GET', '', headers as Headers);
      expect(reply.status).toBe(401);
      expect(reply.body).toEqual({ error: 'no-session', message: 'Please enter your name first.' });
      expect(reply.headers['www-authenticate']).toBe('Bearer');
    }
  });

  it('is told what is wrong with a name', async () => {
    await send('POST', '', {}, { name: 'Ann' });
    const faults: [unknown, number, string][] = [
      ['ANN', 409, 'name-in-use'],
      ['', 400, 'bad-name'],
      ['x'.repeat(25), 400, 'bad-name'],
      ['Admin', 400, 'name-reserved'],
      ['Aнn', 400, 'name-mixes-scripts'],
      ['x'.repeat(401), 400, 'bad-request'],
      [7, 400, 'bad-request'],
    ];
    for (const [name, status, error] of faults) {
      const reply = await send('POST', '', {}, { name });
      expect(reply).toMatchObject({ status, body: { error } });
      expect(v.is(errorReplySchema, reply.body)).toBe(true);
    }
  });
});

describe('a browser', () => {
  it('gets a cookie its pages cannot read, and no token', async () => {
    const created = await send('POST', '', OWN, { name: 'Ann' });
    expect(created.status).toBe(201);
    expect(Object.keys(created.body)).toEqual(['player', 'name']);
    expect(created.cookie).toMatch(
      /^crownhead=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const cookie = asSent(created.cookie);
    const known = await send('GET', '', { host: OWN.host, cookie });
    expect(known.body).toEqual(created.body);
    expect(asSent(known.cookie)).toBe(cookie);
  });

  it('gets a cookie for https alone where it came by https', async () => {
    await http.close();
    http = await testHttp({ publicOrigins: ['https://play.example'] });
    const headers = { host: 'play.example', origin: 'https://play.example' };
    const created = await send('POST', '', headers, { name: 'Ann' });
    expect(created.cookie).toMatch(/^__Host-crownhead=[\w-]{43}; .*; Secure$/);
    expect(created.headers['strict-transport-security']).toBe('max-age=31536000');
    const token = asSent(created.cookie).split('=')[1]!;
    // A plain cookie, which a neighbouring host could have set, is not looked at.
    expect((await send('GET', '', { ...headers, cookie: `crownhead=${token}` })).status).toBe(401);
    expect((await send('GET', '', { ...headers, cookie: asSent(created.cookie) })).status).toBe(200);
  });

  it('is logged out for good', async () => {
    const cookie = asSent((await send('POST', '', OWN, { name: 'Ann' })).cookie);
    const out = await send('DELETE', '', { ...OWN, cookie });
    expect(out.status).toBe(204);
    expect(out.cookie).toBe('crownhead=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict');
    expect((await send('GET', '', { ...OWN, cookie })).status).toBe(401);
    expect(http.moved).toHaveLength(1);
    expect((await send('DELETE', '', OWN)).status).toBe(204);
  });

  it('finds its cookie among others, and takes no nonsense for one', async () => {
    const cookie = asSent((await send('POST', '', OWN, { name: 'Ann' })).cookie);
    const status = async (text: string) => (await send('GET', '', { ...OWN, cookie: text })).status;
    expect(await status(`theme=dark; ${cookie}; lang=en`)).toBe(200);
    expect(await status(`xcrownhead=1;${cookie}`)).toBe(200);
    for (const text of [
      'crownhead',
      'crownhead=',
      ';;;=;',
      `${cookie}x`,
      cookie.replace('crownhead=', 'Crownhead='),
      'crownhead=%00',
      "crownhead=' or 1=1 --",
    ])
      expect(await status(text), text).toBe(401);
  });
});

describe('a page of another site', () => {
  const FOREIGN = [
    'https://evil.example',
    'http://play.example',
    'http://play.example:8081',
    'http://play.example:8080.evil.example',
    'http://evil.example#play.example:8080',
    'null',
    '',
    'file://',
  ];

  it('can change nothing', async () => {
    const cookie = asSent((await send('POST', '', OWN, { name: 'Ann' })).cookie);
    for (const origin of FOREIGN) {
      const headers = { host: OWN.host, origin, cookie };
      for (const [method, path, body] of [
        ['POST', '', { name: 'Eve' }],
        ['PUT', '', { name: 'Eve' }],
        ['DELETE', '', undefined],
        ['POST', '/link', undefined],
        ['POST', '/return', { code: 'x' }],
      ] as const) {
        const reply = await send(method, path, headers, body);
        expect(reply, `${origin} ${method} ${path}`).toMatchObject({
          status: 403,
          body: { error: 'foreign-origin' },
        });
      }
    }
    expect((await send('GET', '', { ...OWN, cookie })).body.name).toBe('Ann');
  });

  it('nor can anything that has the cookie but names no page', async () => {
    const cookie = asSent((await send('POST', '', OWN, { name: 'Ann' })).cookie);
    const reply = await send('DELETE', '', { host: OWN.host, cookie });
    expect(reply).toMatchObject({ status: 403, body: { error: 'foreign-origin' } });
  });

  it('cannot send a form instead of JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const reply = await http.app.inject({
        method: 'POST',
        url: '/api/session',
        headers: { 'content-type': type },
        payload: '{"name":"Eve"}',
      });
      expect(reply.statusCode).toBe(415);
      expect(reply.json().error).toBe('wrong-type');
    }
  });

  it('is our own where we were told so', async () => {
    await http.close();
    http = await testHttp({ publicOrigins: ['https://app.example'] });
    const origin = 'https://app.example';
    expect((await send('POST', '', { host: 'node1.internal', origin }, { name: 'Ann' })).status).toBe(201);
  });
});

describe('a return link', () => {
  it('moves a session to another device, once', async () => {
    const { token, player } = (await send('POST', '', {}, { name: 'Ann' })).body;
    const link = await send('POST', '/link', bearer(token));
    expect(link.status).toBe(201);
    expect(link.body.until).toBe(http.time.now + 600_000);
    const returned = await send('POST', '/return', OWN, { code: link.body.code });
    expect(returned).toMatchObject({ status: 200, body: { player, name: 'Ann' } });
    expect(returned.body.token).toBeUndefined();
    expect((await send('GET', '', { ...OWN, cookie: asSent(returned.cookie) })).status).toBe(200);
    expect((await send('GET', '', bearer(token))).status).toBe(401);
    expect(http.moved).toEqual([player]);
    const again = await send('POST', '/return', OWN, { code: link.body.code });
    expect(again).toMatchObject({ status: 400, body: { error: 'bad-return-code' } });
    expect(again.cookie).toBeUndefined();
  });

  it('[O16] of a stranger takes nobody’s place unless they agree, and works until they do', async () => {
    const mallory = (await send('POST', '', {}, { name: 'Mallory' })).body;
    const { code } = (await send('POST', '/link', bearer(mallory.token))).body;
    const olivia = await send('POST', '', OWN, { name: 'Olivia' });
    const browser = { ...OWN, cookie: asSent(olivia.cookie) };
    const opened = await send('POST', '/return', browser, { code });
    expect(opened).toMatchObject({ status: 409, body: { error: 'session-exists' } });
    expect(opened.cookie).toBeUndefined();
    expect((await send('GET', '', browser)).body).toMatchObject({ name: 'Olivia' });
    const agreed = await send('POST', '/return', browser, { code, replace: true });
    expect(agreed).toMatchObject({ status: 200, body: { name: 'Mallory' } });
  });

  it('needs a session to be made', async () => {
    expect((await send('POST', '/link', {})).status).toBe(401);
    expect((await send('PUT', '', {}, { name: 'Ann' })).status).toBe(401);
  });

  it('may be asked for with a type and no body', async () => {
    const { token } = (await send('POST', '', {}, { name: 'Ann' })).body;
    const reply = await send('POST', '/link', { ...bearer(token), 'content-type': 'application/json' });
    expect(reply.status).toBe(201);
  });
});

describe('the log', () => {
  it('never holds a token, a cookie or a code', async () => {
    const created = await send('POST', '', OWN, { name: 'Ann' });
    const cookie = asSent(created.cookie);
    const link = await send('POST', '/link', { ...OWN, cookie });
    await send('POST', '/return', {}, { code: link.body.code });
    await http.app.inject({ url: `/?code=${link.body.code}` });
    await http.app.inject({ url: `/return/${link.body.code}` });
    const headers = { cookie, authorization: 'Bearer hidden-token' };
    http.app.log.info({ headers, req: { headers }, body: { password: 'hidden-word', code: link.body.code } });
    const log = http.lines.join('');
    expect(http.lines.length).toBeGreaterThanOrEqual(6);
    for (const secret of [cookie.split('=')[1]!, link.body.code, 'hidden-token', 'hidden-word'])
      expect(log).not.toContain(secret);
    expect(log).toContain('/api/session/return');
  });
});
