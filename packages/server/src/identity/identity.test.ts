/** Guests over time: names, tokens, return links and coming back late. */
import { isComputerPlayer } from '@crownhead/match';
import { afterEach, describe, expect, it } from 'vitest';
import { openHere } from '../../test/store-here.ts';
import { NAME_HELD_MS, SESSION_KEPT_MS, type Store } from '../store/store.ts';
import { Identity, RETURN_CODE_MS } from './identity.ts';
import { newPlayer, newToken } from './secret.ts';

const opened: Store[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

async function guests() {
  const store = await openHere();
  opened.push(store);
  const time = { now: 1_000_000 };
  const moved: string[] = [];
  const identity = new Identity({ store, now: () => time.now, onMoved: (player) => moved.push(player) });
  const come = async (name: string) => {
    const begun = await identity.create(name);
    if (!begun.ok) throw new Error(begun.error);
    return begun.value;
  };
  return { store, time, moved, identity, come };
}

describe('[N2] guests', () => {
  it('are known again by their token, and by nothing else', async () => {
    const { identity, come } = await guests();
    const { session, token } = await come('  Ann   Lee ');
    expect(session.name).toBe('Ann Lee');
    expect(await identity.byToken(token)).toEqual(session);
    expect(await identity.byToken(newToken())).toBeNull();
    expect(await identity.byToken('')).toBeNull();
    expect(await identity.byToken(`${token}x`)).toBeNull();
  });

  it('have names that cannot be mistaken for each other', async () => {
    const { identity, come } = await guests();
    await come('Alice');
    for (const name of ['alice', 'A1ice', 'Älice', 'A lice'])
      expect(await identity.create(name)).toEqual({ ok: false, error: 'name-in-use' });
    expect(await identity.create('Server')).toEqual({ ok: false, error: 'name-reserved' });
    expect(await identity.create('')).toEqual({ ok: false, error: 'bad-name' });
    expect(await identity.create('Aнn')).toEqual({ ok: false, error: 'name-mixes-scripts' });
  });

  it('may take another name, which frees the old one', async () => {
    const { identity, come } = await guests();
    const { session, token } = await come('Ann');
    await come('Ben');
    expect(await identity.rename(session, 'ben')).toEqual({ ok: false, error: 'name-in-use' });
    expect(await identity.rename(session, 'Cleo')).toEqual({ ok: true, value: { ...session, name: 'Cleo' } });
    expect((await identity.byToken(token))?.name).toBe('Cleo');
    expect((await come('Ann')).session.player).not.toBe(session.player);
  });

  it('keep their names while they are seen', async () => {
    const { identity, come, time } = await guests();
    const { token } = await come('Ann');
    for (let day = 0; day < 3; day += 1) {
      time.now += NAME_HELD_MS - 1000;
      expect((await identity.byToken(token))?.name).toBe('Ann');
    }
    expect(await identity.create('Ann')).toEqual({ ok: false, error: 'name-in-use' });
  });

  it('get a number behind their name when somebody else has it by now', async () => {
    const { identity, come, time } = await guests();
    const { session, token } = await come('Ann');
    time.now += NAME_HELD_MS + 1;
    await come('Ann');
    await come('Ann 2');
    expect(await identity.byToken(token)).toEqual({ player: session.player, name: 'Ann 3' });
    expect((await identity.byToken(token))?.name).toBe('Ann 3');
  });

  it('who have been forgotten meanwhile are not renamed again and again', async () => {
    const { identity, come, store, time } = await guests();
    const { session } = await come('Ann');
    time.now += SESSION_KEPT_MS + 1;
    await store.forget(time.now);
    expect(await identity.keep(session)).toEqual(session);
  });

  it('keep a name of full length within bounds when it is numbered', async () => {
    const { identity, come, time } = await guests();
    const name = 'A'.repeat(24);
    const { token } = await come(name);
    time.now += NAME_HELD_MS + 1;
    await come(name);
    expect((await identity.byToken(token))?.name).toBe(`${'A'.repeat(22)} 2`);
  });

  it('move to another device with a code that works once, and are gone from the first', async () => {
    const { identity, come, moved } = await guests();
    const { session, token } = await come('Ann');
    const { code } = await identity.link(session);
    const returned = await identity.redeem(code);
    if (!returned.ok) throw new Error(returned.error);
    expect(returned.value.session).toEqual(session);
    expect(await identity.byToken(returned.value.token)).toEqual(session);
    expect(await identity.byToken(token)).toBeNull();
    expect(moved).toEqual([session.player]);
    expect(await identity.redeem(code)).toEqual({ ok: false, error: 'bad-return-code' });
  });

  it('cannot come back with a code that is too old or made up', async () => {
    const { identity, come, time, moved } = await guests();
    const { session } = await come('Ann');
    const { code, until } = await identity.link(session);
    expect(until).toBe(time.now + RETURN_CODE_MS);
    time.now = until;
    expect(await identity.redeem(code)).toEqual({ ok: false, error: 'bad-return-code' });
    expect(await identity.redeem('')).toEqual({ ok: false, error: 'bad-return-code' });
    expect(moved).toEqual([]);
  });

  it('are logged out everywhere immediately', async () => {
    const { identity, come, moved } = await guests();
    const { session, token } = await come('Ann');
    const { code } = await identity.link(session);
    await identity.end(session);
    expect(await identity.byToken(token)).toBeNull();
    expect((await identity.redeem(code)).ok).toBe(false);
    expect(moved).toEqual([session.player]);
  });

  it('leave no secret in the store', async () => {
    const { store } = await guests();
    const asked: unknown[] = [];
    const spy = new Proxy(store, {
      get: (target, key: keyof Store) =>
        ((...args: never[]) => {
          asked.push(args);
          return (target[key] as (...args: never[]) => unknown)(...args);
        }) as unknown,
    });
    const watched = new Identity({ store: spy, now: () => 5, onMoved: () => undefined });
    const begun = await watched.create('Ann');
    if (!begun.ok) throw new Error(begun.error);
    const { code } = await watched.link(begun.value.session);
    await watched.redeem(code);
    const seen = JSON.stringify(asked);
    expect(seen).not.toContain(begun.value.token);
    expect(seen).not.toContain(code);
  });
});

describe('ids of players', () => {
  it('are random and never a computer’s', () => {
    const ids = Array.from({ length: 500 }, newPlayer);
    expect(new Set(ids).size).toBe(500);
    for (const id of ids) {
      expect(id).toMatch(/^p-[0-9a-hjkmnp-tv-z]{16}$/);
      expect(isComputerPlayer(id)).toBe(false);
    }
  });
});
