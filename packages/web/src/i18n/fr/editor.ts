/** Words of the position editor. */
import type { EditorWords } from '../en/editor.ts';

export const editor: EditorWords = {
  title: 'Composer une position',
  tools: 'Pièces',
  eraser: 'Gomme',
  left: (side, count) => `${side} : ${count} en réserve`,
  board: 'Damier. Les flèches déplacent le curseur, Entrée pose la pièce, Suppr la retire.',
  standard: 'Position de départ',
  clear: 'Vider le damier',
  undo: 'Annuler',
  redo: 'Rétablir',
  turnBoard: 'Retourner le damier',
  toMove: 'Au trait',
  randomFirst: 'Aléatoire',

  play: 'Jouer à partir d’ici',
  change: 'Modifier',
  changeGame: 'Modifier les joueurs, les règles ou le temps',
  force: 'Commencer quand même',
  forceHint: '« Commencer quand même » démarre avec ce qui se trouve sur le damier.',
  full: 'Les 24 pièces sont sur le damier. Commencer la partie ?',
  start: 'Commencer',
  startNow: 'Commencer la partie',
  later: 'Pas encore',
  lostTitle: 'Commencer quand même ?',
  lost: (side) => `Le camp ${side} n’a aucune pièce et a déjà perdu : la partie sera finie aussitôt.`,
  blank:
    'Il n’y a aucune pièce sur le damier, personne ne peut gagner : la partie finira aussitôt sans résultat.',

  asText: 'Position en texte',
  entry: 'Ajouter des pièces',
  entryHint: (black, white) =>
    `Une case, « = » et une pièce : B pour ${black}, W pour ${white}, K pour une dame. A7=B et C3=WK, ou 12=W par numéro. Le damier montre les lettres pendant la saisie.`,
  add: 'Ajouter',
  fen: 'Position (FEN)',
  fenHint:
    'Le camp au trait, puis les cases des deux camps ; K indique une dame. Collez-en une ici pour l’ouvrir.',
  use: 'Ouvrir',
  analyse: 'Analyser',
  copyFen: 'Copier',
  share: 'Partager',
  link: 'Lien vers cette position',
  copyLink: 'Copier le lien',
  shareLink: 'Partager…',
  shareText: 'Une position de dames',
  copied: 'Copié.',
  notCopied: 'La copie n’a pas réussi. Sélectionnez le texte et copiez-le vous-même.',

  keys: 'Touches : 1 à 4 choisissent une pièce, 5 la gomme ; flèches, Entrée et Suppr sur le damier ; Ctrl+Z annule.',
  drag: 'Touchez une case pour poser. Glissez pour déplacer, hors du damier pour retirer.',

  refused: {
    'light-square': 'Impossible ici : les pièces se posent seulement sur les cases foncées.',
    'square-occupied': 'Impossible ici : la case est occupée.',
    'out-of-pieces': 'Plus de pièces : un camp en a 12 au plus, dames comprises.',
    'square-empty': 'Il n’y a aucune pièce à retirer sur cette case.',
  },
  lightRemoved: 'Il n’y a jamais rien sur une case claire.',
  crowned: (places, count) =>
    count === 1
      ? `Le pion en ${places} est sur sa rangée de promotion : c’est maintenant une dame.`
      : `Les pions en ${places} sont sur leur rangée de promotion : ce sont maintenant des dames.`,
  placed: (piece, place) => `${piece} en ${place}.`,
  removed: (piece, place) => `${piece} : pièce retirée de ${place}.`,
  said: {
    standard: 'Les pièces sont placées comme au début d’une partie.',
    cleared: 'Le damier est vide.',
    undone: 'Annulé.',
    redone: 'Rétabli.',
    opened: 'La position est sur le damier.',
    added: 'Les pièces sont sur le damier.',
  },
  notStarted: {
    'blank-board': 'Le damier est vide : posez d’abord des pièces pour les deux camps.',
    'one-sided-board': 'Un seul camp a des pièces : posez-en aussi pour l’autre.',
    'too-many-pieces': 'Un camp a plus de 12 pièces.',
    'overlapping-pieces': 'Deux pièces occupent la même case.',
    'no-side-to-move': 'Indiquez quel camp est au trait.',
  },
  entryErrors: {
    unreadable: 'est illisible : écrivez par exemple A7=B ou C3=WK',
    'light-square': 'est une case claire',
    'square-occupied': 'est déjà occupée',
    'out-of-pieces': 'est une pièce de trop : un camp en a 12 au plus',
    'square-empty': 'est vide',
  },
  entryError: (token, column, why) => `« ${token} » (caractère ${column}) ${why}.`,
  nothingTyped: 'Écrivez d’abord une case, « = » et une pièce, par exemple A7=B.',
  positionErrors: {
    unreadable: 'Cette partie est illisible ; une position s’écrit B:W21,22,K23:B1,2.',
    'bad-side': 'Un camp s’écrit B ou W.',
    'bad-square': 'Les cases sont numérotées de 1 à 32.',
    'square-twice': 'La même case est nommée deux fois.',
    'side-twice': 'Le même camp est nommé deux fois.',
    'too-many-pieces': 'Un camp a plus de 12 pièces.',
    'overlapping-pieces': 'Deux pièces occupent la même case.',
    'no-side-to-move': 'Il n’est pas dit quel camp est au trait.',
  },
  pointed: (why, column, token) =>
    token === '' ? `${why} (caractère ${column})` : `${why} (caractère ${column} : « ${token} »)`,
  badLink: (why) =>
    `La position de ce lien ne peut pas être affichée. ${why} Voici la position de départ à la place.`,
};
