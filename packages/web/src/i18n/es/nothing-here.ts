/** Words for an address that leads nowhere. */
import type { nothingHere as english } from '../en/nothing-here.ts';
import type { Widen } from '../words.ts';

export const nothingHere: Widen<typeof english> = {
  title: 'En esta dirección no hay nada',
  hint: 'Quizá el enlace sea antiguo o le falte una letra.',
  toStart: 'Ir al inicio',
};
