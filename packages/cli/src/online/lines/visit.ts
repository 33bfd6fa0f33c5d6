/** `crownhead join` and `crownhead host` by typed lines: wires a visit to the keyboard or pipe, the screen and the server. */
import type { Table, TableView } from '@crownhead/client';
import type { TableCommand, TableId } from '@crownhead/protocol';
import {
  AppFiles,
  type Config,
  configFolder,
  keptSeats,
  loadOnline,
  type OnlineLink,
  passKey,
} from '@crownhead/terminal';
import { keepGamesOf, ownGamesFile } from '@crownhead/terminal/own-games';
import { EXIT, type ExitCode } from '../../exit-code.ts';
import { printError } from '../../output.ts';
import { LineInput } from '../../play/line-input.ts';
import { signsFor } from '../../play/plain-signs.ts';
import { faultTeller } from '../../settings-fault.ts';
import { stopSignal } from '../../stop-signal.ts';
import { type Answer, type Effect, GOODBYE } from './answer.ts';
import { type Goal, VisitTalk } from './visit-talk.ts';

export interface Visit {
  readonly origin: string;
  readonly goal: Goal;
  /** What to be called; otherwise as last time, or as asked. */
  readonly name: string | undefined;
  /** Plain letters only; as the terminal says where it is left out. */
  readonly ascii?: true | undefined;
  /** What others have to type; this address and the table's where it is left out. */
  invitation?(path: string): string;
}

/** Resolves when this holds of the table, immediately where it already does. */
const until = (table: Table, holds: (view: TableView) => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (holds(table.view)) return resolve();
    const stop = table.subscribe(({ view }) => {
      if (!holds(view)) return;
      stop();
      resolve();
    });
  });

class LineVisit {
  readonly #visit: Visit;
  readonly #talk: VisitTalk;
  readonly #files = new AppFiles(configFolder(process.env));
  readonly #tellFault = faultTeller(this.#files);
  readonly #input: LineInput;
  readonly #over = Promise.withResolvers<string | null>();
  /** Until the visit has begun, what is typed waits. */
  #working = true;
  #isOver = false;
  /** Commands sent at the table. */
  #unanswered = 0;
  #online: OnlineLink | null = null;
  #table: Table | null = null;
  #subscriptions: (() => void)[] = [];

  constructor(visit: Visit) {
    this.#visit = visit;
    this.#input = new LineInput(signsFor(visit.ascii), {
      changed: () => void this.#work(),
      interrupted: () => this.#happened(GOODBYE),
    });
    const here = visit.origin.replace(/^http:\/\//, '');
    this.#talk = new VisitTalk({
      origin: visit.origin,
      goal: visit.goal,
      now: () => Date.now(),
      invitation: visit.invitation ?? ((path) => `Others join with\n  crownhead join ${here}${path}`),
    });
  }

  async run(): Promise<ExitCode> {
    const config = this.#files.readConfig();
    this.#tellFault();
    void stopSignal().then(() => this.#happened(GOODBYE));
    const Made = await loadOnline();
    this.#online = new Made({
      tell: (event) => this.#happened(this.#talk.told(event)),
      opened: (table, id) => this.#opened(table, id),
      isAt: (table) => table === this.#table,
      tokenFor: (name, origin) => this.#files.readConfig().tokens[passKey(name, origin)],
      keepToken: (name, origin, token) =>
        this.#keep(({ tokens }) => ({ tokens: { ...tokens, [passKey(name, origin)]: token } })),
    });
    await this.#do(this.#talk.start(this.#visit.name ?? config.name));
    this.#working = false;
    void this.#work();
    const fault = await this.#over.promise;
    for (const stop of this.#subscriptions.splice(0)) stop();
    this.#online.close();
    await this.#input.close();
    if (fault === null) return EXIT.fine;
    printError(fault);
    return EXIT.no;
  }

  /** One line after the other, each when it can be answered. */
  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    const input = this.#input;
    while (!this.#isOver) {
      const { next } = input;
      // A person sees immediately why something cannot be done now.
      const answers = input.isPerson && this.#talk.prompt !== '';
      if (next !== undefined && (answers || this.#talk.takes(next, this.#unanswered > 0))) {
        input.take(this.#talk.prompt, this.#talk.isSecret);
        await this.#do(this.#talk.type(next));
      } else if (input.isDone && (input.isPerson || this.#talk.isAsking)) {
        await this.#do(this.#talk.ended());
      } else break;
    }
    this.#working = false;
  }

  /** Something happened, perhaps while somebody types. */
  #happened(answer: Answer): void {
    void this.#do(answer).then(() => this.#work());
  }

  async #do({ lines, effects }: Answer): Promise<void> {
    if (this.#isOver) return;
    if (lines.length > 0) await this.#input.print(lines);
    for (const effect of effects) await this.#perform(effect);
    if (!this.#isOver) this.#input.prompt(this.#talk.prompt, this.#talk.isSecret);
  }

  async #perform(effect: Effect): Promise<void> {
    switch (effect.type) {
      case 'end':
        this.#isOver = true;
        await this.#leave();
        this.#over.resolve(effect.fault);
        break;
      case 'leave':
        await this.#leave();
        break;
      case 'send':
        if (this.#table) await this.#send(this.#table, effect.command);
        break;
      case 'connect':
        this.#remember(effect.name);
        await this.#lookForSeats(effect.name);
        this.#online?.do(effect);
        break;
      default:
        this.#online?.do(effect);
    }
  }

  /** The next line is judged by the outcome of this one; where the connection breaks, the user may still leave. */
  async #send(table: Table, command: TableCommand): Promise<void> {
    this.#unanswered += 1;
    const answered = table.send(command).then(async (sent) => {
      if (sent.ok) await until(table, ({ seq, link }) => seq >= sent.value || link.status === 'closed');
      this.#unanswered -= 1;
      // That the table is gone has been printed already.
      if (sent.ok || table !== this.#table || table.view.link.status === 'closed') return;
      await this.#do(this.#talk.told({ type: 'table.refused', command: command.type, problem: sent.error }));
    });
    const broken = until(table, ({ link }) => this.#unanswered === 0 || link.status !== 'here');
    await Promise.race([answered, broken]);
    void answered.then(() => this.#work());
  }

  /** Only where the lobby is next: an invitation leads to its table. */
  async #lookForSeats(name: string): Promise<void> {
    const { origin, goal } = this.#visit;
    const token = this.#files.readConfig().tokens[passKey(name, origin)];
    if (goal.kind !== 'lobby' || token === undefined) return;
    this.#talk.kept(await keptSeats(name, [{ origin, token }], new AbortController().signal));
  }

  /** N2; a server that ends with this program is not worth remembering. */
  #remember(name: string): void {
    const server = this.#visit.goal.kind === 'host' ? {} : { server: this.#visit.origin };
    this.#keep(() => ({ name, ...server }));
  }

  #keep(change: (known: Config) => Partial<Config>): void {
    const known = this.#files.readConfig();
    this.#files.writeConfig({ ...known, ...change(known) });
    this.#tellFault();
  }

  #opened(table: Table, id: TableId): void {
    this.#table = table;
    const telling = table.subscribe((change) => this.#happened(this.#talk.changed(change)));
    const keeping = keepGamesOf(table, ownGamesFile(this.#files.folder), (text) =>
      this.#happened(this.#talk.told({ type: 'game.not-kept', text })),
    );
    this.#subscriptions = [telling, keeping];
    this.#happened(this.#talk.opened(id, table.view, () => table.now()));
  }

  /** The seat is given up before the table is closed, so that nobody waits for a player who has left. */
  async #leave(): Promise<void> {
    const table = this.#table;
    this.#table = null;
    for (const stop of this.#subscriptions.splice(0)) stop();
    if (!table) return;
    const { seats, state, link } = table.view;
    if (seats.length > 0 && state.status === 'open' && link.status === 'here')
      // Where the connection breaks in this moment, the table notices.
      await Promise.race([
        table.send({ type: 'leave' }),
        until(table, (view) => view.link.status !== 'here'),
      ]);
    table.close();
  }
}

export const visitByLines = (visit: Visit): Promise<ExitCode> => new LineVisit(visit).run();
