/** What the commands of the library print for people. */
import {
  type Collection,
  type CollectionCounts,
  type Explored,
  type Match,
  pliesOf,
  resultOfGame,
  type StoredResult,
  textOf,
} from '@crownhead/library';
import { boardText, formatMove, type Position, quotable } from '@crownhead/rules';
import { plural, table, thousands } from '../words.ts';

/** Longer lists are for programs. */
const MOST_LINES = 20;

const RESULT_TEXT: Readonly<Record<StoredResult, string>> = {
  black: 'Black won',
  white: 'White won',
  drawn: 'draw',
  none: 'no result',
};

const short = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

function aboutGame(collection: Collection, game: number): readonly string[] {
  const text = (field: Parameters<typeof textOf>[1]): string => quotable(textOf(collection, field, game));
  const players = text('black') || text('white') ? `${text('black') || '?'} – ${text('white') || '?'}` : '';
  const year = collection.years[game] === 0 ? '' : `${collection.years[game]}`;
  return [
    short(players, 40),
    // The shipped games have no other event than their collection.
    text('event') === collection.title ? '' : short(text('event'), 24),
    year,
    RESULT_TEXT[resultOfGame(collection, game)],
    plural(pliesOf(collection, game), 'ply', 'plies'),
    short(text('opening'), 24),
  ];
}

/** Columns in which nothing stands are left out. */
function withoutEmptyColumns(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const used = rows[0]?.map((_, column) => rows.some((row) => row[column] !== '')) ?? [];
  return rows.map((row) => row.filter((_, column) => used[column]));
}

const nameOf = (collection: Collection, game: number): string => {
  const file = collection.sources.length > 1 ? `${collection.sources[collection.source[game]!]} ` : '';
  return `${file}game ${collection.number[game]}`;
};

const more = (count: number): string[] =>
  count > MOST_LINES ? [`  … and ${thousands(count - MOST_LINES)} more; --json lists all.`] : [];

export function searchText(collection: Collection, matches: readonly Match[], byBoard: boolean): string {
  const rows = matches
    .slice(0, MOST_LINES)
    .map(({ game, ply }) => [
      nameOf(collection, game),
      byBoard ? `ply ${ply}` : '',
      ...aboutGame(collection, game),
    ]);
  const head = `${thousands(matches.length)} of ${plural(collection.games, 'game')} found in ${quotable(collection.title)}.`;
  return [
    head,
    ...(rows.length > 0 ? ['', table(withoutEmptyColumns(rows)), ...more(matches.length)] : []),
    '',
  ].join('\n');
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '' : `${Math.round((100 * part) / whole)} %`;

export function exploreText(collection: Collection, position: Position, { moves, games }: Explored): string {
  const rows = moves.map(({ move, games: count, black, white, drawn, lastYear }) => [
    move ? formatMove(move) : '--',
    thousands(count),
    percent(black, count),
    percent(drawn, count),
    percent(white, count),
    lastYear === 0 ? '' : `${lastYear}`,
  ]);
  const heads = [
    'move',
    'games',
    'Black',
    'draw',
    'White',
    moves.some(({ lastYear }) => lastYear > 0) ? 'last' : '',
  ];
  return [
    boardText(position),
    '',
    `${thousands(games)} of ${plural(collection.games, 'game')} in ${quotable(collection.title)} had this position.`,
    ...(rows.length > 0 ? ['', table([heads, ...rows], [1, 2, 3, 4])] : []),
    '',
  ].join('\n');
}

export function duplicatesText(collection: Collection, groups: readonly (readonly number[])[]): string {
  const lines = groups
    .slice(0, MOST_LINES)
    .map((group) => `  ${group.map((game) => nameOf(collection, game)).join(', ')}`);
  const extra = groups.reduce((sum, group) => sum + group.length - 1, 0);
  const head =
    groups.length === 0
      ? `Each of ${plural(collection.games, 'game')} is there once.`
      : `${plural(groups.length, 'game')} of ${thousands(collection.games)} more than once, ${thousands(extra)} too many:`;
  return [head, ...lines, ...more(groups.length), ''].join('\n');
}

export function infoText(collection: Collection, counts: CollectionCounts): string {
  const { games, plies, positions, results, years } = counts;
  const cut = collection.cut.reduce((sum, one) => sum + one, 0);
  const rows = [
    ['games', thousands(games)],
    ['plies', thousands(plies)],
    ['different positions', thousands(positions)],
    ['won by Black', thousands(results.black)],
    ['won by White', thousands(results.white)],
    ['drawn', thousands(results.drawn)],
    ['without a result', thousands(results.none)],
    ...(cut > 0 ? [['cut at an illegal move', thousands(cut)]] : []),
    ...(years ? [['years', years.from === years.to ? `${years.from}` : `${years.from}–${years.to}`]] : []),
  ];
  const origin = [collection.credit, collection.licence].filter((text) => text !== '');
  return [
    `${quotable(collection.title)}:`,
    table(rows, [1]),
    ...origin.flatMap((text) => ['', text.trim()]),
    '',
  ].join('\n');
}
