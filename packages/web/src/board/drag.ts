/** Dragging with mouse, finger or pen: takes hold after a little way, follows without lag, lets go or gives up. */
import type { Place, Square } from '@crownhead/rules';

/** What a screen does with a drag. */
export interface DragHandlers {
  /** Is there something here to take hold of? */
  readonly canGrab: (place: Place) => boolean;
  readonly grab: (place: Place) => void;
  readonly over: (place: Place | null) => void;
  /** Null beside the board, and when the drag was cut off. */
  readonly drop: (place: Place | null) => void;
}

interface Host {
  readonly root: () => HTMLElement;
  readonly placeAt: (x: number, y: number) => Place | null;
  /** The square that was pressed: known without asking where anything is, which would cost a layout. */
  readonly squareOf: (event: Event) => Square | null;
  readonly handlers: () => DragHandlers | null;
  /** The dragged piece is at this point of the board now. */
  readonly follow: (from: Place, x: number, y: number) => void;
  readonly release: (from: Place) => void;
}

/** Pixels before a press becomes a drag: a finger is less steady than a mouse. */
const SLACK = { mouse: 3, touch: 8 } as const;

interface Held {
  readonly pointer: number;
  readonly from: Place;
  readonly x: number;
  readonly y: number;
  readonly slack: number;
  moving: boolean;
  over: Place | null;
}

export class Drag {
  readonly #host: Host;
  #held: Held | null = null;
  /** The click that follows a drag is none. */
  #swallow = false;

  constructor(host: Host) {
    this.#host = host;
  }

  #point(event: PointerEvent): { x: number; y: number } {
    const box = this.#host.root().getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  readonly down = (event: PointerEvent): void => {
    this.#swallow = false;
    if (this.#held) {
      this.cancel();
      return;
    }
    if (event.button !== 0 || !event.isPrimary) return;
    const from = this.#host.squareOf(event);
    if (from === null || !this.#host.handlers()?.canGrab(from)) return;
    const slack = event.pointerType === 'mouse' ? SLACK.mouse : SLACK.touch;
    this.#held = {
      ...{ pointer: event.pointerId, from, x: event.clientX, y: event.clientY, slack },
      moving: false,
      over: from,
    };
  };

  readonly move = (event: PointerEvent): void => {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    if (!held.moving) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < held.slack) return;
      held.moving = true;
      // Before other listeners: Escape gives up the drag and nothing else.
      addEventListener('keydown', this.#key, { capture: true });
      this.#host.root().setPointerCapture(event.pointerId);
      this.#host.handlers()?.grab(held.from);
    }
    const { x, y } = this.#point(event);
    this.#host.follow(held.from, x, y);
    const over = this.#host.placeAt(event.clientX, event.clientY);
    if (over !== held.over) {
      held.over = over;
      this.#host.handlers()?.over(over);
    }
  };

  readonly up = (event: PointerEvent): void => {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    this.#held = null;
    if (held.moving) this.#letGo(held.from, this.#host.placeAt(event.clientX, event.clientY));
  };

  #letGo(from: Place, place: Place | null): void {
    this.#swallow = true;
    removeEventListener('keydown', this.#key, { capture: true });
    this.#host.release(from);
    this.#host.handlers()?.drop(place);
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  };

  /** Cut off: by the system, by a second finger, by Escape. */
  readonly cancel = (): void => {
    const held = this.#held;
    this.#held = null;
    if (held?.moving) this.#letGo(held.from, null);
  };

  /** A finger belongs to the square it touches first; that this one loses it to the board is no loss. */
  readonly lost = (event: PointerEvent): void => {
    if (event.target === this.#host.root()) this.cancel();
  };

  /** Asked by a click: is it only the end of a drag? */
  swallowsClick(): boolean {
    const swallow = this.#swallow;
    this.#swallow = false;
    return swallow;
  }
}
