/** Random names and secrets, and the hashes by which secrets are kept: the store never sees one. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type PlayerId, playerId } from '@crownhead/match';

const TOKEN_BYTES = 32;
const CODE_BYTES = 20;
const INVITATION_BYTES = 16;
const PLAYER_LETTERS = 16;
/** Without i, l, o and u, so that ids can be read aloud; 32 of them, so that every random byte is fair. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
export const newReturnCode = (): string => randomBytes(CODE_BYTES).toString('base64url');
/** The secret of an invitation link: short enough for a link that people read, and far too long to guess. */
export const newInvitation = (): string => randomBytes(INVITATION_BYTES).toString('base64url');

/** Takes as long for a wrong text as for the right one. */
export const sameSecret = (a: string, b: string): boolean => {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(left!, right!);
};

/** Could this be a token at all? Spares the store questions about nonsense. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Secrets are random and long, so a plain hash is enough: there is nothing to guess. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newPlayer = (): PlayerId =>
  playerId(`p-${[...randomBytes(PLAYER_LETTERS)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`);
