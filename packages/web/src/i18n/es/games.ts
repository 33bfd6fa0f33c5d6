/** Palabras de la lista de partidas propias. */
import type { GamesWords } from '../en/games.ts';
import { plural } from '../plural.ts';

export const games: GamesWords = {
  title: 'Mis partidas',
  list: 'Partidas terminadas',
  running: 'En curso',
  finished: 'Terminadas',
  find: 'Buscar un rival',
  count: (count) => plural('es', count, { one: '# partida', other: '# partidas' }),
  none: 'No hay partidas contra alguien con ese nombre.',
  empty: 'Aquí aparecerán tus partidas terminadas.',
  play: 'Jugar una partida',
  open: 'Abrir un archivo',
  puzzles: 'Problemas de mis partidas',
  saveAll: 'Guardar todas en PDN',
  saved: (count) => plural('es', count, { one: '# partida guardada.', other: '# partidas guardadas.' }),
  onlyHere: 'No se puede acceder al servidor: estas son las partidas jugadas en este dispositivo.',
  columns: {
    result: 'Resultado',
    opponent: 'Rival',
    date: 'Fecha',
    opening: 'Apertura',
    moves: 'Jugadas',
    rules: 'Reglas',
    place: 'Dónde',
    actions: 'Acciones',
  },
  results: { won: 'Victoria', drawn: 'Tablas', lost: 'Derrota', none: 'Sin resultado' },
  wins: (name) => `Gana ${name}`,
  moves: (count) => plural('es', count, { one: '# jugada', other: '# jugadas' }),
  places: { here: 'Este dispositivo', online: 'En línea' },
  ownRules: 'Reglas personalizadas',
  delete: (opponent) => `Borrar de este dispositivo la partida contra ${opponent}`,
  deleted: 'La partida se ha borrado de este dispositivo.',
  undo: 'Deshacer',
};
