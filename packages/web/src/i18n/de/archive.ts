/** Die Suche in den gespielten Partien eines Servers. */
import type { ArchiveWords } from '../../online/archive-words.ts';
import { plural } from '../plural.ts';

export const archive: ArchiveWords = {
  search: 'Beendete Partien durchsuchen',
  player: 'Spieler',
  opening: 'Eröffnung',
  result: 'Ergebnis',
  anyResult: 'Alle Ergebnisse',
  results: { black: 'Rot oder Schwarz gewann', white: 'Weiß gewann', drawn: 'Remis', none: 'Ohne Ergebnis' },
  rules: 'Regeln',
  anyRules: 'Alle Regeln',
  ownRules: 'Eigene Regeln',
  position: 'Partien mit dieser Stellung',
  positionBoard: 'Die gesuchte Stellung',
  dropPosition: 'Stellung entfernen',
  none: 'Keine Partien gefunden.',
  noneHint: 'Namen werden nach ganzen Wörtern gesucht: „Ann“ findet Ann Lee, aber nicht Anna.',
  clear: 'Alle Partien zeigen',
  further: 'Ältere Partien durchsuchen',
  onServer: 'Partien auf diesem Server',
  found: (count) => plural('de', count, { one: '# Partie gefunden', other: '# Partien gefunden' }),
};
