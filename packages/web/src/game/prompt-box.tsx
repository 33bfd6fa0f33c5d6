/** A prompt on screen: the text left, the answers right, in the colour of its kind. */
import type { Answer, Prompt, PromptPart } from '@crownhead/client';
import { signal } from '@preact/signals';
import type { ComponentProps, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import type { CountdownRing } from './countdown-ring.tsx';
import type { GameModel, RetryableComputer } from './model.ts';
import { promptWords } from './prompt-words.ts';
import './prompt-box.css';

/** What only the screen around a prompt can do. */
export interface PromptActions {
  readonly computer?: RetryableComputer | undefined;
  readonly onHome: () => void;
  /** To where the next game is prepared. */
  readonly onTable?: (() => void) | undefined;
}

interface BoxProps extends PromptActions {
  readonly model: GameModel;
  readonly prompt: Prompt;
}

/** A turn yields its place to what passes by: the strip says whose turn it is all the time. Between games it says nothing. */
export function inLane(prompt: Prompt, isPlaying: boolean): Prompt {
  if (prompt.kind !== 'turn' || !prompt.also || !isPlaying) return prompt;
  return { ...prompt.also, answers: prompt.answers, also: null };
}

function textOf(model: GameModel, { message }: PromptPart): string {
  // Times go on with the clocks.
  void model.face.value;
  return promptWords(words.value.game, message, model.sides.value, model.table.now(), Date.now());
}

export function answer(
  model: GameModel,
  { act }: Answer,
  { computer, onHome, onTable = onHome }: PromptActions,
): void {
  if (act.type === 'send') void model.send(act.command);
  else if (act.type === 'input') model.do(act.event);
  else {
    const actions = {
      'ask-again': () => computer?.askAgain(),
      'back-to-game': () => model.lookBack(Infinity),
      home: onHome,
      'to-table': onTable,
    };
    actions[act.what]();
  }
}

const focusBoard = (): void =>
  document.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus({ preventScroll: true });

/** A button that goes away under the keyboard hands it to the board, be it alone or with the whole prompt. */
function useHandOver(): RefObject<HTMLDivElement> {
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = (): boolean => place.current?.contains(document.activeElement) ?? false;
  const had = hasFocus();
  useLayoutEffect(() => {
    if (had && document.activeElement === document.body) focusBoard();
  });
  // Said while it is still on the page.
  useLayoutEffect(
    () => () => {
      if (hasFocus()) focusBoard();
    },
    [],
  );
  return place;
}

/** A ring comes with the first countdown; the text says the time, too. */
const ring = signal<typeof CountdownRing | null>(null);

function Countdown(props: ComponentProps<typeof CountdownRing>) {
  const Ring = ring.value;
  useEffect(() => {
    const come = (module: { CountdownRing: typeof CountdownRing }): void => {
      ring.value = module.CountdownRing;
    };
    if (!ring.peek()) import('./countdown-ring.tsx').then(come, () => undefined);
  }, []);
  return Ring && <Ring {...props} />;
}

export function PromptBox({ model, prompt, ...ways }: BoxProps) {
  const { actions, list } = words.value.game;
  const place = useHandOver();
  const { kind, also, answers, until } = prompt;
  const text = textOf(model, prompt);
  // Its words are on their way.
  if (text === '') return null;
  return (
    <div
      ref={place}
      class={`prompt prompt-${kind}`}
      {...(answers.length > 0 ? { role: 'group', 'aria-label': text } : {})}
    >
      <div class="prompt-texts">
        <p class="prompt-text">{text}</p>
        {also && <p class="prompt-text prompt-also">{textOf(model, also)}</p>}
      </div>
      {until !== null && <Countdown until={until} now={() => model.table.now()} />}
      {answers.map((one) => (
        <Button key={one.label} look={one.main ? 'main' : 'plain'} onClick={() => answer(model, one, ways)}>
          {one.label === 'backToGame' ? list.live : actions[one.label]}
        </Button>
      ))}
    </div>
  );
}
