/** The flags that say how the full screen looks: the same for every command that has one. */
import type { TerminalOptions } from '@crownhead/terminal';
import type { BoardSkin, PieceSkin } from '@crownhead/terminal/skins';

export interface LookFlags {
  readonly color?: 'auto' | 'none' | '16' | '256' | 'true';
  readonly ascii?: true;
  readonly ground?: 'light' | 'dark';
  readonly board?: BoardSkin;
  readonly pieces?: PieceSkin;
}

/** What was not said is left to the terminal and the settings. */
export const lookOf = ({
  color,
  ascii,
  ground,
  ...skins
}: LookFlags): NonNullable<TerminalOptions['flags']> => ({
  color: color === 'auto' ? undefined : color,
  ascii,
  light: ground && ground === 'light',
  board: skins.board,
  pieces: skins.pieces,
});
