/** Die Sätze zu den Gründen eines Berichts. */
import type { ClaimWords, EndingName, Mark } from '@crownhead/analysis';
import { plural } from '../plural.ts';

const stones = (n: number): string => plural('de', n, { one: 'einen Stein', other: '# Steine' });
const inPlies = (n: number | null): string =>
  n === null ? '' : plural('de', n, { one: ' in # Halbzug', other: ' in # Halbzügen' });

const endings: Readonly<Record<EndingName, string>> = {
  'double-corner': 'zwei Damen gegen eine in der Doppelecke',
  'two-kings-one': 'zwei Damen gegen eine außerhalb der Doppelecke',
  'three-kings-two': 'drei Damen gegen zwei',
  'kings-level': 'gleich viele Damen auf beiden Seiten',
};

export const claims = {
  claims: {
    'missed-win': ({ plies }) => `Verpasst einen bewiesenen Gewinn${inPlies(plies)}`,
    'missed-draw': () => 'Es gab ein bewiesenes Remis',
    'table-loss': ({ plies }) => `Verliert laut Endspieltabellen${inPlies(plies)}`,
    'forced-loss': ({ plies }) => `Verliert zwangsläufig${inPlies(plies)}`,
    'loses-men': ({ men }) => `Verliert zwangsläufig ${stones(men)}`,
    shot: ({ gives, takes }) => `Erlaubt einen Schlag: ${takes} für ${gives}`,
    'lets-crown': ({ square }) => `Lässt den Gegner auf ${square} zur Dame werden`,
    'missed-men': ({ men }) => `Hätte zwangsläufig ${stones(men)} gewonnen`,
    'missed-shot': ({ gives, takes }) => `Übersieht einen Schlag: ${takes} für ${gives}`,
    'missed-crown': ({ square }) => `Hätte auf ${square} zur Dame werden können`,
    'man-locked': ({ square }) => `Der Stein auf ${square} ist eingesperrt`,
    'king-trapped': ({ square }) => `Die Dame auf ${square} ist gefangen`,
    'loses-the-move': () => 'Überlässt dem Gegner die Opposition',
    'enters-known-ending': ({ ending }) => `Führt zu einem bekannten Endspiel: ${endings[ending]}`,
    'only-move': () => 'Der einzige gute Zug',
    estimate: ({ loss }) => `Besser um geschätzte ${loss.toFixed(2).replace('.', ',')} Punkte`,
    'best-answer': () => 'Die beste Antwort darauf',
  } satisfies ClaimWords,
  marks: {
    '!': 'einziger Zug',
    '?!': 'Ungenauigkeit',
    '?': 'Fehler',
    '??': 'grober Fehler',
  } satisfies Record<Mark, string>,
};
