/** `crownhead play`: the full-screen app where there is a terminal for it, else the game by typed lines. */
import { EXIT, type ExitCode } from '../exit-code.ts';
import { type LookFlags, lookOf } from '../look-flags.ts';
import { openServerLater } from '../online/open-server-later.ts';
import { badUsage, refuse } from '../output.ts';
import { computerOf } from './computer-flags.ts';

export interface PlayFlags extends LookFlags {
  readonly rules?: string;
  readonly black?: string;
  readonly white?: string;
  readonly fen?: string;
  readonly open?: string;
  readonly clock?: string;
  readonly name?: string;
  readonly computer?: 'black' | 'white' | 'both';
  /** The command line of another engine, which plays for the computer. */
  readonly engine?: string;
  readonly level?: number;
  readonly rating?: number;
  /** Does the computer open from its book? */
  readonly book?: boolean;
  /** How many threads it thinks with at full strength. */
  readonly threads?: number;
  /** Does it think in the player's time at full strength? */
  readonly ponder?: boolean;
  readonly moveLimit?: string;
  readonly warning?: string;
  readonly lines?: true;
}

/** Flags that say which game to play; without any the menu asks. */
const GAME_FLAGS = [
  ...(['rules', 'black', 'white', 'fen', 'open'] as const),
  ...(['clock', 'computer', 'engine', 'level', 'rating', 'moveLimit', 'warning'] as const),
] as const;

/** A pipe, a terminal without a cursor, or a request for lines: no full screen. Everything is loaded when it is needed. */
export async function playCommand(flags: PlayFlags): Promise<ExitCode> {
  const { canRunTerminal, runTerminal } = await import('@crownhead/terminal');
  if (flags.lines || !canRunTerminal()) {
    const { playByLines } = await import('./by-lines.ts');
    return playByLines(flags);
  }
  const shown = { flags: lookOf(flags), openServer: openServerLater, computer: computerOf(flags) };
  const asksMenu = GAME_FLAGS.every((flag) => flags[flag] === undefined);
  if (asksMenu) {
    const fault = flags.name === undefined ? null : await nameFault(flags.name);
    if (fault !== null) return badUsage(fault);
    return (await runTerminal(shown)) === 0 ? EXIT.fine : EXIT.no;
  }
  const [{ prepareGame }, { startFor }] = await Promise.all([
    import('./prepared-game.ts'),
    import('./full-screen.ts'),
  ]);
  const game = await prepareGame(flags);
  if (!game.ok) return refuse(game.error);
  return (await runTerminal({ ...shown, start: startFor(game.value) })) === 0 ? EXIT.fine : EXIT.no;
}

/** The menu greets by the name that is remembered. */
async function nameFault(name: string): Promise<string | null> {
  const { rememberedName } = await import('./prepared-game.ts');
  const remembered = rememberedName(name);
  return remembered.ok ? null : remembered.error;
}
