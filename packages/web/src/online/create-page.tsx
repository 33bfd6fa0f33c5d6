/** Opens a table of one's own (N1, N3, N4). */
import { DEFAULT_OPTIONS, type HostOptions } from '@crownhead/match';
import { useState } from 'preact/hooks';
import { go } from '../router.ts';
import { connection } from './house.ts';
import { Named, OnlinePage } from './online-page.tsx';
import { onlineWords } from './online-words.ts';
import { refusalText } from './refusal-text.ts';
import { TableForm } from './table-form.tsx';

export default function CreatePage() {
  const words = onlineWords.value;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const create = async ({ shared: _, ...options }: HostOptions, password: string | null): Promise<void> => {
    const { value: current } = connection;
    if (!current) return;
    setBusy(true);
    const made = await current.createTable(options, password ?? undefined);
    setBusy(false);
    if (made.ok) go(`/t/${made.value}?sit`, 'replace');
    else setProblem(refusalText(made.error, onlineWords.value));
  };

  return (
    <OnlinePage title={words.create.title} back="/online">
      <Named>
        <TableForm
          start={DEFAULT_OPTIONS}
          submit={words.create.go}
          busy={busy}
          problem={problem}
          onSubmit={create}
        >
          <p class="online-soft">{words.create.note}</p>
        </TableForm>
      </Named>
    </OnlinePage>
  );
}
