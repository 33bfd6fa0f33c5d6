/** A name for the server: the field, and what the server says against the name. */
import type { Refused } from '@crownhead/client';
import { useState } from 'preact/hooks';
import { myName } from '../me/my-name.ts';
import { Field } from '../ui/field.tsx';
import { onlineWords } from './online-words.ts';
import { refusalText } from './refusal-text.ts';
import { nameRefused, takeName, you } from './server-session.ts';

const LONGEST_NAME = 24;

interface NameChoice {
  readonly name: string;
  readonly problem: Refused | null;
  /** There is a name to ask for. */
  readonly canTake: boolean;
  /** It is being asked for. The button that asks keeps the keyboard meanwhile: the name may be refused. */
  readonly isBusy: boolean;
  setName(name: string): void;
  /** False where the name is refused; the field then says why. */
  take(): Promise<boolean>;
}

export function useNameChoice(): NameChoice {
  const [name, setName] = useState(you.value?.name ?? myName.value);
  const [problem, setProblem] = useState(nameRefused.value);
  const [isBusy, setBusy] = useState(false);
  const canTake = name.trim() !== '';
  const take = async (): Promise<boolean> => {
    if (isBusy || !canTake) return false;
    setBusy(true);
    const answer = await takeName(name.trim());
    setBusy(false);
    setProblem(answer.ok ? null : answer.error);
    return answer.ok;
  };
  return { name, problem, canTake, isBusy, setName, take };
}

interface NameFieldProps {
  readonly choice: NameChoice;
  readonly autofocus: boolean;
}

export function NameField({ choice: { name, problem, setName }, autofocus }: NameFieldProps) {
  const words = onlineWords.value;
  return (
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
  );
}
