/** Lets somebody draw arrows and marks on a board. What draws them is loaded when it is first asked for. */
import type { Board as Pieces, Place } from '@crownhead/rules';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { SketchPad } from './sketch-pad.tsx';

interface Sketching {
  readonly on: boolean;
  readonly root: RefObject<HTMLElement>;
  readonly position: Pieces;
  readonly flipped: boolean;
  readonly placeAt: (x: number, y: number) => Place | null;
}

const EVENTS = ['pointerdown', 'pointermove', 'pointerup', 'contextmenu', 'keydown'] as const;

const RIGHT = 2;

/** The right button, or a key on a square. */
function begins(event: Event): boolean {
  if (event.type === 'pointerdown') return (event as PointerEvent).button === RIGHT;
  return event.type === 'keydown' && /^[ma]$/i.test((event as KeyboardEvent).key);
}

/** Returns the element that is drawn into. */
export function useSketch({ on, root, position, flipped, placeAt }: Sketching): RefObject<HTMLDivElement> {
  const layer = useRef<HTMLDivElement>(null);
  const pad = useRef<SketchPad | null>(null);
  const isFlipped = useRef(flipped);
  isFlipped.current = flipped;

  useEffect(() => {
    if (!on) return;
    const board = root.current!;
    const waiting: Event[] = [];
    const load = async (): Promise<void> => {
      const { SketchPad } = await import('./sketch-pad.tsx');
      if (!layer.current) return;
      pad.current = new SketchPad({ board, layer: layer.current, placeAt, flipped: () => isFlipped.current });
      for (const event of waiting) pad.current.take(event);
    };
    const take = (event: Event): void => {
      // A menu asked for by key is the browser's.
      if (event.type === 'contextmenu' && (event as MouseEvent).button === RIGHT) event.preventDefault();
      if (pad.current) pad.current.take(event);
      else if (waiting.length > 0) waiting.push(event);
      else if (begins(event)) {
        waiting.push(event);
        load().catch(() => waiting.splice(0));
      }
    };
    for (const type of EVENTS) board.addEventListener(type, take);
    return () => {
      for (const type of EVENTS) board.removeEventListener(type, take);
      pad.current?.close();
      pad.current = null;
    };
  }, [on]);

  const { black, white, kings } = position;
  useEffect(() => pad.current?.clear(), [black, white, kings]);
  useEffect(() => pad.current?.draw(), [flipped]);
  return layer;
}
