/** Wörter der Liste eigener Partien. */
import type { GamesWords } from '../en/games.ts';
import { plural } from '../plural.ts';

export const games: GamesWords = {
  title: 'Meine Partien',
  list: 'Beendete Partien',
  running: 'Laufend',
  finished: 'Beendet',
  find: 'Gegner suchen',
  count: (count) => plural('de', count, { one: '# Partie', other: '# Partien' }),
  none: 'Keine Partie gegen jemanden mit diesem Namen.',
  empty: 'Hier stehen deine Partien, sobald sie beendet sind.',
  play: 'Eine Partie spielen',
  open: 'Datei öffnen',
  puzzles: 'Aufgaben aus meinen Partien',
  saveAll: 'Alle als PDN speichern',
  saved: (count) => plural('de', count, { one: '# Partie gespeichert.', other: '# Partien gespeichert.' }),
  onlyHere: 'Der Server ist nicht erreichbar: Das sind die Partien von diesem Gerät.',
  columns: {
    result: 'Ergebnis',
    opponent: 'Gegner',
    date: 'Datum',
    opening: 'Eröffnung',
    moves: 'Züge',
    rules: 'Regeln',
    place: 'Wo',
    actions: 'Aktionen',
  },
  results: { won: 'Gewonnen', drawn: 'Remis', lost: 'Verloren', none: 'Ohne Ergebnis' },
  wins: (name) => `${name} hat gewonnen`,
  moves: (count) => plural('de', count, { one: '# Zug', other: '# Züge' }),
  places: { here: 'Dieses Gerät', online: 'Online' },
  ownRules: 'Eigene Regeln',
  delete: (opponent) => `Die Partie gegen ${opponent} von diesem Gerät löschen`,
  deleted: 'Die Partie wurde von diesem Gerät gelöscht.',
  undo: 'Rückgängig',
};
