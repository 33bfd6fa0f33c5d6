import { describe, expect, it } from 'vitest';
import { cacheName, isHashed, type Plan, planFor, staleCaches } from './cache-plan.ts';

const ORIGIN = 'https://play.example';
const KNOWN = new Set(['/icon.svg', '/assets/index-1.js']);

const plan = (path: string, mode = 'cors', method = 'GET'): Plan =>
  planFor({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, KNOWN);

describe('[V2] what the service worker answers', () => {
  it.each([
    '/',
    '/new/computer?fen=B:W32:B1',
    '/play/abc#x',
    '/t/0123456789',
    '/apiary',
  ])('the page at %s', (path) => expect(plan(path, 'navigate')).toBe('page'));

  it.each([
    '/icon.svg',
    '/assets/index-1.js',
    '/assets/older-9.js',
    '/tables/ab12/results-2.bin',
  ])('a file: %s', (path) => expect(plan(path)).toBe('file'));

  it.each([
    ['/api/v1/tables', 'cors'],
    ['/api', 'navigate'],
    ['/api/docs', 'navigate'],
    ['/healthz', 'navigate'],
    ['/metrics', 'cors'],
    ['/icon.svg?x=1', 'no-cors'],
    ['/sw.js', 'same-origin'],
    ['/robots.txt', 'navigate'],
    ['https://elsewhere.example/assets/a.js', 'cors'],
  ])('nothing: %s (%s)', (path, mode) => expect(plan(path, mode)).toBe('network'));

  it('nothing that changes things', () => {
    expect(plan('/', 'navigate', 'POST')).toBe('network');
    expect(plan('/icon.svg', 'cors', 'HEAD')).toBe('network');
  });
});

it('files with a hash in their path never change', () => {
  expect(isHashed('/assets/a-1.js')).toBe(true);
  expect(isHashed('/assets/')).toBe(false);
  expect(isHashed('/icon.svg')).toBe(false);
});

it('keeps the cache before the present one, for pages that are still open', () => {
  const names = ['other', 'crownhead-1', 'crownhead-2', 'crownhead-3'];
  expect(staleCaches(names, '3')).toEqual(['crownhead-1']);
  expect(staleCaches([cacheName('3')], '3')).toEqual([]);
  expect(staleCaches(['crownhead-2', 'crownhead-3'], '3')).toEqual([]);
});
