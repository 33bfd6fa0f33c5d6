/** Asks for a name, once (N2), or for another one; a refusal is shown below the field. */
import { Button } from '../ui/button.tsx';
import { NameField, useNameChoice } from './name-field.tsx';
import { onlineWords } from './online-words.ts';
import { you } from './server-session.ts';
import './online.css';

interface NameFormProps {
  readonly onDone?: () => void;
  /** Where the form is all there is to do. */
  readonly autofocus?: boolean;
}

export function NameForm({ onDone, autofocus = false }: NameFormProps) {
  const words = onlineWords.value;
  const choice = useNameChoice();
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (await choice.take()) onDone?.();
  };
  return (
    <form class="online-form" onSubmit={submit}>
      <NameField choice={choice} autofocus={autofocus} />
      <Button look="main" type="submit" disabled={!choice.canTake} aria-disabled={choice.isBusy}>
        {you.value ? words.name.save : words.name.go}
      </Button>
    </form>
  );
}
