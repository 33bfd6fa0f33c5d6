/** Over a game whose connection is broken: how it is being mended, and how long the seat is kept (N9). */
import type { Table, TableView } from '@crownhead/client';
import { useRef } from 'preact/hooks';
import { link } from './house.ts';
import { isTrouble, LinkBar } from './link-bar.tsx';
import { myGraceEnd } from './scene.ts';
import { useCountdown } from './use-countdown.ts';
import './trouble-bar.css';

interface TroubleBarProps {
  readonly table: Table;
  readonly view: TableView;
}

export function TroubleBar({ table, view }: TroubleBarProps) {
  const brokenAt = useRef<number | null>(null);
  const trouble = isTrouble(link.value);
  if (!trouble) brokenAt.current = null;
  else brokenAt.current ??= table.now();
  const grace = useCountdown(myGraceEnd(view, brokenAt.current), () => table.now());
  return (
    <div class="trouble-bar">
      <LinkBar grace={grace} />
    </div>
  );
}
