/** The screen of a puzzle: the board as large as the window allows, and beside it the question, what happened, and what one can do. */
import { has } from '@crownhead/rules';
import { type PuzzleEntry, pdnOfEntry } from '@crownhead/training';
import { useEffect, useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { liveView, nudgeOf, pastView } from '../game/board-view.ts';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { paletteFor } from '../theme/palette.ts';
import { training } from '../training/training.ts';
import { Icon, Lines } from '../ui/icon.tsx';
import '../ui/base.css';
import type { PuzzleModel } from './puzzle-model.ts';
import { puzzleWords } from './puzzle-words.ts';
import { SolveLine } from './solve-line.tsx';
import { SolveMessage, saidAt } from './solve-message.tsx';
import { SolveStanding } from './solve-standing.tsx';
import './solve-view.css';

/** What the puzzle has changed. */
export interface Counted {
  readonly before: number;
  readonly after: number;
  /** Only the first try changes a rating. */
  readonly isFirst: boolean;
}

export interface SolveProps {
  readonly model: PuzzleModel;
  readonly entry: PuzzleEntry;
  readonly isToday: boolean;
  readonly counted: Counted | null;
  readonly onAgain: () => void;
  readonly onNext: () => void;
  /** The list this puzzle was chosen from. */
  readonly back: string;
}

const BULB = 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.5 1 1.3 1 2.1h5c0-.8.3-1.6 1-2.1A6 6 0 0 0 12 3z';
const FLIP = 'M8 4v16M8 4L5 7M8 4l3 3M16 20V4M16 20l-3-3M16 20l3-3';
const ANSWER = 'M4 12.5l5 5L20 6.5';
const CURVE = 'M4 18l5-6 4 3 7-9M4 21h16';

function useKeys(model: PuzzleModel): void {
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target.closest('input, textarea, select, dialog')) return;
      if (event.key === 'Escape' || event.key === 'Backspace')
        model.enter({ type: event.key === 'Escape' ? 'escape' : 'back' });
      else if (event.key === 'ArrowLeft') model.step(-1);
      else if (event.key === 'ArrowRight') model.step(1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [model]);
}

function SolveBoard({ model }: { readonly model: PuzzleModel }) {
  const shown = model.shown.value;
  const game = model.game.value;
  const mayMove = model.mayMove.value;
  const nudge = useMemo(() => nudgeOf(shown), [shown.refused]);
  const view = mayMove ? liveView(game, shown, 'mover', null) : pastView(game, game.plies.length);
  const own = game.position.turn;
  return (
    <div class="solve-board">
      <Board
        {...view}
        label={puzzleWords.value.board}
        flipped={model.flipped.value}
        sideNames={settings.sides.value}
        nudge={mayMove ? nudge : null}
        onPress={(place) => model.enter({ type: 'press', place })}
        drag={{
          canGrab: (place) => typeof place === 'number' && mayMove && has(shown.board[own], place),
          grab: (place) => model.enter({ type: 'grab', place }),
          over: (place) => model.enter({ type: 'over', place }),
          drop: (place) => model.enter({ type: 'drop', place }),
        }}
      />
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly d: string;
  readonly run: () => void;
  readonly off?: boolean;
}

const Tool = ({ label, d, run, off = false }: ToolProps) => (
  <button type="button" class="solve-tool" aria-disabled={off} onClick={() => !off && run()}>
    <Lines d={d} />
    <span>{label}</span>
  </button>
);

/** What analyses comes when somebody wants that. */
const analyse = (entry: PuzzleEntry): void =>
  void import('../analysis/hand-over.ts').then(({ analysePdn }) => analysePdn(pdnOfEntry(entry)));

function Tools({ model, entry, onNext }: Pick<SolveProps, 'model' | 'entry' | 'onNext'>) {
  const text = puzzleWords.value;
  const stage = model.stage.value;
  const isOver = stage === 'over';
  const canHint = model.mayMove.value && model.hinted.value === null;
  return (
    <div class="solve-tools">
      {!isOver && <Tool label={text.hint} d={BULB} off={!canHint} run={() => model.hint()} />}
      {!isOver && <Tool label={text.show} d={ANSWER} off={stage === 'answering'} run={() => model.show()} />}
      <Tool label={text.flip} d={FLIP} run={() => model.flip()} />
      {isOver && <Tool label={text.analyse} d={CURVE} run={() => analyse(entry)} />}
      <Tool label={text.nextShort} d="M9 5l7 7-7 7" run={onNext} />
    </div>
  );
}

export function SolveView(props: SolveProps) {
  const { model, entry, isToday, back } = props;
  useKeys(model);
  const text = puzzleWords.value;
  const sides = words.value.ui.sides[settings.sides.value];
  const { goal, tree } = model.puzzle;
  const isOver = model.stage.value === 'over';
  const source = /^\d+$/.test(entry.source) ? text.sourceOf(entry.source) : entry.source || text.ownSource;
  return (
    <main class="solve" data-sides={paletteFor(settings.sides.value, settings.pieces.value)}>
      <p class="ui-unseen" role="status">
        {saidAt(model, sides)}
      </p>
      <div class="solve-head">
        <p class="solve-kind">
          <a href={back}>
            <Icon name="back" />
            {text.title}
          </a>
          {isToday && <span>{text.ofTheDay}</span>}
        </p>
        <h1 class="solve-title">{text.goals[goal](sides[tree.start.turn])}</h1>
        <p class="solve-facts">
          <span class={`solve-tier solve-${entry.tier}`} title={text.tierHints[entry.tier]}>
            {text.tiers[entry.tier]}
          </span>
          <span>{source}</span>
        </p>
      </div>
      <SolveBoard model={model} />
      <div class="solve-side">
        <SolveMessage {...props} sides={sides} />
        <Tools {...props} />
        <SolveLine model={model} />
        {isOver && (
          <div class="solve-about">
            <p>{text.tierHints[entry.tier]}</p>
            {entry.themes.length > 0 && (
              <ul class="solve-themes">
                {entry.themes.map((theme) => (
                  <li key={theme}>
                    <a href={`/puzzles?theme=${theme}`}>{text.themes[theme]}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        {training.value && (
          <SolveStanding model={model} state={training.value} entry={entry} counted={props.counted} />
        )}
      </div>
    </main>
  );
}
