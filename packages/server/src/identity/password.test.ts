/** Passwords of tables: right ones open, nothing else does, and nothing can be read from a hash. */
import { describe, expect, it } from 'vitest';
import { checkPassword, hashPassword } from './password.ts';

const hashed = async (password: string): Promise<string> => {
  const hash = await hashPassword(password);
  if (!hash.ok) throw new Error(hash.error);
  return hash.value;
};

describe('[N4] a password', () => {
  it('opens with the same text, on any keyboard, and with no other', async () => {
    const hash = await hashed('caf\u00e9 dame');
    expect(await checkPassword('caf\u00e9 dame', hash)).toBe(true);
    expect(await checkPassword('cafe\u0301 dame', hash)).toBe(true);
    expect(await checkPassword('cafe dame', hash)).toBe(false);
    expect(await checkPassword('', hash)).toBe(false);
  });

  it('is salted, and its hash says how it was made', async () => {
    const [one, other] = await Promise.all([hashed('secret'), hashed('secret')]);
    expect(one).toMatch(/^scrypt\$15\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(other);
    expect(one).not.toContain('secret');
  });

  it('has 1 to 100 characters', async () => {
    expect(await hashPassword('')).toEqual({ ok: false, error: 'bad-password' });
    expect(await hashPassword('x'.repeat(101))).toEqual({ ok: false, error: 'bad-password' });
    expect((await hashPassword('😀'.repeat(100))).ok).toBe(true);
  });

  it('opens nothing where the hash is damaged or asks for too much', async () => {
    const hash = await hashed('secret');
    const damaged = [
      '',
      'secret',
      hash.replace('scrypt', 'plain'),
      hash.replace('$15$', '$30$'),
      hash.replace('$15$', '$x$'),
      hash.replace('$8$', '$-1$'),
      hash.slice(0, -43),
      `${hash}$more`,
    ];
    for (const text of damaged) expect(await checkPassword('secret', text)).toBe(false);
  });
});
