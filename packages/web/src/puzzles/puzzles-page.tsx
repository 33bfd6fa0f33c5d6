/** `/puzzles`: the puzzle of the day, the next one that fits the filters, rating and streak, and puzzles from the player's own games. */
import { parsePosition } from '@crownhead/rules';
import {
  fitsPuzzleFilter,
  ofTheDay,
  type PuzzleEntry,
  THEMES,
  type TrainingState,
} from '@crownhead/training';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { words } from '../i18n/words.ts';
import { go, place } from '../router.ts';
import { settings } from '../settings.ts';
import { StudyTabs } from '../study/study-tabs.tsx';
import { LogFileSection } from '../training/log-file-section.tsx';
import { today, training, trainingLog } from '../training/training.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Menu } from '../ui/field.tsx';
import { Page, Section } from '../ui/page.tsx';
import { History } from './history.tsx';
import { OwnSection } from './own-section.tsx';
import { choiceIn, DIFFICULTIES, filterOf, type PuzzleChoice, searchOf } from './puzzle-choice.ts';
import { loadPuzzles, ownPuzzles, PUZZLE_SOURCES, puzzlesOf, shippedPuzzles } from './puzzle-list.ts';
import { goToNext } from './puzzle-screen.tsx';
import { puzzleWords } from './puzzle-words.ts';
import './puzzles-page.css';

interface TodayProps {
  readonly entry: PuzzleEntry;
  readonly state: TrainingState;
}

function Today({ entry, state }: TodayProps) {
  const text = puzzleWords.value;
  const position = parsePosition(entry.fen);
  if (!position.ok) return null;
  const sides = words.value.ui.sides[settings.sides.value];
  const tried = state.puzzles.get(entry.id);
  const address = `/puzzles/${entry.id}`;
  return (
    <section class="puzzles-today" aria-labelledby="puzzle-today">
      <div class="puzzles-today-board" aria-hidden="true">
        <Board
          position={position.value}
          label=""
          marks="none"
          flipped={position.value.turn === 'black'}
          sideNames={settings.sides.value}
        />
      </div>
      <div class="puzzles-today-text">
        <h2 id="puzzle-today" class="puzzles-eyebrow">
          {text.ofTheDay}
        </h2>
        <p class="puzzles-question">{text.goals[entry.goal](sides[position.value.turn])}</p>
        <p class="puzzles-about">
          {text.rated(entry.rating)}
          {tried !== undefined && ` · ${tried ? text.solvedAlready : text.notSolved}`}
        </p>
        <ButtonLink look="main" href={address}>
          {text.solve}
        </ButtonLink>
      </div>
    </section>
  );
}

interface ChooserProps {
  readonly choice: PuzzleChoice;
  readonly state: TrainingState;
}

function Chooser({ choice, state }: ChooserProps) {
  const text = puzzleWords.value;
  const all = puzzlesOf(choice.source);
  const fitting = all.filter((entry) => fitsPuzzleFilter(entry, filterOf(choice)));
  const untried = fitting.filter(({ id }) => !state.puzzles.has(id)).length;
  const set = (change: Partial<PuzzleChoice>): void =>
    go(`/puzzles${searchOf({ ...choice, ...change })}`, 'replace');
  return (
    <section class="puzzles-choose" aria-labelledby="puzzle-choose">
      <h2 id="puzzle-choose" class="page-section-title">
        {text.choose}
      </h2>
      <Choice
        label={text.goal}
        value={choice.goal ?? 'any'}
        options={[
          { value: 'any', label: text.anyGoal },
          { value: 'win', label: text.goalNames.win },
          { value: 'draw', label: text.goalNames.draw },
        ]}
        onChange={(goal) => set({ goal: goal === 'any' ? null : goal })}
      />
      <Choice
        label={text.difficulty}
        value={choice.difficulty}
        options={DIFFICULTIES.map((value) => ({ value, label: text.difficulties[value] }))}
        onChange={(difficulty) => set({ difficulty })}
      />
      <Menu
        label={text.theme}
        value={choice.theme ?? 'any'}
        options={[
          { value: 'any', label: text.anyTheme },
          ...THEMES.filter((theme) => all.some(({ themes }) => themes.includes(theme))).map((theme) => ({
            value: theme,
            label: text.themes[theme],
          })),
        ]}
        onChange={(theme) => set({ theme: theme === 'any' ? null : theme })}
      />
      {(ownPuzzles.value.length > 0 || choice.source === 'own') && (
        <Choice
          label={text.from}
          value={choice.source}
          options={PUZZLE_SOURCES.map((value) => ({ value, label: text.sources[value] }))}
          onChange={(source) => set({ source })}
        />
      )}
      <p class="puzzles-about" role="status">
        {fitting.length === 0 ? text.noneFits : `${text.fitting(fitting.length)}, ${text.untried(untried)}`}
      </p>
      <Button look="main" aria-disabled={fitting.length === 0} onClick={() => goToNext(choice, null)}>
        {text.next}
      </Button>
    </section>
  );
}

/** Says so where the browser keeps nothing. */
function KeptNote({ state }: { readonly state: TrainingState }) {
  const isKept = useSignal(true);
  useEffect(() => {
    void trainingLog().then((log) => {
      isKept.value = log.isKept;
    });
  }, [state]);
  return isKept.value ? null : (
    <p class="puzzles-warning" role="status">
      {puzzleWords.value.notKept}
    </p>
  );
}

export default function PuzzlesPage() {
  useEffect(() => void loadPuzzles(), []);
  const text = puzzleWords.value;
  const shipped = shippedPuzzles.value;
  const state = training.value;
  const { search, searchParams } = new URL(place.value, location.origin);
  const choice = choiceIn(search);
  const daily = Array.isArray(shipped) ? ofTheDay(shipped, today()) : null;
  return (
    <Page title={text.title} lead={text.lead} tabs={<StudyTabs here="puzzles" />} wide>
      {(shipped === null || state === null) && <p role="status">{text.loading}</p>}
      {shipped === 'failed' && (
        <p role="alert">
          {text.notLoaded} <Button onClick={() => void loadPuzzles()}>{text.tryAgainToLoad}</Button>
        </p>
      )}
      {state && (
        <>
          <KeptNote state={state} />
          <div class="puzzles-columns">
            {daily && <Today entry={daily} state={state} />}
            <Chooser choice={choice} state={state} />
          </div>
          <div class="puzzles-columns">
            <Section title={text.you}>
              <History state={state} />
            </Section>
            <div class="puzzles-more">
              <OwnSection
                analysis={searchParams.get('analysis')}
                onSolve={() => goToNext({ ...choiceIn(''), source: 'own' }, null)}
              />
              <LogFileSection />
            </div>
          </div>
        </>
      )}
    </Page>
  );
}
