/** What the list of finished games says about each. */
import type { GameListing } from '@crownhead/protocol';
import { isDraw, moveCount } from '@crownhead/rules';
import { settings } from '../settings.ts';
import type { Column } from '../ui/data-table.tsx';
import { pdnAddress } from './archive.ts';
import type { OnlineWords } from './online-words.ts';

function resultText({ outcome, black, white }: GameListing, words: OnlineWords['watch']): string {
  if (outcome.winner !== null) return words.wins(outcome.winner === 'black' ? black : white);
  return isDraw(outcome) ? words.draw : words.noResult;
}

export function archiveColumns(words: OnlineWords['watch']): readonly Column<GameListing>[] {
  const { language } = settings;
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    {
      id: 'players',
      title: words.players,
      narrow: 'title',
      cell: ({ black, white }) => words.versus(black, white),
    },
    { id: 'result', title: words.result, narrow: 'end', cell: (game) => resultText(game, words) },
    {
      id: 'moves',
      title: words.movesTitle,
      narrow: 'second',
      numeric: true,
      cell: ({ plies }) => (
        <>
          <span class="data-table-in-columns">{moveCount(plies)}</span>
          <span class="data-table-in-lines">{words.moves(moveCount(plies))}</span>
        </>
      ),
    },
    {
      id: 'date',
      title: words.ended,
      narrow: 'second',
      cell: ({ endedAt }) => <time dateTime={new Date(endedAt).toISOString()}>{when.format(endedAt)}</time>,
    },
    {
      id: 'file',
      title: words.download,
      narrow: 'action',
      cell: ({ id, black, white }) => (
        <a
          class="button button-quiet"
          href={pdnAddress(id)}
          download
          aria-label={`${words.download}: ${words.versus(black, white)}`}
        >
          PDN
        </a>
      ),
    },
  ];
}
