/** Guests: the identity of a person from one visit to the next. A secret token proves it; a name goes with it. */
import type { PlayerId } from '@crownhead/match';
import { guestName, type NameRefusal, nameSkeleton } from '@crownhead/protocol';
import { err, ok, type Result } from '@crownhead/rules';
import type { Session, SessionStore } from '../store/store.ts';
import { hashSecret, isToken, newPlayer, newReturnCode, newToken } from './secret.ts';

/** A return link works this long. */
export const RETURN_CODE_MS = 10 * 60 * 1000;
/** Being seen is written down at most this often, well within the time a name is held. */
const TOUCH_EVERY_MS = 60 * 60 * 1000;
/** So many players' last touches are remembered; forgetting one costs a write. */
const MOST_TOUCHED = 10_000;
const LONGEST_NAME = 24;
const MOST_NAMESAKES = 99;

export interface IdentityDeps {
  readonly store: SessionStore;
  readonly now: () => number;
  /** Names that nobody may take here, besides the usual ones. */
  readonly reserved?: readonly string[];
  /** All tokens of this player have ended but for a new one: connections opened with the old ones are to be closed. */
  readonly onMoved: (player: PlayerId) => void;
}

/** A session with the secret that proves it, known only to the client that receives it now. */
export interface CreatedSession {
  readonly session: Session;
  readonly token: string;
}

export class Identity {
  readonly #store: SessionStore;
  readonly #now: () => number;
  readonly #onMoved: (player: PlayerId) => void;
  readonly #reserved: readonly string[];
  readonly #touched = new Map<PlayerId, number>();

  constructor({ store, now, reserved = [], onMoved }: IdentityDeps) {
    this.#store = store;
    this.#now = now;
    this.#onMoved = onMoved;
    this.#reserved = reserved;
  }

  async create(text: string): Promise<Result<CreatedSession, NameRefusal>> {
    const name = guestName(text, this.#reserved);
    if (!name.ok) return name;
    const token = newToken();
    const session: Session = { player: newPlayer(), name: name.value };
    const made = await this.#store.createSession({
      ...session,
      skeleton: nameSkeleton(session.name),
      tokenHash: hashSecret(token),
      at: this.#now(),
    });
    return made ? ok({ session, token }) : err('name-in-use');
  }

  async rename({ player }: Session, text: string): Promise<Result<Session, NameRefusal>> {
    const name = guestName(text, this.#reserved);
    if (!name.ok) return name;
    const session: Session = { player, name: name.value };
    return (await this.#take(session)) ? ok(session) : err('name-in-use');
  }

  /** Whose token this is; being asked about keeps a session alive. */
  async byToken(token: string): Promise<Session | null> {
    if (!isToken(token)) return null;
    const session = await this.#store.sessionByToken(hashSecret(token));
    return session && this.keep(session);
  }

  /**
   * Somebody is still here: call it at intervals for those who stay connected. Who was away so long that somebody else
   * has the name now gets a number behind it.
   */
  async keep(session: Session): Promise<Session> {
    const now = this.#now();
    const last = this.#touched.get(session.player);
    if (last !== undefined && now - last < TOUCH_EVERY_MS) return session;
    const kept = await this.#store.touchSession(session.player, nameSkeleton(session.name), now);
    const named = kept ? session : await this.#numbered(session);
    this.#touched.delete(session.player);
    this.#touched.set(session.player, now);
    if (this.#touched.size > MOST_TOUCHED) this.#touched.delete(this.#touched.keys().next().value!);
    return named;
  }

  /** A code that brings this session to another device, once. */
  async link({ player }: Session): Promise<{ readonly code: string; readonly until: number }> {
    const code = newReturnCode();
    const until = this.#now() + RETURN_CODE_MS;
    await this.#store.saveReturnCode(player, hashSecret(code), until);
    return { code, until };
  }

  async redeem(code: string): Promise<Result<CreatedSession, 'bad-return-code'>> {
    const token = newToken();
    const session = await this.#store.redeemReturnCode(hashSecret(code), hashSecret(token), this.#now());
    if (session === null) return err('bad-return-code');
    this.#onMoved(session.player);
    return ok({ session: await this.keep(session), token });
  }

  /** Ends every token of this session: it is handed over to a token that nobody knows. */
  async end(session: Session): Promise<void> {
    const { code } = await this.link(session);
    await this.#store.redeemReturnCode(hashSecret(code), hashSecret(newToken()), this.#now());
    this.#touched.delete(session.player);
    this.#onMoved(session.player);
  }

  /** Somebody who has no way back is gone: the name is free immediately, instead of a day later. */
  async release({ player, name }: Session): Promise<void> {
    // No name has such a skeleton.
    await this.#store.renameSession(player, name, `gone:${player}`, this.#now());
    this.#touched.delete(player);
  }

  #take({ player, name }: Session): Promise<boolean> {
    return this.#store.renameSession(player, name, nameSkeleton(name), this.#now());
  }

  /** Nothing can be done for one whose session is gone, or who has too many namesakes. */
  async #numbered(session: Session): Promise<Session> {
    for (let n = 2; n <= MOST_NAMESAKES; n += 1) {
      const room = LONGEST_NAME - `${n}`.length - 1;
      const name = `${[...session.name].slice(0, room).join('').trimEnd()} ${n}`;
      const numbered: Session = { ...session, name };
      if (await this.#take(numbered)) return numbered;
    }
    return session;
  }
}
