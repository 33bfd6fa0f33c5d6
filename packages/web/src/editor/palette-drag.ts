/** Dragging a piece from the tools onto the board: a copy of it follows the finger. */
import type { Place } from '@crownhead/rules';

interface Host {
  /** The place of the board under a point of the screen. */
  readonly placeAt: (x: number, y: number) => Place | null;
  readonly drop: (place: Place) => void;
}

const SLACK = 6;

/** Follows one press on a tool until it is let go; what began as a press stays one. */
export function dragFromPalette(event: PointerEvent, host: Host): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const tool = event.currentTarget as HTMLElement;
  const picture = tool.querySelector('svg');
  const { pointerId, clientX, clientY } = event;
  let ghost: Element | null = null;

  const follow = (moved: PointerEvent): void => {
    if (moved.pointerId !== pointerId) return;
    if (!ghost) {
      if (!picture || Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < SLACK) return;
      ghost = document.createElement('div');
      ghost.className = 'editor-ghost';
      ghost.append(picture.cloneNode(true));
      document.body.append(ghost);
    }
    (ghost as HTMLElement).style.translate = `${moved.clientX}px ${moved.clientY}px`;
  };
  const end = (ended: PointerEvent): void => {
    if (ended.pointerId !== pointerId) return;
    stop();
    const place = ghost && ended.type === 'pointerup' ? host.placeAt(ended.clientX, ended.clientY) : null;
    if (place !== null) host.drop(place);
  };
  const stop = (): void => {
    ghost?.remove();
    removeEventListener('pointermove', follow);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
  };
  addEventListener('pointermove', follow);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
