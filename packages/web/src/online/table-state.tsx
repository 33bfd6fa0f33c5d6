/** The state of a table, by disc and words: which colour is free, how long a game has been running. */
import type { TableListing } from '@crownhead/protocol';
import { SIDES, type Side } from '@crownhead/rules';
import { Piece } from '../board/piece.tsx';
import { words as commonWords } from '../i18n/words.ts';
import { type LobbyWords, lobbyWords } from './lobby-words.ts';
import './table-state.css';

const MINUTE = 60_000;

/** The sides one could have there; empty where no seat is free. */
export function freeSides({ seats, sides, playing }: TableListing): readonly Side[] {
  if (playing || !seats.includes(null)) return [];
  if (!sides || seats.every((seat) => seat === null)) return SIDES;
  return sides.filter((_, seat) => seats[seat] === null);
}

function stateText(listing: TableListing, words: LobbyWords['states'], now: number): string {
  const { seats, sides, playing, startedAt = now, options } = listing;
  if (playing) return words.playing(Math.max(0, Math.floor((now - startedAt) / MINUTE)));
  const free = freeSides(listing);
  if (free.length === 0) return words.full;
  if (seats.every((seat) => seat === null)) return words.both;
  return sides ? words.free(commonWords.value.ui.sides[options.sideNames][free[0]!]) : words.drawn;
}

export function TableState({ listing, now }: { readonly listing: TableListing; readonly now: number }) {
  const words = lobbyWords.value.states;
  const free = freeSides(listing);
  return (
    <span class={free.length > 0 ? 'table-state table-state-free' : 'table-state'}>
      <span class="table-state-discs" data-names={listing.options.sideNames}>
        {free.length > 0 ? (
          free.map((side) => (
            <span key={side} class="table-state-disc">
              <Piece side={side} kind="man" />
            </span>
          ))
        ) : (
          <span class="table-state-dot" />
        )}
      </span>
      {stateText(listing, words, now)}
      {listing.locked && <span class="table-state-locked">{words.locked}</span>}
    </span>
  );
}
