/** What a report says first: which of its sentences is true of the game. */
import type { GameReport } from '@crownhead/analysis';

export type Headline =
  /** The ply that lost the game, counted from 1. */
  | { readonly kind: 'lost'; readonly ply: number }
  /** The same in a game without a result: it may still be played on. */
  | { readonly kind: 'losing'; readonly ply: number }
  /** Plies that changed what the game was worth, but nobody lost by them. */
  | { readonly kind: 'turned'; readonly plies: readonly number[] }
  | { readonly kind: 'undecided' }
  | { readonly kind: 'clean' };

export function headlineOf(
  { losing, turning, plies }: Pick<GameReport, 'losing' | 'turning' | 'plies'>,
  hasResult: boolean,
): Headline {
  if (losing !== null) return { kind: hasResult ? 'lost' : 'losing', ply: losing };
  if (turning.length > 0) return { kind: 'turned', plies: turning };
  // An exclamation mark is no error.
  return { kind: plies.some(({ mark }) => mark !== null && mark !== '!') ? 'undecided' : 'clean' };
}
