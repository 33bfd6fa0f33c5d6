/** `crownhead play` by typed lines: wires the game to keyboard, screen, clock and disk. */
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type HostOptions, openSaved, TABLE_WORDS } from '@crownhead/match';
import { type BySide, formatFen, no, ok, type Result, SIDE_NAMES } from '@crownhead/rules';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { badUsage, complain, print } from '../output.ts';
import { readPosition } from '../question.ts';
import { type Files, LineGame, openedLines, type Reply } from './line-game.ts';
import { tableOptionsFor } from './rules-choice.ts';
import type { World } from './table.ts';

export interface PlayFlags {
  readonly rules?: string;
  readonly black?: string;
  readonly white?: string;
  readonly fen?: string;
  readonly open?: string;
}

const WORLD: World = {
  now: () => Date.now(),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]!,
};

const FILE_WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'access is denied',
  EISDIR: 'that is a folder',
  ENOSPC: 'the disk is full',
};

const fileFault = (file: string, error: unknown): string => {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return `${file}: ${FILE_WORDS[code] ?? (error as Error).message}.`;
};

const FILES: Files = {
  read: async (file) => {
    try {
      return ok(await readFile(file, 'utf8'));
    } catch (error) {
      return no(fileFault(file, error));
    }
  },
  write: async (file, text) => {
    try {
      await writeFile(file, text);
      return ok(null);
    } catch (error) {
      return no(fileFault(file, error));
    }
  },
};

/** A later deadline than a timer can hold is looked at again on the way. */
const LONGEST_TIMER = 2 ** 31 - 1;

interface Chosen {
  readonly options: HostOptions;
  readonly names: BySide<string>;
  readonly opened: readonly string[];
}

async function choose(flags: PlayFlags): Promise<Result<Chosen, string>> {
  if (flags.open !== undefined) {
    const text = await FILES.read(flags.open);
    if (!text.ok) return text;
    const saved = openSaved(text.value);
    if (!saved.ok) return no(`${flags.open} cannot be opened: ${saved.error}`);
    const { options, names } = saved.value;
    return ok({ options, names, opened: openedLines(flags.open, saved.value) });
  }
  const options = tableOptionsFor(flags.rules ?? 'official');
  if (!options.ok) return options;
  const names = SIDE_NAMES[options.value.table.sideNames];
  const chosen = {
    options: options.value,
    names: { black: flags.black ?? names.black, white: flags.white ?? names.white },
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
  let timer: NodeJS.Timeout | undefined;

  const show = async (reply: Reply): Promise<void> => {
    if (reply.lines.length > 0) await print(`${reply.lines.join('\n')}\n`);
    if (reply.done) lines.close();
    else waitForDeadline();
    if (person && !reply.done) {
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

  await show(game.welcome(opened));
  for await (const line of lines) {
    // Without a keyboard nobody has seen what was typed, so the record shows it.
    if (!person) await print(`${game.prompt}${line}\n`);
    const reply = await game.handle(line);
    await show(reply);
    if (reply.done) break;
  }
  clearTimeout(timer);
  lines.close();
}

export async function playCommand(flags: PlayFlags): Promise<ExitCode> {
  const chosen = await choose(flags);
  if (!chosen.ok) return badUsage(chosen.error);
  const game = LineGame.start(WORLD, FILES, chosen.value.options, chosen.value.names);
  if (!game.ok) {
    complain(TABLE_WORDS[game.error]);
    return EXIT.usage;
  }
  await run(game.value, chosen.value.opened);
  return EXIT.fine;
}
