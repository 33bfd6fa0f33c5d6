/** Runs what whoever operates the server asks: checks the role, does it, writes it into the audit log. */

import type { PlayerId } from '@crownhead/match';
import {
  ADMIN_COMMANDS,
  type AdminCommand,
  type AdminInput,
  type AdminOutput,
  type Role,
} from '@crownhead/protocol/admin';
import { err, ok, type Result } from '@crownhead/rules';
import type { Store } from '../store/store.ts';
import type { Tables } from '../table/tables.ts';
import type { AddressLog } from './address-log.ts';
import type { Directives } from './directives.ts';
import { lookHandlers } from './look.ts';
import { moderationHandlers } from './moderation.ts';
import type { Ownership } from './owner-code.ts';
import { ownerHandlers } from './ownership.ts';
import type { PersonalData } from './personal-data.ts';
import { AUDIT_KEPT_MS, newRecordId, type Records } from './records.ts';
import type { LocalToken } from './token-file.ts';

/** Whoever asks: a person with a role, or somebody with the token of the machine. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly role: Role | 'local';
}

/** Whoever has the token of the machine. Nobody can take this name: none that guests have contains the word “server”. */
export const LOCAL: Actor = { id: 'local', name: 'the server’s machine', role: 'local' };

export interface AdminDeps {
  readonly store: Store;
  readonly records: Records;
  readonly directives: Directives;
  readonly addresses: AddressLog;
  readonly token: LocalToken;
  readonly tables: Tables;
  readonly people: PersonalData;
  readonly ownership: Ownership;
  /** This one. */
  readonly node: string;
  readonly version: string;
  /** Copies the database while it is in use; null where the database has its own way. */
  readonly backup: ((file: string) => Promise<{ readonly bytes: number; readonly ms: number }>) | null;
}

/** Why something was not done; `words` say more than the code. */
export interface AdminRefusal {
  readonly code: string;
  readonly words?: string;
}

export type AdminHandlers<C extends AdminCommand> = {
  readonly [K in C]: (input: AdminInput<K>, actor: Actor) => Promise<Result<AdminOutput<K>, AdminRefusal>>;
};

export const refused = (code: string, words?: string) =>
  err<AdminRefusal>({ code, ...(words !== undefined && { words }) });

const RANK: Readonly<Record<Actor['role'], number>> = { moderator: 0, owner: 1, local: 2 };

/** What an entry of the audit log is about. */
function subjectOf(input: Readonly<Record<string, unknown>>): string {
  const { player, table, subject, id, node, file } = input;
  return String(player ?? table ?? subject ?? id ?? node ?? file ?? '');
}

/** What was made is undone by its id: with it in the log, that can be told apart later. */
const idOf = (made: object): { readonly id?: unknown } => ('id' in made ? { id: made.id } : {});

export class Admin {
  readonly #deps: AdminDeps;
  readonly #handlers: AdminHandlers<AdminCommand>;

  constructor(deps: AdminDeps) {
    this.#deps = deps;
    this.#handlers = { ...lookHandlers(deps), ...moderationHandlers(deps), ...ownerHandlers(deps) };
  }

  async run<C extends AdminCommand>(
    actor: Actor,
    command: C,
    input: AdminInput<C>,
  ): Promise<Result<AdminOutput<C>, AdminRefusal>> {
    const { access, changes } = ADMIN_COMMANDS[command];
    if (RANK[actor.role] < RANK[access]) return refused('not-allowed');
    const handler = this.#handlers[command] as AdminHandlers<C>[C];
    const result = await handler(input, actor);
    if (result.ok && changes) await this.#note(actor, command, { ...input, ...idOf(result.value) });
    return result;
  }

  /** The role of a person, if they have one. */
  async roleOf(player: PlayerId): Promise<Role | null> {
    const roles = await this.#deps.records.list('role');
    return roles.find(({ id }) => id === player)?.body.role ?? null;
  }

  async #note(actor: Actor, action: AdminCommand, details: Record<string, unknown>): Promise<void> {
    const { records } = this.#deps;
    const at = records.now();
    await records.put({
      kind: 'audit',
      id: newRecordId(at),
      at,
      until: at + AUDIT_KEPT_MS,
      subject: subjectOf(details),
      body: { by: actor.id, name: actor.name, action, details },
    });
    // What was decided here counts here without waiting for the next look.
    await this.#deps.directives.follow();
  }
}

export const done = ok({ done: true } as const);
