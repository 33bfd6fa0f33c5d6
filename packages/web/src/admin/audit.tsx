/** Who did what, newest first, page by page. */
import type { AuditEntry } from '@crownhead/protocol/admin';
import { useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { timeText } from '../ui/time-text.ts';
import { ask, useAsked } from './admin-api.ts';
import { AdminList, RowText } from './admin-list.tsx';
import { adminWords } from './admin-words.ts';

const detailsText = (details: AuditEntry['details']): string =>
  Object.entries(details)
    .map(([key, value]) => `${key}: ${String(value)}`)
    .join(', ');

export function Audit() {
  const words = adminWords.value;
  const { value } = useAsked('audit', {});
  const [older, setOlder] = useState<{ entries: readonly AuditEntry[]; next: string | null } | null>(null);
  const next = older ? older.next : (value?.next ?? null);
  const more = async (): Promise<void> => {
    const page = next === null ? null : await ask('audit', { before: next });
    if (page) setOlder({ entries: [...(older?.entries ?? []), ...page.entries], next: page.next });
  };
  return (
    <>
      <AdminList
        label={words.sections.audit}
        answer={value}
        rowsOf={({ entries }) => [...entries, ...(older?.entries ?? [])]}
        none={words.none.audit}
        keyOf={({ id }) => id}
      >
        {({ at, name, action, details }) => (
          <RowText title={`${name}: ${action}`} text={detailsText(details)} notes={[timeText(at)]} />
        )}
      </AdminList>
      {next !== null && (
        <div class="admin-actions">
          <Button onClick={() => void more()}>{words.more}</Button>
        </div>
      )}
    </>
  );
}
