/** Mots de l’explorateur : ce qui a été joué dans une position. */
import { counted } from '../counted.ts';
import type { ExplorerWords } from '../en/explorer.ts';

export const explorer: ExplorerWords = {
  title: 'Explorateur',
  columns: { move: 'Coup', games: 'Parties', results: 'Résultats' },
  games: (count) => counted('fr', count, { one: '# partie', other: '# parties' }),
  results: (black, drawn, white) => `${black}, nulles ${drawn} %, ${white}`,
  wins: (side, percent) => `${side} : ${percent} % de gains`,
  legend: (black, white) => `${black} · nulle · ${white}`,
  noResults: 'aucun résultat connu',
  lastYear: (year) => `joué pour la dernière fois en ${year}`,
  pass: 'aucun coup',
  none: 'Aucune partie de cette collection n’a eu cette position.',
  ended: 'Les parties de cette collection se sont terminées ici.',
  loading: 'Recherche…',
  failed: 'Les parties n’ont pas pu être chargées.',
  collection: 'Parties',
  player: 'Un joueur',
  anyPlayer: 'Tous les joueurs',
  toLibrary: 'Afficher ces parties',
  opening: (name) => `Ouverture : ${name}`,
};
