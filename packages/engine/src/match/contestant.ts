/** The two contestants of a match: A and B, whichever side they play. */
export const CONTESTANTS = ['a', 'b'] as const;
export type Contestant = (typeof CONTESTANTS)[number];
/** Something each contestant has one of. */
export type ByContestant<T> = Readonly<Record<Contestant, T>>;

export const otherContestant = (one: Contestant): Contestant => (one === 'a' ? 'b' : 'a');
