/** The web app as files: cached well, never anything from outside its folder. */
import { pbkdf2 } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestHttp, testHttp } from '../../test/http/test-http.ts';
import { DEFAULT_CONFIG } from '../config.ts';
import { Budget } from '../limits/budget.ts';

/** Long enough to be worth compressing. */
const LONG = 'export const words = 1;\n'.repeat(200);

let http: TestHttp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crownhead-web-'));
  const root = join(folder, 'web');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>app</title>');
  writeFileSync(join(root, 'sw.js'), 'self;');
  writeFileSync(join(root, 'a b.txt'), 'spaced');
  writeFileSync(join(root, 'assets', 'index-Bx3_f9Qz.js'), 'run()');
  writeFileSync(join(root, 'assets', 'plain.css'), 'a{}');
  writeFileSync(join(root, 'long.js'), LONG);
  // As the build does.
  writeFileSync(join(root, 'long.js.br'), brotliCompressSync(LONG));
  writeFileSync(join(root, 'long.js.gz'), gzipSync(LONG));
  writeFileSync(join(root, 'alone.gz'), 'of its own');
  // Windows has links for those alone who may make them.
  if (process.platform !== 'win32') symlinkSync(join(folder, 'secret.txt'), join(root, 'link.txt'));
  http = await testHttp({ webRoot: root });
});
afterAll(async () => {
  await http.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => http.app.inject({ url, headers });

describe('[V2] the web app', () => {
  it('is served with types and caching that fit', async () => {
    const page = await get('/');
    expect(page.body).toContain('<title>app</title>');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers['content-length']).toBe(String(page.body.length));
    const hashed = await get('/assets/index-Bx3_f9Qz.js');
    expect(hashed.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/plain.css')).headers['cache-control']).toBe('no-cache');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
    expect((await get('/a%20b.txt')).body).toBe('spaced');
    expect(hashed.headers['cross-origin-embedder-policy']).toBe('require-corp');
  });

  it('is not sent again to those who have it', async () => {
    const { etag } = (await get('/sw.js')).headers;
    const again = await get('/sw.js', { 'if-none-match': `"other", W/${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(etag);
    expect((await get('/sw.js', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('[O13] takes no time over what a client claims to have, however it is written', async () => {
    const spaces = ' '.repeat(15_000);
    // Read in one pass, a hundred times the spaces are hardly noticed; tried over from each of them, they take ten thousand times as long.
    const quickest = async (between: string): Promise<number> => {
      let best = Number.POSITIVE_INFINITY;
      for (let i = 0; i < 15; i++) {
        const begun = performance.now();
        const { statusCode } = await get('/sw.js', { 'if-none-match': `"a"${between}"b"` });
        best = Math.min(best, performance.now() - begun);
        expect(statusCode).toBe(200);
      }
      return best;
    };
    const usual = await quickest(spaces.slice(0, 150));
    expect((await quickest(spaces)) / usual).toBeLessThan(50);
    const { etag } = (await get('/sw.js')).headers;
    expect((await get('/sw.js', { 'if-none-match': `"a"${spaces},${spaces}${etag}` })).statusCode).toBe(304);
  });

  it('comes compressed to clients that accept it', async () => {
    const plain = await get('/long.js');
    expect(plain.body).toBe(LONG);
    expect(plain.headers.vary).toBe('accept-encoding');
    for (const [accepted, encoding, open] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ] as const) {
      const reply = await get('/long.js', { 'accept-encoding': accepted });
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(open(reply.rawPayload).toString()).toBe(LONG);
      expect(reply.headers.etag).not.toBe(plain.headers.etag);
      const headers = { 'accept-encoding': accepted, 'if-none-match': String(reply.headers.etag) };
      expect((await get('/long.js', headers)).statusCode).toBe(304);
    }
    for (const accepted of ['', 'identity', 'br;q=0', 'deflate', 'x-gzip']) {
      const reply = await get('/long.js', { 'accept-encoding': accepted });
      expect(reply.headers['content-encoding']).toBeUndefined();
      expect(reply.body).toBe(LONG);
    }
  });

  it('lists no compressed copy as a file of its own', async () => {
    for (const url of ['/long.js.br', '/long.js.gz']) expect((await get(url)).statusCode).toBe(404);
    expect((await get('/alone.gz')).body).toBe('of its own');
  });

  it('needs neither the disk nor a thread once it is there, however often it is asked for', async () => {
    const root = mkdtempSync(join(tmpdir(), 'crownhead-gone-'));
    writeFileSync(join(root, 'index.html'), LONG);
    writeFileSync(join(root, 'index.html.br'), brotliCompressSync(LONG));
    const gone = await testHttp({ webRoot: root });
    rmSync(root, { recursive: true });
    // Every thread of the pool is busy for long.
    const hashing = Array.from({ length: 8 }, () => promisify(pbkdf2)('a', 'b', 400_000, 32, 'sha512'));
    let hashed = 0;
    for (const each of hashing) void each.then(() => (hashed += 1));
    for (const encoding of ['br', 'identity']) {
      const page = await gone.app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
      expect(page.statusCode).toBe(200);
    }
    expect(hashed).toBe(0);
    await Promise.all(hashing);
    await gone.close();
  });

  it('tells about a file without sending it', async () => {
    const head = await http.app.inject({ method: 'HEAD', url: '/sw.js' });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe('5');
    expect(head.body).toBe('');
  });

  it('has its page under its own addresses, and nowhere else', async () => {
    for (const url of ['/table/abcdef', '/lobby?x=1', '/deep/er/still', '/100%', '/%E0%A4%A'])
      expect((await get(url)).body, url).toContain('<title>app</title>');
    for (const url of [
      '/missing.js',
      '/api/nope',
      '/api/',
      '/assets/none-12345678.js',
      '/.env',
      '/.git/config.x',
    ])
      expect((await get(url)).statusCode, url).toBe(404);
    expect((await get('/api')).body).toContain('Crownhead for programs');
    expect((await get('/healthz')).json().status).toBe('ok');
    expect((await http.app.inject({ method: 'POST', url: '/index.html' })).statusCode).toBe(404);
  });

  it('gives nothing from outside its folder', async () => {
    for (const url of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/%2e%2e%2fsecret.txt',
      '/assets/../../secret.txt',
      '/assets/..%5c..%5csecret.txt',
      '//secret.txt',
      '/%00secret.txt',
      '/link.txt',
      `/${encodeURIComponent(join(folder, 'secret.txt'))}`,
    ]) {
      const reply = await get(url);
      expect(reply.body, url).not.toContain('secret');
      expect([400, 404], url).toContain(reply.statusCode);
    }
  });

  it('comes whole to several people behind one address who open it at the same time', async () => {
    const { messagesPerSecond: person, messagesPerSecondPerAddress: address } = DEFAULT_CONFIG;
    const budget = new Budget({ person, address }, () => 0);
    const classroom = await testHttp({ webRoot: join(folder, 'web') }, { budget });
    const fetched = async (url: string) => (await classroom.app.inject({ url })).statusCode;
    const files = Array.from({ length: 6000 }, () => '/assets/plain.css');
    expect(new Set(await Promise.all(files.map(fetched)))).toEqual(new Set([200]));
    // Whoever fetches the files takes nothing from the rest of the interface.
    expect(await fetched('/api/tables')).toBe(200);
    await classroom.close();
  });

  it('does not start from a folder without a page', async () => {
    await expect(testHttp({ webRoot: join(folder, 'web', 'assets') })).rejects.toThrow('index.html');
  });
});

it('[O13] files are paid for by their length: one who loads a large one again and again has to wait', async () => {
  const root = join(folder, 'large');
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), 'app');
  writeFileSync(join(root, 'tables.bin'), Buffer.alloc(3 * 1024 * 1024));
  /** Files that one address gets before it has to wait. */
  const loaded = async (url: string): Promise<number> => {
    const budget = new Budget({ person: 20, address: 20 }, () => 0);
    const own = await testHttp({ webRoot: root }, { budget });
    let files = 0;
    while (files < 100 && (await own.app.inject({ url })).statusCode === 200) files++;
    await own.close();
    return files;
  };
  expect(await loaded('/tables.bin')).toBeLessThan(12);
  expect(await loaded('/')).toBe(100);
});
