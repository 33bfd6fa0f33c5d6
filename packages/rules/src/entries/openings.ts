/** The ballots of tournaments, and openings by name. */
export * from '../ballot-names.ts';
export * from '../ballots.ts';
export * from '../openings.ts';
