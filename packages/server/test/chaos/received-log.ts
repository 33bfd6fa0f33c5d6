/** Everything a client received about its table, to be compared with the log. */
import { isDeepStrictEqual } from 'node:util';
import { evolve, NO_TABLE, type TableEvent, type TableState } from '@crownhead/match';

export class ReceivedLog {
  /** Rows by their seq. */
  readonly rows = new Map<number, readonly TableEvent[]>();
  readonly snapshots: { readonly seq: number; readonly state: TableState }[] = [];
  /** Commands that were acknowledged. */
  readonly acknowledged: { readonly id: string; readonly seq: number }[] = [];
  /** What must never happen and did. */
  readonly complaints: string[] = [];
  /** The table as all this leads to it. */
  state: TableState = NO_TABLE;
  seq = 0;

  snapshot(seq: number, state: TableState): void {
    this.snapshots.push({ seq, state });
    if (seq < this.seq) this.complaints.push(`went back from ${this.seq} to ${seq}`);
    this.seq = seq;
    this.state = state;
  }

  row(seq: number, events: readonly TableEvent[]): void {
    const before = this.rows.get(seq);
    if (before && !isDeepStrictEqual(before, events)) {
      this.complaints.push(`was told two different things about ${seq}`);
    }
    this.rows.set(seq, events);
    if (seq !== this.seq + 1) return;
    this.state = events.reduce(evolve, this.state);
    this.seq = seq;
  }
}
