/** Words of the bars above and below every screen. */
import type { Words } from '../words.ts';

export const frame: Words['frame'] = {
  skip: 'Zum Inhalt springen',
  sections: 'Bereiche',
  to: { play: 'Spielen', watch: 'Zuschauen', games: 'Meine Partien', learn: 'Lernen' },
  settings: 'Einstellungen',
  language: 'Sprache',
  yourTurn: 'Am Zug',
  noName: 'Namen wählen',
  you: (name) => `Du spielst als ${name}`,
};
