/** The ids at a table: players, connections, seats. */
declare const playerBrand: unique symbol;
declare const connectionBrand: unique symbol;

/** A session of a person, or a computer in its seat; says nothing secret, since every spectator sees it. */
export type PlayerId = string & { readonly [playerBrand]: true };
/** One of the connections of a player, who may have several. */
export type ConnectionId = string & { readonly [connectionBrand]: true };

/** Takes a text as a player's id; the code that makes ids ensures that each is unique. */
export const playerId = (text: string): PlayerId => text as PlayerId;
/** Takes a text as the id of a connection. */
export const connectionId = (text: string): ConnectionId => text as ConnectionId;

/** The two seats. Which side a seat plays is drawn or chosen for each game. */
export const SEATS = [0, 1] as const;
export type SeatId = (typeof SEATS)[number];
/** The seat across the board. */
export const otherSeat = (seat: SeatId): SeatId => (seat === 0 ? 1 : 0);

/** The actor of a computer's seat; a shell must never give such an id to a person. */
export const computerPlayer = (seat: SeatId): PlayerId => playerId(`computer:${seat}`);
/** Is this the id of a computer's seat? */
export const isComputerPlayer = (player: PlayerId): boolean => player.startsWith('computer:');
