/** The name of a button that is only a drawing, shown under the pointer and under the keyboard; fingers press, they do not hover. */
import './tooltip.css';

const NAMED = '.icon-button';
/** A pointer that only passes by asks nothing. */
const HOVER_MS = 400;
const GAP = 6;

let tip: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function hide(): void {
  clearTimeout(timer);
  tip?.remove();
  tip = null;
}

/** Below the button, above it where there is no room, and never over the edge of the window. */
function show(button: Element): void {
  hide();
  const text = button.getAttribute('aria-label');
  if (!text || !button.isConnected) return;
  tip = document.createElement('div');
  tip.className = 'tooltip';
  // A screen reader has already read it with the button.
  tip.setAttribute('aria-hidden', 'true');
  tip.textContent = text;
  // A dialog lies over everything that is not in it.
  (button.closest('dialog') ?? document.body).append(tip);
  const at = button.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(Math.max(at.left + (at.width - width) / 2, GAP), innerWidth - width - GAP);
  const below = at.bottom + GAP + height <= innerHeight;
  tip.style.translate = `${left}px ${below ? at.bottom + GAP : at.top - GAP - height}px`;
}

const namedAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(NAMED) : null;

/** Once. */
export function startTooltips(): void {
  addEventListener('pointerover', (event) => {
    const button = event.pointerType === 'mouse' ? namedAt(event.target) : null;
    hide();
    if (button) timer = setTimeout(() => show(button), HOVER_MS);
  });
  addEventListener('focusin', ({ target }) => {
    const button = namedAt(target);
    if (button?.matches(':focus-visible')) show(button);
    else hide();
  });
  addEventListener('focusout', hide);
  addEventListener('pointerdown', hide);
  addEventListener('scroll', hide, { capture: true, passive: true });
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
}
