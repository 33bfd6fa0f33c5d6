/** Wörter des Bereichs „Studieren“. */
import type { StudyWords } from '../en/study.ts';

export const study: StudyWords = {
  title: 'Studieren',
  lead: 'Partien genauer ansehen und besser werden.',
  to: { analysis: 'Analyse', library: 'Bibliothek', puzzles: 'Aufgaben', train: 'Training' },
  hints: {
    analysis: 'Züge ausprobieren, die Engine fragen, einen Bericht zur Partie lesen.',
    library: 'Tausende Partien: nach Spieler, Eröffnung oder Stellung suchen und sehen, was gespielt wurde.',
    puzzles: 'Finde den Zug, der gewinnt oder das Remis hält. Jeder richtige zählt.',
    train: 'Lektionen, Endspiele und Karten mit dem, was du dir merken willst.',
  },
};
