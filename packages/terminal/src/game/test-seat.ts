/** A table on a server as one of those there sees it, for tests: what happens at the table in, the app's screen out. */
import { type Link, standingNotice, type TableView } from '@crownhead/client';
import { askedOf, type Command, type PlayerId, SEATS } from '@crownhead/match';
import { type OptionChanges, TableDriver } from '@crownhead/testkit';
import { TestApp } from '../app/test-app.ts';

export const HERE: Link = { status: 'here' };

/** What `you` sees of the table; its time is the app's. */
function viewOf(driver: TableDriver, you: PlayerId, link: Link, offset: number): TableView {
  const { state } = driver;
  const seats = SEATS.filter((seat) => state.seats[seat]?.player === you);
  const seen = {
    ...{ state, you, seats, seq: driver.log.length, link, spectators: [], watching: 0, clockOffset: offset },
    asked: askedOf(state, you),
  };
  return { ...seen, notice: standingNotice(seen) };
}

/** One who sits or watches at a table, with the app that shows it. */
export class Seat {
  readonly app = new TestApp();
  readonly driver: TableDriver;
  readonly #you: PlayerId;

  private constructor(driver: TableDriver, you: PlayerId) {
    this.driver = driver;
    this.#you = you;
  }

  static async at(driver: TableDriver, you: PlayerId, invitations: readonly string[] = []): Promise<Seat> {
    const seat = new Seat(driver, you);
    const opened = { type: 'table.opened', view: seat.#view(HERE), place: 'online', said: null } as const;
    await seat.app.tell({ ...opened, invitations });
    return seat;
  }

  /** Something happens at the table. */
  async happens(command: Command): Promise<void> {
    const before = this.driver.state;
    const events = this.driver.ok(command);
    const change = { view: this.#view(HERE), before, events };
    await this.app.tell({ type: 'table.changed', change, computerFailed: false });
  }

  async linked(link: Link): Promise<void> {
    const change = { view: this.#view(link), before: this.driver.state, events: [] };
    await this.app.tell({ type: 'table.changed', change, computerFailed: false });
  }

  /** What the app sent at the table since the last look. */
  commands(): readonly unknown[] {
    return this.app.asked
      .splice(0)
      .map((command) => (command.type === 'table.send' ? command.command : command.type));
  }

  #view(link: Link): TableView {
    return viewOf(this.driver, this.#you, link, this.driver.now - this.app.clock.now());
  }
}

export const move = (by: PlayerId, driver: TableDriver, ...path: number[]): Command => ({
  ...{ by, type: 'move', game: driver.round.number, ply: driver.round.game.plies.length + 1 },
  path: path as never,
});

export const playing = (you: PlayerId, changes: OptionChanges = {}): Promise<Seat> =>
  Seat.at(TableDriver.playing(changes), you);
