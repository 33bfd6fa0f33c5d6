/** The game that `new` asks for: by the same people, under the same rules or others. */
import type { TableView } from '@crownhead/client';
import type { LocalPlayer, LocalSetup } from '@crownhead/client/local';
import { type HostOptions, OFFICIAL_PRESET, optionsFrom, SIDE_NAMES } from '@crownhead/match';
import { type BySide, err, ok, type Result, ratedAs, type Side } from '@crownhead/rules';
import { engineFault, PLAYERS, presetFor, tableOptionsFor } from './rules-choice.ts';

/** Two people, nobody else. */
export const atKeyboard = (names: BySide<string>): BySide<LocalPlayer> => ({
  black: { name: names.black, level: null },
  white: { name: names.white, level: null },
});

/** The name of another engine than ours; undefined where there is none. */
export const engineIn = ({ black, white }: BySide<LocalPlayer>): string | undefined =>
  black.engine ?? white.engine;

/** Players keep the names they gave themselves; those called by their colour are called by the new one. */
function playersFor(
  { state }: TableView,
  options: HostOptions,
  drawn: boolean,
  engine: string | null,
): BySide<LocalPlayer> {
  const { names, sides, table } = state.round!;
  const colours: readonly string[] = Object.values(SIDE_NAMES[table.sideNames]);
  const usual = drawn ? PLAYERS : SIDE_NAMES[options.table.sideNames];
  const playerAt = (side: Side): LocalPlayer => {
    const name = colours.includes(names[side]) ? usual[side] : names[side];
    const occupant = state.seats[sides[side]];
    if (occupant?.kind !== 'computer') return { name, level: null };
    return { name, ...ratedAs(occupant), ...(engine !== null && { engine }) };
  };
  return { black: playerAt('black'), white: playerAt('white') };
}

/** `rules` as typed, empty for the same ones; `engine` is the name of another engine that plays. */
export function nextSetup(view: TableView, rules: string, engine: string | null): Result<LocalSetup, string> {
  const { options: present } = view.state;
  const chosen = rules === '' ? ok(present) : tableOptionsFor(rules);
  if (!chosen.ok) return chosen;
  const fault = engine === null ? null : engineFault(chosen.value.rules);
  if (fault !== null) return err(fault);
  const drawSides = rules === '' ? present.sides === 'random' : presetFor(rules).colours === 'drawn';
  const options: HostOptions =
    rules === '' ? { ...present, start: optionsFrom(OFFICIAL_PRESET).start } : chosen.value;
  return ok({ options, players: playersFor(view, options, drawSides, engine), drawSides });
}
