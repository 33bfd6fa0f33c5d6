/** `crownhead play` by typed lines: wires the game to keyboard, screen, clock and disk. */
import { createInterface } from 'node:readline';
import { TABLE_WORDS } from '@crownhead/match';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { badUsage, complain, print } from '../output.ts';
import { chooseGame } from './chosen-game.ts';
import { LineGame, type Reply } from './line-game.ts';
import { Opponent } from './opponent.ts';
import { signsFor } from './plain-signs.ts';
import type { PlayFlags } from './play-command.ts';
import { shownSafely } from './typed.ts';
import { FILES, WORLD } from './world.ts';

/** A later deadline than a timer can hold is looked at again on the way. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Reads lines until the game or the input ends; in between, time may run out. */
async function run(
  game: LineGame,
  opened: readonly string[],
  signs: (text: string) => string,
): Promise<void> {
  const person = process.stdin.isTTY === true;
  const lines = createInterface({ input: process.stdin, ...(person ? { output: process.stdout } : {}) });
  // From now on, so that nothing typed (or the end of a file) is missed while a computer thinks.
  const typed = lines[Symbol.asyncIterator]();
  let timer: NodeJS.Timeout | undefined;

  const show = async (reply: Reply): Promise<void> => {
    if (reply.lines.length > 0) await print(signs(`${reply.lines.join('\n')}\n`));
    if (reply.done) lines.close();
    else waitForDeadline();
    if (person && !reply.done && game.computerAsked === null) {
      lines.setPrompt(signs(game.prompt));
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
    if (!person) await print(signs(`${game.prompt}${shownSafely(line)}\n`));
    const reply = await game.handle(line);
    await show(reply);
    if (reply.done) break;
    await opponent.respond(game, show);
  }
  await opponent.close();
  clearTimeout(timer);
  lines.close();
}

export async function playByLines(flags: PlayFlags): Promise<ExitCode> {
  const chosen = await chooseGame(flags);
  if (!chosen.ok) return badUsage(chosen.error);
  const game = LineGame.start(WORLD, FILES, chosen.value.setup);
  if (!game.ok) {
    complain(TABLE_WORDS[game.error]);
    return EXIT.usage;
  }
  await run(game.value, chosen.value.opened, signsFor(flags.ascii));
  return EXIT.fine;
}
