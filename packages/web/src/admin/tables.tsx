/** Open tables, found by part of a name. */
import { useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { act, useAsked } from './admin-api.ts';
import { AdminList, RowText } from './admin-list.tsx';
import { adminWords } from './admin-words.ts';

export function Tables() {
  const words = adminWords.value;
  const [search, setSearch] = useState('');
  const { value, again } = useAsked('tables', { search });
  return (
    <>
      <Field label={words.search} hint={words.searchHint} value={search} type="search" onChange={setSearch} />
      <AdminList
        label={words.sections.tables}
        answer={value}
        rowsOf={(found) => found.tables}
        none={words.none.tables}
        keyOf={({ table }) => table}
      >
        {({ table, host, seats, playing }) => (
          <>
            <RowText
              title={<a href={`/t/${table}`}>{seats.map((seat) => seat?.name ?? '…').join(' – ')}</a>}
              notes={[host, playing ? words.playing : words.waiting, words.atTable(table)]}
            />
            <div class="admin-actions">
              {playing && (
                <Button onClick={() => void act('end-game', { table }).then(again)}>
                  {words.actions.endGame}
                </Button>
              )}
              <Button look="danger" onClick={() => void act('close-table', { table }).then(again)}>
                {words.actions.closeTable}
              </Button>
            </div>
          </>
        )}
      </AdminList>
    </>
  );
}
