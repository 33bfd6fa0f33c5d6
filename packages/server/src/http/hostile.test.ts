/** Real sockets and what comes over them from people who mean no good. */
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestHttp, testHttp } from '../../test/http/test-http.ts';

let http: TestHttp;
let port: number;
beforeAll(async () => {
  http = await testHttp();
  await http.app.listen({ host: '127.0.0.1', port: 0 });
  port = (http.app.server.address() as AddressInfo).port;
});
afterAll(() => http.close());

/** Everything that comes back until the server closes. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });

const alive = async () => expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);

describe('[O17] over a real socket', () => {
  it('answers like over any other', async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/referee/moves`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"fen":"W:W18:B14,5"}',
    });
    expect(await reply.json()).toMatchObject({ moves: [{ text: '18x9' }] });
  });

  it('refuses what is not HTTP in our own words', async () => {
    const answer = await raw('this is no request\r\n\r\n');
    expect(answer).toContain('400 Bad Request');
    expect(answer).toContain('{"error":"bad-request","message":"This request cannot be understood."}');
    expect(answer).toContain("\r\ncontent-security-policy: default-src 'self';");
    expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
    await alive();
  });

  it('refuses headers without end', async () => {
    const answer = await raw(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`);
    expect(answer).toContain('431');
    expect(answer).toContain('"error":"too-large"');
    await alive();
  });

  it('refuses two lengths of one body', async () => {
    const answer = await raw(
      'POST /api/referee/moves HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /evil HTTP/1.1\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    await alive();
  });

  it('stops reading a body that is too long', async () => {
    const body = JSON.stringify({ fen: 'x'.repeat(200_000) });
    const reply = await fetch(`http://127.0.0.1:${port}/api/referee/moves`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(reply.status).toBe(413);
    expect(await reply.json()).toEqual({ error: 'too-large', message: 'This message is too long.' });
    const endless = await raw(
      `POST /api/referee/moves HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${`ffff\r\n${'x'.repeat(0xffff)}\r\n`.repeat(2)}`,
    );
    expect(endless).toContain('413');
    await alive();
  });
});

describe('[O17] bodies made to hurt', () => {
  const post = async (payload: string | Buffer, type = 'application/json') => {
    const reply = await http.app.inject({
      method: 'POST',
      url: '/api/referee/moves',
      headers: { 'content-type': type },
      payload,
    });
    return [reply.statusCode, reply.json().error];
  };

  it('are read no deeper than they are understood', async () => {
    const deep = 30_000;
    expect(await post('['.repeat(deep) + ']'.repeat(deep))).toEqual([400, 'bad-request']);
    expect(await post(`${'{"fen":'.repeat(8000)}1${'}'.repeat(8000)}`)).toEqual([400, 'bad-request']);
    expect(await post('['.repeat(60_000))).toEqual([400, 'bad-request']);
  });

  it('change nothing about objects', async () => {
    expect(await post('{"__proto__":{"fen":"W:W18:B14"}}')).toEqual([400, 'bad-request']);
    expect(await post('{"constructor":{"prototype":{"fen":"W:W18:B14"}}}')).toEqual([400, 'bad-request']);
    expect(({} as Record<string, unknown>).fen).toBeUndefined();
  });

  it('are JSON in UTF-8 or nothing', async () => {
    expect(await post(Buffer.from([0xff, 0xfe, 0x00]))).toEqual([400, 'bad-request']);
    expect(await post('')).toEqual([400, 'bad-request']);
    expect(await post('{"fen":"W:W18:B14",}')).toEqual([400, 'bad-request']);
    expect(await post('{"fen":1e999}')).toEqual([400, 'bad-request']);
    expect(await post('fen=W', 'application/x-www-form-urlencoded')).toEqual([415, 'wrong-type']);
    expect(await post('<fen/>', 'application/xml')).toEqual([415, 'wrong-type']);
  });
});
