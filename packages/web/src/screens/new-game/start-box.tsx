/** The end of a form before a game: why it cannot begin yet, and the button. */
import type { ComponentChildren } from 'preact';
import type { GameForm } from './game-form.ts';
import { Preview } from './preview.tsx';

interface StartBoxProps {
  readonly form: GameForm;
  readonly wrong: string | null;
  /** Nothing is wrong: something is only missing. */
  readonly isMissing: boolean;
  readonly children: ComponentChildren;
}

export function StartBox({ form, wrong, isMissing, children }: StartBoxProps) {
  return (
    <div class="new-game-aside">
      <div class="new-game-show">
        <Preview form={form} />
      </div>
      <div class="new-game-start">
        {wrong && (
          <p class={isMissing ? 'form-note' : 'new-game-wrong'} role="alert">
            {wrong}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
