/** What is said where a game cannot be kept on this device. */
import type { NotKeptWords } from '../en/not-kept.ts';

export const notKept: NotKeptWords = {
  playing:
    'Cette partie ne peut pas être conservée sur cet appareil. Enregistrez-la dans un fichier avant de partir.',
  finished:
    'La partie n’a pas pu être ajoutée à « Mes parties ». Enregistrez-la dans un fichier pour la garder.',
};
