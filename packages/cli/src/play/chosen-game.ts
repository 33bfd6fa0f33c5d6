/** The game that the flags of `crownhead play` ask for: rules, players, clock, and a file or position to start from. */
import type { LocalPlayer, LocalSetup } from '@crownhead/client/local';
import {
  DEFAULT_MOVE_TIMER,
  type HostOptions,
  moveLimit as limitOf,
  moveTiming,
  openSaved,
  SIDE_NAMES,
  type Start,
  type TableOptions,
} from '@crownhead/match';
import {
  type BySide,
  err,
  formatFen,
  levelNearest,
  OFFICIAL,
  ok,
  parseFen,
  type Result,
  ratedAs,
  readPosition,
  type Side,
  size,
} from '@crownhead/rules';
import type { PlayFlags } from './play-command.ts';
import { engineFault, PLAYERS, presetFor, tableOptionsFor } from './rules-choice.ts';

const seconds = (text: string): number => Math.round(Number(text) * 1000);

type Timing = Pick<TableOptions, 'timer' | 'onTime'>;

function clockTiming(text: string, { onTime }: Timing): Result<Timing, string> {
  const match = /^(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?))?$/.exec(text);
  if (!match) return err('A clock looks like 5+3: five minutes plus three seconds per move.');
  const base = seconds(match[1]!) * 60;
  return ok({ timer: { kind: 'clock', base, increment: seconds(match[2] ?? '0'), delay: 0 }, onTime });
}

/** `--clock 5+3`, `--move-limit 60 --warning 30`, or what the preset has. Whether the numbers are allowed the table says. */
export function timingFor(
  { clock, moveLimit, warning }: Pick<PlayFlags, 'clock' | 'moveLimit' | 'warning'>,
  usual: TableOptions,
): Result<Timing, string> {
  if (clock !== undefined) return clockTiming(clock, usual);
  if (moveLimit !== undefined && !/^\d+$/.test(moveLimit))
    return err('The move limit is a whole number of seconds.');
  if (warning !== undefined && !/^(\d+|none)$/.test(warning))
    return err('The warning time is a whole number of seconds, or none.');
  if (moveLimit === undefined && warning === undefined) return ok(usual);
  const kept = limitOf(usual.timer) ?? DEFAULT_MOVE_TIMER;
  const limit = moveLimit === undefined ? kept.limit : seconds(moveLimit);
  if (warning === undefined) return ok({ timer: { ...kept, limit }, onTime: usual.onTime });
  return ok(moveTiming(usual, limit, warning === 'none' ? null : seconds(warning)));
}

const USUAL_LEVEL = 5;

/** Who sits at the computer's other side, where somebody does; the first of two people. */
const yourSide = (computer: PlayFlags['computer']): Side => (computer === 'black' ? 'white' : 'black');

/** `names` are those of the game, `you` the name of the person who started the program. */
function playersFor(
  { computer, level: asked = USUAL_LEVEL, rating, black, white }: PlayFlags,
  names: BySide<string>,
  you: string | null,
): BySide<LocalPlayer> {
  const given = { black, white };
  const level = rating === undefined ? asked : levelNearest(rating);
  const player = (side: Side): LocalPlayer => ({
    name: given[side] ?? (side === yourSide(computer) ? you : null) ?? names[side],
    ...(computer === side || computer === 'both' ? ratedAs({ level, rating }) : { level: null }),
  });
  return { black: player('black'), white: player('white') };
}

export interface Chosen {
  readonly setup: LocalSetup;
  readonly opened: readonly string[];
}

/** `remembered` is what the player was called last time: so it is against the computer, unless another name is given. */
export async function chooseGame(
  asked: PlayFlags,
  remembered: string | null = null,
): Promise<Result<Chosen, string>> {
  const strength = asked.rating !== undefined ? '--rating' : asked.level !== undefined ? '--level' : null;
  if (strength !== null && asked.computer === undefined)
    return err(`${strength} needs --computer: the side the computer plays.`);
  const flags = { ...asked, ...(asked.engine !== undefined && { computer: asked.computer ?? 'white' }) };
  const you = asked.name ?? (flags.computer === undefined ? null : remembered);
  const chosen =
    flags.open === undefined ? newGame(flags, asked, you) : await openedGame(flags, flags.open, asked.name);
  if (!chosen.ok || asked.engine === undefined) return chosen;
  const fault = engineFault(chosen.value.setup.options.rules);
  return fault === null ? chosen : err(fault);
}

async function openedGame(
  flags: PlayFlags,
  file: string,
  name: string | undefined,
): Promise<Result<Chosen, string>> {
  // Files and the words about them are loaded only where there is one.
  const [{ readPlayerFile }, { openedLines }] = await Promise.all([
    import('@crownhead/terminal/player-files'),
    import('./line-game.ts'),
  ]);
  const text = await readPlayerFile(file);
  if (!text.ok) return text;
  const saved = openSaved(text.value);
  if (!saved.ok) return err(`${file} cannot be opened: ${saved.error}`);
  const { options, names } = saved.value;
  const setup = { options, players: playersFor(flags, names, name ?? null) };
  return ok({ setup, opened: openedLines(file, saved.value) });
}

function newGame(flags: PlayFlags, asked: PlayFlags, you: string | null): Result<Chosen, string> {
  const options = tableOptionsFor(flags.rules ?? 'official');
  if (!options.ok) return options;
  const timing = timingFor(flags, options.value.table);
  if (!timing.ok) return timing;
  const table = { ...options.value.table, timer: timing.value.timer, onTime: timing.value.onTime };
  const start = startFor(flags, options.value);
  if (!start.ok) return start;
  // Who says which side somebody plays has nothing drawn.
  const drawSides =
    drawsColours(flags) && [asked.computer, asked.black, asked.white].every((f) => f === undefined);
  const names = drawSides ? PLAYERS : SIDE_NAMES[table.sideNames];
  const players = playersFor(flags, names, you);
  return ok({
    setup: { options: { ...options.value, table, start: start.value }, players, drawSides },
    opened: [],
  });
}

const drawsColours = ({ rules = 'official' }: PlayFlags): boolean => presetFor(rules).colours === 'drawn';

function startFor({ fen }: PlayFlags, { start }: HostOptions): Result<Start, string> {
  if (fen === undefined) return ok(start);
  // Who moves first does not matter yet.
  const position = readPosition(fen, OFFICIAL);
  if (!position.ok) return err(position.error.message);
  // The table's own words tell of a button, which a command line has not.
  const isPlayable = size(position.value.black) > 0 && size(position.value.white) > 0;
  if (!isPlayable)
    return err('A side without pieces has already lost: --fen takes a position in which both have some.');
  // Who moves first is as the text says; where it says nothing, as the rules say, drawn where they draw it.
  const said = parseFen(fen);
  const turn = said.ok ? said.value.turn : null;
  return ok({ kind: 'position', fen: formatFen({ ...position.value, turn }), force: false });
}
