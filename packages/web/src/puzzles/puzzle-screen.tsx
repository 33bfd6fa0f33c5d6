/** A puzzle (`/puzzles/:id`): found in the list, solved on the board, counted in the log. */
import { globalPorts } from '@crownhead/client';
import { nextPuzzle, ofTheDay, type PuzzleEntry, puzzleOfEntry } from '@crownhead/training';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { go, place } from '../router.ts';
import { playSound } from '../sound/play-sound.ts';
import { today, training, trainingLog } from '../training/training.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import { choiceIn, filterOf, type PuzzleChoice, puzzleAddress, searchOf } from './puzzle-choice.ts';
import { findPuzzle, loadPuzzles, puzzlesOf, shippedPuzzles } from './puzzle-list.ts';
import { PuzzleModel } from './puzzle-model.ts';
import { puzzleWords } from './puzzle-words.ts';
import { type Counted, SolveView } from './solve-view.tsx';

const choiceHere = (): PuzzleChoice => choiceIn(new URL(place.value, location.origin).search);

/** Another one of the same choice. */
export function goToNext(choice: PuzzleChoice, except: string | null): void {
  const state = training.peek();
  const next = state && nextPuzzle(puzzlesOf(choice.source), state, filterOf(choice), Math.random(), except);
  if (next) go(puzzleAddress(next.id, choice));
  else toast(puzzleWords.value.noneFits);
}

function Solve({ entry }: { readonly entry: PuzzleEntry }) {
  const counted = useSignal<Counted | null>(null);
  const round = useSignal(0);
  const model = useMemo(() => {
    const puzzle = puzzleOfEntry(entry);
    return (
      puzzle &&
      new PuzzleModel(puzzle, {
        now: () => performance.now(),
        after: (ms, run) => globalPorts.after(ms, run),
        play: playSound,
        count: async (attempt) => {
          const log = await trainingLog();
          const before = log.state;
          await log.submit({ type: 'puzzle.try', id: entry.id, rating: entry.rating, attempt });
          counted.value = {
            before: before.rating.rating,
            after: log.state.rating.rating,
            isFirst: !before.puzzles.has(entry.id),
          };
        },
      })
    );
  }, [entry.id, round.value]);
  useEffect(() => () => model?.close(), [model]);
  if (!model) return <Nothing text={puzzleWords.value.notFound} />;
  const shipped = shippedPuzzles.value;
  const isToday = Array.isArray(shipped) && ofTheDay(shipped, today())?.id === entry.id;
  return (
    <SolveView
      key={`${entry.id} ${round.value}`}
      model={model}
      entry={entry}
      isToday={isToday}
      counted={counted.value}
      onAgain={() => {
        counted.value = null;
        round.value += 1;
      }}
      onNext={() => goToNext(choiceHere(), entry.id)}
      back={`/puzzles${searchOf(choiceHere())}`}
    />
  );
}

function Nothing({ text, retry }: { readonly text: string; readonly retry?: () => void }) {
  const words = puzzleWords.value;
  return (
    <Page title={words.title}>
      <p role="alert">{text}</p>
      <p class="page-actions">
        {retry && (
          <Button look="main" onClick={retry}>
            {words.tryAgainToLoad}
          </Button>
        )}
        <ButtonLink href="/puzzles">{words.toPuzzles}</ButtonLink>
      </p>
    </Page>
  );
}

export default function PuzzleScreen({ rest }: { readonly rest: string }) {
  useEffect(() => void loadPuzzles(), []);
  const words = puzzleWords.value;
  const shipped = shippedPuzzles.value;
  // The log says what has been tried, and holds the puzzles from the player's own games.
  if (shipped === null || training.value === null)
    return (
      <Page title={words.title}>
        <p role="status">{words.loading}</p>
      </Page>
    );
  const entry = findPuzzle(rest);
  if (entry) return <Solve key={entry.id} entry={entry} />;
  return shipped === 'failed' ? (
    <Nothing text={words.notLoaded} retry={() => void loadPuzzles()} />
  ) : (
    <Nothing text={words.notFound} />
  );
}
