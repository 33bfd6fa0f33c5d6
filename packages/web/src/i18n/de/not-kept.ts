/** What is said where a game cannot be kept on this device. */
import type { NotKeptWords } from '../en/not-kept.ts';

export const notKept: NotKeptWords = {
  playing:
    'Diese Partie lässt sich auf diesem Gerät nicht speichern. Speichere sie als Datei, bevor du gehst.',
  finished:
    'Die Partie konnte nicht in „Meine Partien“ aufgenommen werden. Speichere sie als Datei, um sie zu behalten.',
};
