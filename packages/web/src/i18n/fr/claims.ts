/** Les phrases des raisons d’un rapport. */
import type { ClaimWords, EndingName, Mark } from '@crownhead/analysis';
import { plural } from '../plural.ts';

const pieces = (n: number): string => plural('fr', n, { one: 'une pièce', other: '# pièces' });
const inPlies = (n: number | null): string =>
  n === null ? '' : plural('fr', n, { one: ' en # demi-coup', other: ' en # demi-coups' });

const endings: Readonly<Record<EndingName, string>> = {
  'double-corner': 'deux dames contre une dans le double coin',
  'two-kings-one': 'deux dames contre une hors du double coin',
  'three-kings-two': 'trois dames contre deux',
  'kings-level': 'autant de dames de chaque côté',
};

export const claims = {
  claims: {
    'missed-win': ({ plies }) => `Laisse passer un gain prouvé${inPlies(plies)}`,
    'missed-draw': () => 'Il y avait une nulle prouvée',
    'table-loss': ({ plies }) => `Perd d’après les tables de finales${inPlies(plies)}`,
    'forced-loss': ({ plies }) => `Perd de force${inPlies(plies)}`,
    'loses-men': ({ men }) => `Perd ${pieces(men)} de force`,
    shot: ({ gives, takes }) => `Permet un coup de combinaison, ${takes} pour ${gives}`,
    'lets-crown': ({ square }) => `Laisse l’adversaire aller à dame en ${square}`,
    'missed-men': ({ men }) => `Pouvait gagner ${pieces(men)} de force`,
    'missed-shot': ({ gives, takes }) => `Manque un coup de combinaison, ${takes} pour ${gives}`,
    'missed-crown': ({ square }) => `Pouvait aller à dame en ${square}`,
    'man-locked': ({ square }) => `Le pion en ${square} est enfermé`,
    'king-trapped': ({ square }) => `La dame en ${square} est prise au piège`,
    'loses-the-move': () => 'Cède l’opposition à l’adversaire',
    'enters-known-ending': ({ ending }) => `Mène à une finale connue : ${endings[ending]}`,
    'only-move': () => 'Le seul bon coup',
    estimate: ({ loss }) => `Meilleur de ${loss.toFixed(2).replace('.', ',')} point (estimation)`,
    'best-answer': () => 'La meilleure réponse',
  } satisfies ClaimWords,
  marks: {
    '!': 'seul coup',
    '?!': 'imprécision',
    '?': 'erreur',
    '??': 'gaffe',
  } satisfies Record<Mark, string>,
};
