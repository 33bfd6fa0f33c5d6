/** What to look for in the library: what is known about a game, and what was on the board. */
import { GAME_RESULTS } from '@crownhead/library';
import { oneOf, SIDES } from '@crownhead/rules';
import type { Context } from '../app/screen.ts';
import {
  answerTo,
  choice,
  type Field,
  type FormPurpose,
  type FormScreen,
  form,
  isYes,
  text,
  yesNo,
} from '../screens/form.ts';
import { searchList } from './game-list.ts';
import { readQuery, type SearchTexts } from './read-query.ts';

type BoardKind = 'any' | 'fen' | 'mask' | 'material';

const ANY = 'any';
const BOARD_NOTES: Readonly<Record<BoardKind, string>> = {
  any: '',
  fen: 'As FEN, for example W:W18,21,22:B1-7,9. In an analysis, f looks for the position on the board.',
  mask: 'Some squares, for example B11,k15:Wm30:E14 or own k1: empty 5,6.',
  material: 'Kings and men, the first side’s first, for example 2k1m-1k.',
};
const BOARD_LABELS: Readonly<Record<BoardKind, string>> = {
  any: 'any',
  fen: 'this position',
  mask: 'some squares (mask)',
  material: 'material',
};

const kindOf = ({ fen, mask, material }: SearchTexts): BoardKind =>
  fen !== undefined ? 'fen' : mask !== undefined ? 'mask' : material !== undefined ? 'material' : ANY;

function fieldsFor(texts: SearchTexts, kind: BoardKind): readonly Field[] {
  const sides = [ANY, ...SIDES].map((value) => ({ value, label: value === ANY ? 'either' : value }));
  const results = [ANY, ...GAME_RESULTS].map((value) => ({
    value,
    label: value === 'none' ? 'not known' : value,
  }));
  const kinds = (Object.keys(BOARD_LABELS) as BoardKind[]).map((value) => ({
    value,
    label: BOARD_LABELS[value],
  }));
  return [
    text('player', 'Player', texts.player ?? ''),
    choice('side', 'Who had', sides, texts.side ?? ANY),
    text('opponent', 'Against', texts.opponent ?? ''),
    text('event', 'Event', texts.event ?? ''),
    text('year', 'Year', texts.year ?? '', { note: 'A year, or years such as 1950-1960, 1950- or -1960.' }),
    text('opening', 'Opening', texts.opening ?? '', {
      note: 'Its name, or its first moves such as 9-14 22-18 5-9.',
    }),
    choice('result', 'Result', results, texts.result ?? ANY),
    text('plies', 'Length', texts.plies ?? '', { note: 'In plies, such as 20-60, 20- or -60.' }),
    choice('board', 'On the board', kinds, kind),
    ...(kind === ANY
      ? []
      : [
          text('pattern', BOARD_LABELS[kind], texts[kind] ?? '', { note: BOARD_NOTES[kind] }),
          yesNo('reversed', 'Colors reversed', texts.reversed === true),
          text('held', 'Held for plies', texts.held === undefined ? '' : `${texts.held}`),
          text('byPly', 'By ply', texts.byPly === undefined ? '' : `${texts.byPly}`),
        ]),
  ];
}

export const searchForm = (texts: SearchTexts): FormScreen =>
  form({
    purpose: 'library-search',
    title: 'Search the library',
    fields: fieldsFor(texts, kindOf(texts)),
    button: 'Search',
    direct: true,
  });

const boardOf = (screen: FormScreen): BoardKind =>
  oneOf(Object.keys(BOARD_LABELS) as BoardKind[], answerTo(screen, 'board')) ?? ANY;

const NUMBERS = { held: 'The number of plies', byPly: 'The ply' } as const;

/** What is wrong with the first number that is none; null where all are fine. */
function numberFault(screen: FormScreen): string | null {
  for (const id of Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]) {
    const typed = answerTo(screen, id).trim();
    if (typed !== '' && !/^\d{1,5}$/.test(typed)) return `${NUMBERS[id]} must be a whole number.`;
    if (id === 'held' && Number(typed || 1) < 1) return 'The number of plies must be 1 or more.';
  }
  return null;
}

/** What was filled in, and nothing else. */
function textsOf(screen: FormScreen): SearchTexts {
  const filled = (id: string): Readonly<Record<string, string>> => {
    const value = answerTo(screen, id).trim();
    return value === '' || value === ANY ? {} : { [id]: value };
  };
  const number = (id: string): Readonly<Record<string, number>> => {
    const value = answerTo(screen, id).trim();
    return value === '' ? {} : { [id]: Number(value) };
  };
  const kind = boardOf(screen);
  const pattern = answerTo(screen, 'pattern').trim();
  const board =
    kind === ANY || pattern === ''
      ? {}
      : {
          [kind]: pattern,
          ...(isYes(screen, 'reversed') && { reversed: true as const }),
          ...number('held'),
          ...number('byPly'),
        };
  const about = Object.assign(
    {},
    ...['player', 'opponent', 'event', 'year', 'opening', 'result', 'plies'].map(filled),
  );
  return { ...about, ...(about.player !== undefined && filled('side')), ...board };
}

export const SEARCH_FORMS: Readonly<Record<string, FormPurpose>> = {
  'library-search': {
    submit(screen, context: Context) {
      const texts = textsOf(screen);
      const query = readQuery(texts);
      const fault = numberFault(screen) ?? (query.ok ? null : query.error);
      if (fault !== null) return { screen: { ...screen, said: fault } };
      return { screen, go: { to: 'replace', screen: searchList(texts, context) } };
    },
    arrange: (screen) => {
      const kind = boardOf(screen);
      const fields = fieldsFor(textsOf(screen), kind);
      return { ...screen, fields, at: fields.findIndex(({ id }) => id === screen.fields[screen.at]?.id) };
    },
  },
};
