/** Passwords of private tables: bounded, hashed slowly, compared in constant time. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { err, ok, type Result } from '@crownhead/rules';

const LONGEST = 100;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** Written into every hash, so that a later choice can still check earlier ones. 32 MB and some 80 ms each. */
const COST = { log2N: 15, r: 8, p: 1 } as const;
/** A hash that asks for more than this is damaged. */
const MOST_COST = { log2N: 17, r: 16, p: 4 } as const;

/** The same password typed on another keyboard is the same password. */
const normal = (password: string): string => password.normalize('NFKC');

const isPassword = (password: string): boolean => password !== '' && [...password].length <= LONGEST;

const derive = (password: string, salt: Buffer, { log2N, r, p }: { log2N: number; r: number; p: number }) => {
  const N = 2 ** log2N;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(normal(password), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
};

/** `scrypt$log2N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<Result<string, 'bad-password'>> {
  if (!isPassword(password)) return err('bad-password');
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  const { log2N, r, p } = COST;
  return ok(['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$'));
}

/** False for a wrong password and for a hash that cannot be read. */
export async function checkPassword(password: string, hash: string): Promise<boolean> {
  const [kind, log2N, r, p, salt, key, more] = hash.split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined || more !== undefined) return false;
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const sound = (['log2N', 'r', 'p'] as const).every(
    (part) => Number.isInteger(cost[part]) && cost[part] >= 1 && cost[part] <= MOST_COST[part],
  );
  if (!sound || !isPassword(password)) return false;
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
