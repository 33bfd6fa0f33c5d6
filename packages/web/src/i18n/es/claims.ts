/** Las frases de los motivos de un informe. */
import type { ClaimWords, EndingName, Mark } from '@crownhead/analysis';
import { plural } from '../plural.ts';

const pieces = (n: number): string => plural('es', n, { one: 'una pieza', other: '# piezas' });
const inPlies = (n: number | null): string =>
  n === null ? '' : plural('es', n, { one: ' en # media jugada', other: ' en # medias jugadas' });

const endings: Readonly<Record<EndingName, string>> = {
  'double-corner': 'dos damas contra una en la esquina doble',
  'two-kings-one': 'dos damas contra una fuera de la esquina doble',
  'three-kings-two': 'tres damas contra dos',
  'kings-level': 'igual número de damas en cada bando',
};

export const claims = {
  claims: {
    'missed-win': ({ plies }) => `Deja escapar una victoria demostrada${inPlies(plies)}`,
    'missed-draw': () => 'Había unas tablas demostradas',
    'table-loss': ({ plies }) => `Pierde según las tablas de finales${inPlies(plies)}`,
    'forced-loss': ({ plies }) => `Pierde por fuerza${inPlies(plies)}`,
    'loses-men': ({ men }) => `Pierde ${pieces(men)} por fuerza`,
    shot: ({ gives, takes }) => `Permite un golpe, ${takes} por ${gives}`,
    'lets-crown': ({ square }) => `Deja que el rival corone en ${square}`,
    'missed-men': ({ men }) => `Podía ganar ${pieces(men)} por fuerza`,
    'missed-shot': ({ gives, takes }) => `No ve un golpe, ${takes} por ${gives}`,
    'missed-crown': ({ square }) => `Podía coronar en ${square}`,
    'man-locked': ({ square }) => `El peón de ${square} queda encerrado`,
    'king-trapped': ({ square }) => `La dama de ${square} queda atrapada`,
    'loses-the-move': () => 'Cede la oposición al rival',
    'enters-known-ending': ({ ending }) => `Lleva a un final conocido: ${endings[ending]}`,
    'only-move': () => 'La única jugada buena',
    estimate: ({ loss }) => `Mejor por unos ${loss.toFixed(2).replace('.', ',')} puntos (estimación)`,
    'best-answer': () => 'La mejor respuesta',
  } satisfies ClaimWords,
  marks: {
    '!': 'jugada única',
    '?!': 'imprecisión',
    '?': 'error',
    '??': 'error grave',
  } satisfies Record<Mark, string>,
};
