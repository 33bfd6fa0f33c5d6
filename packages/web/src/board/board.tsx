/** The board: squares that can be pressed, pieces that travel over them. Without `onPress` it is a picture. */
import type { SideNames } from '@crownhead/match';
import {
  FILES,
  type Board as Pieces,
  type Place,
  placeAt,
  RANKS,
  type RuleSet,
  type Square,
  toCoordinate,
} from '@crownhead/rules';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { Drag, type DragHandlers } from './drag.ts';
import { ARROWS, type ArrowKey, cellOf, EDGE, placeUnder, squareBeside } from './geometry.ts';
import { type Highlights, type Marks, type Nudge, squareLabel } from './highlights.ts';
import { Lines } from './lines.tsx';
import { heldAt } from './motion.ts';
import { NodeCache } from './node-cache.ts';
import { type PieceHandle, PieceLayer } from './pieces.tsx';
import { useSketch } from './use-sketch.ts';
import './board.css';

interface SquareMarkProps {
  readonly place: Place;
  readonly row: number;
  readonly column: number;
  readonly marks: Marks;
}

const LAST = EDGE - 1;

/** What is printed on a square: its number, or coordinates along two edges. */
function SquareMark({ place, row, column, marks }: SquareMarkProps) {
  if (marks === 'none') return null;
  if (marks === 'numbers') {
    return typeof place === 'number' ? <span class="board-number">{place}</span> : null;
  }
  const at = typeof place === 'number' ? toCoordinate(place) : place;
  const file = FILES.find((name) => name === at[0]);
  const rank = RANKS.find((name) => name === at[1]);
  return (
    <>
      {column === 0 && <span class="board-number">{rank}</span>}
      {row === LAST && <span class="board-file">{file}</span>}
    </>
  );
}

export interface BoardProps {
  readonly position: Pieces;
  /** What this board is, for those who do not see it. */
  readonly label: string;
  /** Black at the bottom. */
  readonly flipped?: boolean;
  /** Defaults to what the settings say. */
  readonly marks?: Marks;
  readonly sideNames?: SideNames;
  readonly highlights?: Highlights;
  /** How the last moved piece went, so that it travels along these squares. */
  readonly trail?: readonly Square[];
  /** When jumped pieces leave the board (R5); by default as they are jumped. */
  readonly removal?: RuleSet['removal'];
  readonly nudge?: Nudge | null;
  /** A click, a tap, Enter or Space; light squares too. */
  readonly onPress?: (place: Place) => void;
  readonly drag?: DragHandlers;
  /** Arrows and marks can be drawn on it, with the right button or by keys. */
  readonly sketches?: boolean;
}

const NONE: Highlights = {};

interface Cell {
  readonly place: Place;
  readonly row: number;
  readonly column: number;
}

/** In the order they are seen, so that they are also read like that. */
const cells = (flipped: boolean): readonly Cell[] =>
  Array.from({ length: EDGE * EDGE }, (_, i) => placeAt(Math.floor(i / EDGE), i % EDGE))
    .map((place) => ({ place, ...cellOf(place, flipped) }))
    .sort((a, b) => a.row - b.row || a.column - b.column);

const CELLS = { upright: cells(false), flipped: cells(true) };

export function Board(props: BoardProps) {
  const {
    position,
    label,
    flipped = false,
    sideNames = 'red-white',
    highlights = NONE,
    trail,
    nudge,
  } = props;
  const marks = props.marks ?? settings.marks.value;
  const root = useRef<HTMLDivElement>(null);
  const pieces = useRef<PieceHandle>(null);
  const cursor = useRef<Square | null>(null);
  const latest = useRef({ ...props, flipped });
  latest.current = { ...props, flipped };

  const under = (x: number, y: number): Place | null => {
    const box = root.current!.getBoundingClientRect();
    const { flipped } = latest.current;
    return placeUnder((x - box.left) / box.width, (y - box.top) / box.height, flipped);
  };
  const dragging = useRef<Drag>(null);
  dragging.current ??= new Drag({
    root: () => root.current!,
    placeAt: under,
    squareOf,
    handlers: () => latest.current.drag ?? null,
    follow: (from, x, y) => pieces.current?.hold(from as Square, heldAt(x, y)),
    release: () => pieces.current?.release(),
  });
  const drag = dragging.current;

  const sketch = useSketch({ on: props.sketches ?? false, root, position, flipped, placeAt: under });

  const interactive = props.onPress !== undefined;
  const tabStop = cursor.current ?? highlights.chosen ?? highlights.movable?.[0] ?? (flipped ? 32 : 1);

  const click = (event: MouseEvent): void => {
    // A click by keyboard counts none.
    if (event.detail > 0 && drag.swallowsClick()) return;
    // One by keyboard has no point, one on a light square has no button.
    const place = squareOf(event) ?? under(event.clientX, event.clientY);
    if (place !== null) latest.current.onPress?.(place);
  };

  const key = (event: KeyboardEvent): void => {
    const focused = (event.target as HTMLElement).dataset.square;
    if (!(event.key in ARROWS) || !focused || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = squareBeside(Number(focused) as Square, event.key as ArrowKey, flipped);
    focusSquare(root.current!, next);
  };

  // After the paint: a new tab index on the focused square makes the browser compute the whole layout first.
  useEffect(() => {
    if (!interactive) return;
    const stop = squareElement(root.current!, tabStop as Square)!;
    stop.tabIndex = 0;
    return () => {
      stop.tabIndex = -1;
    };
  }, [interactive, tabStop, flipped]);

  const nodes = useRef<NodeCache>(null);
  nodes.current ??= new NodeCache();
  nodes.current.begin();
  const boardWords = words.value.board;
  const square = ({ place, row, column }: Cell) => {
    const at = `${row} ${column} ${marks}`;
    const mark = () => <SquareMark place={place} row={row} column={column} marks={marks} />;
    if (typeof place !== 'number') {
      return nodes.current!.node(place, at, () => (
        <span key={place} class="board-light" aria-hidden="true">
          {mark()}
        </span>
      ));
    }
    const name = `board-dark ${looks(highlights, place)}`;
    if (!interactive) {
      return nodes.current!.node(place, `${at} ${name}`, () => (
        <span key={place} class={name} data-square={place} aria-hidden="true">
          {mark()}
        </span>
      ));
    }
    const labelled = { board: position, square: place, marks, sideNames, highlights };
    const text = squareLabel(boardWords, labelled);
    return nodes.current!.node(place, `${at} ${name} ${text}`, () => (
      <button key={place} type="button" class={name} data-square={place} tabIndex={-1} aria-label={text}>
        {mark()}
      </button>
    ));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the squares are buttons; a press beside them is a press on a light square.
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name.
    <div
      ref={root}
      class={interactive ? 'board board-live' : 'board'}
      role={interactive ? 'group' : 'img'}
      aria-label={label}
      onClick={interactive ? click : undefined}
      onKeyDown={interactive ? key : undefined}
      onPointerDown={props.drag && drag.down}
      onPointerMove={props.drag && drag.move}
      onPointerUp={props.drag && drag.up}
      onPointerCancel={props.drag && drag.cancel}
      onLostPointerCapture={props.drag && drag.lost}
      onFocusIn={(event) => {
        const { square } = (event.target as HTMLElement).dataset;
        if (square) cursor.current = Number(square) as Square;
      }}
    >
      <div class="board-squares">{CELLS[flipped ? 'flipped' : 'upright'].map(square)}</div>
      <PieceLayer
        handle={pieces}
        position={position}
        flipped={flipped}
        trail={trail}
        removal={props.removal}
        highlights={highlights}
        nudge={nudge ?? null}
        squareElement={(square) => squareElement(root.current!, square)}
      />
      <Lines highlights={highlights} flipped={flipped} />
      {props.sketches && <div ref={sketch} />}
    </div>
  );
}

/** The dark square under an event. */
function squareOf({ target }: Event): Square | null {
  const button = (target as Element).closest<HTMLElement>('[data-square]');
  return button && (Number(button.dataset.square) as Square);
}

const squareElement = (root: HTMLElement, square: Square): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-square="${square}"]`);

/** Puts the keyboard on a square of a board. */
const focusSquare = (root: HTMLElement, square: Square): void => squareElement(root, square)?.focus();

function looks({ last, targets, over, chosen }: Highlights, square: Square): string {
  const is = [
    last?.includes(square) && 'board-last',
    chosen === square && 'board-from',
    targets?.includes(square) && 'board-target',
    over === square && targets?.includes(square) && 'board-over',
  ];
  return is.filter(Boolean).join(' ');
}
