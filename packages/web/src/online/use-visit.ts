/** Visiting a table by its address: opening it, its password, what was said there, leaving. */
import type { Refused, Table, TableView } from '@crownhead/client';
import type { TableSecrets } from '@crownhead/client/remote';
import type { TableId } from '@crownhead/protocol';
import { useEffect, useState } from 'preact/hooks';
import { keepInBackground } from './background-tables.ts';
import { addChat, type ChatLine } from './chat-log.ts';
import { connection, you } from './server-session.ts';

export type Visit =
  | { readonly status: 'opening' }
  /** `wrong` is what was said about the last one. */
  | { readonly status: 'password'; readonly wrong: Refused | null }
  | { readonly status: 'refused'; readonly problem: Refused }
  | {
      readonly status: 'open';
      readonly table: Table;
      readonly view: TableView;
      readonly said: readonly ChatLine[];
    };

const PASSWORD_ERRORS: readonly string[] = [
  'wrong-password',
  'too-many-attempts',
  'bad-password',
  'bad-invitation',
];

function afterRefusal(problem: Refused): Visit {
  if (problem.error === 'password-needed') return { status: 'password', wrong: null };
  if (PASSWORD_ERRORS.includes(problem.error)) return { status: 'password', wrong: problem };
  return { status: 'refused', problem };
}

const secretsOf = (password: string | undefined, invitation: string | null): TableSecrets => ({
  ...(password !== undefined && { password }),
  ...(invitation !== null && { invitation }),
});

/** `tryPassword` opens the table once more. */
export function useVisit(
  id: TableId,
  given: string | null,
  invitation: string | null,
): {
  readonly visit: Visit;
  readonly tryPassword: (password: string) => void;
} {
  const [visit, setVisit] = useState<Visit>({ status: 'opening' });
  const [password, setPassword] = useState<{ readonly text: string } | null>(
    given === null ? null : { text: given },
  );
  const current = connection.value;
  const player = you.value?.player;

  useEffect(() => {
    if (!current || player === undefined) return;
    let here = true;
    let stop: (() => void) | undefined;
    let opened: Table | undefined;
    void current.openTable(id, secretsOf(password?.text, invitation)).then((answer) => {
      if (!here) {
        if (answer.ok) keepInBackground(id, answer.value);
        return;
      }
      if (!answer.ok) {
        setVisit(afterRefusal(answer.error));
        return;
      }
      const table = answer.value;
      let said: readonly ChatLine[] = [];
      opened = table;
      setVisit({ status: 'open', table, view: table.view, said });
      stop = table.subscribe(({ view, events }) => {
        said = addChat(said, events);
        // The connection was closed to be opened under another name: this table comes again with it.
        if (connection.peek() === current) setVisit({ status: 'open', table, view, said });
      });
    });
    return () => {
      here = false;
      stop?.();
      if (opened) keepInBackground(id, opened);
    };
  }, [current, player, id, password]);

  return {
    visit,
    tryPassword: (text) => {
      setVisit({ status: 'opening' });
      setPassword({ text });
    },
  };
}
