/** Own line drawings of 24 × 24, in the colour of the text around them. Never the only name of a button. */
import './icon.css';

const DRAWINGS = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  friend:
    'M8.5 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 19c.5-3.5 3-5 6-5s5.5 1.5 6 5M16 11a2.6 2.6 0 1 0-.6-5.1M17 14c2.4.3 4 1.7 4.5 4.5',
  computer: 'M4 5h16v11H4zM9 20h6M12 16v4M9 9v2M15 9v2',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9z',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  board: 'M4 4h16v16H4zM12 4v16M4 12h16M4.5 12h7v7.5h-7zM12.5 4.5h7v7h-7z',
  disc: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  folder: 'M3 6.5h6l2 2.5h10v10H3z',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1',
  book: 'M12 6.5C10 5 7.5 4.5 4 4.5v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-13c-3.5 0-6 .5-8 2zM12 6.5v13',
  puzzle: 'M4 8h5V7a2 2 0 1 1 4 0v1h5v4.5h-1a2 2 0 1 0 0 4h1V20H4z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.7-4 3.7-6 7.5-6s6.8 2 7.5 6',
} as const;
export type IconName = keyof typeof DRAWINGS;

/** A drawing that only one place has, in the syntax of an SVG path. */
export const Lines = ({ d }: { readonly d: string }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={d} />
  </svg>
);

export const Icon = ({ name }: { readonly name: IconName }) => <Lines d={DRAWINGS[name]} />;
