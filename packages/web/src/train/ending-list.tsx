/** The endings to know: each can be played, and kept as a card. */
import { NAMED_ENDINGS, type TrainingState } from '@crownhead/training';
import { ButtonLink } from '../ui/button.tsx';
import { KeepEnding } from './ending-screen.tsx';
import { courseWords, trainWords } from './train-words.ts';

export function EndingList({ training }: { readonly training: TrainingState }) {
  const text = trainWords.value;
  const { endings } = courseWords.value;
  return (
    <>
      <p class="train-hint">{text.aboutEndings}</p>
      <ul class="endings">
        {NAMED_ENDINGS.map((ending) => (
          <li key={ending} class="train-row">
            <p>
              <b>{endings[ending].name}</b>
              <br />
              <span>{endings[ending].about}</span>
            </p>
            <div class="page-actions">
              <ButtonLink
                href={`/train/endings/${ending}`}
                aria-label={`${text.play}: ${endings[ending].name}`}
              >
                {text.play}
              </ButtonLink>
              <KeepEnding ending={ending} training={training} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
