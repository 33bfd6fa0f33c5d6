/** What a terminal can show, from its environment and what its user asks for. */

import type { ColourDepth } from './sgr.ts';
import { BOARD_SKINS, type BoardSkin, PIECE_SKINS, type PieceSkin } from './skin-names.ts';

export interface Look {
  readonly depth: ColourDepth;
  /** Plain letters and signs only. */
  readonly ascii: boolean;
  /** Dark text on a light ground. */
  readonly light: boolean;
  readonly board: BoardSkin;
  readonly pieces: PieceSkin;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export interface LookFlags {
  readonly color?: ColourDepth | undefined;
  readonly ascii?: boolean | undefined;
  readonly light?: boolean | undefined;
  readonly board?: BoardSkin | undefined;
  readonly pieces?: PieceSkin | undefined;
}

function depthOf({
  COLORTERM = '',
  TERM = '',
  NO_COLOR = '',
  TERM_PROGRAM = '',
  WT_SESSION,
}: Environment): ColourDepth {
  if (NO_COLOR !== '') return 'none';
  if (/truecolor|24bit/i.test(COLORTERM) || /direct$/.test(TERM) || WT_SESSION) return 'true';
  if (/kitty|alacritty|ghostty|wezterm|foot|contour/i.test(TERM) || TERM_PROGRAM === 'iTerm.app')
    return 'true';
  if (/256/.test(TERM)) return '256';
  return /^(vt\d|dumb|unknown)|-m$/.test(TERM) || TERM === '' ? 'none' : '16';
}

/** The first that is set says which letters there are; the Linux console has too few whatever it says. */
function isAscii({ LC_ALL, LC_CTYPE, LANG, TERM, WT_SESSION }: Environment): boolean {
  if (TERM === 'linux') return true;
  const locale = LC_ALL || LC_CTYPE || LANG;
  if (!locale) return !WT_SESSION;
  return !/utf-?8/i.test(locale);
}

/** Some terminals say their colours as `foreground;background` of the sixteen. */
const isLight = ({ COLORFGBG = '' }: Environment): boolean => /;(7|15)$/.test(COLORFGBG);

export const lookOf = (env: Environment, flags: LookFlags = {}): Look => ({
  depth: flags.color ?? depthOf(env),
  ascii: flags.ascii ?? isAscii(env),
  light: flags.light ?? isLight(env),
  board: flags.board ?? BOARD_SKINS[0],
  pieces: flags.pieces ?? PIECE_SKINS[0],
});

/** A full screen needs a terminal that can move its cursor. */
export const canFillScreen = ({ TERM = '' }: Environment, platform: string): boolean =>
  TERM !== 'dumb' && (TERM !== '' || platform === 'win32');
