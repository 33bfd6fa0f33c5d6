/** Any program that speaks the Hub protocol as a player of a match. */
import type { Player } from '@crownhead/engine';
import { HubProgram } from '@crownhead/engine/node';

export async function hubPlayer(commandLine: string): Promise<Player> {
  const program = await HubProgram.start(commandLine);
  return {
    name: program.name,
    begin: async () => program.newGame(),
    move: (game, limits) => program.play(game, limits),
    close: () => program.close(),
  };
}
