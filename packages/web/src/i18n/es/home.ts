/** Words of the first screen. */
import type { Words } from '../words.ts';

export const home: Words['home'] = {
  tagline: 'Las damas, como deben sentirse.',
  greeting: {
    morning: (name) => `Buenos días, ${name}.`,
    day: (name) => `Buenas tardes, ${name}.`,
    evening: (name) => `Buenas noches, ${name}.`,
  },
  friend: 'Jugar aquí con un amigo',
  friendHint: 'Dos personas, un dispositivo.',
  change: 'Cambiar nombres, reglas o tiempo',
  computer: 'Jugar contra el ordenador',
  computerHint: 'Diez niveles, de los primeros pasos a toda su fuerza.',
  online: 'Jugar en línea',
  onlineHint: 'Abre una mesa o únete a una. Sin cuenta.',
  rest: 'Más cosas',
  setUp: 'Preparar una posición',
  open: 'Abrir una partida',
  help: 'Cómo se juega',
  nameAsk: '¿Cómo te llamamos?',
  nameSave: 'Guardar',
  nameLater: 'Ahora no',
  move: (number) => `jugada ${number}`,
  yourTurn: 'Te toca',
  against: (one, other) => `${one} – ${other}`,
  toMove: (name) => `Mueve ${name}`,
  playerOne: 'Jugador 1',
  playerTwo: 'Jugador 2',
  show: 'Dos jugadores muestran unas jugadas',
  pause: 'Pausa',
  playOn: 'Seguir',
};
