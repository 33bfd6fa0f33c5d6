/** Bans and mutes, and how they are undone. */
import { Button } from '../ui/button.tsx';
import { timeText } from '../ui/time-text.ts';
import { act } from './admin-api.ts';
import { AdminList, RowText } from './admin-list.tsx';
import { adminWords } from './admin-words.ts';
import { usePages } from './pages.tsx';
import { useRestriction } from './restrict-dialog.tsx';

export function Bans() {
  const words = adminWords.value;
  const { pages, again, more } = usePages('bans', {});
  const { restrict, dialog } = useRestriction(again);
  return (
    <>
      <div class="admin-actions">
        <Button onClick={() => restrict({ what: 'typed' })}>{words.actions.banNew}</Button>
      </div>
      <AdminList
        label={words.sections.bans}
        answer={pages}
        rowsOf={(found) => found.flatMap(({ restrictions }) => restrictions)}
        none={words.none.bans}
        keyOf={({ id }) => id}
      >
        {({ id, kind, subject, name, reason, until, by }) => (
          <>
            <RowText
              title={`${words.kinds[kind]}: ${name ?? subject}`}
              text={reason}
              notes={[until === null ? words.forever : words.until(timeText(until)), words.by(by)]}
            />
            <div class="admin-actions">
              <Button onClick={() => void act('unban', { id }).then(again)}>{words.actions.undo}</Button>
            </div>
          </>
        )}
      </AdminList>
      {more}
      {dialog}
    </>
  );
}
