/** Who is kept out: whatever is over hides nothing that still counts. */
import { playerId } from '@crownhead/match';
import type { Restriction } from '@crownhead/protocol/admin';
import { expect, it } from 'vitest';
import { Restrictions } from './restrictions.ts';

const NOW = 1000;
const EVE = playerId('p-eve');

function restrictions(...all: readonly Pick<Restriction, 'kind' | 'subject' | 'until'>[]): Restrictions {
  const made = new Restrictions(() => NOW);
  made.set(
    all.map((each, i) => ({ ...each, id: `${i}`, name: null, reason: `${i}`, by: 'Ann', at: 0 })),
    new Set(['p-owner']),
  );
  return made;
}

it.each([
  ['a person', { address: '192.0.2.7', player: EVE }],
  ['a person and a name', { address: '192.0.2.7', player: EVE, name: 'Eve' }],
  ['an address', { address: '192.0.2.7' }],
])('[O4] a ban of %s that is over does not hide that of the network', (_, visitor) => {
  const made = restrictions(
    { kind: 'person', subject: EVE, until: NOW },
    { kind: 'name', subject: 'Eve', until: NOW },
    { kind: 'network', subject: '192.0.2.7/32', until: NOW },
    { kind: 'network', subject: '192.0.2.0/24', until: null },
  );
  expect(made.banOf(visitor)?.reason).toBe('3');
  expect(made.banOf({ ...visitor, address: '198.51.100.1' })).toBeNull();
});

it('[O46] no ban keeps out somebody with a role, whatever it is of', () => {
  const made = restrictions(
    { kind: 'name', subject: 'Olga', until: null },
    { kind: 'network', subject: '192.0.2.0/24', until: null },
  );
  const visitor = { address: '192.0.2.7', name: 'Olga' };
  expect(made.banOf({ ...visitor, player: playerId('p-owner') })).toBeNull();
  expect(made.banOf({ ...visitor, player: EVE })).not.toBeNull();
});

it('[O46] a mute from before does not silence somebody who has a role by now', () => {
  const made = restrictions(
    { kind: 'mute', subject: 'p-owner', until: null },
    { kind: 'mute', subject: EVE, until: null },
  );
  expect(made.muteOf(playerId('p-owner'))).toBeNull();
  expect(made.muteOf(EVE)).not.toBeNull();
});
