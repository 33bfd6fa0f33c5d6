/** The explorer: the moves that were played from a position, in how many games, and how these ended. A press plays the move. */
import type { Explored, ExplorerMove, GameFilter } from '@crownhead/library';
import { type BySide, formatFen, type Game, type Move, openingOf, type Result } from '@crownhead/rules';
import { moveText } from '../board/move-text.ts';
import type { ExplorerWords } from '../i18n/en/explorer.ts';
import { settings } from '../settings.ts';
import type { ExplorerSource } from './explorer-source.ts';
import { explorerWords } from './explorer-words.ts';
import { useAnswer } from './use-answer.ts';
import '../ui/shares.css';
import './explorer.css';

interface ExplorerProps {
  /** Null until it can be asked. */
  readonly source: ExplorerSource | null;
  /** What was played from its last position is shown. */
  readonly game: Game;
  readonly filter: GameFilter;
  readonly sides: BySide<string>;
  readonly onPlay: (move: Move) => void;
}

type Answer = Result<Explored, unknown>;

function useExplored({ source, game: { position }, filter }: ExplorerProps): Answer | null {
  const question = source && JSON.stringify([source.id, formatFen(position), filter]);
  const answer = useAnswer(question, () => source!.explore(position, filter));
  // Moves of another position must not be there to be pressed.
  return answer?.question === question ? answer.value : null;
}

export function Explorer(props: ExplorerProps) {
  const text = explorerWords.value;
  const { game, sides, onPlay } = props;
  const explored = useExplored(props);
  const opening = openingOf(game);
  return (
    <section class="explorer" aria-label={text.title}>
      {opening && <p class="explorer-opening">{text.opening(opening)}</p>}
      <div role="status" class="ui-unseen">
        {explored?.ok ? text.games(explored.value.games) : ''}
      </div>
      {explored === null && <p class="explorer-note">{text.loading}</p>}
      {explored?.ok === false && <p class="explorer-note">{text.failed}</p>}
      {explored?.ok && explored.value.moves.length === 0 && (
        <p class="explorer-note">{explored.value.games > 0 ? text.ended : text.none}</p>
      )}
      {explored?.ok && explored.value.moves.length > 0 && (
        <Moves explored={explored.value} {...{ sides, onPlay }} />
      )}
    </section>
  );
}

interface MovesProps extends Pick<ExplorerProps, 'sides' | 'onPlay'> {
  readonly explored: Explored;
}

function Moves({ explored, sides, onPlay }: MovesProps) {
  const text = explorerWords.value;
  return (
    <table class="explorer-moves">
      <thead>
        <tr>
          <th scope="col">{text.columns.move}</th>
          <th scope="col">{text.columns.games}</th>
          <th scope="col">
            <span class="explorer-legend" aria-hidden="true">
              {text.legend(sides.black, sides.white)}
            </span>
            <span class="ui-unseen">{text.columns.results}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {explored.moves.map((entry) => (
          <tr key={formatFen(entry.after)} class={entry.move ? 'explorer-row' : undefined}>
            <td>
              {entry.move ? (
                <button type="button" class="explorer-move" onClick={() => onPlay(entry.move!)}>
                  {moveText(entry.move)}
                </button>
              ) : (
                text.pass
              )}
            </td>
            <td class="explorer-games" title={entry.lastYear ? text.lastYear(entry.lastYear) : undefined}>
              {entry.games.toLocaleString(settings.language.value)}
            </td>
            <td>
              <Bar entry={entry} sides={sides} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Narrower parts have no room for their number. */
const ROOM = 14;

function Bar({ entry, sides }: { readonly entry: ExplorerMove; readonly sides: BySide<string> }) {
  const text = explorerWords.value;
  const shares = sharesOf(entry);
  if (!shares) return <span class="explorer-note">{text.noResults}</span>;
  return (
    <span class="shares explorer-bar" role="img" aria-label={barText(shares, sides, text)}>
      {(['black', 'drawn', 'white'] as const).map(
        (part) =>
          shares[part] > 0 && (
            <span
              key={part}
              class={`shares-part shares-${part === 'drawn' ? 'draw' : part}`}
              style={{ flexGrow: shares[part] }}
            >
              {shares[part] >= ROOM && shares[part]}
            </span>
          ),
      )}
    </span>
  );
}

interface Shares {
  readonly black: number;
  readonly drawn: number;
  readonly white: number;
}

/** In per cent of the games whose result is known. */
function sharesOf({ black, drawn, white }: Shares): Shares | null {
  const all = black + drawn + white;
  if (all === 0) return null;
  const share = (count: number): number => Math.round((100 * count) / all);
  return { black: share(black), drawn: share(drawn), white: share(white) };
}

const barText = ({ black, drawn, white }: Shares, sides: BySide<string>, text: ExplorerWords): string =>
  text.results(text.wins(sides.black, black), drawn, text.wins(sides.white, white));
