/** Words of the bars above and below every screen. */
import type { Words } from '../words.ts';

export const frame: Words['frame'] = {
  skip: 'Ir al contenido',
  sections: 'Secciones',
  to: { play: 'Jugar', watch: 'Mirar', games: 'Mis partidas', learn: 'Aprender' },
  settings: 'Ajustes',
  language: 'Idioma',
  yourTurn: 'Te toca',
  noName: 'Elige un nombre',
  you: (name) => `Juegas como ${name}`,
};
