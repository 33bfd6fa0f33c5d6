/** The engine's side of the Hub protocol: takes lines, sends lines, and knows nothing of where they come from. */
import { type Game, newGame, type Position, playMove, quotable, START } from '@crownhead/rules';
import { type Limits, requestOf } from '../search-request.ts';
import { GO_MODES, type GoMode, GoTask, type HubEngine } from './go-task.ts';
import { formatDone, formatInfo } from './info.ts';
import { readHubLimits, saysLimits } from './limits.ts';
import { formatHubLine, parseHubLine } from './line.ts';
import { type HubMoveFault, readHubMove } from './move.ts';
import { changeHubParam, formatHubParams, HUB_PARAMS, type HubParams } from './params.ts';
import { parseHubPosition } from './position.ts';

/** Who runs the protocol: where lines go, where the engine comes from. */
export interface HubHost {
  readonly send: (line: string) => void;
  /** Starts an engine in place of the one before; answers when it can be asked. */
  readonly start: (params: HubParams) => Promise<HubEngine>;
  /** The other side has left. What is still to be answered is by the time `close` is done. */
  readonly quit: () => void;
}

/** What the engine calls its version, and settings other than the usual ones. */
export interface HubOptions {
  readonly version: string;
  readonly params?: Partial<HubParams>;
}

/** Until somebody says how long. */
const USUAL_LIMITS: Limits = { ms: 1000 };

const POSITION_WORDS = {
  unreadable: 'A position is W or B and 32 of the letters w, b, W, B and e.',
  'too-many-pieces': 'A side has at most 12 pieces.',
  'overlapping-pieces': 'Two pieces stand on one square.',
  'no-side-to-move': 'Nobody is to move.',
} as const;

const MOVE_WORDS: Readonly<Record<HubMoveFault, string>> = {
  unreadable: 'cannot be read',
  'not-legal': 'is not legal',
  ambiguous: 'could be several moves: name the pieces taken',
};

type Args = ReadonlyMap<string, string>;

/** The engine's end of a Hub conversation: lines in, lines out. */
export class HubServer {
  readonly #host: HubHost;
  readonly #version: string;
  #params: HubParams;
  #engine: { readonly params: HubParams; readonly started: Promise<HubEngine> } | null = null;
  /** Null after a position that could not be read: thinking about the one before would be an answer to nothing. */
  #game: Game | null = gameAt(START);
  #limits: Limits = USUAL_LIMITS;
  /** Lines of `level` add up until the next `go`. */
  #limitsAreOld = true;
  #thinking: GoTask | null = null;
  /** One engine is started after the other, since each takes the place of the one before. */
  #lastStart: Promise<unknown> = Promise.resolve();
  /** Answers under way. */
  readonly #answers = new Set<Promise<void>>();
  #hasQuit = false;

  constructor(host: HubHost, { version, params = {} }: HubOptions) {
    this.#host = host;
    this.#version = version;
    this.#params = { ...HUB_PARAMS, ...params };
  }

  /** Never throws, whatever the line. After `quit` nothing is heard any more. */
  receive(text: string): void {
    const line = this.#hasQuit ? null : parseHubLine(text);
    if (line === null) return;
    const { command, args } = line;
    if (Object.hasOwn(this.#commands, command)) this.#commands[command]!(args);
    else this.#complain(`There is no command ${quotable(command)}.`);
  }

  /**
   * No more lines will come. Whatever was asked is answered before this is done, except that a search nobody has stopped is
   * given up in silence.
   */
  async close(): Promise<void> {
    this.#giveUp();
    await Promise.all(this.#answers);
  }

  readonly #commands: Readonly<Record<string, (args: Args) => void>> = {
    hub: () => this.#introduce(),
    init: () => this.#init(),
    'set-param': (args) => this.#setParam(args),
    'new-game': () => this.#newGame(),
    pos: (args) => this.#setPosition(args),
    level: (args) => this.#setLevel(args),
    go: (args) => this.#go(args),
    stop: () => this.#thinking?.stop(),
    'ponder-hit': () => this.#ponderHit(),
    ping: () => this.#send('pong'),
    quit: () => this.#quit(),
  };

  #send(command: string, args: Readonly<Record<string, string | number>> = {}): void {
    this.#host.send(formatHubLine(command, args));
  }

  #complain(message: string): void {
    this.#send('error', { message });
  }

  #introduce(): void {
    this.#send('id', { name: 'Crownhead', version: this.#version });
    for (const line of formatHubParams(this.#params)) this.#host.send(line);
    this.#send('wait');
  }

  #init(): void {
    if (this.#thinking) {
      this.#complain('The engine is thinking.');
      return;
    }
    this.#answerLater(
      this.#start().then(
        () => this.#send('ready'),
        (error) => this.#complain(messageOf(error)),
      ),
    );
  }

  /** The engine with the present parameters: the one there is, or another where its memory, threads, tables or book have changed. */
  #start(): Promise<HubEngine> {
    const { memory, threads, tables, book } = this.#params;
    const now = this.#engine;
    const isSame = (given: HubParams) =>
      given.memory === memory && given.threads === threads && given.tables === tables && given.book === book;
    if (now !== null && isSame(now.params)) return now.started;
    const params = this.#params;
    const started = this.#lastStart.then(() => this.#host.start(params));
    this.#lastStart = started.catch(() => undefined);
    const engine = { params, started };
    this.#engine = engine;
    // The next to ask may have more luck.
    started.catch(() => {
      if (this.#engine === engine) this.#engine = null;
    });
    return started;
  }

  #setParam(args: Args): void {
    const changed = changeHubParam(this.#params, quotable(args.get('name') ?? ''), args.get('value') ?? '');
    if (changed.ok) this.#params = changed.value;
    else this.#complain(changed.error);
  }

  #newGame(): void {
    if (this.#thinking) this.#complain('The engine is thinking.');
    else this.#engine?.started.then((engine) => engine.clear()).catch(() => undefined);
  }

  #setPosition(args: Args): void {
    this.#game = null;
    const position = parseHubPosition(args.get('pos') ?? '');
    if (!position.ok) {
      this.#complain(POSITION_WORDS[position.error]);
      return;
    }
    let game = gameAt(position.value);
    for (const text of (args.get('moves') ?? '').split(/\s+/).filter(Boolean)) {
      const move = readHubMove(game.position, text);
      if (!move.ok) {
        this.#complain(`The move ${quotable(text)} ${MOVE_WORDS[move.error]}.`);
        return;
      }
      game = playMove(game, move.value);
    }
    this.#game = game;
  }

  #setLevel(args: Args): void {
    if (!saysLimits(args)) return;
    const limits = readHubLimits(args, this.#limitsAreOld ? {} : this.#limits);
    if (!limits.ok) {
      this.#complain(`The level ${quotable(limits.error)} cannot be read.`);
      return;
    }
    this.#limits = limits.value;
    this.#limitsAreOld = false;
  }

  #go(args: Args): void {
    if (this.#thinking) {
      this.#complain('The engine is thinking already.');
      return;
    }
    const mode: GoMode = GO_MODES.find((known) => args.has(known)) ?? 'think';
    this.#limitsAreOld = true;
    if (this.#game === null) {
      this.#complain('There is no position to think about.');
      this.#host.send(formatDone([]));
      return;
    }
    const request = requestOf(this.#game, this.#limits);
    const thinking = new GoTask(mode, request, this.#params, (result) => {
      if (this.#thinking === thinking) this.#host.send(formatInfo(result));
    });
    this.#thinking = thinking;
    // Every go has one done, so that no client waits in vain.
    const done = (moves: Parameters<typeof formatDone>[0]) => {
      if (this.#thinking !== thinking) return;
      this.#thinking = null;
      this.#host.send(formatDone(moves));
    };
    this.#answerLater(
      this.#start()
        .then((engine) => thinking.run(engine))
        .then(done, (error) => {
          // It may be gone for good: the next to ask gets another one.
          this.#engine = null;
          if (this.#thinking === thinking) this.#complain(messageOf(error));
          done([]);
        }),
    );
  }

  #answerLater(answer: Promise<void>): void {
    this.#answers.add(answer);
    void answer.finally(() => this.#answers.delete(answer));
  }

  #ponderHit(): void {
    if (this.#thinking?.mode === 'ponder') this.#thinking.hit();
    else this.#complain('The engine is not pondering.');
  }

  #giveUp(): void {
    const thinking = this.#thinking;
    if (thinking === null || thinking.isStopped) return;
    this.#thinking = null;
    thinking.stop();
  }

  #quit(): void {
    this.#hasQuit = true;
    this.#giveUp();
    this.#host.quit();
  }
}

/** Draws by rule are declared by the program that runs the game; here they would only make positions unplayable. */
const gameAt = (start: Position): Game => newGame({ start, drawRule: 'off' });

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
