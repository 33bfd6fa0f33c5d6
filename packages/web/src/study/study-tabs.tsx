/** The screens of “Study” beside the title of each. */
import { STUDY_IDS, STUDY_SCREENS, type StudyId } from './study-screens.ts';
import { studyWords } from './study-words.ts';
import './study-tabs.css';

export function StudyTabs({ here }: { readonly here: StudyId }) {
  const text = studyWords.value;
  return (
    <nav class="study-tabs" aria-label={text.title}>
      {STUDY_IDS.map((id) => (
        <a key={id} href={STUDY_SCREENS[id].href} aria-current={id === here ? 'page' : undefined}>
          {text.to[id]}
        </a>
      ))}
    </nav>
  );
}
