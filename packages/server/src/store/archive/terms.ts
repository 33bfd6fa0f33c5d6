/** What a game of the archive is found by: terms, the same in every store. */
import { type ArchiveFilter, archiveResultOf, foldName, type GameListing } from '@crownhead/protocol';
import { type Position, positionHash, SIDES } from '@crownhead/rules';

/** What a term is about, as it begins: names of either side, of black, of white, and so on. */
const KINDS = {
  player: 'n',
  black: 'b',
  white: 'w',
  opening: 'o',
  result: 'r',
  rules: 'u',
  position: 'p',
} as const;
type Kind = keyof typeof KINDS;

/** More words of a name than this are found only as part of the whole. */
const MOST_WORDS = 8;

const term = (kind: Kind, value: string): string => `${KINDS[kind]} ${value}`;

/** Without case, accents and punctuation. */
const wordsOf = (text: string): readonly string[] =>
  foldName(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[\s,.;:!?()[\]{}"'’“”/]+/)
    .filter((word) => word !== '');

/** A name is found as a whole and by each of its words. */
function textTerms(kind: Kind, text: string): readonly string[] {
  const words = wordsOf(text);
  const whole = words.join(' ');
  return whole === '' ? [] : [whole, ...words.slice(0, MOST_WORDS)].map((value) => term(kind, value));
}

const textTerm = (kind: Kind, text: string): string => term(kind, wordsOf(text).join(' '));

/** Its pieces and the side to move, as text. */
export const positionTerm = (position: Position): string =>
  term('position', positionHash(position).toString(36));

/** Those that go when somebody's name goes. */
export const nameTerms = (listing: Pick<GameListing, 'black' | 'white'>): readonly string[] => [
  ...new Set(
    SIDES.flatMap((side) => [...textTerms('player', listing[side]), ...textTerms(side, listing[side])]),
  ),
];

/** All of a game but its positions. */
export const listingTerms = (listing: GameListing): readonly string[] => [
  ...nameTerms(listing),
  ...new Set(textTerms('opening', listing.opening ?? '')),
  term('result', archiveResultOf(listing.outcome)),
  term('rules', listing.preset ?? 'own'),
];

/** What a game must have to pass a filter; `position` is that of its FEN. */
export function filterTerms(
  { player, side, opening, result, rules }: Omit<ArchiveFilter, 'fen'>,
  position: Position | null,
): readonly string[] {
  return [
    ...(position === null ? [] : [positionTerm(position)]),
    ...(player === undefined ? [] : [textTerm(side ?? 'player', player)]),
    ...(opening === undefined ? [] : [textTerm('opening', opening)]),
    ...(result === undefined ? [] : [term('result', result)]),
    ...(rules === undefined ? [] : [term('rules', rules)]),
  ];
}
