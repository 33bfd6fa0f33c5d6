/** Фразы с причинами в разборе партии. */
import type { ClaimWords, EndingName, Mark } from '@crownhead/analysis';
import { plural } from '../plural.ts';

const pieces = (n: number): string => plural('ru', n, { one: '# шашку', few: '# шашки', other: '# шашек' });
const inPlies = (n: number | null): string =>
  n === null
    ? ''
    : plural('ru', n, { one: ' за # полуход', few: ' за # полухода', other: ' за # полуходов' });

const endings: Readonly<Record<EndingName, string>> = {
  'double-corner': 'две дамки против одной в двойном углу',
  'two-kings-one': 'две дамки против одной вне двойного угла',
  'three-kings-two': 'три дамки против двух',
  'kings-level': 'поровну дамок у обеих сторон',
};

export const claims = {
  claims: {
    'missed-win': ({ plies }) => `Упускает доказанный выигрыш${inPlies(plies)}`,
    'missed-draw': () => 'Была доказанная ничья',
    'table-loss': ({ plies }) => `Проигрывает по таблицам окончаний${inPlies(plies)}`,
    'forced-loss': ({ plies }) => `Форсированно проигрывает${inPlies(plies)}`,
    'loses-men': ({ men }) => `Форсированно теряет ${pieces(men)}`,
    shot: ({ gives, takes }) => `Допускает удар: ${takes} за ${gives}`,
    'lets-crown': ({ square }) => `Пропускает соперника в дамки на поле ${square}`,
    'missed-men': ({ men }) => `Можно было форсированно выиграть ${pieces(men)}`,
    'missed-shot': ({ gives, takes }) => `Упускает удар: ${takes} за ${gives}`,
    'missed-crown': ({ square }) => `Можно было пройти в дамки на поле ${square}`,
    'man-locked': ({ square }) => `Простая на поле ${square} заперта`,
    'king-trapped': ({ square }) => `Дамка на поле ${square} поймана`,
    'loses-the-move': () => 'Уступает сопернику оппозицию',
    'enters-known-ending': ({ ending }) => `Ведёт к известному окончанию: ${endings[ending]}`,
    'only-move': () => 'Единственный хороший ход',
    estimate: ({ loss }) => `Лучше примерно на ${loss.toFixed(2).replace('.', ',')} очка (оценка)`,
    'best-answer': () => 'Лучший ответ',
  } satisfies ClaimWords,
  marks: {
    '!': 'единственный ход',
    '?!': 'неточность',
    '?': 'ошибка',
    '??': 'грубая ошибка',
  } satisfies Record<Mark, string>,
};
