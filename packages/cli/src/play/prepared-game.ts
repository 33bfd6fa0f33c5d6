/** Everything a game needs before it is shown, on a full screen or by lines: checked, and with its engine started. */
import { type LocalPlayer, type LocalSetup, openLocal } from '@crownhead/client/local';
import { TABLE_WORDS } from '@crownhead/match';
import { err, ok, type Result } from '@crownhead/rules';
import { AppFiles, configFolder, type OtherEngine } from '@crownhead/terminal';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { readName } from '../online/host-options.ts';
import { faultTeller } from '../settings-fault.ts';
import { chooseGame } from './chosen-game.ts';
import type { PlayFlags } from './play-command.ts';

export interface PreparedGame {
  readonly setup: LocalSetup;
  /** Tells of the file that the game comes from. */
  readonly opened: readonly string[];
  readonly otherEngine: OtherEngine | null;
}

interface Refusal {
  readonly message: string;
  readonly code: ExitCode;
}

const badFlags = (message: string): Result<never, Refusal> => err({ message, code: EXIT.usage });

/** Only tried, so nothing is left to chance. */
const TRIAL = {
  ports: { now: () => 0, random: () => 0, after: () => () => undefined },
  describe: (refusal: keyof typeof TABLE_WORDS) => TABLE_WORDS[refusal],
};

/** A name that is given is remembered, as `host` and `join` do; one that could not sit at a table is nobody's. */
export function rememberedName(given: string | undefined): Result<string | null, string> {
  const files = new AppFiles(configFolder(process.env));
  const config = files.readConfig();
  const tellFault = faultTeller(files);
  tellFault();
  const name = readName(given);
  if (!name.ok) return name;
  if (name.value !== undefined && name.value !== config.name) {
    files.writeConfig({ ...config, name: name.value });
    tellFault();
  }
  if (name.value !== undefined) return ok(name.value);
  const before = readName(config.name ?? undefined);
  return ok(before.ok ? (before.value ?? null) : null);
}

function withEngine(setup: LocalSetup, engine: string): LocalSetup {
  const named = (player: LocalPlayer): LocalPlayer =>
    player.level === null ? player : { ...player, engine };
  const { black, white } = setup.players;
  return { ...setup, players: { black: named(black), white: named(white) } };
}

/** Whatever the table or the engine would refuse is said before anything is shown. */
export async function prepareGame(flags: PlayFlags): Promise<Result<PreparedGame, Refusal>> {
  const name = rememberedName(flags.name);
  if (!name.ok) return badFlags(name.error);
  const chosen = await chooseGame(flags, name.value);
  if (!chosen.ok) return badFlags(chosen.error);
  const { setup, opened } = chosen.value;
  const tried = openLocal(setup, TRIAL);
  if (!tried.ok) return badFlags(tried.error.message);
  tried.value.close();
  if (flags.engine === undefined) return ok({ setup, opened, otherEngine: null });
  try {
    const { HubOpponent } = await import('./hub-opponent.ts');
    const otherEngine = await HubOpponent.start(flags.engine);
    return ok({ setup: withEngine(setup, otherEngine.name), opened, otherEngine });
  } catch (error) {
    return err({ message: error instanceof Error ? error.message : String(error), code: EXIT.no });
  }
}
