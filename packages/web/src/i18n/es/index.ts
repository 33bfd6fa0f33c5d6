/** Spanish. */

import { bySideNames } from '../by-side-names.ts';
import type { Words } from '../words.ts';
import { game } from './game.ts';

/** Words of the board: squares, pieces and what can be done with them. */
const board: Words['board'] = {
  label: 'Tablero',
  square: (name) => `Casilla ${name}`,
  empty: 'vacía',
  canMove: 'puede mover',
  chosen: 'elegida',
  target: 'destino posible',
  movedLast: 'última jugada',
  unsent: 'aún sin enviar',
  pieces: bySideNames({
    red: { man: 'peón rojo', king: 'dama roja' },
    white: { man: 'peón blanco', king: 'dama blanca' },
    black: { man: 'peón negro', king: 'dama negra' },
    blue: { man: 'peón azul', king: 'dama azul' },
    dark: { man: 'peón oscuro', king: 'dama oscura' },
    light: { man: 'peón claro', king: 'dama clara' },
  }),
};

/** Words used on many screens. */
const common: Words['common'] = {
  appName: 'Crownhead',
  back: 'Atrás',
  cancel: 'Cancelar',
  ok: 'Aceptar',
  close: 'Cerrar',
  notLoaded: 'No se pudo cargar esta parte. ¿Hay conexión?',
  tryAgain: 'Reintentar',
};

/** Words of the bars above and below every screen. */
const frame: Words['frame'] = {
  skip: 'Ir al contenido',
  sections: 'Secciones',
  to: { play: 'Jugar', watch: 'Mirar', games: 'Mis partidas', study: 'Estudiar', learn: 'Aprender' },
  settings: 'Ajustes',
  language: 'Idioma',
  yourTurn: 'Te toca',
  noName: 'Elige un nombre',
  you: (name) => `Juegas como ${name}`,
};

/** Words of the small help buttons. */
const help: Words['help'] = {
  open: 'Ayuda',
};

/** Words of the first screen. */
const home: Words['home'] = {
  tagline: 'Las damas, como deben sentirse.',
  greeting: {
    morning: (name) => `Buenos días, ${name}.`,
    day: (name) => `Buenas tardes, ${name}.`,
    evening: (name) => `Buenas noches, ${name}.`,
  },
  friend: 'Jugar aquí con un amigo',
  friendHint: 'Dos personas, un dispositivo.',
  options: 'Opciones',
  change: 'Opciones: nombres, reglas y tiempo',
  computer: 'Jugar contra el ordenador',
  computerHint: 'Diez niveles, de los primeros pasos a toda su fuerza.',
  online: 'Jugar en línea',
  onlineHint: 'Juega ahora con alguien. Sin cuenta.',
  rest: 'Más',
  setUp: 'Preparar una posición',
  open: 'Abrir un archivo',
  nameAsk: '¿Cómo te llamas?',
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

/** Words of the small components, and the names of the sides. */
const ui: Words['ui'] = {
  sides: bySideNames({
    red: 'Rojas',
    white: 'Blancas',
    black: 'Negras',
    blue: 'Azules',
    dark: 'Oscuras',
    light: 'Claras',
  }),
  computer: (level, rating) =>
    rating === undefined ? `Ordenador (nivel ${level})` : `Ordenador (puntuación ${rating})`,
  /** The computer's, from the weakest. */
  levels: {
    1: 'Primeros pasos',
    2: 'Principiante',
    3: 'Aficionado',
    4: 'Campeón de la familia',
    5: 'Jugador de club',
    6: 'Buen jugador de club',
    7: 'Experto',
    8: 'Maestro',
    9: 'Gran maestro',
    10: 'Toda su fuerza',
  },
  updateReady: 'Hay una versión nueva. Tu partida está guardada.',
  updateNow: 'Actualizar',
};

export const es: Words = { board, common, frame, game, help, home, ui };
