/** The host changes the options of a table between games. */
import type { Table, TableView } from '@crownhead/client';
import type { HostOptions } from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import { useState } from 'preact/hooks';
import { go } from '../router.ts';
import { OnlinePage } from './online-page.tsx';
import { onlineWords } from './online-words.ts';
import { refusalText } from './refusal-text.ts';
import { connection } from './server-session.ts';
import { TableForm } from './table-form.tsx';

interface OptionsPageProps {
  readonly id: TableId;
  readonly table: Table;
  readonly view: TableView;
}

export function OptionsPage({ id, table, view }: OptionsPageProps) {
  const words = onlineWords.value;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const address = `/t/${id}`;

  /** The password comes first, so that there is no moment in which the table is private without one. */
  const save = async ({ shared: _, ...options }: HostOptions, password: string | null): Promise<void> => {
    setBusy(true);
    const secret = password === null ? null : await connection.value?.setPassword(id, password);
    const sent = secret && !secret.ok ? secret : await table.send({ type: 'options.set', options });
    setBusy(false);
    if (sent.ok || sent.error.error === 'already-so') go(address, 'replace');
    else setProblem(refusalText(sent.error, onlineWords.value));
  };

  return (
    <OnlinePage title={words.create.change} back={address} wide>
      <TableForm
        start={view.state.options}
        hasPassword={view.state.options.private}
        submit={words.create.save}
        busy={busy}
        problem={problem}
        onSubmit={save}
      >
        <p class="online-soft">{words.create.changeNote}</p>
      </TableForm>
    </OnlinePage>
  );
}
