/** What a host decides: the rules of the game, and who may come to the table (N1, N4, N16). */
import { type HostOptions, hostOptionFault } from '@crownhead/match';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { OptionsForm } from '../screens/new-game/options-form.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Switch } from '../ui/field.tsx';
import { Section } from '../ui/page.tsx';
import { onlineWords } from './online-words.ts';
import './table-form.css';

const LONGEST_PASSWORD = 100;

interface TableFormProps {
  readonly start: HostOptions;
  readonly submit: string;
  /** A table that has a password keeps it unless another is given. */
  readonly hasPassword?: boolean;
  readonly problem: string | null;
  readonly busy: boolean;
  readonly onSubmit: (options: HostOptions, password: string | null) => void;
  readonly children?: ComponentChildren;
}

export function TableForm(props: TableFormProps) {
  const { start, submit, hasPassword = false, problem, busy, onSubmit, children } = props;
  const words = onlineWords.value.create;
  const [options, setOptions] = useState(start);
  const [password, setPassword] = useState('');
  const set = (changes: Partial<HostOptions>): void => setOptions({ ...options, ...changes });
  const needsPassword = options.private && !hasPassword && password === '';

  const send = (event: Event): void => {
    event.preventDefault();
    if (!busy) onSubmit(options, options.private && password !== '' ? password : null);
  };

  return (
    <form class="table-form" onSubmit={send}>
      {children}
      <OptionsForm value={options} onChange={setOptions} place="online" />
      <Section title={words.access}>
        <Switch
          label={words.private}
          hint={words.privateHint}
          checked={options.private}
          onChange={(isPrivate) => set({ private: isPrivate })}
        />
        {options.private && (
          <Field
            label={words.password}
            value={password}
            maxLength={LONGEST_PASSWORD}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            required={!hasPassword}
            onChange={setPassword}
          />
        )}
        <Switch
          label={words.spectators}
          checked={options.spectators}
          onChange={(spectators) => set({ spectators })}
        />
        <Switch label={words.chat} checked={options.chat} onChange={(chat) => set({ chat })} />
      </Section>
      <div class="table-form-end">
        {problem !== null && (
          <p class="field-error" role="alert">
            {problem}
          </p>
        )}
        <Button
          look="main"
          type="submit"
          disabled={busy || needsPassword || hostOptionFault(options) !== null}
        >
          {submit}
        </Button>
      </div>
    </form>
  );
}
