/** What a task needs of the browser: time, sound, and an opponent who knows. */
import { globalPorts } from '@crownhead/client';
import type { Game } from '@crownhead/rules';
import type { OpponentAnswer } from '@crownhead/training';
import { playSound } from '../sound/play-sound.ts';
import type { TaskPorts } from './task-model.ts';

/** The engine is loaded when a position is first played out. */
async function opponent(game: Game): Promise<OpponentAnswer> {
  const { answerTo } = await import('./opponent.ts');
  return answerTo(game);
}

export const browserPorts = (finished: () => void): TaskPorts => ({
  after: (ms, run) => globalPorts.after(ms, run),
  play: playSound,
  opponent,
  finished,
});
