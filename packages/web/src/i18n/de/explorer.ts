/** Wörter der Zugstatistik: was aus einer Stellung gespielt wurde. */
import { counted } from '../counted.ts';
import type { ExplorerWords } from '../en/explorer.ts';

export const explorer: ExplorerWords = {
  title: 'Gespielte Züge',
  columns: { move: 'Zug', games: 'Partien', results: 'Ergebnisse' },
  games: (count) => counted('de', count, { one: '# Partie', other: '# Partien' }),
  results: (black, drawn, white) => `${black}, Remis ${drawn} %, ${white}`,
  wins: (side, percent) => `${side} gewann ${percent} %`,
  legend: (black, white) => `${black} · Remis · ${white}`,
  noResults: 'kein Ergebnis bekannt',
  lastYear: (year) => `zuletzt ${year}`,
  pass: 'kein Zug',
  none: 'In dieser Sammlung gab es diese Stellung nicht.',
  ended: 'Hier endeten die Partien dieser Sammlung.',
  loading: 'Wird gesucht …',
  failed: 'Die Partien konnten nicht geladen werden.',
  collection: 'Partien',
  player: 'Ein Spieler',
  anyPlayer: 'Alle Spieler',
  toLibrary: 'Diese Partien zeigen',
  opening: (name) => `Eröffnung: ${name}`,
};
