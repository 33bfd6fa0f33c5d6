/** Words of the first screen. */
import { plural } from '../plural.ts';
import type { Words } from '../words.ts';

export const home: Words['home'] = {
  tagline: 'Les dames, comme on les aime.',
  greeting: {
    morning: (name) => `Bonjour, ${name}.`,
    day: (name) => `Bonjour, ${name}.`,
    evening: (name) => `Bonsoir, ${name}.`,
  },
  friend: 'Jouer ici avec un ami',
  friendHint: 'Deux personnes, un seul appareil.',
  change: 'Changer les noms, les règles ou le temps',
  computer: 'Jouer contre l’ordinateur',
  computerHint: 'Dix niveaux, des premiers pas à pleine force.',
  online: 'Jouer en ligne',
  onlineHint: 'Ouvrez une table ou rejoignez-en une. Sans compte.',
  rest: 'Autres choix',
  setUp: 'Composer une position',
  open: 'Ouvrir une partie',
  help: 'Comment jouer',
  nameAsk: 'Comment vous appeler ?',
  nameSave: 'Enregistrer',
  nameLater: 'Pas maintenant',
  yourGames: 'Vos parties',
  wait: (count) => plural('fr', count, { one: 'Une vous attend', other: '# vous attendent' }),
  here: 'Sur cet appareil',
  move: (number) => `coup ${number}`,
  yourTurn: 'À vous de jouer',
  older: (count) =>
    plural('fr', count, { one: 'Une autre partie en cours', other: '# autres parties en cours' }),
  against: (one, other) => `${one} – ${other}`,
  toMove: (name) => `Au tour de ${name}`,
  forget: 'Ranger',
  forgotten: 'La partie a été rangée.',
  undo: 'Annuler',
  playerOne: 'Joueur 1',
  playerTwo: 'Joueur 2',
  show: 'Deux joueurs montrent quelques coups',
  pause: 'Pause',
  playOn: 'Reprendre',
};
