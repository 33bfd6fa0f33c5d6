/** How somebody stands at puzzles, and what they have tried lately. */
import { parsePosition } from '@crownhead/rules';
import { type PuzzleEntry, solvedInARow, streakOf, type TrainingState } from '@crownhead/training';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { today } from '../training/training.ts';
import { findPuzzle } from './puzzle-list.ts';
import { puzzleWords } from './puzzle-words.ts';
import { Row } from './solve-standing.tsx';
import './history.css';

const LISTED = 8;

function Tried({ entry, isSolved }: { readonly entry: PuzzleEntry; readonly isSolved: boolean }) {
  const text = puzzleWords.value;
  const position = parsePosition(entry.fen);
  const sides = words.value.ui.sides[settings.sides.value];
  return (
    <li>
      <a class="history-row" href={`/puzzles/${entry.id}`}>
        <span class="history-title">{position.ok && text.goals[entry.goal](sides[position.value.turn])}</span>
        <span class="history-rating">{text.number(entry.rating)}</span>
        <span class={isSolved ? 'history-right' : 'history-wrong'}>
          {isSolved ? text.results.right : text.results.wrong}
        </span>
      </a>
    </li>
  );
}

export function History({ state }: { readonly state: TrainingState }) {
  const text = puzzleWords.value;
  const tried = [...state.puzzles];
  const solved = tried.filter(([, isSolved]) => isSolved).length;
  const { now, best } = solvedInARow(state.puzzles);
  const last = tried.slice(-LISTED).toReversed();
  const number = (label: string, value: string) => (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <>
      <dl class="history-numbers">
        {number(text.rating, text.number(Math.round(state.rating.rating)))}
        {number(text.solvedLabel, text.solvedOf(solved, tried.length))}
        {number(text.daysLabel, text.number(streakOf(state.days, today())))}
      </dl>
      {tried.length > 0 && (
        <div class="history-streak">
          <p>
            <b>{text.inARow(now)}</b> {best > 0 && <span>{text.best(best)}</span>}
          </p>
          <Row puzzles={state.puzzles} />
        </div>
      )}
      <h3 class="history-head">{text.history}</h3>
      {tried.length === 0 ? (
        <p class="puzzles-about">{text.noHistory}</p>
      ) : (
        <ul class="history-list">
          {last.map(([id, isSolved]) => {
            const entry = findPuzzle(id);
            return entry && <Tried key={id} entry={entry} isSolved={isSolved} />;
          })}
        </ul>
      )}
    </>
  );
}
