/** `crownhead play` by typed lines: wires the game to keyboard or pipe, screen, clock and disk. */
import { AppFiles, configFolder, loadLocal } from '@crownhead/terminal';
import { keepGamesOf, ownGamesFile } from '@crownhead/terminal/own-games';
import { readPlayerFile, writePlayerFile } from '@crownhead/terminal/player-files';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { printError, refuse } from '../output.ts';
import { computerOf } from './computer-flags.ts';
import { KeptGame } from './kept-game.ts';
import { LineGame } from './line-game.ts';
import { LineSession } from './line-session.ts';
import { signsFor } from './plain-signs.ts';
import type { PlayFlags } from './play-command.ts';
import { prepareGame } from './prepared-game.ts';

/** Lines wait to be read: no move has to be shown for a while. */
const NO_PACE = 0;

export async function playByLines(flags: PlayFlags): Promise<ExitCode> {
  const prepared = await prepareGame(flags);
  if (!prepared.ok) return refuse(prepared.error);
  const { setup, opened, otherEngine } = prepared.value;
  const { beginLocal, continueLocal, EngineComputer, missingEngine } = await loadLocal();
  const { storage, folder } = new AppFiles(configFolder(process.env));
  const kept = new KeptGame(storage);
  for (const said of kept.spared) printError(said);
  const session = new LineSession(signsFor(flags.ascii));
  const computer = new EngineComputer(otherEngine, computerOf(flags), (warning) => session.show([warning]));
  const game = LineGame.start(
    {
      files: { read: readPlayerFile, write: writePlayerFile },
      kept,
      now: () => Date.now(),
      open: (wanted) => beginLocal(wanted, kept, computer, NO_PACE),
      resume: () => continueLocal(kept, computer, NO_PACE),
      keepFinished: (table, failed) => void keepGamesOf(table, ownGamesFile(folder), failed),
      missingEngine,
      hint: (wanted) => computer.hint(wanted),
      show: (lines) => session.show(lines),
    },
    setup,
  );
  if (!game.ok) {
    await session.close();
    printError(game.error.message);
    return EXIT.usage;
  }
  try {
    return await session.run(game.value, opened);
  } finally {
    game.value.close();
    storage.release();
    await computer.close();
  }
}
