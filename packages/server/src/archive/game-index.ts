/** What a finished game is found by: replayed once, when it is put into the index. */
import { nearestPreset, type PdnTableReplay, replayTablePdn, tableOf } from '@crownhead/match';
import type { GameListing } from '@crownhead/protocol';
import { formatMove, type Game, openingOf, type Ply, readPdn } from '@crownhead/rules';
import { PASSED } from '../store/archive/queries.ts';
import { listingTerms, positionTerm } from '../store/archive/terms.ts';
import type { GameIndex, Posting } from '../store/archive-store.ts';
import type { FinishedGame } from '../store/store.ts';

const moveText = (ply: Ply): string => (ply.kind === 'move' ? formatMove(ply.move) : PASSED);

/** Every position once, with when it first came and all moves that were played from it. */
function positionPostings({ plies, position }: Game): readonly Posting[] {
  const seen = new Map<string, { ply: number; moves: Set<string> }>();
  for (let ply = 0; ply <= plies.length; ply += 1) {
    const played = plies[ply];
    const term = positionTerm(played?.before ?? position);
    const place = seen.get(term) ?? { ply, moves: new Set<string>() };
    if (played) place.moves.add(moveText(played));
    seen.set(term, place);
  }
  return Array.from(seen, ([term, { ply, moves }]) => ({ term, ply, moves: [...moves].join(' ') }));
}

/** With what was not kept yet when the game was archived. */
function wholeListing(listing: GameListing, replay: PdnTableReplay): GameListing {
  const { game } = replay;
  const preset = nearestPreset({ rules: game.rules, table: tableOf(replay) })?.id ?? null;
  return { preset, opening: openingOf(game), ...listing };
}

/** As far as the game can be replayed: what is damaged is found by its names and its result still. */
export function gameIndexOf({ listing, pdn }: Pick<FinishedGame, 'listing' | 'pdn'>): GameIndex {
  // Games without a move were archived once, and are in no list.
  if (listing.plies === 0) return { postings: [], listing };
  const [source] = readPdn(pdn);
  const replay = source && replayTablePdn(source);
  const whole = replay ? wholeListing(listing, replay) : listing;
  const terms = listingTerms(whole).map((term) => ({ term }));
  return { postings: [...terms, ...(replay ? positionPostings(replay.game) : [])], listing: whole };
}
