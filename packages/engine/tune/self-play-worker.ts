/** A worker of self-play: plays the games it is given the numbers of. */
import { Engine } from '../src/engine.ts';
import { openCore } from '../src/node/open-core.ts';
import { openTables } from '../src/node/open-tables.ts';
import { serveTasks } from '../src/node/worker-pool.ts';
import { writeGame } from './game-record.ts';
import { GamePlayer } from './play-game.ts';
import type { RunSettings } from './run-settings.ts';

/** Cleared before every game, so that no game depends on the one before; small, so that clearing is quick. */
const megabytesFor = (nodes: number): number => (nodes <= 5000 ? 2 : 16);

serveTasks<number, Uint8Array>((data) => {
  const settings = data as RunSettings;
  const tables = openTables();
  const megabytes = megabytesFor(settings.nodes);
  const engine = new Engine({ megabytes, prober: tables, core: openCore(), clock: () => 0 });
  const player = new GamePlayer(engine, tables, settings);
  return (number) => writeGame(player.play(number));
});
