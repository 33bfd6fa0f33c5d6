/** The score sheet: press a move to see the board after it, go through it step by step, come back to the game. */
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { drawCounters } from './draw-counters.ts';
import type { GameModel } from './model.ts';
import { type MoveCell, moveRows } from './move-rows.ts';
import { newsText } from './news-dictionary.ts';
import { Steps } from './steps.tsx';
import './move-list.css';

interface ListProps {
  readonly model: GameModel;
}

export function MoveList({ model }: ListProps) {
  const { list } = words.value.game;
  const { list: of } = newsText.newsWords.value;
  const { round } = model.beside.value.view.state;
  const shownPly = model.lookAt.value ?? round?.game.plies.length ?? 0;
  const current = useRef<HTMLButtonElement>(null);
  const rowsPlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shownPly === 0) rowsPlace.current?.scrollTo(0, 0);
    else current.current?.scrollIntoView({ block: 'nearest' });
  }, [shownPly]);
  if (!round) return null;
  const rows = moveRows(round.game, settings.marks.value === 'coordinates' ? 'algebraic' : 'numeric');

  const cell = (entry: MoveCell | null, number: number) => {
    if (!entry) return <span class="moves-cell" />;
    const here = entry.ply === shownPly;
    const text = entry.text ?? of.pass;
    return (
      <button
        type="button"
        ref={here ? current : null}
        class={here ? 'moves-cell moves-here' : 'moves-cell'}
        aria-current={here ? 'step' : undefined}
        aria-label={of.move(number, model.sides.value[entry.side], text)}
        onClick={() => model.lookBack(entry.ply)}
      >
        {text}
      </button>
    );
  };

  return (
    <section class="moves" aria-label={list.title}>
      <div class="moves-rows" ref={rowsPlace}>
        {rows.length === 0 && <p class="game-no-moves">{list.none}</p>}
        <ol class="moves-list">
          {rows.map(({ number, cells }) => (
            <li key={number} class="moves-row">
              <span class="moves-number" aria-hidden="true">
                {number}.
              </span>
              {cell(cells[0], number)}
              {cell(cells[1], number)}
            </li>
          ))}
        </ol>
      </div>
      <DrawCounters model={model} />
      <div class="moves-steps">
        <Steps model={model} last={list.live} />
      </div>
    </section>
  );
}

export function DrawCounters({ model }: ListProps) {
  const { draws } = newsText.newsWords.value;
  const game = model.beside.value.view.state.round?.game;
  if (!game || game.outcome) return null;
  const { quiet, seen } = drawCounters(game);
  if (!quiet && !seen) return null;
  return (
    <p class="moves-draws">
      {quiet && <span>{draws.quiet(quiet.moves, quiet.limit)}</span>}
      {seen && <span>{seen === 2 ? draws.twice : draws.thrice}</span>}
    </p>
  );
}
