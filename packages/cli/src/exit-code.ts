/** What the program's exit code means. */
export const EXIT = {
  fine: 0,
  /** The answer is "no", "illegal" or "failed". */
  no: 1,
  /** The question could not be understood. */
  usage: 2,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
