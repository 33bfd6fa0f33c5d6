/** The end of a form before a game: its board, why the game cannot begin yet, and the button. */
import type { ComponentChildren, VNode } from 'preact';
import { Button } from '../../ui/button.tsx';
import type { FormFault } from './form-fault.ts';
import { formWords } from './form-words.ts';
import type { GameForm } from './game-form.ts';
import { Preview } from './preview.tsx';

interface StartBoxProps {
  readonly form: GameForm;
  readonly label: string;
  /** What is wrong with the form; null where it can be sent. */
  readonly fault: FormFault | null;
  /** Why it was refused when it was last sent. */
  readonly problem: string | null;
  readonly busy: boolean;
  /** The form of the button, where it is not around it. */
  readonly formId?: string;
  /** Puts something else in the place of the button until it may be pressed. */
  readonly around?: ((button: VNode) => ComponentChildren) | null;
}

export function StartBox({ form, label, fault, problem, busy, formId, around }: StartBoxProps) {
  const wrong = fault === null ? problem : formWords.value.faults[fault];
  const button = (
    <Button look="main" type="submit" form={formId} disabled={busy || fault !== null}>
      {label}
    </Button>
  );
  return (
    <div class="new-game-aside">
      <div class="new-game-show">
        <Preview form={form} />
      </div>
      <div class="new-game-start">
        {wrong && (
          // A password that is only missing is no mistake.
          <p class={fault === 'no-password' ? 'form-note' : 'new-game-wrong'} role="alert">
            {wrong}
          </p>
        )}
        {around ? around(button) : button}
      </div>
    </div>
  );
}
