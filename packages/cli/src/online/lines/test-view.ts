/** A table as somebody at it sees it, for tests: the real decider behind a view. */
import { type Link, standingNotice, type TableChange, type TableView } from '@crownhead/client';
import { askedOf, type Command, type PlayerId, SEATS, type TableEvent } from '@crownhead/match';
import { ANN, type OptionChanges, TableDriver } from '@crownhead/testkit';
import type { Answer } from './answer.ts';
import { TableTalk } from './table-talk.ts';

export const HERE: Link = { status: 'here' };

export function viewFor(table: TableDriver, you: PlayerId, link: Link = HERE): TableView {
  const { state } = table;
  const seats = SEATS.filter((seat) => state.seats[seat]?.player === you);
  const asked = askedOf(state, you);
  const rest = { seq: table.log.length, spectators: [], watching: 0, clockOffset: 0 };
  const seen = { state, you, seats, asked, link, ...rest };
  return { ...seen, notice: standingNotice(seen) };
}

/** Somebody at a table who types, and whose commands the decider hears. */
export class TypingPlayer {
  readonly table: TableDriver;
  readonly you: PlayerId;
  readonly talk: TableTalk;

  constructor(table: TableDriver, you: PlayerId = ANN) {
    this.table = table;
    this.you = you;
    this.talk = new TableTalk(viewFor(table, you), () => table.now);
  }

  static playing(changes: OptionChanges = {}, you: PlayerId = ANN): TypingPlayer {
    return new TypingPlayer(TableDriver.playing(changes), you);
  }

  /** What is answered to the last of these lines. */
  type(...lines: readonly string[]): Answer {
    let answer: Answer = { lines: [], effects: [] };
    for (const line of lines) answer = this.talk.type(line);
    return answer;
  }

  /** What is printed when this happens. */
  sees(happens: (table: TableDriver) => unknown, link: Link = HERE): string {
    const before = this.table.state;
    const from = this.table.log.length;
    happens(this.table);
    const events: readonly TableEvent[] = this.table.log.slice(from);
    const change: TableChange = { view: viewFor(this.table, this.you, link), before, events };
    return this.talk.changed(change).lines.join('\n');
  }

  /** What is printed when somebody commands this. */
  after(command: Command): string {
    return this.sees((table) => table.ok(command));
  }
}
