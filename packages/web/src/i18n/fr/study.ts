/** Mots de la rubrique « Étudier ». */
import type { StudyWords } from '../en/study.ts';

export const study: StudyWords = {
  title: 'Étudier',
  lead: 'Regardez vos parties de plus près et progressez.',
  to: { analysis: 'Analyse', puzzles: 'Problèmes', train: 'Entraînement' },
  hints: {
    analysis: 'Essayez des coups, interrogez le moteur, lisez le rapport de votre partie.',
    puzzles: 'Trouvez le coup qui gagne ou qui sauve la nulle. Tous les bons coups comptent.',
    train: 'Leçons, finales et cartes de ce que vous voulez retenir.',
  },
};
