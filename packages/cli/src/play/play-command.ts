/** `crownhead play` by typed lines: wires the game to keyboard, screen, clock and disk. */
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type HostOptions, openSaved, TABLE_WORDS } from '@crownhead/match';
import {
  type BySide,
  formatFen,
  no,
  ok,
  type Result,
  readPosition,
  SIDE_NAMES,
  type Side,
  type Timer,
} from '@crownhead/rules';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { badUsage, complain, print } from '../output.ts';
import { whyUnreadable, whyUnwritable } from '../unreadable.ts';
import { type Files, LineGame, openedLines, type Reply } from './line-game.ts';
import { Opponent } from './opponent.ts';
import { tableOptionsFor } from './rules-choice.ts';
import type { LocalPlayer, World } from './table.ts';

export interface PlayFlags {
  readonly rules?: string;
  readonly black?: string;
  readonly white?: string;
  readonly fen?: string;
  readonly open?: string;
  readonly clock?: string;
  readonly computer?: 'black' | 'white' | 'both';
  readonly level?: number;
  readonly moveLimit?: string;
}

const MINUTE = 60_000;

const WORLD: World = {
  now: () => Date.now(),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]!,
};

const FILES: Files = {
  read: async (file) => {
    try {
      return ok(await readFile(file, 'utf8'));
    } catch (error) {
      return no(whyUnreadable(file, error));
    }
  },
  write: async (file, text) => {
    try {
      await writeFile(file, text);
      return ok(null);
    } catch (error) {
      return no(whyUnwritable(file, error));
    }
  },
};

/** A later deadline than a timer can hold is looked at again on the way. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** `--clock 5+3`, `--move-limit 60`, or what the preset has. Whether the numbers are allowed the table says. */
function timerFor({ clock, moveLimit }: PlayFlags, usual: Timer): Result<Timer, string> {
  const seconds = (text: string): number => Math.round(Number(text) * 1000);
  if (clock !== undefined) {
    const match = /^(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?))?$/.exec(clock);
    if (!match)
      return no('A clock is written like 5+3: five minutes, and three seconds added after each move.');
    return ok({
      kind: 'clock',
      base: seconds(match[1]!) * 60,
      increment: seconds(match[2] ?? '0'),
      delay: 0,
    });
  }
  if (moveLimit === undefined) return ok(usual);
  if (!/^\d+$/.test(moveLimit)) return no('A move limit is a whole number of seconds.');
  return ok({ kind: 'move', limit: seconds(moveLimit), warning: MINUTE });
}

const USUAL_LEVEL = 5;

function playersFor(
  { computer, level = USUAL_LEVEL }: PlayFlags,
  names: BySide<string>,
): BySide<LocalPlayer> {
  const player = (side: Side): LocalPlayer => ({
    name: names[side],
    level: computer === side || computer === 'both' ? level : null,
  });
  return { black: player('black'), white: player('white') };
}

interface Chosen {
  readonly options: HostOptions;
  readonly players: BySide<LocalPlayer>;
  readonly opened: readonly string[];
}

async function choose(flags: PlayFlags): Promise<Result<Chosen, string>> {
  if (flags.level !== undefined && flags.computer === undefined)
    return no('The level is how well the computer plays: say with --computer what it plays.');
  if (flags.open !== undefined) {
    const text = await FILES.read(flags.open);
    if (!text.ok) return text;
    const saved = openSaved(text.value);
    if (!saved.ok) return no(`${flags.open} cannot be opened: ${saved.error}`);
    const { options, names } = saved.value;
    return ok({ options, players: playersFor(flags, names), opened: openedLines(flags.open, saved.value) });
  }
  const options = tableOptionsFor(flags.rules ?? 'official');
  if (!options.ok) return options;
  const timer = timerFor(flags, options.value.table.timer);
  if (!timer.ok) return timer;
  const table = { ...options.value.table, timer: timer.value };
  const names = SIDE_NAMES[options.value.table.sideNames];
  const chosen = {
    options: { ...options.value, table },
    players: playersFor(flags, { black: flags.black ?? names.black, white: flags.white ?? names.white }),
    opened: [],
  };
  if (flags.fen === undefined) return ok(chosen);
  const position = readPosition(flags.fen, options.value.rules);
  if (!position.ok) return no(position.error.message);
  const start = { kind: 'position', fen: formatFen(position.value), force: false } as const;
  return ok({ ...chosen, options: { ...chosen.options, start } });
}

/** Reads lines until the game or the input ends; in between, time may run out. */
async function run(game: LineGame, opened: readonly string[]): Promise<void> {
  const person = process.stdin.isTTY === true;
  const lines = createInterface({ input: process.stdin, ...(person ? { output: process.stdout } : {}) });
  // From now on, so that nothing typed (or the end of a file) is missed while a computer thinks.
  const typed = lines[Symbol.asyncIterator]();
  let timer: NodeJS.Timeout | undefined;

  const show = async (reply: Reply): Promise<void> => {
    if (reply.lines.length > 0) await print(`${reply.lines.join('\n')}\n`);
    if (reply.done) lines.close();
    else waitForDeadline();
    if (person && !reply.done && game.computerAsked === null) {
      lines.setPrompt(game.prompt);
      lines.prompt(true);
    }
  };
  const waitForDeadline = (): void => {
    clearTimeout(timer);
    if (game.deadline === null) return;
    const wait = Math.min(Math.max(0, game.deadline - WORLD.now()), LONGEST_TIMER);
    timer = setTimeout(() => {
      const reply = game.tick();
      if (reply.lines.length > 0 && person) process.stdout.write('\n');
      void show(reply);
    }, wait);
  };

  const opponent = new Opponent(WORLD);
  await show(game.welcome(opened));
  await opponent.respond(game, show);
  for await (const line of { [Symbol.asyncIterator]: () => typed }) {
    // Without a keyboard nobody has seen what was typed, so the record shows it.
    if (!person) await print(`${game.prompt}${line}\n`);
    const reply = await game.handle(line);
    await show(reply);
    if (reply.done) break;
    await opponent.respond(game, show);
  }
  await opponent.close();
  clearTimeout(timer);
  lines.close();
}

export async function playCommand(flags: PlayFlags): Promise<ExitCode> {
  const chosen = await choose(flags);
  if (!chosen.ok) return badUsage(chosen.error);
  const game = LineGame.start(WORLD, FILES, chosen.value.options, chosen.value.players);
  if (!game.ok) {
    complain(TABLE_WORDS[game.error]);
    return EXIT.usage;
  }
  await run(game.value, chosen.value.opened);
  return EXIT.fine;
}
