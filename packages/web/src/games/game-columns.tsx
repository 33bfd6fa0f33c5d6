/** The columns of “My games”. */
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

type GameColumn = Column<OwnGame>;

const resultColumn = (words: GamesWords): GameColumn => ({
  id: 'result',
  title: words.columns.result,
  narrow: 'end',
  cell: (game) => <span class={`games-result games-${resultOf(game)}`}>{resultText(game, words)}</span>,
  compare: (a, b) => RESULTS.indexOf(resultOf(a)) - RESULTS.indexOf(resultOf(b)),
});

function dateColumn(words: GamesWords, language: string): GameColumn {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' });
  return {
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
  };
}

const movesColumn = (words: GamesWords): GameColumn => ({
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
});

const actionsColumn = ({ words, onDelete }: ColumnsProps): GameColumn => ({
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
});

export function gameColumns(props: ColumnsProps): readonly GameColumn[] {
  const { words } = props;
  const language = settings.language.value;
  const alphabet = new Intl.Collator(language);
  /** Games without one come last. */
  const byText = (text: (game: OwnGame) => string) => (a: OwnGame, b: OwnGame) =>
    Number(text(a) === '') - Number(text(b) === '') || alphabet.compare(text(a), text(b));
  const textColumn = (
    id: 'opponent' | 'opening' | 'rules' | 'place',
    text: (game: OwnGame) => string,
    narrow: GameColumn['narrow'],
  ): GameColumn => ({ id, title: words.columns[id], narrow, cell: text, compare: byText(text) });
  return [
    resultColumn(words),
    textColumn('opponent', opponentOf, 'title'),
    dateColumn(words, language),
    textColumn('opening', ({ opening }) => opening ?? '', 'second'),
    movesColumn(words),
    textColumn('rules', (game) => rulesText(game, props), 'none'),
    // In a row of two lines only what is not usual.
    textColumn(
      'place',
      ({ place }) => words.places[place],
      ({ place }) => (place === 'here' ? 'none' : 'second'),
    ),
    actionsColumn(props),
  ];
}
