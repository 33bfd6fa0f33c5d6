/** What players have reported, and what can be done about it. */
import { moderationWords } from '../online/moderation-words.ts';
import { Button } from '../ui/button.tsx';
import { timeText } from '../ui/time-text.ts';
import { act } from './admin-api.ts';
import { AdminList, RowText } from './admin-list.tsx';
import { adminWords } from './admin-words.ts';
import { usePages } from './pages.tsx';
import { useRestriction } from './restrict-dialog.tsx';

export function Reports() {
  const words = adminWords.value;
  const { reasons } = moderationWords.value.report;
  const { pages, again, more } = usePages('reports', {});
  const { restrict, dialog } = useRestriction(again);
  return (
    <>
      <AdminList
        label={words.sections.reports}
        answer={pages}
        rowsOf={(found) => found.flatMap(({ reports }) => reports)}
        none={words.none.reports}
        keyOf={({ id }) => id}
      >
        {({ id, at, by, about, table, reason, text }) => (
          <>
            <RowText
              title={words.about(by.name, about.name)}
              text={text}
              notes={[reasons[reason], words.atTable(table), timeText(at)]}
            />
            <div class="admin-actions">
              <Button onClick={() => restrict({ what: 'mute', ...about })}>{words.actions.mute}</Button>
              <Button onClick={() => restrict({ what: 'ban', ...about })}>{words.actions.ban}</Button>
              <Button look="main" onClick={() => void act('resolve', { id }).then(again)}>
                {words.actions.resolve}
              </Button>
            </div>
          </>
        )}
      </AdminList>
      {more}
      {dialog}
    </>
  );
}
