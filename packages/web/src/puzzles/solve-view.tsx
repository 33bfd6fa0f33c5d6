/** The screen of a puzzle: the board as large as the window allows, and beside it the question, what happened, and what one can do. */
import { type PuzzleEntry, pdnOfEntry } from '@crownhead/training';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { BoardTool } from '../study/board-tool.tsx';
import { EntryBoard, useEntryKeys } from '../study/entry-board.tsx';
import { TaskHead } from '../study/task-head.tsx';
import { paletteFor } from '../theme/palette.ts';
import { training } from '../training/training.ts';
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

/** The analysis is loaded when somebody asks for it. */
const analyse = (entry: PuzzleEntry): void =>
  void import('../analysis/hand-over.ts').then(({ analysePdn }) => analysePdn(pdnOfEntry(entry)));

function Tools({ model, entry, onNext }: Pick<SolveProps, 'model' | 'entry' | 'onNext'>) {
  const text = puzzleWords.value;
  const stage = model.stage.value;
  const isOver = stage === 'over';
  const canHint = model.mayMove.value && model.hinted.value === null;
  return (
    <div class="solve-tools">
      {!isOver && <BoardTool icon="hint" label={text.hint} off={!canHint} run={() => model.hint()} />}
      {!isOver && (
        <BoardTool icon="answer" label={text.show} off={stage === 'answering'} run={() => model.show()} />
      )}
      <BoardTool icon="flip" label={text.flip} run={() => model.flip()} />
      {isOver && <BoardTool icon="analyse" label={text.analyse} run={() => analyse(entry)} />}
      <BoardTool icon="next" label={text.nextShort} run={onNext} />
    </div>
  );
}

export function SolveView(props: SolveProps) {
  const { model, entry, isToday, back } = props;
  useEntryKeys(model);
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
      <TaskHead
        back={back}
        backLabel={text.title}
        kind={isToday ? text.ofTheDay : null}
        title={text.goals[goal](sides[tree.start.turn])}
      >
        <p class="solve-facts">
          <span class={`solve-tier solve-${entry.tier}`} title={text.tierHints[entry.tier]}>
            {text.tiers[entry.tier]}
          </span>
          <span>{source}</span>
        </p>
      </TaskHead>
      <div class="solve-board">
        <EntryBoard model={model} label={text.board} />
      </div>
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
