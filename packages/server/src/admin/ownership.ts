/** The commands of owners: roles, personal data, nodes, secrets, backups. */
import { playerId } from '@crownhead/match';
import { ok } from '@crownhead/rules';
import { StoreFault } from '../store/fault.ts';
import { type AdminDeps, type AdminHandlers, done, refused } from './admin.ts';

type OwnerCommand =
  | 'grant'
  | 'revoke'
  | 'export'
  | 'erase'
  | 'drain'
  | 'rotate-secrets'
  | 'owner-link'
  | 'backup';

/** A node that has not seen it by then is gone. */
const DRAIN_MS = 60 * 60 * 1000;

export function ownerHandlers(deps: AdminDeps): AdminHandlers<OwnerCommand> {
  const { store, records, people, addresses, token } = deps;
  return {
    grant: async ({ player, role }) => {
      const person = await store.person(playerId(player));
      if (person === null) return refused('no-person');
      const { name } = person;
      const at = records.now();
      await records.put({ kind: 'role', id: player, at, until: null, subject: role, body: { role, name } });
      return done;
    },
    revoke: async ({ player }) => ((await records.take('role', player)) ? done : refused('no-record')),
    export: async ({ player }) => {
      const data = await people.collect(playerId(player));
      return data === null ? refused('no-person') : ok(data);
    },
    erase: async ({ player }) => {
      const erased = await people.erase(playerId(player));
      return erased === null ? refused('no-person') : ok(erased);
    },
    drain: async ({ node = deps.node }) => {
      if (!(await store.nodes()).some((each) => each.node === node)) return refused('no-node');
      const at = records.now();
      await records.put({ kind: 'drain', id: node, at, until: at + DRAIN_MS, subject: node, body: {} });
      return ok({ node });
    },
    'rotate-secrets': async () => {
      // First, since its file may be refused: then nothing has changed.
      token.rotate();
      await addresses.rotate();
      for (const { id } of await records.list('owner-code')) await records.take('owner-code', id);
      return done;
    },
    'owner-link': async () => ok(await deps.ownership.code()),
    backup: async ({ file }) => {
      if (deps.backup === null) return refused('no-backup');
      try {
        return ok({ file, ...(await deps.backup(file)) });
      } catch (error) {
        if (error instanceof StoreFault) return refused('backup-failed', error.message);
        throw error;
      }
    },
  };
}
