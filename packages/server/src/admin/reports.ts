/** Reports of players about others at a table, for those who operate the server. */
import { type PlayerId, playerId } from '@crownhead/match';
import type { ReportReason, TableId } from '@crownhead/protocol';
import { err, ok, type Result } from '@crownhead/rules';
import type { Rate } from '../limits/token-bucket.ts';
import type { Session, Store } from '../store/store.ts';
import { newRecordId, REPORTS_KEPT_MS, type Records, type TypedRecord } from './records.ts';

export interface NewReport {
  readonly table: TableId;
  readonly about: string;
  readonly reason: ReportReason;
  readonly text: string;
}

/** As many as over HTTP. */
export const REPORTS_OF_ADDRESS: Rate = { perSecond: 0.1, burst: 10 };
/** One person's reports that are still open; more say nothing new. */
const MOST_OPEN = 20;
/** More tables than anybody has open. */
const MOST_TABLES = 1000;

type ReportStore = Pick<Store, 'person' | 'confirm' | 'present' | 'tablesOf' | 'hasActed'>;

export class Reports {
  readonly #store: ReportStore;
  readonly #records: Records;

  constructor(store: ReportStore, records: Records) {
    this.#store = store;
    this.#records = records;
  }

  async file(
    by: Session,
    { table, about, reason, text }: NewReport,
  ): Promise<Result<string, 'no-person' | 'no-table' | 'not-open-here'>> {
    const records = this.#records;
    const subject: PlayerId = playerId(about);
    const person = await this.#store.person(subject);
    if (person === null || subject === by.player) return err('no-person');
    if ((await this.#store.confirm(table, '', '')).head === 0) return err('no-table');
    if (!(await this.#isThere(by.player, table))) return err('not-open-here');
    if (!(await this.#wasThere(subject, table))) return err('no-person');
    const open = await this.#openOf(by.player);
    const same = open.find(({ body }) => body.about.player === about && body.table === table);
    const at = records.now();
    const until = at + REPORTS_KEPT_MS;
    // The same report again adds to the first; somebody with many open ones is heard no louder.
    const id = same?.id ?? (open.length >= MOST_OPEN ? open.at(-1)!.id : newRecordId(at));
    const reports = [...new Set([...open.map((report) => report.id), id])];
    await records.put({ kind: 'reporter', id: by.player, at, until, subject: by.player, body: { reports } });
    await records.put({
      kind: 'report',
      id,
      at,
      until,
      subject,
      body: {
        by: { player: by.player, name: by.name },
        about: { player: person.player, name: person.name },
        table,
        reason,
        text,
        resolved: null,
      },
    });
    return ok(id);
  }

  /** Found by who made them, however many others there are. */
  async #openOf(player: PlayerId): Promise<readonly TypedRecord<'report'>[]> {
    const reporter = await this.#records.get('reporter', player);
    const reports = await Promise.all(
      (reporter?.body.reports ?? []).map((id) => this.#records.get('report', id)),
    );
    return reports.filter((report) => report !== null).filter(({ body }) => body.resolved === null);
  }

  /** Somebody who is not at a table has nothing to report from there. */
  async #isThere(player: PlayerId, table: TableId): Promise<boolean> {
    const present = await this.#store.present(table);
    if (present.some((each) => each.player === player)) return true;
    return (await this.#store.tablesOf(player, MOST_TABLES)).includes(table);
  }

  /** Somebody who insults others and goes can be reported all the same; somebody who never came cannot. */
  async #wasThere(player: PlayerId, table: TableId): Promise<boolean> {
    return (await this.#isThere(player, table)) || this.#store.hasActed(table, player);
  }
}
