/** The games that were found: a long list of which only the rows in sight are drawn. Each row leads to the analysis board. */
import type { Collection } from '@crownhead/library';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Piece } from '../board/piece.tsx';
import { words } from '../i18n/words.ts';
import { addressOfGame, type GameRow, rowOf } from './game-row.ts';
import { ask } from './library-client.ts';
import { libraryWords } from './library-words.ts';
import type { Found } from './messages.ts';
import { presetWords } from './preset-words.ts';
import { useAnswer } from './use-answer.ts';
import { type Rows, useVisibleRows } from './visible-rows.ts';
import './game-list.css';

interface ListProps {
  readonly id: string;
  readonly collection: Collection;
  readonly found: Found;
  /** Whether the plies of what was found are the answer to a question about the board. */
  readonly isByBoard: boolean;
  /** [game] → the first game with the same moves, where that is another one. */
  readonly sameAs: ReadonlyMap<number, number> | null;
}

/** How far a key goes, in rows. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

export function GameList({ id, collection, found, isByBoard, sameAs }: ListProps) {
  const text = libraryWords.value;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const count = found.games.length;
  const { from, to } = useVisibleRows(body, scroller, count);
  const [active, setActive] = useState(0);
  const isMoved = useRef(false);
  useEffect(() => {
    setActive(0);
    scroller.current?.scrollTo(0, 0);
  }, [found]);
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    body.current?.querySelector<HTMLElement>(`[data-row="${active}"] a`)?.focus();
  }, [active]);
  const key = (event: KeyboardEvent): void => {
    const by = KEYS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    isMoved.current = true;
    setActive(Math.max(0, Math.min(count - 1, active + by)));
  };
  const next = useNextMoves(isByBoard ? id : null, found, { from, to });
  const shown = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  // The row that the keyboard is on stays, wherever the wheel has gone.
  if (active < count && !shown.includes(active)) shown.push(active);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are placed one by one, which those of a table cannot be
    <div class="game-list" role="table" aria-label={text.list} aria-rowcount={count + 1}>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: nothing is done with it */}
      <div class="game-list-head" role="row" aria-rowindex={1}>
        {(['game', 'opening', 'result', 'moves'] as const).map((column) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <span key={column} role="columnheader" class={`game-list-${column}`}>
            {text.columns[column]}
          </span>
        ))}
      </div>
      <div class="game-list-scroll" ref={scroller}>
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        <div
          class="game-list-body"
          role="rowgroup"
          ref={body}
          style={{ height: `calc(${count} * var(--row))` }}
          onKeyDown={key}
        >
          {shown.map((row) => (
            <Row
              key={row}
              row={row}
              isActive={row === active}
              entry={rowOf(collection, found.games[row]!)}
              next={next.get(row) ?? ''}
              href={addressOfGame(id, collection, found.games[row]!, isByBoard ? found.plies[row]! : 0)}
              same={sameAs?.get(found.games[row]!) ?? null}
              onFocus={() => setActive(row)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface RowProps {
  readonly row: number;
  readonly isActive: boolean;
  readonly entry: GameRow;
  /** The move that was played from what was found. */
  readonly next: string;
  readonly href: string;
  /** The number of another game with the same moves. */
  readonly same: number | null;
  readonly onFocus: () => void;
}

function Row({ row, isActive, entry, next, href, same, onFocus }: RowProps) {
  const text = libraryWords.value;
  const { number, black, white, about, opening, moves } = entry;
  const title = black || white ? `${black || '?'} – ${white || '?'}` : text.game(number);
  const notes = [
    about,
    next && text.next(next),
    same !== null && text.sameAs(same),
    rulesText(entry.rules),
    entry.isCut && text.cut,
  ].filter(Boolean);
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    // biome-ignore lint/a11y/useFocusableInteractive: its link is
    <div
      class="game-list-row"
      role="row"
      aria-rowindex={row + 2}
      data-row={row}
      style={{ top: `calc(${row} * var(--row))` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <span class="game-list-game" role="cell">
        <a href={href} tabIndex={isActive ? 0 : -1} onFocus={onFocus}>
          {title}
        </a>
        {notes.length > 0 && (
          <span class="game-list-about" title={entry.isCut ? text.cutHint : undefined}>
            {notes.join(' · ')}
          </span>
        )}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <span class="game-list-opening" role="cell">
        {opening}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <span class="game-list-result" role="cell">
        <ResultText result={entry.result} />
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <span class="game-list-moves" role="cell">
        <span class="game-list-wide">{moves}</span>
        <span class="game-list-narrow">{text.moves(moves)}</span>
      </span>
    </div>
  );
}

function rulesText(rules: GameRow['rules']): string | null {
  if (rules === null) return null;
  return rules === 'own' ? libraryWords.value.ownRules : presetWords.value[rules].name;
}

function ResultText({ result }: { readonly result: GameRow['result'] }) {
  const { results, won } = libraryWords.value;
  const sides = words.value.ui.sides['red-white'];
  switch (result) {
    case 'black':
    case 'white':
      return (
        <>
          <Piece side={result} kind="man" />
          {won(sides[result])}
        </>
      );
    case 'drawn':
      return (
        <>
          <span class="game-list-drawn" aria-hidden="true" />
          {results.drawn}
        </>
      );
    case 'none':
      return <span class="game-list-none">{results.none}</span>;
  }
}

/** [row] → the next move, of the rows in sight. */
function useNextMoves(id: string | null, found: Found, { from, to }: Rows): ReadonlyMap<number, string> {
  const answer = useAnswer(id && `${id} ${found.games.length} ${found.ms} ${from} ${to}`, async () => {
    const games = Array.from(found.games.subarray(from, to));
    const plies = Array.from(found.plies.subarray(from, to));
    const moves = await ask('nextMoves', { id: id!, games, plies });
    return new Map(moves.ok ? moves.value.map((move, i) => [from + i, move]) : []);
  });
  return id && answer ? answer.value : new Map();
}

/** Each game that is a copy of an earlier one, with that one's number. */
export const useSameAs = (
  groups: readonly (readonly number[])[] | null,
  collection: Collection | null,
): ReadonlyMap<number, number> | null =>
  useMemo(() => {
    if (!groups || !collection) return null;
    const pairs = groups.flatMap(([first, ...others]) =>
      others.map((other) => [other, collection.number[first!]!] as const),
    );
    return new Map(pairs);
  }, [groups, collection]);
