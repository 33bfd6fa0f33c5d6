/** How patiently a connection is kept. */

/** How patiently a connection is kept; times in milliseconds. */
export interface WireSettings {
  /** N11: tries to connect for the first time, and tries to come back. */
  readonly attempts: number;
  readonly attemptsToReturn: number;
  /** The shortest wait before another try; it doubles from try to try. */
  readonly firstDelay: number;
  readonly mostDelay: number;
  /** A socket that has said nothing for this long is dropped; the server speaks every 1.2 s. */
  readonly silence: number;
  /** A beat that is later than announced by this much is shown as an interruption; the socket is kept. */
  readonly lateness: number;
}

/** Coming back is tried for some ten minutes: as long as any table waits for a player. */
export const WIRE_SETTINGS: WireSettings = {
  attempts: 5,
  attemptsToReturn: 80,
  firstDelay: 500,
  mostDelay: 10_000,
  silence: 5000,
  lateness: 700,
};
