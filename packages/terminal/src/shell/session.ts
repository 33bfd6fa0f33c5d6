/** The app running: feeds it what happens, does what it asks, shows what it draws. */
import { tablePath } from '@crownhead/client';
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
import type { AppCommand, ShellEvent } from '../app/screen.ts';
import type { Size } from '../term/canvas.ts';
import type { Input } from '../term/decode.ts';
import { type Config, originsOf, passKey } from './config.ts';
import type { ConsoleLink } from './console/link.ts';
import { EngineComputer } from './engine-computer.ts';
import { engineNotices } from './engine-notices.ts';
import { Hosting } from './hosting.ts';
import { Lazy } from './lazy.ts';
import type { OnlineCommand, OnlineLink } from './online.ts';
import { readPlayerFile, writePlayerFile } from './player-files.ts';
import type { SessionDeps } from './session-deps.ts';
import { Study, studyParts } from './study.ts';
import { TableDesk } from './table-desk.ts';

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
  readonly #desk: TableDesk;
  #app: App;
  #tastes: string;
  #wake: NodeJS.Timeout | undefined;
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
    this.#desk = new TableDesk({
      tell,
      canContinue: (canContinue) => {
        this.#app = withContext(this.#app, { canContinue });
      },
      files: parts.files,
      computer: this.#computer,
      otherEngine: parts.otherEngine?.name ?? null,
    });
    this.#app = startApp(parts.context, ...parts.screens);
    this.#tastes = tastesOf(parts.context.config);
  }

  async #goOnline(): Promise<OnlineLink> {
    const { OnlineLink: Made } = await import('./online.ts');
    return new Made({
      tell: (event) => this.tell(event),
      opened: (table, id) =>
        this.#desk.open(table, 'online', {
          invitations: this.#hosting.invitationsTo(
            tablePath(id, table.view.invitation),
            this.#app.context.online?.origin ?? '',
          ),
          said: this.#hosting.own?.note ?? null,
        }),
      isAt: (table) => table === this.#desk.table,
      tokenFor: (name, origin) => this.#app.context.config.tokens[passKey(name, origin)],
      keepToken: (name, origin, token) => this.#keepToken(passKey(name, origin), token),
    });
  }

  async #goToConsole(): Promise<ConsoleLink> {
    const { ConsoleLink: Made } = await import('./console/link.ts');
    return new Made({
      tell: (event) => this.tell(event),
      opened: (table, said) => this.#desk.open(table, 'console', { said }),
      restarted: (screen) => {
        this.#desk.do({ type: 'table.close', leave: false });
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
    if (!this.#over && this.#desk.table === null) this.tell({ type: 'waiting', seats });
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
    this.#desk.close();
    (await this.#online.present())?.close();
    (await this.#console.present())?.close();
    await this.#hosting.close();
    await this.#study.close();
    await this.#computer.close();
  }

  /** For a program that may have no time to close. */
  keep(): void {
    this.#desk.keep();
  }

  #step(update: (app: App) => AppStep): void {
    if (this.#over) return;
    const { app, commands } = update(withContext(this.#app, { now: Date.now() }));
    this.#app = app;
    for (const command of commands) this.#do(command);
  }

  #do(command: AppCommand): void {
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
      case 'table.options':
        void this.#change(command);
        break;
      case 'table.local':
      case 'table.continue':
      case 'table.restart':
      case 'table.send':
      case 'table.close':
      case 'computer.again':
      case 'hint':
        this.#desk.do(command);
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
    const { table } = this.#desk;
    const set =
      password === null ? null : ((await (await this.#online.present())?.setPassword(password)) ?? null);
    if (table !== this.#desk.table) return;
    if (set === null || set.ok) return this.#desk.send({ type: 'options.set', options });
    this.tell({ type: 'table.refused', command: 'options.set', problem: set.error });
  }

  async #answer(game: Game): Promise<void> {
    this.tell({ type: 'opponent', game, answer: await this.#computer.answer(game) });
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
