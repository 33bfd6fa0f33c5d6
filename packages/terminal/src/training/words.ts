/** What the screens for puzzles and training say. */
import { OFFICIAL_PRESET, SIDE_NAMES } from '@crownhead/match';
import { formatMove, type Move, type Side } from '@crownhead/rules';
import type { CardKind, Goal, Theme, Tier } from '@crownhead/training';

export const sideName = (side: Side): string => SIDE_NAMES[OFFICIAL_PRESET.table.sideNames][side];

export const goalText = (goal: Goal, side: Side): string => `${sideName(side)} to play and ${goal}`;

export const THEME_NAMES: Readonly<Record<Theme, string>> = {
  shot: 'shot',
  'two-for-one': 'two for one',
  stroke: 'stroke',
  exchange: 'exchange',
  sacrifice: 'sacrifice',
  'several-jumps': 'several jumps',
  quiet: 'quiet move',
  crowning: 'crowning',
  blockade: 'blockade',
  'only-move': 'only move',
  opening: 'opening',
  ending: 'ending',
  kings: 'kings only',
};

export const TIER_NAMES: Readonly<Record<Tier, string>> = { proved: 'Proved', checked: 'Checked' };

export const TIER_SENTENCES: Readonly<Record<Tier, string>> = {
  proved: 'Proved: every move is proved right or wrong.',
  checked: 'Checked: three searches agreed on every move. That is no proof.',
};

export const KIND_NAMES: Readonly<Record<CardKind, string>> = {
  mistake: 'My mistakes',
  puzzle: 'Puzzles',
  opening: 'Opening lines',
  ending: 'Endings',
};

export const KIND_NAME: Readonly<Record<CardKind, string>> = {
  mistake: 'My mistake',
  puzzle: 'Puzzle',
  opening: 'Opening line',
  ending: 'Ending',
};

/** “1 card”, “3 cards”. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** “today”, “tomorrow”, “in 4 days”. */
export const daysText = (days: number): string =>
  days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;

export const movesText = (moves: readonly Move[]): string => moves.map((move) => formatMove(move)).join(' ');

export const ratingText = (rating: number): string => `${Math.round(rating)}`;

const NUMBER = new Intl.NumberFormat('en');
export const numberText = (value: number): string => NUMBER.format(Math.round(value));
