/** What cannot wait beside a game: a broken connection, and how long the seat is kept (N9). */
import type { Table, TableView } from '@crownhead/client';
import { useRef } from 'preact/hooks';
import { useAnnouncementToast } from './announcements.tsx';
import { isTrouble, LinkBar } from './link-bar.tsx';
import { link } from './server-session.ts';
import './over-bar.css';
import { useCountdown } from '../ui/countdown.ts';
import { myGraceEnd } from './table-situation.ts';

interface OverBarProps {
  readonly table: Table;
  readonly view: TableView;
}

/** The clock of my absence begins when this device notices it; the server's begins about then. */
function Trouble({ table, view }: OverBarProps) {
  const brokenAt = useRef<number | null>(null);
  brokenAt.current ??= table.now();
  const grace = useCountdown(myGraceEnd(view, brokenAt.current), () => table.now());
  const isTrying = 'attempt' in link.value;
  return <LinkBar grace={isTrying ? grace : null} unsent={isTrying && view.unsent === true} />;
}

export function OverBar(props: OverBarProps) {
  useAnnouncementToast();
  if (!isTrouble(link.value)) return null;
  return (
    <div class="over-bar">
      <Trouble {...props} />
    </div>
  );
}
