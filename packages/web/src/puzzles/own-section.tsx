/** "Puzzles from my games": how many there are, and the search for more, with its progress. */
import { useEffect } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/page.tsx';
import { useLatest } from '../ui/use-latest.ts';
import { analysedGame, gamesToLook } from './own-games.ts';
import { ownSearch, searchGames, stopSearch } from './own-search.ts';
import { ownPuzzles } from './puzzle-list.ts';
import { puzzleWords } from './puzzle-words.ts';

function Progress() {
  const text = puzzleWords.value;
  const state = ownSearch.value!;
  return (
    <div class="puzzles-progress">
      <label>
        <span>{text.looking(state.done, state.total)}</span>
        <progress max={state.total} value={state.done} />
      </label>
      <span role="status">{state.found === 0 ? '' : text.found(state.found)}</span>
      <Button onClick={stopSearch}>{text.stop}</Button>
    </div>
  );
}

interface OwnProps {
  /** An analysis whose game is to be looked through first. */
  readonly analysis: string | null;
  readonly onSolve: () => void;
}

export function OwnSection({ analysis, onSolve }: OwnProps) {
  const text = puzzleWords.value;
  const state = ownSearch.value;
  const isRunning = state?.status === 'running';
  // Asked again after each search.
  const games = useLatest(gamesToLook, [state?.status]);
  const count = ownPuzzles.value.length;
  useEffect(() => {
    if (analysis === null) return;
    void analysedGame(analysis).then((game) => game && searchGames([game]));
  }, [analysis]);
  const fresh = games?.fresh ?? [];
  const nothing = games && fresh.length === 0 && (games.all === 0 ? text.noGames : text.lookedAll);
  return (
    <Section title={text.own}>
      <p class="puzzles-about">{text.ownAbout}</p>
      {isRunning && <Progress />}
      {state && !isRunning && (
        <p role="status">
          {state.status === 'failed' && `${text.lookFailed} `}
          {state.found === 0 ? text.foundNone : text.found(state.found)}
        </p>
      )}
      <div class="puzzles-buttons">
        {count > 0 && <Button onClick={onSolve}>{`${text.solveOwn} (${count})`}</Button>}
        {!isRunning && fresh.length > 0 && (
          <Button onClick={() => void searchGames(fresh)}>{text.look(fresh.length)}</Button>
        )}
        {!isRunning && nothing && <span class="puzzles-about">{nothing}</span>}
      </div>
    </Section>
  );
}
