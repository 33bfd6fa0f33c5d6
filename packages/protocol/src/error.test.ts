/** No code without its sentence. */
import { OPTION_FAULTS, START_FAULTS, TABLE_REFUSALS } from '@crownhead/match';
import { REFUSAL_REASONS } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { ERROR_WORDS, GATEWAY_ERRORS, isErrorCode, isTableRefusal } from './error.ts';

const CODES = [...GATEWAY_ERRORS, ...TABLE_REFUSALS, ...REFUSAL_REASONS, ...OPTION_FAULTS, ...START_FAULTS];

describe('errors', () => {
  it('[M1] every code has a sentence of its own', () => {
    for (const code of CODES) expect(ERROR_WORDS, code).toHaveProperty([code]);
    expect(new Set(Object.values(ERROR_WORDS)).size).toBe(Object.keys(ERROR_WORDS).length);
  });

  it.each(Object.entries(ERROR_WORDS))('%s: %s', (code, words) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    // [N12] asks for these very words.
    if (code !== 'server-full') expect(words).toMatch(/^[A-Z].{9,}[.!]$/);
  });

  it('[N12] a full server says so', () => {
    expect(ERROR_WORDS['server-full']).toBe('Server is full');
  });

  it('a code of another version, or a key of every object, is no code', () => {
    for (const text of ['', 'no-such-code', 'toString', '__proto__', 'constructor']) {
      expect(isErrorCode(text)).toBe(false);
    }
    expect(isErrorCode('draining')).toBe(true);
  });

  it('tells refusals about the table from others', () => {
    expect(isTableRefusal('stale-move')).toBe(true);
    expect(isTableRefusal('draining')).toBe(false);
  });
});
