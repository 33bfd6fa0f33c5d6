/** Which rows of a long list are in sight: only these are drawn. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export interface Rows {
  readonly from: number;
  readonly to: number;
}

/** Rows beyond the edges, so that a quick turn of the wheel shows no gaps. */
const MARGIN = 12;

/** `above` and `below` are the edges of what is seen, measured from the top of the list. */
export function rowsBetween(above: number, below: number, height: number, count: number): Rows {
  if (height <= 0 || count === 0) return { from: 0, to: Math.min(count, 2 * MARGIN) };
  const from = Math.floor(above / height) - MARGIN;
  const to = Math.ceil(below / height) + MARGIN;
  const clamp = (row: number): number => Math.max(0, Math.min(count, row));
  return { from: clamp(from), to: clamp(Math.max(to, from)) };
}

/** The rows in sight; the list scrolls in a box of its own, or with the page. */
export function useVisibleRows(
  list: RefObject<HTMLElement>,
  scroller: RefObject<HTMLElement>,
  count: number,
): Rows {
  const [rows, setRows] = useState<Rows>({ from: 0, to: Math.min(count, 3 * MARGIN) });
  useLayoutEffect(() => {
    const look = (): void => {
      if (!list.current || !scroller.current) return;
      const box = list.current.getBoundingClientRect();
      const frame = scroller.current.getBoundingClientRect();
      const [top, bottom] = [Math.max(0, frame.top), Math.min(innerHeight, frame.bottom)];
      const next = rowsBetween(top - box.top, bottom - box.top, box.height / count, count);
      setRows((before) => (before.from === next.from && before.to === next.to ? before : next));
    };
    look();
    const options = { capture: true, passive: true } as const;
    addEventListener('scroll', look, options);
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, options);
      removeEventListener('resize', look);
    };
  }, [count]);
  // Fewer games may have been found since they were measured.
  return { from: Math.min(rows.from, count), to: Math.min(rows.to, count) };
}
