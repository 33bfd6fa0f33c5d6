/** Mots du journal d’entraînement en fichier. */
import type { LogFileWords } from '../en/log-file.ts';
import { plural } from '../plural.ts';

export const logFile: LogFileWords = {
  title: 'Vos progrès dans un fichier',
  about:
    'Classement, historique, cartes et problèmes de vos parties. Le fichier d’un autre appareil est fusionné avec ce qui est ici.',
  save: 'Enregistrer dans un fichier',
  open: 'Ouvrir un fichier',
  opened: (count) =>
    count === 0
      ? 'Tout ce que contient ce fichier était déjà ici.'
      : plural('fr', count, { one: '# nouvelle entrée.', other: '# nouvelles entrées.' }),
  faults: {
    'not-a-log': () => 'Ce n’est pas un fichier de progrès.',
    'other-version': () => 'Ce fichier vient d’une version plus récente de l’application.',
    'bad-line': (line) => `La ligne ${line} de ce fichier est illisible. Rien n’a été modifié.`,
  },
};
