/** The app running: feeds it what happens, does what it asks, shows what it draws. */
import { type Table, tablePath } from '@crownhead/client';
import { isWorthKeeping, type LocalTable } from '@crownhead/client/local';
import type { TableCommand } from '@crownhead/protocol';
import type { Game } from '@crownhead/rules';
import {
  type App,
  type AppStep,
  drawApp,
  startApp,
  updateFromShell,
  updateInput,
  wakeAt,
  withContext,
} from '../app/app.ts';
import { setupOf } from '../app/restart.ts';
import type { AppCommand, ShellEvent, TablePlace } from '../app/screen.ts';
import type { Size } from '../term/canvas.ts';
import type { Input } from '../term/decode.ts';
import { type Config, originsOf, passKey } from './config.ts';
import type { ConsoleLink } from './console/link.ts';
import { EngineComputer, missingEngine } from './engine-computer.ts';
import { engineNotices } from './engine-notices.ts';
import { Hosting } from './hosting.ts';
import { Lazy } from './lazy.ts';
import { beginLocal, continueLocal, unkeptNotice } from './local.ts';
import type { OnlineCommand, OnlineLink } from './online.ts';
import { keepGamesOf, ownGamesFile } from './own-games.ts';
import { readPlayerFile, writePlayerFile } from './player-files.ts';
import type { SessionDeps } from './session-deps.ts';
import { Study, studyParts } from './study.ts';

/** By then a player who knows the keys has pressed the first ones. */
const CALM_MS = 300;
/** Timers cannot be set further ahead. */
const LONGEST_WAIT = 2 ** 31 - 1;

const tastesOf = ({ ascii, color, light }: Config): string => [ascii, color, light].join();

export class Session {
  readonly #parts: SessionDeps;
  readonly #computer: EngineComputer;
  /** Loaded with the first visit: a game on this machine needs nothing of it. */
  readonly #online = new Lazy(() => this.#goOnline());
  readonly #console = new Lazy(() => this.#goToConsole());
  readonly #study: Study;
  readonly #hosting: Hosting;
  #app: App;
  #tastes: string;
  #table: Table | null = null;
  #local: LocalTable | null = null;
  /** Once is enough for all games of this program. */
  readonly #tellUnkept = unkeptNotice((event) => this.tell(event));
  #subscriptions: (() => void)[] = [];
  #wake: NodeJS.Timeout | undefined;
  #calm: NodeJS.Timeout | undefined;
  #over = false;
  readonly #ended = new AbortController();

  constructor(parts: SessionDeps) {
    this.#parts = parts;
    const tell = (event: ShellEvent): void => this.tell(event);
    const warn = engineNotices(tell);
    const { folder } = parts.files;
    this.#hosting = new Hosting(parts.own, parts.openServer ?? null, tell);
    this.#computer = new EngineComputer(parts.otherEngine, parts.computer, warn);
    this.#study = new Study(folder, studyParts(folder, tell, warn));
    this.#app = startApp(parts.context, ...parts.screens);
    this.#tastes = tastesOf(parts.context.config);
  }

  async #goOnline(): Promise<OnlineLink> {
    const { OnlineLink: Made } = await import('./online.ts');
    return new Made({
      tell: (event) => this.tell(event),
      opened: (table, id) =>
        this.#open(table, 'online', {
          invitations: this.#hosting.invitationsTo(
            tablePath(id, table.view.invitation),
            this.#app.context.online?.origin ?? '',
          ),
          said: this.#hosting.own?.note ?? null,
        }),
      isAt: (table) => table === this.#table,
      tokenFor: (name, origin) => this.#app.context.config.tokens[passKey(name, origin)],
      keepToken: (name, origin, token) => this.#keepToken(passKey(name, origin), token),
    });
  }

  async #goToConsole(): Promise<ConsoleLink> {
    const { ConsoleLink: Made } = await import('./console/link.ts');
    return new Made({
      tell: (event) => this.tell(event),
      opened: (table, said) => this.#open(table, 'console', { said }),
      restarted: (screen) => {
        this.#closeTable();
        this.tell({ type: 'visit.restarted', screen });
      },
      quit: (said) => this.#parts.quit(said),
    });
  }

  async #visitConsole(visit: Extract<AppCommand, { type: 'console.connect' }>): Promise<void> {
    const console = await this.#console.get();
    if (!this.#over) console.connect(visit);
  }

  start(commands: readonly AppCommand[]): void {
    for (const command of commands) this.#do(command);
    this.show();
  }

  /** The engine is the largest part: read while nothing else goes on, so that its first move does not wait for it. */
  #loadEngineSoon(): void {
    clearTimeout(this.#calm);
    // Where that fails, the computer says so with its first move.
    this.#calm = setTimeout(() => void import('@crownhead/engine').catch(() => null), CALM_MS);
  }

  input(inputs: readonly Input[]): void {
    for (const input of inputs) this.#step((app) => updateInput(app, input));
    this.show();
  }

  resized(size: Size): void {
    this.#app = withContext(this.#app, { size });
    this.show();
  }

  tell(event: ShellEvent): void {
    this.#step((app) => updateFromShell(app, event));
    this.show();
  }

  /** Asks the servers where this player is known whether a seat is kept there (N9); the app goes on meanwhile. */
  async lookForSeats(name: string | null = this.#app.context.config.name): Promise<void> {
    if (name === null) return;
    const origins = originsOf(this.#app.context.config, name);
    if (origins.length === 0) return;
    // Nobody has asked for it: where it cannot be loaded, the menu does without.
    const asking = await import('./kept-seats.ts').catch(() => null);
    if (asking === null) return;
    const seats = await asking.keptSeats(name, origins, this.#ended.signal);
    if (!this.#over && this.#table === null) this.tell({ type: 'waiting', seats });
  }

  /** Draws the present state, and sleeps until the screen changes. */
  show(): void {
    if (this.#over) return;
    this.#app = withContext(this.#app, { now: Date.now() });
    this.#parts.terminal.show(drawApp(this.#app).canvas);
    clearTimeout(this.#wake);
    const at = wakeAt(this.#app);
    if (at === null) return;
    this.#wake = setTimeout(() => this.show(), Math.min(LONGEST_WAIT, Math.max(1, at - Date.now())));
  }

  /** Keeps the game, lets go of everything. */
  async close(): Promise<void> {
    this.keep();
    this.#over = true;
    this.#ended.abort();
    clearTimeout(this.#wake);
    clearTimeout(this.#calm);
    this.#closeTable();
    this.#parts.files.storage.release();
    (await this.#online.present())?.close();
    (await this.#console.present())?.close();
    await this.#hosting.close();
    await this.#study.close();
    await this.#computer.close();
  }

  /** For a program that may have no time to close. */
  keep(): void {
    const { storage } = this.#parts.files;
    if (this.#local && isWorthKeeping(this.#local.view.state)) this.#local.save();
    else if (this.#local) storage.clear();
    storage.release();
  }

  #step(update: (app: App) => AppStep): void {
    if (this.#over) return;
    const { app, commands } = update(withContext(this.#app, { now: Date.now() }));
    this.#app = app;
    for (const command of commands) this.#do(command);
  }

  #do(command: AppCommand): void {
    const { files } = this.#parts;
    switch (command.type) {
      case 'quit':
        this.#parts.quit(command.said ?? null);
        break;
      case 'suspend':
        this.#parts.suspend();
        break;
      case 'redraw':
        this.#parts.terminal.forget();
        break;
      case 'config':
        this.#keepConfig(command.config);
        break;
      case 'draft':
        break;
      case 'table.local':
        this.#begin(beginLocal(command.setup, files.storage, this.#computer), command.said);
        break;
      case 'table.continue':
        this.#continue(continueLocal(files.storage, this.#computer));
        break;
      case 'table.restart': {
        const setup = this.#local && setupOf(this.#local.view.state);
        if (setup) this.#begin(beginLocal(setup, files.storage, this.#computer));
        break;
      }
      case 'table.send':
        void this.#send(command.command);
        break;
      case 'table.options':
        void this.#change(command);
        break;
      case 'table.close':
        this.#closeTable(command.leave);
        break;
      case 'computer.again':
        this.#local?.askAgain();
        break;
      case 'hint':
        void this.#hint();
        break;
      case 'lines.follow':
      case 'lines.stop':
      case 'game-report.start':
      case 'game-report.annotate':
      case 'game-report.stop':
      case 'mistake.judge':
      case 'training.open':
      case 'training.do':
        this.#study.do(command).catch((error: Error) => this.#failed(error));
        break;
      case 'library.open':
      case 'library.own':
        this.#study.do(command).catch(({ message }: Error) => this.tell({ type: 'library.failed', message }));
        break;
      case 'opponent.ask':
        void this.#answer(command.game);
        break;
      case 'file.read':
        void readPlayerFile(command.file).then((text) =>
          this.tell({ type: 'file.read', file: command.file, text }),
        );
        break;
      case 'file.write': {
        const fault = writePlayerFile(command.file, command.text, command.replace);
        this.tell({ type: 'file.written', file: command.file, fault });
        break;
      }
      case 'console.connect':
        this.#visitConsole(command).catch((error: Error) => this.#failed(error));
        break;
      case 'server.open':
        void this.#hosting.open(command);
        break;
      case 'server.close':
        void this.#hosting.end();
        break;
      default:
        this.#visit(command).catch((error: Error) => this.#failed(error));
    }
  }

  /** Of what was to be loaded or opened: the next press tries it again. */
  #failed({ message }: Error): void {
    this.tell({ type: 'refused', problem: { error: 'failed', message: `That has failed: ${message}` } });
  }

  #continue(opened: ReturnType<typeof continueLocal>): void {
    const other = this.#parts.otherEngine?.name ?? null;
    this.#begin(opened, opened.ok ? missingEngine(opened.value.view.state, other) : null);
  }

  #begin(opened: ReturnType<typeof beginLocal>, said: string | null = null): void {
    if (!opened.ok) {
      this.#look();
      this.tell({ type: 'refused', problem: opened.error });
      return;
    }
    this.#open(opened.value, 'here', { said });
    this.#local = opened.value;
    this.#tellUnkept(this.#local);
    // People among themselves, and the menu, do without its memory.
    if (opened.value.view.state.seats.some((seat) => seat?.kind === 'computer')) this.#loadEngineSoon();
  }

  #open(
    table: Table,
    place: TablePlace,
    more: { readonly said?: string | null; readonly invitations?: readonly string[] },
  ): void {
    this.#closeTable();
    this.#table = table;
    const telling = table.subscribe((change) => {
      this.tell({
        type: 'table.changed',
        change,
        computerFailed: this.#local?.computerFailed ?? false,
        computerProblem: this.#local?.computerProblem ?? null,
      });
      this.#tellUnkept(this.#local);
    });
    const keeping = keepGamesOf(table, ownGamesFile(this.#parts.files.folder), (text) =>
      this.tell({ type: 'game.not-kept', text }),
    );
    this.#subscriptions = [telling, keeping];
    this.tell({ type: 'table.opened', view: table.view, place, said: null, ...more });
  }

  #closeTable(leave = false): void {
    for (const stop of this.#subscriptions.splice(0)) stop();
    const local = this.#local;
    const table = this.#table;
    // The seat is given up before the table is closed, so that nobody waits for a player who has left.
    if (table && leave) void table.send({ type: 'leave' }).then(() => table.close());
    else table?.close();
    this.#table = null;
    this.#local = null;
    if (local && !isWorthKeeping(local.view.state)) this.#parts.files.storage.clear();
    this.#look();
  }

  /** Is there a game to go on with? */
  #look(): void {
    this.#app = withContext(this.#app, { canContinue: this.#parts.files.hasTable });
  }

  async #send(command: TableCommand): Promise<void> {
    const table = this.#table;
    const sent = await table?.send(command);
    if (sent && !sent.ok && table === this.#table) {
      this.tell({ type: 'table.refused', command: command.type, problem: sent.error });
    }
  }

  /** For everybody who is there. */
  endServer(): Promise<void> {
    return this.#hosting.end();
  }

  /** In the order they came. */
  async #visit(command: OnlineCommand): Promise<void> {
    const online = await this.#online.get();
    if (this.#over) return;
    // The user's own server ends when they connect elsewhere.
    if (command.type === 'connect' && command.origin !== this.#hosting.own?.origin) await this.#hosting.end();
    online.do(command);
    if (command.type !== 'disconnect') return;
    await this.#hosting.end();
    // A game may have been left with the connection: the player can still return to it.
    void this.lookForSeats();
  }

  async #change({ options, password }: Extract<AppCommand, { type: 'table.options' }>): Promise<void> {
    const table = this.#table;
    const set =
      password === null ? null : ((await (await this.#online.present())?.setPassword(password)) ?? null);
    if (table !== this.#table) return;
    if (set === null || set.ok) return this.#send({ type: 'options.set', options });
    this.tell({ type: 'table.refused', command: 'options.set', problem: set.error });
  }

  async #answer(game: Game): Promise<void> {
    this.tell({ type: 'opponent', game, answer: await this.#computer.answer(game) });
  }

  async #hint(): Promise<void> {
    const game = this.#table?.view.state.round?.game;
    if (!game) return;
    const move = await this.#computer.hint(game);
    // A hint for an earlier position is dropped: the screen forgot it with the move.
    if (this.#table?.view.state.round?.game === game) this.tell({ type: 'hint', move });
  }

  #keepToken(key: string, token: string): void {
    const { config } = this.#app.context;
    this.#keepConfig({ ...config, tokens: { ...config.tokens, [key]: token } });
  }

  #keepConfig(config: Config): void {
    const { files } = this.#parts;
    files.writeConfig(config);
    this.#app = withContext(this.#app, { config, settingsFault: files.fault });
    const tastes = tastesOf(config);
    if (tastes === this.#tastes) return;
    // Settings apply immediately.
    this.#tastes = tastes;
    const look = this.#parts.lookFor(config);
    this.#app = withContext(this.#app, { look });
    this.#parts.terminal.setDepth(look.depth);
  }
}
