/** What a table on the server adds to a form: access, and the connection to the server. */
import type { HostOptions } from '@crownhead/match';
import type { ComponentChildren } from 'preact';
import { FormRow } from '../screens/new-game/form-row.tsx';
import { Field, Switch } from '../ui/field.tsx';
import { LinkBar } from './link-bar.tsx';
import { NameForm } from './name-form.tsx';
import { useServerSession } from './online-page.tsx';
import { onlineWords } from './online-words.ts';
import { you } from './server-session.ts';
import './table-parts.css';

const LONGEST_PASSWORD = 100;

interface AccessProps {
  readonly options: HostOptions;
  readonly password: string;
  /** A table that has a password keeps it unless another is given. */
  readonly hasPassword?: boolean;
  readonly onChange: (options: HostOptions) => void;
  readonly onPassword: (password: string) => void;
}

/** Who may come to the table, and what they may do there (N4, N16). */
export function AccessRows({ options, password, hasPassword = false, onChange, onPassword }: AccessProps) {
  const words = onlineWords.value.create;
  const set = (changes: Partial<HostOptions>): void => onChange({ ...options, ...changes });
  return (
    <FormRow label={words.access} spoken={false}>
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
          onChange={onPassword}
        />
      )}
      <Switch
        label={words.spectators}
        checked={options.spectators}
        onChange={(spectators) => set({ spectators })}
      />
      <Switch label={words.chat} checked={options.chat} onChange={(chat) => set({ chat })} />
    </FormRow>
  );
}

/** Its children are for those who are connected and have a name: the others are asked for it. What is pressed before that is known waits for it. */
export function RequiresName({ children }: { readonly children?: ComponentChildren }) {
  useServerSession();
  return (
    <div class="requires-name">
      <LinkBar />
      {you.value === null ? <NameForm /> : children}
    </div>
  );
}
