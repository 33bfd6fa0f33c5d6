/** Words for an address that leads nowhere. */
import type { nothingHere as english } from '../en/nothing-here.ts';
import type { Widen } from '../words.ts';

export const nothingHere: Widen<typeof english> = {
  title: 'Página no encontrada',
  hint: 'Quizá el enlace sea antiguo o esté mal escrito.',
  toStart: 'Ir al inicio',
};
