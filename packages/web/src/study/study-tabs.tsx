/** The screens of “Study” beside the title of each. */
import { useEffect, useRef } from 'preact/hooks';
import { STUDY_IDS, STUDY_SCREENS, type StudyId } from './study-screens.ts';
import { studyWords } from './study-words.ts';
import './study-tabs.css';

export function StudyTabs({ here }: { readonly here: StudyId }) {
  const text = studyWords.value;
  const row = useRef<HTMLElement>(null);
  // Where they are wider than a phone, the one that is open is in view. The page itself stays where it is.
  useEffect(() => {
    const tabs = row.current!;
    const open = tabs.querySelector('[aria-current]')!;
    const hidden = open.getBoundingClientRect().right - tabs.getBoundingClientRect().right;
    if (hidden > 0) tabs.scrollLeft += hidden;
  }, [here, text]);
  return (
    <nav class="study-tabs" aria-label={text.title} ref={row}>
      {STUDY_IDS.map((id) => (
        <a key={id} href={STUDY_SCREENS[id].href} aria-current={id === here ? 'page' : undefined}>
          {text.to[id]}
        </a>
      ))}
    </nav>
  );
}
