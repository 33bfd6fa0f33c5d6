/** Asks for a name, once (N2), or for another one; a refusal stands kindly below the field. */
import { useState } from 'preact/hooks';
import { myName } from '../me/my-name.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { nameRefused, takeName, you } from './house.ts';
import { onlineWords } from './online-words.ts';
import { refusalText } from './refusal-text.ts';
import './online.css';

export const LONGEST_NAME = 24;

interface NameFormProps {
  readonly onDone?: () => void;
  /** Where the form is all there is to do. */
  readonly autofocus?: boolean;
}

export function NameForm({ onDone, autofocus = false }: NameFormProps) {
  const words = onlineWords.value;
  const [name, setName] = useState(you.value?.name ?? myName.value);
  const [problem, setProblem] = useState(nameRefused.value);
  const [busy, setBusy] = useState(false);

  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const answer = await takeName(name.trim());
    setBusy(false);
    setProblem(answer.ok ? null : answer.error);
    if (answer.ok) onDone?.();
  };

  return (
    <form class="online-form" onSubmit={submit}>
      <Field
        label={words.name.label}
        hint={words.name.hint}
        error={problem && refusalText(problem, words)}
        value={name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        autoFocus={autofocus}
        required
        onChange={setName}
      />
      <Button look="main" type="submit" disabled={busy || name.trim() === ''}>
        {you.value ? words.name.save : words.name.go}
      </Button>
    </form>
  );
}
