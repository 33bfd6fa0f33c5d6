/** Draws arrows and marks: by dragging with the right button, or with the keys M and A on a square. */
import type { Place } from '@crownhead/rules';
import { render } from 'preact';
import { sketch } from '../i18n/en/sketch.ts';
import { lazyWords } from '../i18n/lazy-words.ts';
import { settings } from '../settings.ts';
import { squareName } from './highlights.ts';
import { colourFor, type Stroke, withStroke } from './sketch.ts';
import { SketchView } from './sketch-view.tsx';

const sketchWords = lazyWords(sketch, {
  es: async () => (await import('../i18n/es/sketch.ts')).sketch,
  fr: async () => (await import('../i18n/fr/sketch.ts')).sketch,
  de: async () => (await import('../i18n/de/sketch.ts')).sketch,
  ru: async () => (await import('../i18n/ru/sketch.ts')).sketch,
});

interface Host {
  readonly board: HTMLElement;
  readonly layer: HTMLElement;
  readonly placeAt: (x: number, y: number) => Place | null;
  readonly flipped: () => boolean;
  /** Where strokes belong to something that keeps them; otherwise they are this pad's, and gone with the next press. */
  readonly kept?: KeptStrokes;
}

interface KeptStrokes {
  strokes(): readonly Stroke[];
  /** Draws it, or takes it away where it is drawn. */
  toggle(stroke: Stroke): void;
}

const LEFT = 0;
const RIGHT = 2;
/** The right button among those held down. */
const RIGHT_HELD = 2;

const nameOf = (place: Place): string =>
  typeof place === 'number' ? squareName(place, settings.marks.value) : place;

const isMark = ({ from, to }: Stroke): boolean => from === to;

export class SketchPad {
  readonly #host: Host;
  #strokes: readonly Stroke[] = [];
  /** Being drawn. */
  #open: Stroke | null = null;
  /** Where an arrow drawn by keys begins. */
  #start: Place | null = null;
  #said = '';

  constructor(host: Host) {
    this.#host = host;
  }

  take(event: Event): void {
    if (event instanceof KeyboardEvent) this.#key(event);
    else if (event instanceof PointerEvent) this.#pointer(event);
  }

  clear(): void {
    this.#open = null;
    this.#start = null;
    if (this.#host.kept || this.#strokes.length === 0) return;
    this.#strokes = [];
    this.#said = sketchWords.value.cleared;
    this.draw();
  }

  close(): void {
    render(null, this.#host.layer);
  }

  draw(): void {
    const drawn = this.#drawn();
    const strokes = this.#open ? [...drawn, this.#open] : drawn;
    render(
      <SketchView strokes={strokes} flipped={this.#host.flipped()} said={this.#said} />,
      this.#host.layer,
    );
    this.#describe();
  }

  #drawn(): readonly Stroke[] {
    return this.#host.kept?.strokes() ?? this.#strokes;
  }

  /** So that a screen reader finds a mark again. */
  #describe(): void {
    const { marked } = sketchWords.value;
    const drawn = this.#drawn();
    for (const square of this.#host.board.querySelectorAll<HTMLElement>('[data-square]')) {
      const place = Number(square.dataset.square);
      const isMarked = drawn.some((stroke) => isMark(stroke) && stroke.from === place);
      if (isMarked) square.setAttribute('aria-description', marked);
      else square.removeAttribute('aria-description');
    }
  }

  #pointer(event: PointerEvent): void {
    const { type, button, buttons, clientX, clientY } = event;
    if (type === 'pointerdown' && button === LEFT) this.clear();
    if (type === 'pointerdown' && button === RIGHT) {
      const from = this.#host.placeAt(clientX, clientY);
      this.#open = from === null ? null : { from, to: from, colour: colourFor(event) };
      // One that began while this was loaded may have ended.
      if (this.#host.board.isConnected) this.#host.board.setPointerCapture(event.pointerId);
      this.draw();
    }
    if (type === 'pointermove' && this.#open) {
      const to = this.#host.placeAt(clientX, clientY);
      if ((buttons & RIGHT_HELD) === 0) this.#open = null;
      else if (to === this.#open.to) return;
      else if (to !== null) this.#open = { ...this.#open, to };
      this.draw();
    }
    if (type === 'pointerup' && button === RIGHT && this.#open) {
      const to = this.#host.placeAt(clientX, clientY);
      const stroke = { ...this.#open, to: to ?? this.#open.to };
      this.#open = null;
      if (to === null) this.draw();
      else this.#put(stroke);
    }
  }

  #key(event: KeyboardEvent): void {
    const { square } = (event.target as HTMLElement).dataset;
    const key = event.key.toLowerCase();
    if (!square || event.metaKey || (key !== 'm' && key !== 'a')) return;
    event.preventDefault();
    const place = Number(square) as Place;
    const colour = colourFor(event);
    if (key === 'm') this.#put({ from: place, to: place, colour });
    else if (this.#start === null || this.#start === place) {
      this.#start = this.#start === null ? place : null;
      this.#say(
        this.#start === null ? sketchWords.value.noArrow : sketchWords.value.arrowFrom(nameOf(place)),
      );
    } else {
      const from = this.#start;
      this.#start = null;
      this.#put({ from, to: place, colour });
    }
  }

  #put(stroke: Stroke): void {
    const before = this.#drawn().length;
    if (this.#host.kept) this.#host.kept.toggle(stroke);
    else this.#strokes = withStroke(this.#strokes, stroke);
    const gone = this.#drawn().length < before;
    const { mark, unmark, arrow, noArrow } = sketchWords.value;
    const [from, to] = [nameOf(stroke.from), nameOf(stroke.to)];
    if (isMark(stroke)) this.#say(gone ? unmark(from) : mark(from));
    else this.#say(gone ? noArrow : arrow(from, to));
  }

  #say(text: string): void {
    this.#said = text;
    this.draw();
  }
}
