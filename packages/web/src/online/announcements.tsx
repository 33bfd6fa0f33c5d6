/** What whoever operates the server tells everybody, until the reader has closed it. */
import { useEffect } from 'preact/hooks';
import { storedText } from '../me/my-name.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toast.tsx';
import { moderationWords } from './moderation-words.ts';
import { announcements } from './server-session.ts';
import './announcements.css';

/** The last one that was closed: ids of later ones are larger. */
const closed = storedText('crownhead.announced');

const open = () => announcements.value.filter(({ id }) => id > closed.value);

/** Beside a game there is no room for a bar: it is said once, over it. */
export function useAnnouncementToast(): void {
  const last = open().at(-1);
  useEffect(() => {
    if (last === undefined) return;
    toast(`${moderationWords.peek().announcement}: ${last.text}`);
    closed.value = last.id;
  }, [last?.id]);
}

export function Announcements() {
  const words = moderationWords.value;
  const shown = open();
  if (shown.length === 0) return null;
  return (
    <aside class="announcements" aria-label={words.announcement}>
      {shown.map(({ id, text }) => (
        <div key={id} class="announcement" role="status">
          <p>
            <strong>{words.announcement}:</strong> {text}
          </p>
          <IconButton
            label={words.dismiss}
            run={() => {
              closed.value = id;
            }}
          >
            <Icon name="close" />
          </IconButton>
        </div>
      ))}
    </aside>
  );
}
