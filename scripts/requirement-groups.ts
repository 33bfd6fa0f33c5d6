/** The groups of requirements: an id is the letter of its group and a number. */

/** What the first letter of an id stands for, in the order of the page. */
export const GROUPS = {
  R: 'Rules and rule options',
  M: 'Moving and messages',
  E: 'Setting up a position',
  F: 'Saving',
  L: 'Local play',
  S: 'Strength of the computer',
  T: 'Timers',
  N: 'Network play',
  C: 'Console',
  V: 'Services',
  W: 'Around the board',
  A: 'Analysis',
  B: 'Library and training',
  O: 'Operating a server',
} as const;

export type RequirementId = `${keyof typeof GROUPS}${number}`;

/** Id, what it asks for in short words, and where a person or a programmer would look for it. */
export type RequirementRow = readonly [id: RequirementId, words: string, where: string];
