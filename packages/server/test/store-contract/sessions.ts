/** Sessions, the names in use, tokens and return codes. */
import assert from 'node:assert/strict';
import { type PlayerId, playerId } from '@crownhead/match';
import { NAME_HELD_MS, type NewSession, type Store } from '../../src/store/store.ts';
import { ANN, BEN, type Case, CLEO } from './fixtures.ts';

const session = (player: PlayerId, skeleton: string, at: number): NewSession => ({
  player,
  name: `The ${skeleton}`,
  skeleton,
  tokenHash: `token of ${player}`,
  at,
});

const nameOf = async (store: Store, tokenHash: string): Promise<string | null> =>
  (await store.sessionByToken(tokenHash))?.name ?? null;

export const sessionCases: readonly Case[] = [
  [
    '[N2] a session is known by its token',
    async ({ store }) => {
      assert.equal(await store.createSession(session(ANN, 'ann', 0)), true);
      assert.deepEqual(await store.sessionByToken('token of ann'), { player: ANN, name: 'The ann' });
      assert.equal(await store.sessionByToken('token of ben'), null);
    },
  ],
  [
    'of many who want one name at once one gets it',
    async ({ store }) => {
      const rivals = Array.from({ length: 10 }, (_, i) => playerId(`rival${i}`));
      const answers = await Promise.all(rivals.map((each) => store.createSession(session(each, 'king', 5))));
      assert.equal(answers.filter(Boolean).length, 1);
      const known = await Promise.all(rivals.map((each) => store.sessionByToken(`token of ${each}`)));
      assert.deepEqual(
        known.map((each) => each !== null),
        answers,
      );
    },
  ],
  [
    'a name not seen for a while can be taken over, and its first owner cannot have it back',
    async ({ store }) => {
      await store.createSession(session(ANN, 'king', 1000));
      assert.equal(await store.createSession(session(BEN, 'king', 1000 + NAME_HELD_MS - 1)), false);
      assert.equal(await store.sessionByToken('token of ben'), null);
      assert.equal(await store.touchSession(ANN, 'king', 2000), true);
      assert.equal(await store.createSession(session(BEN, 'king', 1000 + NAME_HELD_MS)), false);
      const free = 2000 + NAME_HELD_MS;
      assert.equal(await store.createSession(session(BEN, 'king', free)), true);
      assert.equal(await store.touchSession(ANN, 'king', free + 1), false);
      assert.equal(await store.touchSession(BEN, 'king', free + 1), true);
      assert.deepEqual(await store.sessionByToken('token of ann'), { player: ANN, name: 'The king' });
    },
  ],
  [
    'an owner who comes back late keeps a name that nobody took',
    async ({ store }) => {
      await store.createSession(session(ANN, 'king', 0));
      const late = 3 * NAME_HELD_MS;
      assert.equal(await store.touchSession(ANN, 'king', late), true);
      assert.equal(await store.createSession(session(BEN, 'king', late + 1)), false);
    },
  ],
  [
    'being seen earlier than before does not shorten anything',
    async ({ store }) => {
      await store.createSession(session(ANN, 'king', 5000));
      await store.touchSession(ANN, 'king', 1000);
      assert.equal(await store.createSession(session(BEN, 'king', 4000 + NAME_HELD_MS)), false);
    },
  ],
  [
    'a new name is taken and the old one is free',
    async ({ store }) => {
      await store.createSession(session(ANN, 'king', 0));
      await store.createSession(session(BEN, 'queen', 0));
      assert.equal(await store.renameSession(ANN, 'Queen', 'queen', 1), false);
      assert.equal(await nameOf(store, 'token of ann'), 'The king');
      assert.equal(await store.renameSession(ANN, 'Rook', 'rook', 2), true);
      assert.equal(await nameOf(store, 'token of ann'), 'Rook');
      assert.equal(await store.renameSession(ANN, 'R00K', 'rook', 3), true);
      assert.equal(await nameOf(store, 'token of ann'), 'R00K');
      assert.equal(await store.createSession(session(CLEO, 'rook', 4)), false);
      assert.equal(await store.createSession(session(CLEO, 'king', 4)), true);
      assert.equal(await store.renameSession(BEN, 'Rook', 'rook', 3 + NAME_HELD_MS), true);
    },
  ],
  [
    'nobody without a session can hold a name',
    async ({ store }) => {
      assert.equal(await store.renameSession(ANN, 'King', 'king', 1), false);
      assert.equal(await store.touchSession(ANN, 'king', 1), false);
      assert.equal(await store.createSession(session(BEN, 'king', 2)), true);
    },
  ],
  [
    'a return code works once and ends every other token',
    async ({ store }) => {
      await store.createSession(session(ANN, 'king', 0));
      await store.saveReturnCode(ANN, 'code', 1000);
      await store.saveReturnCode(ANN, 'another', 1000);
      assert.equal(await store.redeemReturnCode('wrong', 'new token', 500), null);
      const tries = await Promise.all(
        [1, 2, 3].map((i) => store.redeemReturnCode('code', `new token ${i}`, 999)),
      );
      const won = tries.findIndex((each) => each !== null);
      assert.deepEqual(tries[won], { player: ANN, name: 'The king' });
      assert.equal(tries.filter((each) => each !== null).length, 1);
      assert.equal(await nameOf(store, `new token ${won + 1}`), 'The king');
      assert.equal(await store.sessionByToken('token of ann'), null);
      assert.equal(await store.redeemReturnCode('another', 'late token', 500), null);
      assert.equal(await store.sessionByToken('late token'), null);
    },
  ],
  [
    'a return code runs out, and then the old token stays good',
    async ({ store }) => {
      await store.createSession(session(ANN, 'king', 0));
      await store.saveReturnCode(ANN, 'code', 1000);
      assert.equal(await store.redeemReturnCode('code', 'new token', 1000), null);
      assert.equal(await nameOf(store, 'token of ann'), 'The king');
    },
  ],
];
