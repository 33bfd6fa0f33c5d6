/** The two sides. "Red", "Blue" or "Dark" are names of a side, chosen by a theme, never known to the logic (R9). */
export const SIDES = ['black', 'white'] as const;
export type Side = (typeof SIDES)[number];
/** Something each side has one of. */
export type BySide<T> = { readonly [S in Side]: T };

/** The other side. */
export const opposite = (side: Side): Side => (side === 'black' ? 'white' : 'black');
