/** Mots de la rubrique « Étudier ». */
import type { StudyWords } from '../en/study.ts';

export const study: StudyWords = {
  title: 'Étudier',
  lead: 'Regardez vos parties de plus près et progressez.',
  to: { analysis: 'Analyse', library: 'Bibliothèque', puzzles: 'Problèmes', train: 'Entraînement' },
  hints: {
    analysis: 'Essayez des coups, interrogez le moteur, lisez le rapport de votre partie.',
    library:
      'Des milliers de parties : cherchez par joueur, ouverture ou position, et voyez ce qui a été joué.',
    puzzles: 'Trouvez le coup qui gagne ou qui sauve la nulle. Tous les bons coups comptent.',
    train: 'Leçons, finales et cartes de ce que vous voulez retenir.',
  },
};
