/** The two contestants of a match: A and B, whichever side they play. */
export const SEATS = ['a', 'b'] as const;
export type Seat = (typeof SEATS)[number];
/** Something each contestant has one of. */
export type BySeat<T> = Readonly<Record<Seat, T>>;

export const otherSeat = (seat: Seat): Seat => (seat === 'a' ? 'b' : 'a');
