/** A player that plays any legal move, all of them equally often. */
import { setImmediate as turn } from 'node:timers/promises';
import { type Player, Random } from '@crownhead/engine';
import { legalMoves, ok } from '@crownhead/rules';

export function randomPlayer(): Player {
  let random = new Random(0);
  return {
    name: 'random',
    begin: async (seed) => {
      random = new Random(seed);
    },
    move: async ({ position }) => {
      // Two of these would play on and on, and nobody would hear a Ctrl-C.
      await turn();
      const moves = legalMoves(position);
      return ok(moves[Math.floor(random.next() * moves.length)]!);
    },
    close: async () => undefined,
  };
}
