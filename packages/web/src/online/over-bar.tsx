/** What cannot wait beside a game: a broken connection and how long the seat is kept (N9), a seat to be taken (N8). */
import type { Table, TableView } from '@crownhead/client';
import { useRef } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { link } from './house.ts';
import { isTrouble, LinkBar } from './link-bar.tsx';
import { onlineWords } from './online-words.ts';
import './over-bar.css';
import { myGraceEnd, type Scene } from './scene.ts';
import { wish } from './sending.ts';
import { useCountdown } from './use-countdown.ts';

interface OverBarProps {
  readonly table: Table;
  readonly view: TableView;
  readonly scene: Scene;
}

/** The clock of my absence begins when this device notices it; the server's begins about then. */
function Trouble({ table, view }: Omit<OverBarProps, 'scene'>) {
  const brokenAt = useRef<number | null>(null);
  brokenAt.current ??= table.now();
  const grace = useCountdown(myGraceEnd(view, brokenAt.current), () => table.now());
  return <LinkBar grace={grace} />;
}

/** A spectator is asked to play; the others are told who and for how long. */
function Offer({ table, view, scene }: OverBarProps) {
  const words = onlineWords.value.after;
  const offer = view.state.seatOffer;
  const left = useCountdown(offer?.until ?? null, () => table.now());
  if (!offer || left === null) return null;
  if (scene.ask !== 'take-seat') {
    return (
      <div class="over-bar-offer">
        <p>{words.asking(offer.name, left)}</p>
      </div>
    );
  }
  return (
    <div class="over-bar-offer" role="alert">
      <p>
        <strong>{words.takeSeatHint(left)}</strong>
      </p>
      <Button look="main" onClick={() => wish(table, { type: 'seat.accept' })}>
        {words.accept}
      </Button>
      <Button onClick={() => wish(table, { type: 'seat.decline' })}>{words.pass}</Button>
    </div>
  );
}

export function OverBar(props: OverBarProps) {
  return <div class="over-bar">{isTrouble(link.value) ? <Trouble {...props} /> : <Offer {...props} />}</div>;
}
