/** The pieces over the squares: each keeps its element while it travels, leaves or is dragged. */
import type { Board as Pieces, RuleSet, Side, Square } from '@crownhead/rules';
import type { RefObject } from 'preact';
import { useImperativeHandle, useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { isMotionReduced } from '../settings.ts';
import { type BoardTransition, boardTransition, type Sprite } from './board-transition.ts';
import type { Highlights, Nudge } from './highlights.ts';
import { animate, type MotionContext, pulse, restAt, settle, shake } from './motion.ts';
import { NodeCache } from './node-cache.ts';
import { Piece } from './piece.tsx';

export interface PieceHandle {
  /** The piece of this square is in somebody's hand, there. */
  hold(square: Square, at: string): void;
  release(): void;
}

interface PieceLayerProps {
  readonly handle: RefObject<PieceHandle>;
  readonly position: Pieces;
  readonly flipped: boolean;
  readonly trail: readonly Square[] | undefined;
  readonly removal: RuleSet['removal'] | undefined;
  readonly highlights: Highlights;
  readonly nudge: Nudge | null;
  readonly squareElement: (square: Square) => HTMLElement | null;
}

interface Held {
  readonly id: number;
  at: string;
}

/** What lasts from one drawing to the next. */
class Memory {
  position: Pieces | null = null;
  sprites: readonly Sprite[] = [];
  /** On their way out. */
  leaving: readonly Sprite[] = [];
  /** Kings that have not arrived yet and still look like men. */
  readonly uncrowned = new Set<number>();
  /** To be performed once the elements are there. */
  due: BoardTransition | null = null;
  held: Held | null = null;
  dropped: Held | null = null;
  readonly elements = new Map<number, HTMLElement>();
  readonly nodes = new NodeCache();
  #ids = 0;

  follow({ position, trail, removal }: PieceLayerProps): void {
    const { black, white, kings } = this.position ?? {};
    if (black === position.black && white === position.white && kings === position.kings) return;
    const first = this.position === null;
    const changed = boardTransition(this.sprites, position, trail, () => ++this.#ids, removal);
    this.position = position;
    // By id, so that nothing changes its place in the page and travels on undisturbed.
    this.sprites = [...changed.sprites].sort((a, b) => a.id - b.id);
    if (first) return;
    this.leaving = [...this.leaving, ...changed.gone.map(({ sprite }) => sprite)];
    for (const { id, crowned } of changed.travels) if (crowned) this.uncrowned.add(id);
    this.due = changed;
  }

  spriteOn(square: Square | null): Sprite | undefined {
    return this.sprites.find((sprite) => sprite.square === square);
  }
}

export function PieceLayer(props: PieceLayerProps) {
  const { flipped, highlights, nudge } = props;
  const [, redraw] = useReducer<number, void>((n) => n + 1, 0);
  const kept = useRef<Memory>(null) as { current: Memory };
  kept.current ??= new Memory();
  const { elements } = kept.current;
  kept.current.follow(props);

  useImperativeHandle(props.handle, () => ({
    hold(square, at) {
      const now = kept.current;
      now.held ??= { id: now.spriteOn(square)?.id ?? -1, at };
      now.held.at = at;
      const element = elements.get(now.held.id);
      if (!element) return;
      element.style.transform = at;
      element.classList.add('board-held');
    },
    release() {
      kept.current.dropped = kept.current.held;
      kept.current.held = null;
      redraw();
    },
  }));

  useLayoutEffect(() => {
    const now = kept.current;
    const { due, dropped } = now;
    now.due = null;
    now.dropped = null;
    const context: MotionContext = {
      flipped,
      still: isMotionReduced(),
      element: (id) => elements.get(id),
      dropped,
      edgeOf: (side: Side) => ((side === 'white') === flipped ? 'top' : 'bottom'),
      crown: (id) => {
        if (now.uncrowned.delete(id)) redraw();
      },
      left: (id) => {
        now.leaving = now.leaving.filter((sprite) => sprite.id !== id);
        redraw();
      },
    };
    if (due) animate(due, context);
    if (dropped) putDown(dropped, now, due, flipped);
  });

  useLayoutEffect(() => {
    if (!nudge) return;
    const sprite = kept.current.spriteOn(nudge.shake);
    const element = sprite && elements.get(sprite.id);
    if (element) shake(element, isMotionReduced());
    for (const square of nudge.pulse) {
      const target = props.squareElement(square);
      if (target) pulse(target);
    }
  }, [nudge]);

  const draw = (sprite: Sprite, leaving: boolean) => {
    const { id, side, square } = sprite;
    const kind = kept.current.uncrowned.has(id) ? 'man' : sprite.kind;
    const name = `board-piece board-${kind} ${leaving ? '' : looks(highlights, square)}`;
    const transform = restAt(square, flipped);
    return kept.current.nodes.node(id, `${side} ${name} ${transform}`, () => (
      <div
        key={id}
        ref={(element) => {
          if (element) elements.set(id, element);
          else elements.delete(id);
        }}
        class={name}
        style={{ transform }}
      >
        <div class="board-body">
          <Piece side={side} kind={kind} />
          <span class="board-ring" />
        </div>
      </div>
    ));
  };
  kept.current.nodes.begin();

  return (
    <div class="board-pieces" aria-hidden="true">
      {kept.current.leaving.map((sprite) => draw(sprite, true))}
      {kept.current.sprites.map((sprite) => draw(sprite, false))}
    </div>
  );
}

/** Let go: a piece that did not come to another square goes back to its own. */
function putDown(dropped: Held, now: Memory, due: BoardTransition | null, flipped: boolean): void {
  const sprite = now.sprites.find(({ id }) => id === dropped.id);
  const element = now.elements.get(dropped.id);
  if (!sprite || !element) return;
  element.classList.remove('board-held');
  element.style.transform = restAt(sprite.square, flipped);
  if (!due?.travels.some(({ id }) => id === dropped.id)) settle(element, dropped.at, sprite.square, flipped);
}

function looks({ movable, chosen, jumped }: Highlights, square: Square): string {
  if (chosen === square) return 'board-chosen';
  if (jumped?.includes(square)) return 'board-jumped';
  return movable?.includes(square) ? 'board-movable' : '';
}
