/** Reasons for marks, as codes with their numbers: each was checked before it is said, and says how. */
import type { Move, Side, Square } from '@crownhead/rules';
import type { EndingName } from './known-endings.ts';

/** How a claim was shown to be true: by playing out every answer, by the endgame tables, by the search to an end, or not proved. */
export const PROOFS = ['rules', 'table', 'search', 'estimate'] as const;
export type Proof = (typeof PROOFS)[number];

/** What each kind of claim says, beside its line. All are about the side that moved. */
export interface ClaimFacts {
  /** A win was proved and is proved no longer. */
  'missed-win': { readonly plies: number | null };
  /** A draw was proved, and now the game is lost. */
  'missed-draw': object;
  /** The endgame tables say that it loses. */
  'table-loss': { readonly plies: number | null };
  /** A search to the end says that it loses. */
  'forced-loss': { readonly plies: number | null };
  /** The other side comes out this many pieces ahead, whatever the reply. */
  'loses-men': { readonly men: number };
  /** The same by giving pieces first. */
  shot: { readonly gives: number; readonly takes: number };
  /** The other side gets a king that cannot be prevented. */
  'lets-crown': { readonly plies: number; readonly square: Square };
  /** What the side that moved could have had instead. */
  'missed-men': { readonly men: number };
  'missed-shot': { readonly gives: number; readonly takes: number };
  'missed-crown': { readonly plies: number; readonly square: Square };
  /** A man, or a king, that the other side can keep from moving. */
  'man-locked': { readonly square: Square };
  'king-trapped': { readonly square: Square };
  /** The other side has the opposition afterwards; with the best move it would not. */
  'loses-the-move': object;
  /** Play comes into an ending with a name, drawn or won by the tables. */
  'enters-known-ending': { readonly ending: EndingName };
  /** Every other move would have been clearly worse. */
  'only-move': object;
  /** Nothing could be proved: the best line, and what it is estimated to be better by. */
  estimate: { readonly loss: number };
  /** The same of what the other side should answer: nothing could be proved about it either. */
  'best-answer': object;
}
/** The kinds of claims. */
export type ClaimKind = keyof ClaimFacts;

/** Where the line of a claim begins: with the answer to the move played, or with what could have been played instead. */
export type LineStart = 'answer' | 'instead';

/** One reason. */
export type Claim = {
  readonly [K in ClaimKind]: {
    readonly kind: K;
    /** Who made the move it is about. */
    readonly side: Side;
    readonly starts: LineStart;
    readonly line: readonly Move[];
    readonly proof: Proof;
  } & ClaimFacts[K];
}[ClaimKind];
