/** Words of the first screen. */
import type { Words } from '../words.ts';

export const home: Words['home'] = {
  tagline: 'Dame, wie sie sich anfühlen soll.',
  greeting: {
    morning: (name) => `Guten Morgen, ${name}.`,
    day: (name) => `Guten Tag, ${name}.`,
    evening: (name) => `Guten Abend, ${name}.`,
  },
  friend: 'Zu zweit hier spielen',
  friendHint: 'Zwei Leute, ein Gerät.',
  change: 'Namen, Regeln oder Zeit ändern',
  computer: 'Gegen den Computer',
  computerHint: 'Zehn Stufen, von den ersten Schritten bis zur vollen Stärke.',
  online: 'Online spielen',
  onlineHint: 'Einen Tisch öffnen oder dazusetzen. Ohne Konto.',
  rest: 'Mehr zu tun',
  setUp: 'Stellung aufbauen',
  open: 'Partie öffnen',
  help: 'So wird gespielt',
  nameAsk: 'Wie dürfen wir dich nennen?',
  nameSave: 'Speichern',
  nameLater: 'Nicht jetzt',
  move: (number) => `Zug ${number}`,
  yourTurn: 'Du bist am Zug',
  against: (one, other) => `${one} – ${other}`,
  toMove: (name) => `${name} ist am Zug`,
  playerOne: 'Spieler 1',
  playerTwo: 'Spieler 2',
  show: 'Zwei Spieler zeigen ein paar Züge',
  pause: 'Anhalten',
  playOn: 'Weiter',
};
