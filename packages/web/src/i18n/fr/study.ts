/** Mots de la rubrique « Étudier ». */
import type { StudyWords } from '../en/study.ts';

export const study: StudyWords = {
  title: 'Étudier',
  lead: 'Regardez vos parties de plus près et progressez.',
  to: { analysis: 'Analyse', train: 'Entraînement' },
  hints: {
    analysis: 'Essayez des coups, interrogez le moteur, lisez le rapport de votre partie.',
    train: 'Leçons, finales et cartes de ce que vous voulez retenir.',
  },
};
