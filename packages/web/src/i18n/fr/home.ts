/** Words of the first screen. */
import { plural } from '../plural.ts';
import type { Words } from '../words.ts';

export const home: Words['home'] = {
  tagline: 'Les dames, comme on les aime.',
  offer: 'Que voulez-vous faire ?',
  friend: 'Jouer ici avec un ami',
  friendHint: 'Deux personnes, un appareil. La partie commence tout de suite.',
  change: 'Changer les noms, les règles ou le temps',
  computer: 'Jouer contre l’ordinateur',
  computerHint: 'Dix niveaux, des premiers pas à pleine force.',
  online: 'Jouer en ligne',
  onlineHint: 'Ouvrez une table ou rejoignez-en une. Sans compte.',
  rest: 'Autres choix',
  watch: 'Regarder',
  setUp: 'Composer une position',
  open: 'Ouvrir une partie',
  help: 'Comment jouer',
  continue: 'Continuer',
  continueTitle: 'Votre partie en cours',
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
