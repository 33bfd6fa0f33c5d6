/** Mots de la liste de ses propres parties. */
import type { GamesWords } from '../en/games.ts';
import { plural } from '../plural.ts';

export const games: GamesWords = {
  title: 'Mes parties',
  list: 'Parties terminées',
  running: 'En cours',
  finished: 'Terminées',
  find: 'Chercher un adversaire',
  count: (count) => plural('fr', count, { one: '# partie', other: '# parties' }),
  none: 'Aucune partie contre quelqu’un de ce nom.',
  empty: 'Vos parties terminées apparaîtront ici.',
  play: 'Jouer une partie',
  open: 'Ouvrir un fichier',
  puzzles: 'Problèmes de mes parties',
  saveAll: 'Tout enregistrer en PDN',
  saved: (count) => plural('fr', count, { one: '# partie enregistrée.', other: '# parties enregistrées.' }),
  onlyHere: 'Le serveur est injoignable : voici les parties jouées sur cet appareil.',
  columns: {
    result: 'Résultat',
    opponent: 'Adversaire',
    date: 'Date',
    opening: 'Ouverture',
    moves: 'Coups',
    rules: 'Règles',
    place: 'Où',
    actions: 'Actions',
  },
  results: { won: 'Gagnée', drawn: 'Nulle', lost: 'Perdue', none: 'Sans résultat' },
  wins: (name) => `${name} gagne`,
  moves: (count) => plural('fr', count, { one: '# coup', other: '# coups' }),
  places: { here: 'Cet appareil', online: 'En ligne' },
  ownRules: 'Règles personnalisées',
  delete: (opponent) => `Supprimer de cet appareil la partie contre ${opponent}`,
  deleted: 'La partie a été supprimée de cet appareil.',
  undo: 'Annuler',
};
