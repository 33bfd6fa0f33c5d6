/** `crownhead library`, `puzzles` and `train` without anything more: their screens in the terminal app. */
import { EXIT, type ExitCode } from '../exit-code.ts';
import { type LookFlags, lookOf } from '../look-flags.ts';
import { openServerLater } from '../online/open-server-later.ts';
import { badUsage } from '../output.ts';

/** Where there is no terminal, `instead` says what works without one. */
export async function studyScreen(
  kind: 'library' | 'puzzles' | 'train',
  flags: LookFlags,
  instead = '',
): Promise<ExitCode> {
  const { canRunTerminal, runTerminal } = await import('@crownhead/terminal');
  if (!canRunTerminal())
    return badUsage(`“crownhead ${kind}” needs a full-screen terminal. ${instead}`.trim());
  const code = await runTerminal({ start: { kind }, flags: lookOf(flags), openServer: openServerLater });
  return code === 0 ? EXIT.fine : EXIT.no;
}
