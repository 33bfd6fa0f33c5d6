/** The computer's ten levels by name: the same words at every table, on every screen. */
export const LEVEL_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type LevelNumber = (typeof LEVEL_NUMBERS)[number];

/** From one that a child can beat to full strength. */
export const LEVEL_NAMES: Readonly<Record<LevelNumber, string>> = {
  1: 'First steps',
  2: 'Beginner',
  3: 'Casual',
  4: 'Family champion',
  5: 'Club player',
  6: 'Strong club player',
  7: 'Expert',
  8: 'Master',
  9: 'Grandmaster',
  10: 'Full strength',
};

/** “level 3, Casual”; a number that is no level stands alone. */
export const levelText = (level: number): string => {
  const name = (LEVEL_NAMES as Readonly<Record<number, string>>)[level];
  return name === undefined ? `level ${level}` : `level ${level}, ${name}`;
};

/** What a computer is called at every table, unless it is given a name: by its rating where it plays at one. */
export const computerName = (level: number, rating?: number): string =>
  rating === undefined ? `Computer (level ${level})` : `Computer (rating ${rating})`;

/** The second of a level is “Computer 2 (level 3)”. Saved games of earlier versions have the short form, without “level”. */
const COMPUTER_NAME = /^Computer (?:[23] )?(?:\(level )?(10|[1-9])\)?$/;
const RATED_NAME = /^Computer (?:[23] )?\(rating (\d{3,4})\)$/;

/** The level of a player with such a name; null for everybody else. */
export function computerLevel(name: string): LevelNumber | null {
  const level = COMPUTER_NAME.exec(name)?.[1];
  return level ? (Number(level) as LevelNumber) : null;
}

/** The rating in a computer's name; null for everybody else. */
export function computerRating(name: string): number | null {
  const rating = RATED_NAME.exec(name)?.[1];
  return rating ? Number(rating) : null;
}

/** “Ann (Red)”, “Computer (level 3, White)”: a player with the side they play. */
export const nameWithSide = (name: string, side: string): string =>
  name.endsWith(')') ? `${name.slice(0, -1)}, ${side})` : `${name} (${side})`;
