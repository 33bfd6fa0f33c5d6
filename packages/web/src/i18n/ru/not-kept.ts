/** What is said where a game cannot be kept on this device. */
import type { NotKeptWords } from '../en/not-kept.ts';

export const notKept: NotKeptWords = {
  playing: 'Эту партию нельзя сохранить на этом устройстве. Сохраните её в файл, прежде чем уйти.',
  finished: 'Партию не удалось добавить в «Мои партии». Сохраните её в файл, чтобы не потерять.',
};
