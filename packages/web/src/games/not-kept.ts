/** Says that a game cannot be kept on this device, where storage is full or forbidden. */
import { notKept as de } from '../i18n/de/not-kept.ts';
import { notKept as en, type NotKeptWords } from '../i18n/en/not-kept.ts';
import { notKept as es } from '../i18n/es/not-kept.ts';
import { notKept as fr } from '../i18n/fr/not-kept.ts';
import { notKept as ru } from '../i18n/ru/not-kept.ts';
import { type Language, settings } from '../settings.ts';
import { toast } from '../ui/toast.tsx';

/** All at once: few ever see one of them, and it is said when this is loaded, in their language. */
const WORDS: Readonly<Record<Language, NotKeptWords>> = { en, es, fr, de, ru };

let isSaid = false;

/** Of the game that is being played: once, as the next one fares no better. */
export function sayPlayingNotKept(): void {
  if (isSaid) return;
  isSaid = true;
  toast(WORDS[settings.language.peek()].playing);
}

/** Of the game that has just ended. */
export const sayFinishedNotKept = (): void => toast(WORDS[settings.language.peek()].finished);
