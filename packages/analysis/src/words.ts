/** The English sentences for claims, marks and phases: the same on every screen, in every file and in every answer. */
import { formatMove, type Move } from '@crownhead/rules';
import type { Claim, ClaimKind } from './claims/claim.ts';
import type { EndingName } from './claims/known-endings.ts';
import type { Mark } from './marks.ts';

/** A sentence for each kind of claim, without its line. A language that lacks one does not compile. */
export type ClaimWords = {
  readonly [K in ClaimKind]: (claim: Extract<Claim, { readonly kind: K }>) => string;
};

const count = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`);
const inPlies = (plies: number | null): string =>
  plies === null ? '' : ` in ${count(plies, 'one ply', 'plies')}`;

/** Endings by name. */
export const ENDING_WORDS: Readonly<Record<EndingName, string>> = {
  'double-corner': 'two kings against one in the double corner',
  'two-kings-one': 'two kings against one outside the double corner',
  'three-kings-two': 'three kings against two',
  'kings-level': 'as many kings on each side',
};

/** What a claim says, in English. */
export const CLAIM_WORDS: ClaimWords = {
  'missed-win': ({ plies }) => `Misses a proved win${inPlies(plies)}`,
  'missed-draw': () => 'There was a proved draw',
  'table-loss': ({ plies }) => `Loses by the endgame tables${inPlies(plies)}`,
  'forced-loss': ({ plies }) => `Loses by force${inPlies(plies)}`,
  'loses-men': ({ men }) => `Loses ${count(men, 'a piece', 'pieces')} by force`,
  shot: ({ gives, takes }) => `Allows a ${takes}-for-${gives} shot`,
  'lets-crown': ({ square }) => `Lets the opponent crown on ${square}`,
  'missed-men': ({ men }) => `Could have won ${count(men, 'a piece', 'pieces')} by force`,
  'missed-shot': ({ gives, takes }) => `Misses a ${takes}-for-${gives} shot`,
  'missed-crown': ({ square }) => `Could have crowned on ${square}`,
  'man-locked': ({ square }) => `The man on ${square} is locked in`,
  'king-trapped': ({ square }) => `The king on ${square} is trapped`,
  'loses-the-move': () => 'Gives the opponent the move (the opposition)',
  'enters-known-ending': ({ ending }) => `Leads to ${ENDING_WORDS[ending]}`,
  'only-move': () => 'The only good move',
  estimate: ({ loss }) => `Better by an estimated ${loss.toFixed(2)} points`,
  'best-answer': () => 'The best answer to it',
};

/** What marks mean. */
export const MARK_WORDS: Readonly<Record<Mark, string>> = {
  '!': 'only move',
  '?!': 'inaccuracy',
  '?': 'mistake',
  '??': 'blunder',
};

/** So much of a line is read. */
const SHOWN_PLIES = 8;

/** A line as text, cut where nobody would follow it any further. */
export const lineText = (line: readonly Move[], plies: number = SHOWN_PLIES): string =>
  `${line
    .slice(0, plies)
    .map((move) => formatMove(move))
    .join(' ')}${line.length > plies ? ' …' : ''}`;

/** The sentence for a claim in some language, without its line. */
export function claimSentence(claim: Claim, words: ClaimWords): string {
  // Each function takes the claim it stands beside.
  const say = words[claim.kind] as (claim: Claim) => string;
  return say(claim);
}

/** The sentence for a claim with its line, in English unless other words are given. */
export function claimText(claim: Claim, words: ClaimWords = CLAIM_WORDS): string {
  const sentence = claimSentence(claim, words);
  return claim.line.length === 0 ? sentence : `${sentence}: ${lineText(claim.line)}`;
}
