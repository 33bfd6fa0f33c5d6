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
