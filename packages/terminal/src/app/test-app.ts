/** The app in tests: keys in, frames out, with a local table, files and a server that are made up. */
import { type LocalTable, openLocal } from '@crownhead/client/local';
import { TABLE_WORDS } from '@crownhead/match';
import type { Result } from '@crownhead/rules';
import { FakeClock } from '@crownhead/testkit';
import { type LogStorage, type PuzzleEntry, TrainingLog } from '@crownhead/training';
import { layoutGame } from '../game/layout.ts';
import { type Config, DEFAULT_CONFIG } from '../shell/config.ts';
import type { Size } from '../term/canvas.ts';
import type { Input } from '../term/decode.ts';
import { type Look, lookOf } from '../term/look.ts';
import { dayAt } from '../training/today.ts';
import {
  type App,
  type AppStep,
  drawApp,
  startApp,
  updateFromShell,
  updateInput,
  wakeAt,
  withContext,
} from './app.ts';
import { loadScreens } from './logic.ts';
import { setupOf } from './restart.ts';
import type { AppCommand, Context, Screen, ShellEvent } from './screen.ts';

await loadScreens();

const SMALL: Size = { width: 80, height: 24 };
export const RICH: Look = lookOf({}, { color: 'true', ascii: false });
export const BARE: Look = lookOf({}, { color: 'none', ascii: true });

const NAMED =
  /^(enter|escape|up|down|left|right|tab|backspace|delete|home|end|page-up|page-down|f1|(shift|ctrl|alt)\+.+)$/;

export interface TestAppOptions {
  readonly size?: Size;
  readonly look?: Look;
  readonly config?: Partial<Config>;
  readonly screens?: readonly Screen[];
  readonly canContinue?: boolean;
  readonly puzzles?: readonly PuzzleEntry[];
}

/** A log that lives as long as its test. */
const NO_STORAGE: LogStorage = { append: async (_, add) => void add([]) };

export class TestApp {
  readonly clock = new FakeClock();
  readonly files = new Map<string, string>();
  /** Everything the app asked for that is not done here. */
  readonly asked: AppCommand[] = [];
  table: LocalTable | null = null;
  #app: App;
  #seed = 1;
  #log: TrainingLog | null = null;
  readonly #puzzles: readonly PuzzleEntry[];

  constructor({
    size = SMALL,
    look = RICH,
    config = {},
    screens = [],
    canContinue = false,
    puzzles = [],
  }: TestAppOptions = {}) {
    this.#puzzles = puzzles;
    const context: Context = {
      size,
      now: this.clock.now(),
      look,
      config: { ...DEFAULT_CONFIG, name: 'Ann', ...config },
      online: null,
      isServer: false,
      waiting: [],
      canContinue,
      settingsFault: null,
      draft: null,
      training: null,
      library: null,
    };
    this.#app = startApp(context, ...screens);
  }

  get screen(): Screen {
    return this.#app.screens.at(-1)!;
  }
  get config(): Config {
    return this.#app.context.config;
  }
  get text(): string {
    return drawApp(this.#now()).canvas.toText();
  }
  /** What is written beside the board, as one line. */
  get panel(): string {
    const { x } = layoutGame(this.sheet.size, this.sheet.look, false).panel;
    return this.lines
      .map((line) => [...line].slice(x).join('').trim())
      .join(' ')
      .replace(/ +/g, ' ');
  }
  get lines(): readonly string[] {
    return this.text.split('\n');
  }
  /** What the box over the board says, on one line; empty where there is none. */
  get box(): string {
    const edge = /[╭╰]─{20,}[╮╯]|\+-{20,}\+/;
    const top = this.lines.findIndex((line) => edge.test(line));
    if (top < 0) return '';
    const { index, 0: found } = edge.exec(this.lines[top]!)!;
    const height = this.lines.slice(top + 1).findIndex((line) => edge.test(line));
    const inside = this.lines.slice(top + 1, top + 1 + height);
    return inside
      .map((line) => line.slice(index + 1, index + found.length - 1))
      .join(' ')
      .replace(/ +/g, ' ')
      .trim();
  }
  get sheet() {
    return drawApp(this.#now());
  }
  get wakeAt(): number | null {
    return wakeAt(this.#now());
  }

  /** Names of keys, or letters to be typed. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      if (NAMED.test(key)) await this.input({ type: 'key', key });
      else for (const char of key) await this.input({ type: 'char', char });
    }
  }

  async input(input: Input): Promise<void> {
    await this.#step(updateInput(this.#now(), input));
  }

  /** Clicks on the first place where this text stands. */
  async click(text: string): Promise<void> {
    const y = this.lines.findIndex((line) => line.includes(text));
    if (y < 0) throw new Error(`nothing on the screen says ${text}`);
    await this.input({ type: 'mouse', action: 'press', x: this.lines[y]!.indexOf(text), y });
  }

  async tell(event: ShellEvent): Promise<void> {
    await this.#step(updateFromShell(this.#now(), event));
  }

  async pass(ms: number): Promise<void> {
    await this.clock.advance(ms);
    await settled();
  }

  resize(size: Size): void {
    this.#app = withContext(this.#app, { size });
  }

  #now(): App {
    this.#app = withContext(this.#app, { now: this.clock.now() });
    return this.#app;
  }

  async #step({ app, commands }: AppStep): Promise<void> {
    this.#app = app;
    for (const command of commands) await this.#do(command);
    await settled();
  }

  /** Somebody's log, as a training screen has opened it. */
  get log(): TrainingLog {
    return this.#log!;
  }

  async #showTraining(): Promise<void> {
    const { state, isKept } = this.#log!;
    await this.tell({
      type: 'training',
      training: { state, isKept, fault: null, puzzles: this.#puzzles },
    });
  }

  async #do(command: AppCommand): Promise<void> {
    switch (command.type) {
      case 'table.local': {
        const ports = {
          now: () => this.clock.now(),
          after: (ms: number, run: () => void) => this.clock.after(ms, run),
          random: () => (this.#seed = (this.#seed * 48_271) % 0x7fff_ffff),
        };
        const opened = openLocal(command.setup, { ports, describe: (refusal) => TABLE_WORDS[refusal] });
        if (!opened.ok) return this.tell({ type: 'refused', problem: opened.error });
        this.table = opened.value;
        opened.value.subscribe((change) => {
          void this.tell({ type: 'table.changed', change, computerFailed: false });
        });
        return this.tell({
          type: 'table.opened',
          view: opened.value.view,
          place: 'here',
          said: command.said ?? null,
        });
      }
      case 'table.restart':
        return this.#do({ type: 'table.local', setup: setupOf(this.table!.view.state)! });
      case 'table.send': {
        if (this.table === null) {
          this.asked.push(command);
          return;
        }
        const sent = await this.table.send(command.command);
        if (!sent.ok)
          await this.tell({ type: 'table.refused', command: command.command.type, problem: sent.error });
        return;
      }
      case 'file.write': {
        const isThere = this.files.has(command.file) && !command.replace;
        if (!isThere) this.files.set(command.file, command.text);
        const fault = isThere ? { message: `${command.file} already exists.`, isThere } : null;
        return this.tell({ type: 'file.written', file: command.file, fault });
      }
      case 'file.read': {
        const found = this.files.get(command.file);
        const text: Result<string, string> =
          found === undefined
            ? { ok: false, error: `${command.file} cannot be read.` }
            : { ok: true, value: found };
        return this.tell({ type: 'file.read', file: command.file, text });
      }
      case 'training.open':
      case 'training.do':
        this.#log ??= await TrainingLog.open(NO_STORAGE, () => ({
          at: this.clock.now(),
          day: dayAt(this.clock.now()),
        }));
        if (command.type === 'training.do') await this.#log.submit(command.command);
        return this.#showTraining();
      default:
        this.asked.push(command);
    }
  }
}

/** Long enough for any chain of promises here. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await null;
}

/** A game between two people, ready to be played. */
export async function startedGame(
  options: TestAppOptions = {},
  ...answers: readonly string[]
): Promise<TestApp> {
  const app = new TestApp(options);
  await app.press('2', ...answers, 'page-down', 'enter');
  return app;
}
