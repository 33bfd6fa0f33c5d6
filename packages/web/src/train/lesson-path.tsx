/** The lessons as a path: what was finished, what comes next, all of them to choose from. */
import { LESSON_IDS, nextLesson } from '@crownhead/training';
import { ButtonLink } from '../ui/button.tsx';
import { Lines } from '../ui/icon.tsx';
import { courseWords, trainWords } from './train-words.ts';
import './lesson-path.css';

const CHECK = 'M5 12.5l4.5 4.5L19 7.5';

interface PathProps {
  readonly finished: ReadonlySet<string>;
  /** Nothing else is to be done first. */
  readonly isFirst: boolean;
}

export function LessonPath({ finished, isFirst }: PathProps) {
  const text = trainWords.value;
  const course = courseWords.value.lessons;
  const next = nextLesson(finished);
  const done = LESSON_IDS.filter((id) => finished.has(id)).length;
  return (
    <section class="path-box">
      <h2 class="page-section-title">
        {text.lessons} <span class="path-count">{text.progress(done, LESSON_IDS.length)}</span>
      </h2>
      <progress class="path-progress" max={LESSON_IDS.length} value={done} aria-label={text.lessons} />
      {next === null ? (
        <p class="path-next">{text.learnt}</p>
      ) : (
        <div class="path-next">
          <p>
            {text.nextLesson} <b>{course[next].title}</b>
            <br />
            <span>{course[next].about}</span>
          </p>
          <ButtonLink look={isFirst ? 'main' : 'plain'} href={`/train/lessons/${next}`}>
            {done === 0 ? text.begin : text.goOn}
          </ButtonLink>
        </div>
      )}
      <ol class="path">
        {LESSON_IDS.map((id, i) => {
          const isDone = finished.has(id);
          return (
            <li key={id}>
              <a
                href={`/train/lessons/${id}`}
                class={`path-step ${isDone ? 'path-done' : ''} ${id === next ? 'path-now' : ''}`}
                aria-current={id === next ? 'step' : undefined}
              >
                <span class="path-number" aria-hidden="true">
                  {isDone ? <Lines d={CHECK} /> : i + 1}
                </span>
                <span>{course[id].title}</span>
                {isDone && <span class="ui-unseen">, {text.lessonDone}</span>}
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
