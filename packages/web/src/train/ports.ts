/** What a task needs of the browser: time, sound, and an opponent who knows. */
import { globalPorts } from '@crownhead/client';
import type { Game } from '@crownhead/rules';
import type { OpponentAnswer } from '@crownhead/training';
import { settings } from '../settings.ts';
import type { Sound } from '../sound/sound-of.ts';
import type { TaskPorts } from './task-model.ts';

function play(sound: Sound): void {
  if (settings.sound.peek() === 'on') void import('../sound/sounds.ts').then((sounds) => sounds.play(sound));
}

/** The engine comes when a position is first played out. */
async function opponent(game: Game): Promise<OpponentAnswer> {
  const { answerTo } = await import('./opponent.ts');
  return answerTo(game);
}

export const browserPorts = (finished: () => void): TaskPorts => ({
  after: (ms, run) => globalPorts.after(ms, run),
  play,
  opponent,
  finished,
});
