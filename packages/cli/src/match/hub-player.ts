/** Any program that speaks the Hub protocol as a player of a match. */
import { type Player, readHubMove } from '@crownhead/engine';
import { err, ok } from '@crownhead/rules';
import { HubProgram } from '../hub-program.ts';

export async function hubPlayer(commandLine: string): Promise<Player> {
  const program = await HubProgram.start(commandLine);
  return {
    name: program.name,
    begin: async () => program.newGame(),
    move: async (game, limits) => {
      const text = await program.think(game, limits);
      const move = readHubMove(game.position, text);
      return move.ok ? ok(move.value) : err(text);
    },
    close: () => program.close(),
  };
}
