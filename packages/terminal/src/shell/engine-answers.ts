/** What the screens ask the computer besides its moves, as the events that answer them; an engine that fails is told too. */
import type { Game } from '@crownhead/rules';
import type { ShellEvent } from '../app/screen.ts';
import type { EngineComputer } from './engine-computer.ts';

export const hintFor = (computer: Pick<EngineComputer, 'hint'>, game: Game): Promise<ShellEvent> =>
  computer.hint(game).then(
    (move) => ({ type: 'hint', move }),
    () => ({ type: 'hint.failed' }),
  );

export const opponentIn = async (
  computer: Pick<EngineComputer, 'answer'>,
  game: Game,
): Promise<ShellEvent> => {
  const answer = await computer.answer(game).catch(() => null);
  return { type: 'opponent', game, answer };
};
