/** What was said at a table while we were there: chat is broadcast, not kept in the table's state. */
import type { TableEvent } from '@crownhead/match';

export interface ChatLine {
  readonly player: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** As much as anybody scrolls back. */
const MOST_LINES = 200;

export function addChat(lines: readonly ChatLine[], events: readonly TableEvent[]): readonly ChatLine[] {
  const said = events.flatMap((event) =>
    event.type === 'chat.said'
      ? [{ player: event.player, name: event.name, text: event.text, at: event.at }]
      : [],
  );
  const erased = events.flatMap((event) => (event.type === 'person.erased' ? [event.player] : []));
  const kept =
    erased.length === 0 ? lines : lines.filter(({ player }) => !erased.some((id) => id === player));
  return said.length === 0 ? kept : [...kept, ...said].slice(-MOST_LINES);
}
