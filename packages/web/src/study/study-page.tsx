/** `/study`: the ways to study games, each with a sentence. */
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { STUDY_IDS, STUDY_SCREENS } from './study-screens.ts';
import { studyWords } from './study-words.ts';
import './study-page.css';

export default function StudyPage() {
  const text = studyWords.value;
  return (
    <Page title={text.title} lead={text.lead}>
      <div class="study-ways">
        {STUDY_IDS.map((id) => (
          <a key={id} class="study-way" href={STUDY_SCREENS[id].href}>
            <span class="study-icon">
              <Icon name={STUDY_SCREENS[id].icon} />
            </span>
            <span class="study-text">
              <span class="study-name">{text.to[id]}</span>
              <span class="study-hint">{text.hints[id]}</span>
            </span>
            <Icon name="forward" />
          </a>
        ))}
      </div>
    </Page>
  );
}
