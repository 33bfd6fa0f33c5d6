/** What a host decides about a table that is there already: the same rows as before a new game (N1, N4, N16). */
import { type HostOptions, hostOptionFault } from '@crownhead/match';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { DEFAULT_FORM } from '../screens/new-game/game-form.ts';
import '../screens/new-game/new-game.css';
import { OptionsRows } from '../screens/new-game/options-rows.tsx';
import { OnlineSideRow } from '../screens/new-game/players.tsx';
import { formWithPreset } from '../screens/new-game/preset-choice.ts';
import { paletteOf } from '../screens/new-game/preview.tsx';
import { StartBox } from '../screens/new-game/start-box.tsx';
import { AccessRows } from './table-parts.tsx';

interface TableFormProps {
  readonly start: HostOptions;
  readonly submit: string;
  /** A table that has a password keeps it unless another is given. */
  readonly hasPassword: boolean;
  readonly problem: string | null;
  readonly busy: boolean;
  readonly onSubmit: (options: HostOptions, password: string | null) => void;
  readonly children?: ComponentChildren;
}

export function TableForm(props: TableFormProps) {
  const { start, submit, hasPassword, problem, busy, onSubmit, children } = props;
  const [options, setOptions] = useState(start);
  const [password, setPassword] = useState('');
  const form = { ...DEFAULT_FORM, mode: 'online', options } as const;
  const needsPassword = options.private && !hasPassword && password === '';
  const fault = hostOptionFault(options) ?? (needsPassword ? 'no-password' : null);
  const send = (event: Event): void => {
    event.preventDefault();
    if (!busy && fault === null) onSubmit(options, options.private && password !== '' ? password : null);
  };
  return (
    <form class="new-game" data-sides={paletteOf(form)} onSubmit={send}>
      <div class="form-rows">
        {children}
        <OnlineSideRow form={form} onChange={(changes) => changes.options && setOptions(changes.options)} />
        <OptionsRows
          value={options}
          onChange={setOptions}
          onPreset={(preset) => setOptions(formWithPreset(form, preset).options ?? options)}
          place="online"
        />
        <AccessRows
          options={options}
          password={password}
          hasPassword={hasPassword}
          onChange={setOptions}
          onPassword={setPassword}
        />
      </div>
      <StartBox form={form} label={submit} {...{ fault, problem, busy }} />
    </form>
  );
}
