/** The columns of a list of one's own games. */
import { moveCount } from '@crownhead/rules';
import type { GamesWords } from '../i18n/en/games.ts';
import { shownName } from '../i18n/shown-name.ts';
import type { FormWords } from '../screens/new-game/form-words.ts';
import { settings } from '../settings.ts';
import type { Column } from '../ui/data-table.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { type OwnGame, opponentOf, RESULTS, resultOf } from './own-game.ts';

interface ColumnsProps {
  readonly words: GamesWords;
  readonly presets: FormWords['presets'];
  readonly onDelete: (game: OwnGame) => void;
}

const BIN = 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5';

function resultText(game: OwnGame, words: GamesWords): string {
  const result = resultOf(game);
  return result === 'black' || result === 'white'
    ? words.wins(shownName(game.names[result]))
    : words.results[result];
}

/** Undefined for games archived before their rules were kept with them. */
function rulesText({ preset }: OwnGame, { words, presets }: ColumnsProps): string {
  if (preset === undefined) return '';
  const known = preset !== null && Object.hasOwn(presets, preset);
  return known ? presets[preset as keyof typeof presets].name : words.ownRules;
}

export function gameColumns(props: ColumnsProps): readonly Column<OwnGame>[] {
  const { words, onDelete } = props;
  const { language } = settings;
  const alphabet = new Intl.Collator(language.value);
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(language.value, { dateStyle: 'full', timeStyle: 'short' });
  /** Games without one come last. */
  const byText = (text: (game: OwnGame) => string) => (a: OwnGame, b: OwnGame) =>
    Number(text(a) === '') - Number(text(b) === '') || alphabet.compare(text(a), text(b));
  const opening = (game: OwnGame): string => game.opening ?? '';
  const rules = (game: OwnGame): string => rulesText(game, props);
  const place = (game: OwnGame): string => words.places[game.place];
  return [
    {
      id: 'result',
      title: words.columns.result,
      narrow: 'end',
      cell: (game) => <span class={`games-result games-${resultOf(game)}`}>{resultText(game, words)}</span>,
      compare: (a, b) => RESULTS.indexOf(resultOf(a)) - RESULTS.indexOf(resultOf(b)),
    },
    {
      id: 'opponent',
      title: words.columns.opponent,
      narrow: 'title',
      cell: opponentOf,
      compare: byText(opponentOf),
    },
    {
      id: 'date',
      title: words.columns.date,
      narrow: 'second',
      descends: true,
      cell: ({ endedAt }) => (
        <time class="games-date" dateTime={new Date(endedAt).toISOString()} title={moment.format(endedAt)}>
          {date.format(endedAt)}
        </time>
      ),
      compare: (a, b) => a.endedAt - b.endedAt,
    },
    {
      id: 'opening',
      title: words.columns.opening,
      narrow: 'second',
      cell: opening,
      compare: byText(opening),
    },
    {
      id: 'moves',
      title: words.columns.moves,
      narrow: 'second',
      numeric: true,
      descends: true,
      cell: ({ plies }) => (
        <>
          <span class="data-table-in-columns">{moveCount(plies)}</span>
          <span class="data-table-in-lines">{words.moves(moveCount(plies))}</span>
        </>
      ),
      compare: (a, b) => a.plies - b.plies,
    },
    { id: 'rules', title: words.columns.rules, narrow: 'none', cell: rules, compare: byText(rules) },
    {
      id: 'place',
      title: words.columns.place,
      // In a row of two lines only what is not usual.
      narrow: (game) => (game.place === 'here' ? 'none' : 'second'),
      cell: place,
      compare: byText(place),
    },
    {
      id: 'actions',
      title: words.columns.actions,
      narrow: 'action',
      cell: (game) =>
        game.place === 'here' && (
          <IconButton label={words.delete(opponentOf(game))} run={() => onDelete(game)}>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={BIN} />
            </svg>
          </IconButton>
        ),
    },
  ];
}
