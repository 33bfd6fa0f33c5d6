/** `/train` and everything below it; the log is open before anything is shown. */

import { oneOf } from '@crownhead/rules';
import { LESSON_IDS, NAMED_ENDINGS, type TrainingLog } from '@crownhead/training';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { training, trainingLog } from '../training/training.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { CardScreen } from './card-screen.tsx';
import { EndingScreen } from './ending-screen.tsx';
import { LessonScreen } from './lesson-screen.tsx';
import { ListScreen } from './list-screen.tsx';
import { OverviewScreen } from './overview-screen.tsx';
import { SquaresScreen } from './squares-screen.tsx';
import { trainWords } from './train-words.ts';

export default function TrainScreen({ rest }: { readonly rest: string }) {
  const log = useSignal<TrainingLog | null>(null);
  useEffect(() => {
    void trainingLog().then((opened) => {
      log.value = opened;
    });
  }, []);
  const text = trainWords.value;
  const state = training.value;
  if (log.value === null || state === null)
    return (
      <Page title={text.title}>
        <p role="status">{text.loading}</p>
      </Page>
    );
  const [part = '', id = ''] = rest.split('/');
  const lesson = part === 'lessons' ? oneOf(LESSON_IDS, id) : null;
  const ending = part === 'endings' ? oneOf(NAMED_ENDINGS, id) : null;
  if (lesson) return <LessonScreen key={lesson} lesson={lesson} training={state} />;
  if (ending) return <EndingScreen key={ending} ending={ending} training={state} />;
  if (part === '') return <OverviewScreen training={state} isKept={log.value.isKept} />;
  if (part === 'cards') return <CardScreen training={state} />;
  if (part === 'squares') return <SquaresScreen training={state} />;
  if (part === 'list') return <ListScreen training={state} />;
  return (
    <Page title={text.title}>
      <p role="alert">{text.notFound}</p>
      <p class="page-actions">
        <ButtonLink look="main" href="/train">
          {text.back}
        </ButtonLink>
      </p>
    </Page>
  );
}
