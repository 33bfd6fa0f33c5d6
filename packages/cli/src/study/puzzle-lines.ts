/** `crownhead puzzles`: the screen where there is a terminal for it, else by typed lines, at a keyboard or in a pipe. */
import { canRunTerminal, configFolder, openTraining } from '@crownhead/terminal';
import { dayAt } from '@crownhead/terminal/puzzle-words';
import { openShippedPuzzles } from '@crownhead/training/node';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { LookFlags } from '../look-flags.ts';
import { printError } from '../output.ts';
import { LineInput } from '../play/line-input.ts';
import { signsFor } from '../play/plain-signs.ts';
import { PuzzleTalk } from './puzzle-talk.ts';
import { studyScreen } from './study-screen.ts';

async function byLines(ascii: true | undefined): Promise<ExitCode> {
  const { log, fault } = await openTraining(configFolder(process.env));
  if (fault !== null) printError(fault);
  const talk = new PuzzleTalk({
    puzzles: openShippedPuzzles().puzzles,
    training: () => log.state,
    submit: async (command) => void (await log.submit(command)),
    now: () => Date.now(),
    day: () => dayAt(Date.now()),
    random: Math.random,
  });
  let wake = (): void => undefined;
  const input = new LineInput(signsFor(ascii), { changed: () => wake() });
  await input.print(talk.welcome());
  while (!talk.isOver && !input.isDone) {
    const line = input.take(talk.prompt);
    if (line !== undefined) {
      await input.print(await talk.handle(line));
      continue;
    }
    input.prompt(talk.prompt);
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
  await input.close();
  return EXIT.fine;
}

export async function puzzlesCommand({
  lines,
  ...flags
}: LookFlags & { readonly lines?: true }): Promise<ExitCode> {
  return lines || !canRunTerminal() ? byLines(flags.ascii) : studyScreen('puzzles', flags);
}
