/** German. */

import { bySideNames } from '../by-side-names.ts';
import type { Words } from '../words.ts';
import { game } from './game.ts';

/** Words of the board: squares, pieces and what can be done with them. */
const board: Words['board'] = {
  label: 'Brett',
  square: (name) => `Feld ${name}`,
  empty: 'leer',
  canMove: 'kann ziehen',
  chosen: 'gewählt',
  target: 'mögliches Ziel',
  movedLast: 'zuletzt gezogen',
  unsent: 'noch nicht gesendet',
  pieces: bySideNames({
    red: { man: 'roter Stein', king: 'rote Dame' },
    white: { man: 'weißer Stein', king: 'weiße Dame' },
    black: { man: 'schwarzer Stein', king: 'schwarze Dame' },
    blue: { man: 'blauer Stein', king: 'blaue Dame' },
    dark: { man: 'dunkler Stein', king: 'dunkle Dame' },
    light: { man: 'heller Stein', king: 'helle Dame' },
  }),
};

/** Words used on many screens. */
const common: Words['common'] = {
  appName: 'Crownhead',
  back: 'Zurück',
  cancel: 'Abbrechen',
  ok: 'OK',
  close: 'Schließen',
  notLoaded: 'Das konnte nicht geladen werden. Bitte prüfe deine Verbindung.',
  tryAgain: 'Erneut versuchen',
};

/** Words of the bars above and below every screen. */
const frame: Words['frame'] = {
  skip: 'Zum Inhalt springen',
  sections: 'Bereiche',
  to: { play: 'Spielen', watch: 'Zuschauen', games: 'Meine Partien', study: 'Studieren', learn: 'Lernen' },
  settings: 'Einstellungen',
  language: 'Sprache',
  yourTurn: 'Am Zug',
  noName: 'Namen wählen',
  you: (name) => `Du spielst als ${name}`,
};

/** Words of the small help buttons. */
const help: Words['help'] = {
  open: 'Hilfe',
};

/** Words of the first screen. */
const home: Words['home'] = {
  tagline: 'Dame, wie sie sich anfühlen soll.',
  greeting: {
    morning: (name) => `Guten Morgen, ${name}.`,
    day: (name) => `Guten Tag, ${name}.`,
    evening: (name) => `Guten Abend, ${name}.`,
  },
  friend: 'Zu zweit hier spielen',
  friendHint: 'Zwei Leute, ein Gerät.',
  options: 'Optionen',
  change: 'Optionen: Namen, Regeln und Zeit',
  computer: 'Gegen den Computer',
  computerHint: 'Zehn Stufen, von den ersten Schritten bis zur vollen Stärke.',
  online: 'Online spielen',
  onlineHint: 'Sofort gegen andere spielen. Ohne Konto.',
  rest: 'Mehr',
  setUp: 'Stellung aufbauen',
  open: 'Datei öffnen',
  nameAsk: 'Wie heißt du?',
  nameSave: 'Speichern',
  nameLater: 'Nicht jetzt',
  move: (number) => `Zug ${number}`,
  yourTurn: 'Du bist am Zug',
  against: (one, other) => `${one} – ${other}`,
  toMove: (name) => `${name} ist am Zug`,
  playerOne: 'Spieler 1',
  playerTwo: 'Spieler 2',
  show: 'Ein paar Beispielzüge',
  pause: 'Anhalten',
  playOn: 'Weiter',
};

/** Words of the small components, and the names of the sides. */
const ui: Words['ui'] = {
  sides: bySideNames({
    red: 'Rot',
    white: 'Weiß',
    black: 'Schwarz',
    blue: 'Blau',
    dark: 'Dunkel',
    light: 'Hell',
  }),
  computer: (level, rating) =>
    rating === undefined ? `Computer (Stufe ${level})` : `Computer (Wertung ${rating})`,
  /** The computer's, from the weakest. */
  levels: {
    1: 'Erste Schritte',
    2: 'Anfänger',
    3: 'Hobbyspieler',
    4: 'Familienmeister',
    5: 'Vereinsspieler',
    6: 'Starker Vereinsspieler',
    7: 'Experte',
    8: 'Meister',
    9: 'Großmeister',
    10: 'Volle Stärke',
  },
  updateReady: 'Eine neue Version ist da. Dein Spiel bleibt erhalten.',
  updateNow: 'Aktualisieren',
};

export const de: Words = { board, common, frame, game, help, home, ui };
