/** What headers prove and what they do not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestHttp, testHttp } from '../../test/http/test-http.ts';
import { RequestInspector } from './request-inspector.ts';

let http: TestHttp;
beforeAll(async () => {
  http = await testHttp();
});
afterAll(() => http.close());

const inspector = (change: { publicOrigins?: string[]; trustedProxies?: number } = {}) =>
  new RequestInspector(http.deps.identity, { publicOrigins: [], trustedProxies: 0, ...change });

describe('the origin of a page', () => {
  it('is ours when its host is the one that was asked', () => {
    const same: [host: string, origin: string][] = [
      ['localhost:8080', 'http://localhost:8080'],
      ['play.example', 'http://play.example'],
      ['play.example', 'https://play.example'],
      ['PLAY.example:80', 'http://play.example'],
      ['[::1]:8080', 'http://[::1]:8080'],
    ];
    for (const [host, origin] of same) expect(inspector().originAllowed({ host, origin }), origin).toBe(true);
  });

  it('is not ours otherwise', () => {
    const foreign: [host: string | undefined, origin: string][] = [
      ['localhost:8080', 'http://localhost:3000'],
      ['play.example', 'http://play.example.evil.example'],
      ['play.example', 'http://user@evil.example'],
      ['play.example', 'http://evil.example/play.example'],
      ['play.example', 'javascript://play.example'],
      ['play.example', 'null'],
      [undefined, 'http://play.example'],
      ['', 'http://'],
      ['evil example', 'http://play.example'],
    ];
    for (const [host, origin] of foreign)
      expect(inspector().originAllowed({ ...(host === undefined ? {} : { host }), origin }), origin).toBe(
        false,
      );
  });

  it('is not ours when the page came unprotected to a protected place', () => {
    const behind = inspector({ trustedProxies: 1 });
    const headers = { host: 'play.example', 'x-forwarded-proto': 'https' };
    expect(behind.originAllowed({ ...headers, origin: 'http://play.example' })).toBe(false);
    expect(behind.originAllowed({ ...headers, origin: 'https://play.example' })).toBe(true);
  });

  it('need not be given by a program, only by what carries a cookie', () => {
    expect(inspector().originAllowed({ host: 'play.example' })).toBe(true);
    expect(inspector().originAllowed({ host: 'play.example', cookie: 'theme=dark' })).toBe(true);
    expect(inspector().originAllowed({ host: 'play.example', cookie: 'crownhead=x' })).toBe(false);
  });

  it('may be one of those we were given', () => {
    const given = inspector({ publicOrigins: ['https://app.example/'] });
    expect(given.originAllowed({ host: 'internal:1', origin: 'https://app.example' })).toBe(true);
    expect(given.originAllowed({ host: 'internal:1', origin: 'http://app.example' })).toBe(false);
  });
});

describe('who asks', () => {
  it('is given by a token however it comes, and a token sent on purpose counts first', async () => {
    const [ann, ben] = await Promise.all(
      ['Ann', 'Ben'].map(async (name) => {
        const begun = await http.deps.identity.create(name);
        if (!begun.ok) throw new Error(begun.error);
        return begun.value;
      }),
    );
    const nameOf = async (...given: Parameters<RequestInspector['sessionOf']>) =>
      (await inspector().sessionOf(...given))?.name;
    const cookie = `crownhead=${ann!.token}`;
    expect(await nameOf({ cookie })).toBe('Ann');
    expect(await nameOf({ cookie, authorization: `Bearer ${ben!.token}` })).toBe('Ben');
    expect(await nameOf({ cookie, authorization: 'Bearer nobody' })).toBeUndefined();
    expect(await nameOf({}, ben!.token)).toBe('Ben');
    expect(await nameOf({})).toBeUndefined();
  });
});
