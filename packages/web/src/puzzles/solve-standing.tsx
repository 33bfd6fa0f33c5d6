/** How somebody stands: puzzles solved in a row, days in a row, and the ratings of both, the change included. */
import { type PuzzleEntry, solvedInARow, streakOf, type TrainingState } from '@crownhead/training';
import { today } from '../training/training.ts';
import { Icon, Lines } from '../ui/icon.tsx';
import type { PuzzleModel } from './puzzle-model.ts';
import { puzzleWords } from './puzzle-words.ts';
import type { Counted } from './solve-view.tsx';

/** As many as fit into a line of a phone. */
const SHOWN = 8;
const TICK = 'M5 12.5l4.5 4.5L19 7.5';

/** The last first tries, solved or not. */
export function Row({ puzzles }: { readonly puzzles: TrainingState['puzzles'] }) {
  const { results } = puzzleWords.value;
  const last = [...puzzles.entries()].slice(-SHOWN);
  return (
    <ol class="solve-row">
      {last.map(([id, isSolved]) => (
        <li key={id} class={isSolved ? 'solve-right' : 'solve-wrong'}>
          {isSolved ? <Lines d={TICK} /> : <Icon name="close" />}
          <span class="ui-unseen">{isSolved ? results.right : results.wrong}</span>
        </li>
      ))}
    </ol>
  );
}

interface StandingProps {
  readonly model: PuzzleModel;
  readonly state: TrainingState;
  readonly entry: PuzzleEntry;
  readonly counted: Counted | null;
}

export function SolveStanding({ model, state, entry, counted }: StandingProps) {
  const text = puzzleWords.value;
  const { now, best } = solvedInARow(state.puzzles);
  const stage = model.stage.value;
  // Whoever is still at it thinks of the position.
  const isTold = stage === 'refuted' || stage === 'over';
  const rating = counted && !isTold ? counted.before : state.rating.rating;
  const change = counted?.isFirst && isTold ? Math.round(counted.after) - Math.round(counted.before) : null;
  return (
    <section class="solve-standing" aria-label={text.you}>
      {state.puzzles.size > 0 && (
        <>
          <p class="solve-streak">
            <b>{text.inARow(now)}</b>
            {best > 0 && <span>{text.best(best)}</span>}
          </p>
          <Row puzzles={state.puzzles} />
        </>
      )}
      <dl class="solve-numbers">
        <div>
          <dt>{text.rating}</dt>
          <dd>
            {text.number(Math.round(rating))}
            {change !== null && (
              <span class={change < 0 ? 'solve-down' : 'solve-up'}>{text.change(change)}</span>
            )}
          </dd>
        </div>
        <div>
          <dt>{text.thisPuzzle}</dt>
          <dd>{text.number(entry.rating)}</dd>
        </div>
        <div>
          <dt>{text.daysLabel}</dt>
          <dd>{streakOf(state.days, today())}</dd>
        </div>
      </dl>
      {stage === 'over' && counted && !counted.isFirst && <p class="solve-note">{text.notRated}</p>}
    </section>
  );
}
