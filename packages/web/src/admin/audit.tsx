/** Who did what, newest first, page by page. */
import type { AuditEntry } from '@crownhead/protocol/admin';
import { timeText } from '../ui/time-text.ts';
import { AdminList, RowText } from './admin-list.tsx';
import { adminWords } from './admin-words.ts';
import { usePages } from './pages.tsx';

const detailsText = (details: AuditEntry['details']): string =>
  Object.entries(details)
    .map(([key, value]) => `${key}: ${String(value)}`)
    .join(', ');

export function Audit() {
  const words = adminWords.value;
  const { pages, more } = usePages('audit', {});
  return (
    <>
      <AdminList
        label={words.sections.audit}
        answer={pages}
        rowsOf={(found) => found.flatMap(({ entries }) => entries)}
        none={words.none.audit}
        keyOf={({ id }) => id}
      >
        {({ at, name, action, details }) => (
          <RowText title={`${name}: ${action}`} text={detailsText(details)} notes={[timeText(at)]} />
        )}
      </AdminList>
      {more}
    </>
  );
}
