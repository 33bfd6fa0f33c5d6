/** Everything that is kept about a person: handed out, or erased. Games stay, under a neutral name. */
import { isComputerPlayer, type PlayerId, type TableEvent } from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import type { FinishedGame, LogRow, Store } from '../store/store.ts';
import { SYSTEM } from '../table/host.ts';
import type { Tables } from '../table/tables.ts';
import { NEUTRAL_NAME, neutralEvent, neutralGame } from './neutral.ts';
import { eraseFromRecords } from './neutral-records.ts';
import { type Records, toReport, toRestriction } from './records.ts';

const PAGE = 100;
/** More tables than anybody has open. */
const MOST_TABLES = 1000;
/** A node that has not followed an erasure by then is gone. */
const ERASED_MS = 60 * 60 * 1000;

export interface PersonalDataDeps {
  readonly store: Store;
  readonly records: Records;
  readonly tables: Tables;
  /** Every node has followed what was decided. */
  followed(): Promise<void>;
}

export class PersonalData {
  readonly #deps: PersonalDataDeps;

  constructor(deps: PersonalDataDeps) {
    this.#deps = deps;
  }

  /** Null where nothing is known about this person. */
  async collect(
    player: PlayerId,
  ): Promise<({ readonly player: string } & Readonly<Record<string, unknown>>) | null> {
    const { store, records } = this.#deps;
    const person = await store.person(player);
    const games = await this.#gamesOf(player);
    const tables: object[] = [];
    for (const table of await this.#tablesOf(player)) {
      const rows = await store.read(table, 0);
      const isTheirs = (actor: string, event: TableEvent) =>
        actor === player || neutralEvent(event, player) !== event;
      const events = rows.flatMap((row) => row.events.filter((event) => isTheirs(row.actor, event)));
      if (events.length > 0) tables.push({ table, events });
    }
    if (person === null && games.length === 0 && tables.length === 0) return null;
    const reports = (await records.all('report')).filter(
      ({ body: { by, about } }) => by.player === player || about.player === player,
    );
    const [role] = (await records.list('role')).filter(({ id }) => id === player);
    return {
      player,
      name: person?.name ?? null,
      seen: person?.seen ?? null,
      role: role?.body.role ?? null,
      restrictions: (await records.list('restriction', { subject: player })).map(toRestriction),
      reports: reports.map(toReport),
      connections: await store.connections(player, MOST_TABLES),
      games: games.map(({ listing, pdn }) => ({ ...listing, pdn })),
      tables,
    };
  }

  /** Null where nothing is known about this person. */
  async erase(player: PlayerId): Promise<{ readonly games: number; readonly tables: number } | null> {
    const { store, records } = this.#deps;
    // Its id is the same at every table.
    if (isComputerPlayer(player)) return null;
    const known = (await store.person(player)) !== null;
    await store.endSession(player);
    await this.#dismiss(player);
    for (const table of await store.tablesOf(player, MOST_TABLES)) await this.#leave(table, player);
    const games = await this.#gamesOf(player);
    for (const game of games) await store.rewriteGame(neutralGame(game, player));
    const tables = await this.#tablesOf(player);
    let rewritten = 0;
    for (const table of tables) if (await this.#rewrite(table, player)) rewritten++;
    await eraseFromRecords(records, player);
    return known || games.length > 0 || rewritten > 0 ? { games: games.length, tables: rewritten } : null;
  }

  async #gamesOf(player: PlayerId): Promise<readonly FinishedGame[]> {
    const found: FinishedGame[] = [];
    for (;;) {
      const last = found.at(-1)?.listing;
      const before = last && { endedAt: last.endedAt, id: last.id };
      const page = await this.#deps.store.gamesOf(player, { limit: PAGE, ...(before && { before }) });
      found.push(...page);
      if (page.length < PAGE) return found;
    }
  }

  async #tablesOf(player: PlayerId): Promise<readonly TableId[]> {
    const found: TableId[] = [];
    for (let after: TableId | '' | null = ''; after !== null; ) {
      const { tables, next }: { tables: readonly TableId[]; next: TableId | null } =
        await this.#deps.store.tablesNaming(player, after);
      found.push(...tables);
      after = next;
    }
    return found;
  }

  /** Their sockets end at every node, so that none of them writes the name again. */
  async #dismiss(player: PlayerId): Promise<void> {
    const { records } = this.#deps;
    const at = records.now();
    await records.put({ kind: 'erased', id: player, at, until: at + ERASED_MS, subject: player, body: {} });
    await this.#deps.followed();
  }

  #leave(table: TableId, player: PlayerId): Promise<unknown> {
    return this.#deps.tables.use(table, (host) =>
      host.submit({
        actor: SYSTEM,
        commandId: `erase:${player}:${host.seq}`,
        at: this.#deps.records.now(),
        seen: 0,
        command: { type: 'leave', by: player },
      }),
    );
  }

  /** False where nothing in the log is theirs. */
  #rewrite(table: TableId, player: PlayerId): Promise<boolean> {
    const { store, tables, records } = this.#deps;
    return tables.use(table, async (host) => {
      if ((await this.#neutralRows(table, player)).length === 0) return false;
      // First for every copy in memory, here, at other nodes and on screens: whatever they write afterwards is without the name.
      await host.submit({
        actor: SYSTEM,
        commandId: `erased:${player}:${host.seq}`,
        at: records.now(),
        seen: 0,
        command: { type: 'person.erase', player, name: NEUTRAL_NAME },
      });
      await store.rewriteRows(await this.#neutralRows(table, player));
      // An older one, made before and still on its way, is not kept beside this one.
      await store.saveSnapshot(table, { seq: host.seq, state: host.state });
      return true;
    });
  }

  /** The rows of a log that name the player, as they are without the name. */
  async #neutralRows(table: TableId, player: PlayerId): Promise<readonly LogRow[]> {
    return (await this.#deps.store.read(table, 0)).flatMap((row) => {
      const events = row.events.map((event) => neutralEvent(event, player));
      return events.every((event, i) => event === row.events[i]) ? [] : [{ ...row, events }];
    });
  }
}
