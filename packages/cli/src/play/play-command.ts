/** `crownhead play`: the full-screen app where there is a terminal for it, else the game by typed lines. */
import { EXIT, type ExitCode } from '../exit-code.ts';
import { type LookFlags, lookOf } from '../look-flags.ts';
import { openServerLater } from '../online/open-server-later.ts';
import { badUsage } from '../output.ts';

export interface PlayFlags extends LookFlags {
  readonly rules?: string;
  readonly black?: string;
  readonly white?: string;
  readonly fen?: string;
  readonly open?: string;
  readonly clock?: string;
  readonly computer?: 'black' | 'white' | 'both';
  readonly level?: number;
  readonly moveLimit?: string;
  readonly warning?: string;
  readonly lines?: true;
}

/** Flags that say which game to play; without any the menu asks. */
const GAME_FLAGS = [
  ...(['rules', 'black', 'white', 'fen', 'open'] as const),
  ...(['clock', 'computer', 'level', 'moveLimit', 'warning'] as const),
] as const;

/** A pipe, a terminal without a cursor, or the wish for lines: no full screen. Everything is loaded when it is needed. */
export async function playCommand(flags: PlayFlags): Promise<ExitCode> {
  const { canRunTerminal, runTerminal } = await import('@crownhead/terminal');
  if (flags.lines || !canRunTerminal()) {
    const { playByLines } = await import('./by-lines.ts');
    return playByLines(flags);
  }
  const shown = { flags: lookOf(flags), openServer: openServerLater };
  const asksMenu = GAME_FLAGS.every((flag) => flags[flag] === undefined);
  if (asksMenu) return (await runTerminal(shown)) === 0 ? EXIT.fine : EXIT.no;
  const { startFor } = await import('./full-screen.ts');
  const start = await startFor(flags);
  if (!start.ok) return badUsage(start.error);
  return (await runTerminal({ ...shown, start: start.value })) === 0 ? EXIT.fine : EXIT.no;
}
