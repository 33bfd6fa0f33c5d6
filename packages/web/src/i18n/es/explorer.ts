/** Palabras del explorador: qué se jugó en una posición. */
import { counted } from '../counted.ts';
import type { ExplorerWords } from '../en/explorer.ts';

export const explorer: ExplorerWords = {
  title: 'Explorador',
  columns: { move: 'Jugada', games: 'Partidas', results: 'Resultados' },
  games: (count) => counted('es', count, { one: '# partida', other: '# partidas' }),
  results: (black, drawn, white) => `${black}, tablas ${drawn} %, ${white}`,
  wins: (side, percent) => `ganaron ${side} ${percent} %`,
  legend: (black, white) => `${black} · tablas · ${white}`,
  noResults: 'sin resultados conocidos',
  lastYear: (year) => `última vez en ${year}`,
  pass: 'sin jugada',
  none: 'Ninguna partida de esta colección tuvo esta posición.',
  ended: 'Las partidas de esta colección terminaron aquí.',
  loading: 'Buscando…',
  failed: 'No se pudieron cargar las partidas.',
  collection: 'Partidas',
  player: 'Un jugador',
  anyPlayer: 'Todos los jugadores',
  toLibrary: 'Mostrar estas partidas',
  opening: (name) => `Apertura: ${name}`,
};
