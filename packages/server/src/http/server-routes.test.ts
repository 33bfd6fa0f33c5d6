/** The surface as a whole: every route described, every response with its headers, everything else refused clearly. */

import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestHttp, testHttp } from '../../test/http/test-http.ts';
import { httpRoutes } from './app.ts';
import { type ServerRoutesDeps, serverRoutes } from './server-routes.ts';

/** What the descriptions do not ask for. */
const UNASKED = {
  version: '1',
  inspector: { isHttps: () => false },
  metrics: { registry: { contentType: 'text/plain' } },
} as unknown as ServerRoutesDeps;

let http: TestHttp;
beforeAll(async () => {
  http = await testHttp();
});
afterAll(() => http.close());

interface Document {
  readonly openapi: string;
  readonly paths: Record<
    string,
    Record<string, { responses: Record<string, object>; parameters?: object[] }>
  >;
  readonly components: { readonly schemas: Record<string, object> };
}
const documentOf = async (): Promise<Document> =>
  (await http.app.inject({ url: '/api/openapi.json' })).json();

/** What the router really has, from its own drawing of its tree; a method that is refused is no route. */
async function routesThere(): Promise<string[]> {
  await http.app.ready();
  const routes: string[] = [];
  const branch: string[] = [];
  for (const line of http.app.printRoutes({ commonPrefix: false }).trimEnd().split('\n')) {
    const [, indent, part] = /^([│├└─ ]*)(\S+) \(/.exec(line)!;
    branch.splice(indent!.length / 4 - 1, Number.POSITIVE_INFINITY, part!);
    const path = branch.join('').replace(':id(^[^/.]+)', '{id}');
    // The front page stands for the web app, which is no part of the interface.
    if (path === '/') continue;
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const { statusCode } = await http.app.inject({ method, url: path.replace('{id}', 'abcdef-1') });
      if (statusCode !== 405) routes.push(`${method} ${path}`);
    }
  }
  return routes;
}

describe('[V1] the OpenAPI document', () => {
  it('describes every route there is, and no other', async () => {
    const { openapi, paths } = await documentOf();
    expect(openapi).toBe('3.1.0');
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.length).toBeGreaterThan(15);
    expect(described.sort()).toEqual((await routesThere()).sort());
  });

  it('holds the contract', async () => {
    const { paths } = await documentOf();
    for (const path of [
      '/healthz',
      '/readyz',
      '/metrics',
      '/api/openapi.json',
      '/api/referee/moves',
      '/api/referee/check-move',
      '/api/referee/game',
      '/api/endgame',
      '/api/games',
      '/api/games/{id}.pdn',
      '/api/tables',
      '/api/session',
      '/api/session/link',
      '/api/session/return',
    ])
      expect(paths, path).toHaveProperty([path]);
  });

  it('points only at what it has, and describes what it asks for', async () => {
    const document = await documentOf();
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name!,
    );
    expect(references.length).toBeGreaterThan(20);
    for (const name of references) expect(document.components.schemas).toHaveProperty(name);
    expect(text).not.toContain('$defs');
    expect(document.paths['/api/games/{id}.pdn']?.get?.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true },
    ]);
    expect(document.paths['/api/endgame']?.get?.parameters).toMatchObject([
      { name: 'fen', in: 'query', required: true },
      { name: 'rules', in: 'query', required: false },
    ]);
    expect(JSON.stringify(document.components.schemas.Move)).toContain('"minimum":1,"maximum":32');
    expect(Object.keys(document.paths['/api/session']!.post!.responses)).toEqual(
      expect.arrayContaining(['200', '201', '400', '403', '409', '413', '415', '429']),
    );
  });
});

describe('the page for people', () => {
  it('shows every route with examples, and runs nothing', async () => {
    const reply = await http.app.inject({ url: '/api', headers: { host: 'play.example' } });
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { path } of httpRoutes(http.deps)) expect(reply.body).toContain(`<code>${path}</code>`);
    expect(reply.body).toContain('http://play.example/api/referee/moves');
    expect(reply.body).toContain('<li><code>rules</code> (may be left out): A preset');
    expect(reply.body).toContain('<html lang="en">');
    expect(reply.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
    const style = await http.app.inject({ url: '/api/style.css' });
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(style.body).toContain('color-scheme: light dark');
  });

  it('repeats nothing strange from the request', async () => {
    const reply = await http.app.inject({ url: '/api', headers: { host: '"><script>alert(1)</script>' } });
    expect(reply.body).not.toContain('alert(1)');
    expect(reply.headers['content-security-policy']).not.toContain('alert');
  });

  it('says what this server is where there is no web app', async () => {
    const reply = await http.app.inject({ url: '/' });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('href="/api"');
    expect(reply.body).toContain('1.2.3');
  });
});

describe('the state of the server', () => {
  it('is told to load balancers', async () => {
    expect((await http.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok', version: '1.2.3' });
    expect((await http.app.inject({ url: '/readyz' })).json()).toEqual({ ready: true });
    const down = await testHttp({}, { isReady: () => ({ ready: false, why: 'The server is draining.' }) });
    const reply = await down.app.inject({ url: '/readyz' });
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({ error: 'not-ready', message: 'The server is draining.' });
    expect((await down.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await down.close();
  });

  it('is counted by route and status, whatever addresses are asked for', async () => {
    await http.app.inject({ url: '/api/games/abcdef-1.pdn' });
    await http.app.inject({ url: '/some/strange/address' });
    const reply = await http.app.inject({ url: '/metrics' });
    expect(reply.headers['content-type']).toContain('version=0.0.4');
    const counted =
      'crownhead_http_request_seconds_count{method="GET",route="/api/games/{id}.pdn",status="404"}';
    expect(reply.body.includes(counted)).toBe(true);
    expect(reply.body.includes('route="none",status="404"')).toBe(true);
    expect(reply.body.includes('strange')).toBe(false);
  });
});

describe('every answer', () => {
  const ASKED = [
    { url: '/' },
    { url: '/api' },
    { url: '/healthz' },
    { url: '/nothing/here' },
    { url: '/%zz' },
    { url: '/api/tables' },
    { url: '/api/session' },
    { method: 'PUT', url: '/healthz' },
    {
      method: 'POST',
      url: '/api/referee/moves',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    },
    { method: 'OPTIONS', url: '/api/session' },
  ] as const;

  it('tells the browser to trust it with little', async () => {
    for (const asked of ASKED) {
      const { headers } = await http.app.inject({
        ...asked,
        headers: { host: 'play.example', ...('headers' in asked ? asked.headers : {}) },
      });
      const policy = String(headers['content-security-policy']);
      expect(policy, asked.url).toContain("default-src 'self'");
      expect(policy).toContain("connect-src 'self' ws://play.example wss://play.example");
      expect(policy).toContain("worker-src 'self'");
      expect(policy).toContain("img-src 'self' data:");
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
      expect(policy.replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('promises https only where there is https', async () => {
    const proxied = await testHttp({ trustedProxies: 1 });
    const asked = async (proto: string) =>
      (await proxied.app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': proto } })).headers[
        'strict-transport-security'
      ];
    expect(await asked('https')).toBe('max-age=31536000');
    expect(await asked('https, http')).toBeUndefined();
    const spoofed = await http.app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } });
    expect(spoofed.headers['strict-transport-security']).toBeUndefined();
    await proxied.close();
  });
});

describe('what there is not', () => {
  it('is refused with a code and a sentence', async () => {
    const refused = async (asked: InjectOptions) => {
      const reply = await http.app.inject(asked);
      return [reply.statusCode, reply.json().error, reply.headers.allow];
    };
    expect(await refused({ url: '/nope' })).toEqual([404, 'not-found', undefined]);
    expect(await refused({ method: 'POST', url: '/nope', payload: { a: 1 } })).toEqual([
      404,
      'not-found',
      undefined,
    ]);
    expect(await refused({ url: '/api/nope' })).toEqual([404, 'not-found', undefined]);
    expect(await refused({ url: '/%zz' })).toEqual([404, 'not-found', undefined]);
    expect(await refused({ url: '/api/referee/game' })).toEqual([405, 'wrong-method', 'POST, OPTIONS']);
    expect(await refused({ method: 'DELETE', url: '/healthz' })).toEqual([
      405,
      'wrong-method',
      'GET, HEAD, OPTIONS',
    ]);
    expect(await refused({ method: 'PATCH', url: '/api/session', payload: 'x' })).toEqual([
      405,
      'wrong-method',
      'POST, GET, PUT, DELETE, HEAD, OPTIONS',
    ]);
  });
});

describe('[W11] where others reach the server', () => {
  const asked = async (headers: Record<string, string>, remoteAddress = '127.0.0.1', proxies = 0) => {
    const { app, close } = await testHttp({ trustedProxies: proxies });
    const reply = await app.inject({ url: '/api/reach', headers, remoteAddress });
    await close();
    return reply.json();
  };
  const NOTHING = { scope: 'unknown', origins: [], command: null };

  it('is told to a browser on the same machine', async () => {
    const told = { scope: 'network', origins: ['http://192.168.1.5:8080'], command: null };
    expect(await asked({ host: 'localhost:8080' })).toEqual(told);
    expect(await asked({ host: '[::1]:8080' }, '::1')).toEqual(told);
    expect(await asked({ host: '127.0.0.1:8080' }, '::ffff:127.0.0.1')).toEqual(told);
  });

  it('is told to nobody else: strangers, pages whose name was bent to this machine, whoever comes by a proxy', async () => {
    expect(await asked({ host: 'localhost:8080' }, '203.0.113.7')).toEqual(NOTHING);
    expect(await asked({ host: 'evil.example:8080' })).toEqual(NOTHING);
    expect(await asked({ host: 'localhost.evil.example' })).toEqual(NOTHING);
    expect(await asked({ host: 'localhost:8080', 'x-forwarded-for': '203.0.113.7' })).toEqual(NOTHING);
    expect(await asked({ host: 'localhost:8080' }, '127.0.0.1', 1)).toEqual(NOTHING);
  });

  it('comes with the command that changes it, where only this machine reaches it', async () => {
    const reach = () =>
      ({ scope: 'machine', addresses: ['127.0.0.1:8080'], command: 'npm start -- --lan' }) as const;
    const { app, close } = await testHttp({}, { reach });
    const reply = await app.inject({ url: '/api/reach', headers: { host: 'localhost:8080' } });
    await close();
    expect(reply.json()).toEqual({
      scope: 'machine',
      origins: ['http://127.0.0.1:8080'],
      command: 'npm start -- --lan',
    });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

it('[O32] the page and the document of the interface are made once, with the address that each was asked under', async () => {
  let made = 0;
  const routes = () => {
    made += 1;
    return httpRoutesOf;
  };
  const httpRoutesOf = serverRoutes({ ...UNASKED, routes: () => [] });
  const own = serverRoutes({ ...UNASKED, routes });
  const ask = async (path: string, host: string) => {
    const asked = own.find((route) => route.path === path)!;
    return String((await asked.handle({ headers: { host } } as never)).body);
  };
  const [first, second] = [await ask('/api', 'a.example'), await ask('/api', 'b.example')];
  expect(first).toContain('curl http://a.example/healthz');
  expect(second).toContain('curl http://b.example/healthz');
  expect(await ask('/api/openapi.json', 'a.example')).toBe(await ask('/api/openapi.json', 'b.example'));
  expect(made).toBe(2);
});
