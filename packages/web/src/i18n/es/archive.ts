/** La búsqueda entre las partidas terminadas de un servidor. */
import type { ArchiveWords } from '../../online/archive-words.ts';
import { plural } from '../plural.ts';

export const archive: ArchiveWords = {
  search: 'Buscar partidas terminadas',
  player: 'Jugador',
  opening: 'Apertura',
  result: 'Resultado',
  anyResult: 'Cualquier resultado',
  results: {
    black: 'Ganaron rojas o negras',
    white: 'Ganaron blancas',
    drawn: 'Tablas',
    none: 'Sin resultado',
  },
  rules: 'Reglas',
  anyRules: 'Cualquier regla',
  ownRules: 'Reglas personalizadas',
  position: 'Partidas con esta posición',
  positionBoard: 'La posición que se busca',
  dropPosition: 'Quitar la posición',
  none: 'No se encontraron partidas.',
  noneHint: 'Los nombres se buscan por palabras completas: «Ann» encuentra a Ann Lee, pero no a Anna.',
  clear: 'Mostrar todas las partidas',
  further: 'Buscar en partidas más antiguas',
  onServer: 'Partidas en este servidor',
  found: (count) => plural('es', count, { one: '# partida encontrada', other: '# partidas encontradas' }),
};
