/** `crownhead play` on a full screen: a game from the flags; the menu needs nothing of this. */
import { TABLE_WORDS } from '@crownhead/match';
import { no, ok, type Result } from '@crownhead/rules';
import type { Start } from '@crownhead/terminal';
import { chooseGame } from './chosen-game.ts';
import type { PlayFlags } from './play-command.ts';
import { LocalTable, type World } from './table.ts';

/** Only tried, so nothing is left to chance. */
const TRIAL: World = { now: () => 0, random: () => 0 };

/** Whatever the table would refuse is said before the screen is taken. */
export async function startFor(flags: PlayFlags): Promise<Result<Start, string>> {
  const chosen = await chooseGame(flags);
  if (!chosen.ok) return chosen;
  const { setup, opened } = chosen.value;
  const tried = LocalTable.open(TRIAL, setup);
  if (!tried.ok) return no(TABLE_WORDS[tried.error]);
  const said = opened.length === 0 ? {} : { said: opened.join(' ') };
  return ok({ kind: 'local', setup, ...said });
}
