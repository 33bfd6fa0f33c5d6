/** The light on the pieces: gradients that every drawing of a piece refers to, put into the page once. */
import { useLayoutEffect } from 'preact/hooks';

const NS = 'http://www.w3.org/2000/svg';

type Stop = readonly [offset: number, colour: string, opacity: number];

function gradient(
  kind: 'linearGradient' | 'radialGradient',
  at: Record<string, string>,
  stops: readonly Stop[],
) {
  const element = document.createElementNS(NS, kind);
  for (const [name, value] of Object.entries(at)) element.setAttribute(name, value);
  for (const [offset, colour, opacity] of stops) {
    const stop = document.createElementNS(NS, 'stop');
    stop.setAttribute('offset', String(offset));
    stop.setAttribute('stop-color', colour);
    stop.setAttribute('stop-opacity', String(opacity));
    element.append(stop);
  }
  return element;
}

function addArt(): void {
  if (document.querySelector('#art-sheen')) return;
  const svg = document.createElementNS(NS, 'svg');
  svg.setAttribute('class', 'art');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(
    gradient('linearGradient', { id: 'art-sheen', x1: '0.2', y1: '0', x2: '0.75', y2: '1' }, [
      [0, '#fff', 0.42],
      [0.38, '#fff', 0.06],
      [0.62, '#000', 0],
      [1, '#000', 0.24],
    ]),
    gradient('radialGradient', { id: 'art-shadow' }, [
      [0.72, '#000', 0.5],
      [0.86, '#000', 0.26],
      [1, '#000', 0],
    ]),
  );
  document.body.append(svg);
}

export const useArt = (): void => useLayoutEffect(addArt, []);
