/** A small question mark beside something that may need explaining: a press shows a sentence, and where to read more (M7). */
import { useId, useRef } from 'preact/hooks';
import { formWords } from '../screens/new-game/form-words.ts';
import { Lines } from '../ui/icon.tsx';
import '../ui/icon-button.css';
import './help-hint.css';

const QUESTION_MARK =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.3 9.5a2.7 2.7 0 1 1 4 2.4c-.9.5-1.3 1-1.3 2.1M12 17v.2';

/** A part of `/help`: the rest of its address after `#`. */
type HelpTopic =
  | 'rules'
  | 'must'
  | 'chain'
  | 'draws'
  | 'options'
  | `option-${'capture' | 'chain' | 'crowning' | 'removal' | 'blocked'}`
  | 'presets'
  | 'notation'
  | 'keys'
  | 'openings'
  | 'online'
  | 'network'
  | 'files'
  | 'privacy';

interface HelpHintProps {
  /** What it is about: heard with the question mark. */
  readonly about: string;
  readonly text: string;
  readonly topic?: HelpTopic;
}

const EDGE = 8;

/** Below the button, or above it where there is no room; never over the edge of the screen. */
function putBeside(card: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const left = Math.max(EDGE, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - EDGE));
  const below = at.bottom + EDGE;
  const top = below + height > innerHeight ? Math.max(EDGE, at.top - height - EDGE) : below;
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}

export function HelpHint({ about, text, topic }: HelpHintProps) {
  const { hint } = formWords.value;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        class="icon-button hint-button"
        aria-label={hint.what(about)}
        popovertarget={id}
      >
        <Lines d={QUESTION_MARK} />
      </button>
      <div
        ref={card}
        id={id}
        class="hint-card"
        popover="auto"
        onToggle={(event) => event.newState === 'open' && putBeside(card.current!, button.current!)}
      >
        <p class="hint-text">{text}</p>
        {topic && <a href={`/help#${topic}`}>{hint.more}</a>}
      </div>
    </>
  );
}
