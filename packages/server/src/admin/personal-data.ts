/** Everything that is kept about a person: handed out, or erased. Games stay, under a neutral name. */
import type { PlayerId } from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import type { FinishedGame, Store } from '../store/store.ts';
import { SYSTEM } from '../table/host.ts';
import type { Tables } from '../table/tables.ts';
import { NEUTRAL_NAME, neutralEvent, neutralGame } from './neutral.ts';
import { type Records, toReport, toRestriction } from './records.ts';

const PAGE = 100;
/** More tables than anybody has open. */
const MOST_TABLES = 1000;

export interface PersonalDataDeps {
  readonly store: Store;
  readonly records: Records;
  readonly tables: Tables;
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
      const own = rows.filter(({ actor }) => actor === player);
      tables.push({ table, events: own.flatMap(({ events }) => events) });
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
    const known = (await store.person(player)) !== null;
    for (const table of await store.tablesOf(player, MOST_TABLES)) await this.#leave(table, player);
    await store.endSession(player);
    const games = await this.#gamesOf(player);
    for (const game of games) await store.rewriteGame(neutralGame(game, player));
    const tables = await this.#tablesOf(player);
    for (const table of tables) await this.#rewrite(table, player);
    await records.take('role', player);
    await records.take('reporter', player);
    for (const { id } of await records.list('restriction', { subject: player })) {
      await records.take('restriction', id);
    }
    for (const report of await records.all('report')) {
      const { by, about } = report.body;
      if (by.player !== player && about.player !== player) continue;
      const neutral = (one: typeof by) => (one.player === player ? { ...one, name: NEUTRAL_NAME } : one);
      await records.put({ ...report, body: { ...report.body, by: neutral(by), about: neutral(about) } });
    }
    return known || games.length > 0 || tables.length > 0
      ? { games: games.length, tables: tables.length }
      : null;
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
        await this.#deps.store.tablesActedAt(player, after);
      found.push(...tables);
      after = next;
    }
    return found;
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

  async #rewrite(table: TableId, player: PlayerId): Promise<void> {
    const rows = await this.#deps.store.read(table, 0);
    const changed = rows.flatMap((row) => {
      const events = row.events.map((event) => neutralEvent(event, player));
      return events.every((event, i) => event === row.events[i]) ? [] : [{ ...row, events }];
    });
    if (changed.length > 0) await this.#deps.store.rewriteRows(changed);
    // A copy in memory would still have the name.
    this.#deps.tables.drop(table);
  }
}
