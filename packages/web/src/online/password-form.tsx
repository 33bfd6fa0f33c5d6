/** The password of a private table (N4). */
import { useState } from 'preact/hooks';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Section } from '../ui/page.tsx';
import { onlineWords } from './online-words.ts';
import './online.css';

interface PasswordFormProps {
  /** What was said about the last one. */
  readonly wrong: string | null;
  readonly onTry: (password: string) => void;
}

export function PasswordForm({ wrong, onTry }: PasswordFormProps) {
  const words = onlineWords.value;
  const [password, setPassword] = useState('');
  const submit = (event: Event): void => {
    event.preventDefault();
    if (password !== '') onTry(password);
  };
  return (
    <Section title={words.password.title}>
      <p class="online-text">{words.password.ask}</p>
      <form class="online-form" onSubmit={submit}>
        <Field
          type="password"
          label={words.password.label}
          error={wrong}
          value={password}
          maxLength={100}
          autocomplete="off"
          autoFocus
          required
          onChange={setPassword}
        />
        <div class="online-buttons">
          <Button look="main" type="submit" disabled={password === ''}>
            {words.password.go}
          </Button>
          <ButtonLink look="quiet" href="/online">
            {words.table.toLobby}
          </ButtonLink>
        </div>
      </form>
    </Section>
  );
}
