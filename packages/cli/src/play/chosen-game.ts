/** The game that the flags of `crownhead play` ask for: rules, players, clock, and a file or position to start from. */
import { type HostOptions, openSaved } from '@crownhead/match';
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
import type { PlayFlags } from './play-command.ts';
import { tableOptionsFor } from './rules-choice.ts';
import type { LocalPlayer } from './table.ts';

const MINUTE = 60_000;

/** `--clock 5+3`, `--move-limit 60`, or what the preset has. Whether the numbers are allowed the table says. */
export function timerFor(
  { clock, moveLimit }: Pick<PlayFlags, 'clock' | 'moveLimit'>,
  usual: Timer,
): Result<Timer, string> {
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

export interface Chosen {
  readonly options: HostOptions;
  readonly players: BySide<LocalPlayer>;
  readonly opened: readonly string[];
}

export async function chooseGame(flags: PlayFlags): Promise<Result<Chosen, string>> {
  if (flags.level !== undefined && flags.computer === undefined)
    return no('The level is how well the computer plays: say with --computer what it plays.');
  if (flags.open !== undefined) {
    // Files and the words about them are loaded only where there is one.
    const [{ FILES }, { openedLines }] = await Promise.all([import('./world.ts'), import('./line-game.ts')]);
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
