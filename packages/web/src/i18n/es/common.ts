/** Words used on many screens. */
import type { Words } from '../words.ts';

export const common: Words['common'] = {
  appName: 'Crownhead',
  back: 'Atrás',
  cancel: 'Cancelar',
  ok: 'Aceptar',
  close: 'Cerrar',
  notLoaded: 'No se pudo cargar esta parte. ¿Hay conexión?',
  tryAgain: 'Reintentar',
};
