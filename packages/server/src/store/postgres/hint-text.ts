/** Hints as the text of notifications: a line for each, as many as one notification can carry. */
import { type TableId, tableId } from '@crownhead/protocol';
import type { Hint } from '../hints.ts';

/** PostgreSQL takes less than 8000 bytes. */
const LONGEST = 7900;

export function formatHints(hints: Iterable<Hint>): string[] {
  const texts: string[] = [];
  let text = '';
  for (const { table, seq } of hints) {
    const line = `${table} ${seq}\n`;
    if (Buffer.byteLength(text) + Buffer.byteLength(line) > LONGEST) {
      texts.push(text);
      text = '';
    }
    text += line;
  }
  return text === '' ? texts : [...texts, text];
}

/** What cannot be read was not meant for us: anybody may notify. */
export const parseHints = (text: string): Hint[] =>
  [...text.matchAll(/^(\S+) (\d+)$/gm)].map(([, table, seq]) => ({
    table: tableId(table!),
    seq: Number(seq),
  }));

/** Hints that wait to be sent; a later one of a table takes the place of an earlier one. */
export class HintBatch {
  readonly #heads = new Map<TableId, number>();
  /** Apart from the heads, because the receiver of a head looks at nothing else. */
  readonly #presence = new Set<TableId>();

  add({ table, seq }: Hint): void {
    if (seq === 0) this.#presence.add(table);
    else this.#heads.set(table, Math.max(seq, this.#heads.get(table) ?? 0));
  }

  /** All of them, and the batch is empty. */
  take(): Hint[] {
    const hints = [
      ...[...this.#heads].map(([table, seq]) => ({ table, seq })),
      ...[...this.#presence].map((table) => ({ table, seq: 0 })),
    ];
    this.#heads.clear();
    this.#presence.clear();
    return hints;
  }
}
