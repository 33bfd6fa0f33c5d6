/** Palabras del registro de entrenamiento como archivo. */
import type { LogFileWords } from '../en/log-file.ts';
import { plural } from '../plural.ts';

export const logFile: LogFileWords = {
  title: 'Tu progreso en un archivo',
  about:
    'Puntuación, historial, tarjetas y problemas de tus partidas. El archivo de otro dispositivo se une con lo que hay aquí.',
  save: 'Guardar en un archivo',
  open: 'Abrir un archivo',
  opened: (count) =>
    count === 0
      ? 'Todo lo que hay en este archivo ya estaba aquí.'
      : plural('es', count, { one: '# entrada nueva.', other: '# entradas nuevas.' }),
  faults: {
    'not-a-log': () => 'Este archivo no contiene progreso de entrenamiento.',
    'other-version': () => 'Este archivo procede de una versión más reciente de la aplicación.',
    'bad-line': (line) => `No se puede leer la línea ${line} de este archivo. No se ha cambiado nada.`,
  },
};
