/** Keys that change how board and pieces look, immediately and from now on. */
import type { Context, ScreenStep } from '../app/screen.ts';
import type { Config } from '../shell/config.ts';
import { BOARD_LABELS, BOARD_SKINS, nextOf, PIECE_LABELS, PIECE_SKINS } from '../term/skin-names.ts';
import type { Action } from './actions.ts';
import { type GameScreen, remark } from './model.ts';

const keep = (
  screen: GameScreen,
  { config }: Context,
  changed: Partial<Config>,
  said: string,
): ScreenStep<GameScreen> => ({
  screen: { ...screen, said: remark(said) },
  commands: [{ type: 'config', config: { ...config, ...changed } }],
});

export const SKINS: readonly Action[] = [
  {
    key: '[',
    label: 'board',
    isRare: true,
    run: (screen, context) => {
      const board = nextOf(BOARD_SKINS, context.config.board);
      return keep(screen, context, { board }, `Board: ${BOARD_LABELS[board]}.`);
    },
  },
  {
    key: ']',
    label: 'pieces',
    isRare: true,
    run: (screen, context) => {
      const pieces = nextOf(PIECE_SKINS, context.config.pieces);
      return keep(screen, context, { pieces }, `Pieces: ${PIECE_LABELS[pieces]}.`);
    },
  },
];
