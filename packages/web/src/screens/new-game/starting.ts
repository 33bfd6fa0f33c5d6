/** Starting what a form says: a game on this device, or a table on the server. Used by the form and by the editor. */

import { err, ok, type Result } from '@crownhead/rules';
import { useState } from 'preact/hooks';
import { go } from '../../router.ts';
import { dropDraft } from './draft.ts';
import type { GameForm } from './game-form.ts';
import { keepForm, startWith } from './kept-form.ts';
import { startRefusal } from './start-refusal.ts';

/** The place to go to, or a sentence why there is none. */
async function begin(form: GameForm, password: string): Promise<Result<string, string>> {
  if (form.mode !== 'online') {
    const started = startWith(form);
    return started.ok ? started : err(startRefusal(started.error));
  }
  const { openTable } = await import('../../online/open-table.ts');
  const opened = await openTable(form.options, form.options.private ? password : null);
  if (!opened.ok) return opened;
  keepForm(form);
  return ok(opened.value);
}

interface Starting {
  readonly busy: boolean;
  /** Why the last try failed. */
  readonly problem: string | null;
  readonly start: (form: GameForm, password: string) => void;
  /** Something was changed: what was wrong may not be any more. */
  readonly forget: () => void;
}

export function useStarting(): Starting {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async (form: GameForm, password: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const begun = await begin(form, password);
    setBusy(false);
    if (!begun.ok) {
      setProblem(begun.error);
      return;
    }
    dropDraft();
    go(begun.value);
  };
  return {
    busy,
    problem,
    start: (form, password) => void start(form, password),
    forget: () => setProblem(null),
  };
}
