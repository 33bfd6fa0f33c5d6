/** Words of the bars above and below every screen. */
import type { Words } from '../words.ts';

export const frame: Words['frame'] = {
  skip: 'Aller au contenu',
  sections: 'Rubriques',
  to: { play: 'Jouer', watch: 'Regarder', games: 'Mes parties', learn: 'Apprendre' },
  settings: 'Réglages',
  language: 'Langue',
  yourTurn: 'À vous',
  noName: 'Choisir un nom',
  you: (name) => `Vous jouez sous le nom de ${name}`,
};
