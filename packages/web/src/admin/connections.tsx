/** Who is connected at tables, and from where. */
import { useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { timeText } from '../ui/time-text.ts';
import { useAsked } from './admin-api.ts';
import { AdminList, RowText } from './admin-list.tsx';
import { adminWords } from './admin-words.ts';
import { useRestriction } from './restrict-dialog.tsx';

export function Connections() {
  const words = adminWords.value;
  const [search, setSearch] = useState('');
  const { value, again } = useAsked('connections', { search });
  const { restrict, dialog } = useRestriction(again);
  return (
    <>
      <Field
        label={words.search}
        hint={words.connectionsHint}
        value={search}
        type="search"
        onChange={setSearch}
      />
      <AdminList
        label={words.sections.connections}
        answer={value}
        rowsOf={(found) => found.connections}
        none={words.none.connections}
        keyOf={({ player, table, since }) => `${player} ${table} ${since}`}
      >
        {({ player, name, table, since, address, addressHash }) => (
          <>
            <RowText
              title={
                <>
                  {name}, <a href={`/t/${table}`}>{words.atTable(table)}</a>
                </>
              }
              notes={[address, words.inLog(addressHash), words.since(timeText(since))]}
            />
            <div class="admin-actions">
              <Button onClick={() => restrict({ what: 'ban', player, name })}>{words.actions.ban}</Button>
              <Button onClick={() => restrict({ what: 'typed', network: address })}>
                {words.actions.banAddress}
              </Button>
            </div>
          </>
        )}
      </AdminList>
      {dialog}
    </>
  );
}
