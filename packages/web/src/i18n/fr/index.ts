/** French. */

import { bySideNames } from '../by-side-names.ts';
import type { Words } from '../words.ts';
import { game } from './game.ts';

/** Words of the board: squares, pieces and what can be done with them. */
const board: Words['board'] = {
  label: 'Damier',
  square: (name) => `Case ${name}`,
  empty: 'vide',
  canMove: 'peut jouer',
  chosen: 'choisi',
  target: 'arrivée possible',
  movedLast: 'dernier coup',
  unsent: 'pas encore envoyé',
  pieces: bySideNames({
    red: { man: 'pion rouge', king: 'dame rouge' },
    white: { man: 'pion blanc', king: 'dame blanche' },
    black: { man: 'pion noir', king: 'dame noire' },
    blue: { man: 'pion bleu', king: 'dame bleue' },
    dark: { man: 'pion foncé', king: 'dame foncée' },
    light: { man: 'pion clair', king: 'dame claire' },
  }),
};

/** Words used on many screens. */
const common: Words['common'] = {
  appName: 'Crownhead',
  back: 'Retour',
  cancel: 'Annuler',
  ok: 'OK',
  close: 'Fermer',
  notLoaded: 'Cette partie n’a pas pu être chargée. Êtes-vous en ligne ?',
  tryAgain: 'Réessayer',
};

/** Words of the bars above and below every screen. */
const frame: Words['frame'] = {
  skip: 'Aller au contenu',
  sections: 'Rubriques',
  to: { play: 'Jouer', watch: 'Regarder', games: 'Mes parties', study: 'Étudier', learn: 'Apprendre' },
  settings: 'Réglages',
  language: 'Langue',
  yourTurn: 'À vous',
  noName: 'Choisir un nom',
  you: (name) => `Vous jouez sous le nom de ${name}`,
};

/** Words of the small help buttons. */
const help: Words['help'] = {
  open: 'Aide',
};

/** Words of the first screen. */
const home: Words['home'] = {
  tagline: 'Les dames, comme on les aime.',
  greeting: {
    morning: (name) => `Bonjour, ${name}.`,
    day: (name) => `Bonjour, ${name}.`,
    evening: (name) => `Bonsoir, ${name}.`,
  },
  friend: 'Jouer ici avec un ami',
  friendHint: 'Deux personnes, un seul appareil.',
  options: 'Options',
  change: 'Options : noms, règles et temps',
  computer: 'Jouer contre l’ordinateur',
  computerHint: 'Dix niveaux, des premiers pas à pleine force.',
  online: 'Jouer en ligne',
  onlineHint: 'Jouez tout de suite. Sans compte.',
  rest: 'Plus',
  setUp: 'Composer une position',
  open: 'Ouvrir un fichier',
  nameAsk: 'Quel est votre nom ?',
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

/** Words of the small components, and the names of the sides. */
const ui: Words['ui'] = {
  sides: bySideNames({
    red: 'Rouges',
    white: 'Blancs',
    black: 'Noirs',
    blue: 'Bleus',
    dark: 'Foncés',
    light: 'Clairs',
  }),
  computer: (level, rating) =>
    rating === undefined ? `Ordinateur (niveau ${level})` : `Ordinateur (classement ${rating})`,
  /** The computer's, from the weakest. */
  levels: {
    1: 'Premiers pas',
    2: 'Débutant',
    3: 'Amateur',
    4: 'Champion de la famille',
    5: 'Joueur de club',
    6: 'Bon joueur de club',
    7: 'Expert',
    8: 'Maître',
    9: 'Grand maître',
    10: 'Pleine force',
  },
  updateReady: 'Une nouvelle version est prête. Votre partie est conservée.',
  updateNow: 'Mettre à jour',
};

export const fr: Words = { board, common, frame, game, help, home, ui };
