/** People, found by part of a name. */
import type { Role } from '@crownhead/protocol/admin';
import { useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { timeText } from '../ui/time-text.ts';
import { act } from './admin-api.ts';
import { AdminList, RowText } from './admin-list.tsx';
import { adminWords } from './admin-words.ts';
import { usePages } from './pages.tsx';
import { useRestriction } from './restrict-dialog.tsx';

export function People({ isOwner }: { readonly isOwner: boolean }) {
  const words = adminWords.value;
  const [search, setSearch] = useState('');
  const { pages, again, more } = usePages('people', { search });
  const { restrict, dialog } = useRestriction(again);
  const roleActions = (player: string, role: Role | null) =>
    role === null ? (
      <Button look="quiet" onClick={() => void act('grant', { player, role: 'moderator' }).then(again)}>
        {words.actions.makeModerator}
      </Button>
    ) : (
      <Button look="quiet" onClick={() => void act('revoke', { player }).then(again)}>
        {words.actions.takeRole}
      </Button>
    );
  return (
    <>
      <Field label={words.search} hint={words.searchHint} value={search} type="search" onChange={setSearch} />
      <AdminList
        label={words.sections.people}
        answer={pages}
        rowsOf={(found) => found.flatMap(({ people }) => people)}
        none={words.none.people}
        keyOf={({ player }) => player}
      >
        {({ player, name, seen, role, banned, muted }) => (
          <>
            <RowText
              title={name}
              notes={[
                role && words.roles[role],
                banned ? words.banned : null,
                muted ? words.muted : null,
                words.seen(timeText(seen)),
                player,
              ]}
            />
            <div class="admin-actions">
              {isOwner && roleActions(player, role)}
              {role === null && muted && (
                <Button onClick={() => void act('unmute', { player }).then(again)}>
                  {words.actions.unmute}
                </Button>
              )}
              {role === null && !muted && (
                <Button onClick={() => restrict({ what: 'mute', player, name })}>{words.actions.mute}</Button>
              )}
              {role === null && !banned && (
                <Button onClick={() => restrict({ what: 'ban', player, name })}>{words.actions.ban}</Button>
              )}
            </div>
          </>
        )}
      </AdminList>
      {more}
      {dialog}
    </>
  );
}
