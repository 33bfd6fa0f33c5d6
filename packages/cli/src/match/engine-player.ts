/** The engine as a player of a match, in a thread of its own: at full strength or at a level. */
import { type CoreName, LEVELS, type Player, requestOf, seedAt } from '@crownhead/engine';
import { startEngine } from '@crownhead/engine/node';
import { err, ok, type Strength } from '@crownhead/rules';
import type { PlayerSettings } from './contestants.ts';

function nameOf(strength: Strength | null): string {
  if (strength === null) return 'Crownhead';
  return typeof strength === 'number'
    ? `Crownhead level ${strength} of ${LEVELS.length}`
    : `Crownhead at ${strength.rating}`;
}

/** A strength of null is full strength within the match's limits. */
export async function enginePlayer(
  strength: Strength | null,
  { memory, threads, cpu }: PlayerSettings,
  core: CoreName = 'wasm',
): Promise<Player> {
  const engine = startEngine({ megabytes: memory, tables: true, book: false, threads, core, cpu });
  await engine.ready;
  let seed = 0;
  return {
    name: nameOf(strength),
    begin: async (given) => {
      seed = given;
      engine.clear();
    },
    move: async (game, limits) => {
      const question = requestOf(game, limits);
      const move =
        strength === null
          ? (await engine.search(question)).lines[0]?.moves[0]
          : await engine.play(question, strength, seedAt(seed, game.position));
      return move ? ok(move) : err('no move');
    },
    close: () => engine.close(),
  };
}
