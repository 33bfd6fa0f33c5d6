/** Starts the app: takes the terminal, shows the first frame immediately, then loads the rest; gives everything back at the end. */
import type { Context, Screen } from '../app/screen.ts';
import { drawTooSmall, isTooSmall } from '../app/too-small.ts';
import { drawMenu, menuScreen } from '../screens/menu.ts';
import type { Size } from '../term/canvas.ts';
import type { Input } from '../term/decode.ts';
import { canFillScreen, type Environment, type Look, type LookFlags, lookOf } from '../term/look.ts';
import { Terminal, type TerminalStreams } from '../term/terminal.ts';
import { drawStart } from '../ui/parts.ts';
import { Sheet } from '../ui/sheet.ts';
import type { Config } from './config.ts';
import type { ComputerSettings } from './engine-computer.ts';
import { AppFiles, configFolder } from './files.ts';
import type { OpenServer } from './own-server.ts';
import type { Session } from './session.ts';
import { type InitialScreens, type Start, startsImmediately } from './start.ts';

export interface TerminalOptions {
  /** Where to begin; the menu when left out. */
  readonly start?: Start;
  readonly flags?: LookFlags;
  readonly env?: Environment;
  readonly streams?: TerminalStreams;
  /** Opens a server in this program, for a table that others come to. */
  readonly openServer?: OpenServer;
  /** How our own engine plays: from its book and with one thread, unless given. */
  readonly computer?: ComputerSettings;
}

/** Can the app have this terminal? Pipes and terminals without a cursor get lines instead. */
export const canRunTerminal = (
  env: Environment = process.env,
  { input, output }: TerminalStreams = { input: process.stdin, output: process.stdout },
): boolean => input.isTTY === true && output.isTTY === true && canFillScreen(env, process.platform);

const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1, SIGQUIT: 3 } as const;
type Signal = keyof typeof SIGNALS;

const DOING: Readonly<Record<Start['kind'], string>> = {
  menu: '',
  library: 'Opening the library',
  puzzles: 'Opening the puzzles',
  train: 'Opening your training',
  local: '',
  join: 'Connecting to the server',
  host: 'Connecting to the server',
  console: 'Connecting to server',
};

/** The menu, or the logo and what is being done: there before anybody notices, while the rest is loaded. */
function firstFrame(terminal: Terminal, { kind }: Start, context: Context): void {
  // A board that comes immediately needs no logo flashing before it.
  if (kind === 'local' && !context.canContinue) return;
  const sheet = new Sheet(context.size, context.look);
  if (isTooSmall(context.size)) drawTooSmall(sheet);
  else if (kind === 'menu' && context.config.name !== null) drawMenu(menuScreen(), sheet, context);
  else drawStart(sheet, DOING[kind]);
  terminal.show(sheet.canvas);
}

/** Where something is asked before there is a game, that needs the other screens. */
async function askedFirst(start: Start, context: Context): Promise<InitialScreens> {
  const [{ initialScreens: beginning }, { loadScreens }] = await Promise.all([
    import('./initial-screens.ts'),
    import('../app/logic.ts'),
  ]);
  await loadScreens();
  return beginning(start, context);
}

/** Skins change under the fingers: flags say only what they are at first. */
const skinsOf = ({ board, pieces }: LookFlags): Partial<Config> => ({
  ...(board && { board }),
  ...(pieces && { pieces }),
});

/** As the flags say, else as it is configured, else as the terminal says. */
const lookFrom =
  (env: NodeJS.ProcessEnv, flags: LookFlags) =>
  ({ color, ascii, light, board, pieces }: Config): Look =>
    lookOf(env, {
      color: flags.color ?? color ?? undefined,
      ascii: flags.ascii ?? ascii ?? undefined,
      light: flags.light ?? light ?? undefined,
      board,
      pieces,
    });

const firstContext = (
  known: Pick<Context, 'size' | 'look' | 'config' | 'isServer' | 'canContinue' | 'settingsFault'>,
): Context => ({
  ...known,
  now: Date.now(),
  online: null,
  waiting: [],
  draft: null,
  training: null,
  library: null,
});

/** Resolves with the exit code when the player has left. */
export async function runTerminal(options: TerminalOptions = {}): Promise<number> {
  const { start = { kind: 'menu' }, flags = {}, env = process.env } = options;
  const streams = options.streams ?? { input: process.stdin, output: process.stdout };
  const files = new AppFiles(configFolder(env));
  const config = files.readConfig(skinsOf(flags));
  const lookFor = lookFrom(env, flags);
  const look = lookFor(config);
  const terminal = new Terminal(streams, look.depth);
  terminal.open();
  // Whether it answers is known before the first key is pressed.
  terminal.askStatus();
  const own = start.kind === 'host' ? (start.own ?? null) : null;
  // Only the user's own server has further addresses for others.
  const isServer = own !== null;
  const context = firstContext({
    size: terminal.size,
    look,
    config,
    isServer,
    canContinue: files.hasTable,
    settingsFault: files.fault,
  });
  firstFrame(terminal, start, context);

  // Nothing typed before the rest is loaded is lost.
  const early: Input[] = [];
  const waits = (inputs: readonly Input[]): void => void early.push(...inputs);
  terminal.listen({ input: waits, resized: () => undefined });

  let session: Session | null = null;
  let failure: string | null = null;
  const { promise: over, resolve: end } = Promise.withResolvers<string | null>();
  const stops = watchProcess({
    terminal,
    keep: () => session?.keep(),
    show: () => session?.show(),
    gone: () => end(null),
    ending: async () => (session ? session.endServer() : own?.stop()),
  });
  try {
    const { Session: Made } = await import('./session.ts');
    const atOnce = startsImmediately(start, context);
    const { screens, commands } = atOnce ?? (await askedFirst(start, context));
    session = new Made({
      terminal,
      files,
      context: { ...context, size: terminal.size },
      screens: screens as readonly Screen[],
      lookFor,
      computer: options.computer ?? {},
      otherEngine: (start.kind === 'local' && start.otherEngine) || null,
      own,
      openServer: options.openServer,
      quit: end,
      suspend: () => suspend(terminal, () => session?.show()),
    });
    const resized = (size: Size) => session?.resized(size);
    terminal.listen({ input: waits, resized });
    session.start(commands);
    await (await import('../app/logic.ts')).loadScreens();
    terminal.listen({ input: (inputs) => session?.input(inputs), resized });
    // A background that was configured is not queried.
    if (flags.light === undefined && config.light === null) terminal.askBackground();
    if (early.length > 0) session.input(early);
    // A host, or a player who asked for a game here, is not redirected.
    if (start.kind === 'menu' || start.kind === 'join')
      void session.lookForSeats((start.kind === 'join' && start.name) || config.name);
    failure = await over;
  } finally {
    // The screen first: letting go of the rest can take a moment, and a signal in between finds it given back.
    terminal.close();
    await session?.close();
    stops();
  }
  // Who has not come to the menu has not been told yet, and the next start finds nothing damaged any more.
  for (const fault of [files.readFault, failure]) if (fault !== null) await sayAfter(fault);
  return failure === null ? 0 : 1;
}

/** When the screen has been given back: what a server said may have something in it that a terminal would obey. */
async function sayAfter(fault: string): Promise<void> {
  const { quotable } = await import('@crownhead/rules');
  process.stderr.write(`crownhead: ${quotable(fault, Number.POSITIVE_INFINITY)}\n`);
}

interface Watched {
  readonly terminal: Terminal;
  keep(): void;
  show(): void;
  gone(): void;
  /** Done before a signal ends the program, which does not wait long for it. */
  ending(): Promise<void>;
}

/** After a signal nothing waits longer. */
const ENDING_MS = 1000;

/** Whatever ends the process, the terminal is given back first and the game is kept. */
function watchProcess({ terminal, keep, show, gone, ending }: Watched): () => void {
  let told = false;
  const onSignal = (signal: Signal): void => {
    const exit = (): never => process.exit(128 + SIGNALS[signal]);
    if (!told) {
      keep();
      terminal.close();
    }
    if (told) exit();
    told = true;
    setTimeout(exit, ENDING_MS);
    void ending().finally(exit);
  };
  const onCrash = (error: unknown): void => {
    terminal.close();
    try {
      keep();
    } catch {
      // What has crashed may be the game itself: the last move is kept already.
    }
    process.stderr.write(
      `crownhead: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exit(1);
  };
  // Stopped from outside, there was no time to give the terminal back.
  const onContinue = (): void => {
    terminal.retake();
    show();
  };
  for (const signal of Object.keys(SIGNALS) as Signal[]) process.on(signal, onSignal);
  process.on('SIGCONT', onContinue);
  process.on('uncaughtException', onCrash);
  process.stdin.on('end', gone);
  process.stdin.on('error', gone);
  return () => {
    for (const signal of Object.keys(SIGNALS) as Signal[]) process.off(signal, onSignal);
    process.off('SIGCONT', onContinue);
    process.off('uncaughtException', onCrash);
    process.stdin.off('end', gone);
    process.stdin.off('error', gone);
  };
}

/** By then a program that can be stopped has been. */
const STOPPED_MS = 200;

/**
 * Ctrl+Z: the shell gets the terminal, with the program that started us; `fg` brings the app back. Where nobody would
 * wake us (no shell with jobs, as in `ssh -t host crownhead play`), the system does not stop us, and the app goes on.
 */
function suspend(terminal: Terminal, show: () => void): void {
  if (process.platform === 'win32') return;
  terminal.close();
  const goOn = (): void => {
    clearTimeout(unstopped);
    process.off('SIGCONT', goOn);
    terminal.open();
    show();
  };
  const unstopped = setTimeout(goOn, STOPPED_MS);
  process.on('SIGCONT', goOn);
  process.kill(0, 'SIGTSTP');
}
