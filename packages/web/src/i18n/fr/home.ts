/** Words of the first screen. */
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
  move: (number) => `coup ${number}`,
  yourTurn: 'À vous de jouer',
  against: (one, other) => `${one} – ${other}`,
  toMove: (name) => `Au tour de ${name}`,
  playerOne: 'Joueur 1',
  playerTwo: 'Joueur 2',
  show: 'Deux joueurs montrent quelques coups',
  pause: 'Pause',
  playOn: 'Reprendre',
};
