/** Own line drawings for the actions of a game, in the look of the app's other icons. */
import { Lines } from '../ui/icon.tsx';

const DRAWINGS = {
  moves: 'M5 6h2M5 12h2M5 18h2M10 6h9M10 12h9M10 18h9',
  more: 'M5 12h1M11.5 12h1M18 12h1',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9',
  hint: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2.2h5c0-1 .4-1.6 1.1-2.2A6 6 0 0 0 12 3z',
  draw: 'M4.5 5.5L7 4v7M17.5 4l-11 16M13.5 15a2.4 2.4 0 1 1 4.4 1.3L13.5 20.5h5',
  claim: 'M6 8.5h7M6 14.5h5M14 16l2.5 2.5L21 13',
  resign: 'M6 21V4M6 5c4-2.5 7 2 12 0v9c-5 2-8-2.5-12 0',
  flip: 'M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  silence: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  window: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  save: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15',
  share: 'M12 15V4M7.5 8L12 3.5 16.5 8M7 12H5v8.5h14V12h-2',
  leave: 'M10 4H5v16h5M14.5 8l4 4-4 4M18.5 12H9.5',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.3 9.5a2.7 2.7 0 1 1 4 2.4c-.9.5-1.3 1-1.3 2.1M12 17v.2',
} as const;
export type GameIconName = keyof typeof DRAWINGS;

export const GameIcon = ({ name }: { readonly name: GameIconName }) => <Lines d={DRAWINGS[name]} />;
