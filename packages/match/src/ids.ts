/** Who and what is named at a table: players, connections, seats. */
declare const playerBrand: unique symbol;
declare const connectionBrand: unique symbol;

/** A session of a person, or a computer in its seat; says nothing secret, since every spectator sees it. */
export type PlayerId = string & { readonly [playerBrand]: true };
export type ConnectionId = string & { readonly [connectionBrand]: true };

export const playerId = (text: string): PlayerId => text as PlayerId;
export const connectionId = (text: string): ConnectionId => text as ConnectionId;

export const SEATS = [0, 1] as const;
export type SeatId = (typeof SEATS)[number];
export const otherSeat = (seat: SeatId): SeatId => (seat === 0 ? 1 : 0);

/** The actor of a computer's seat; a shell must never give such an id to a person. */
export const computerPlayer = (seat: SeatId): PlayerId => playerId(`computer:${seat}`);
export const isComputerPlayer = (player: PlayerId): boolean => player.startsWith('computer:');
