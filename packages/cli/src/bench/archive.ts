/** Games to read for the benchmarks: played at random from a fixed seed, written by our own writer. */
import { type Game, legalMoves, newGame, playMove, writePdn } from '@crownhead/rules';

/** Numerical Recipes' generator: the same games on every machine. */
function* randomBits(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The low bits of such a generator repeat quickly.
    yield state >>> 8;
  }
}

function playAtRandom(random: Generator<number, never>): Game {
  let game = newGame({ drawRule: 'auto' });
  while (game.outcome === null) {
    const moves = legalMoves(game.position);
    game = playMove(game, moves[random.next().value % moves.length]!);
  }
  return game;
}

export function randomArchive(games: number, seed = 1): string[] {
  const random = randomBits(seed);
  return Array.from({ length: games }, () => `${writePdn({ game: playAtRandom(random) })}\n`);
}
