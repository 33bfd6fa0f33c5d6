/** Wörter für das Trainingsprotokoll als Datei. */
import type { LogFileWords } from '../en/log-file.ts';
import { plural } from '../plural.ts';

export const logFile: LogFileWords = {
  title: 'Dein Fortschritt als Datei',
  about:
    'Wertung, Verlauf, Karten und Aufgaben aus deinen Partien. Eine Datei von einem anderen Gerät wird mit dem zusammengeführt, was hier ist.',
  save: 'Als Datei speichern',
  open: 'Datei öffnen',
  opened: (count) =>
    count === 0
      ? 'Alles in dieser Datei war schon hier.'
      : plural('de', count, { one: '# neuer Eintrag.', other: '# neue Einträge.' }),
  faults: {
    'not-a-log': () => 'Das ist keine Datei mit Trainingsfortschritt.',
    'other-version': () => 'Diese Datei stammt aus einer neueren Version der App.',
    'bad-line': (line) => `Zeile ${line} dieser Datei ist nicht lesbar. Es wurde nichts geändert.`,
  },
};
