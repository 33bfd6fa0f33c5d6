/** One table in the list: who sits there, by which rules, and the one thing to do. */
import type { TableListing } from '@crownhead/protocol';
import { words as commonWords } from '../i18n/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { levelName } from '../ui/level-name.ts';
import type { LobbyEntry } from './lobby-list.ts';
import { type OnlineWords, onlineWords } from './online-words.ts';
import { rulesLine, timerLine } from './rules-words.ts';
import './lobby-table.css';

type SeatListing = TableListing['seats'][number];

function Seat({ seat, words }: { readonly seat: SeatListing; readonly words: OnlineWords }) {
  if (seat === null) return <span class="lobby-table-seat lobby-table-free">{words.lobby.emptySeat}</span>;
  const name = seat.level === null ? seat.name : words.table.computer(seat.level, levelName(seat.level));
  return <span class="lobby-table-seat">{seat.away ? words.lobby.away(name) : name}</span>;
}

/** Small facts in a row: rules, time, who watches, whether it is locked. */
function facts(
  { rules, options, locked, spectators, playing, game, watching }: TableListing,
  words: OnlineWords,
) {
  const sides = commonWords.value.ui.sides[options.sideNames];
  return [
    rulesLine({ rules, table: options }, sides, words.rules),
    timerLine(options.timer, words.rules),
    playing && words.lobby.isOn(game),
    watching > 0 && words.lobby.watching(watching),
    locked && words.lobby.locked,
    !spectators && words.lobby.closedToWatchers,
  ].filter((text) => text !== false);
}

const ADDRESS = { back: '', join: '?sit', watch: '' } as const;

export function LobbyTable({ entry }: { readonly entry: LobbyEntry }) {
  const words = onlineWords.value;
  const { listing, action, mayWatch } = entry;
  const address = `/t/${listing.table}`;
  const named = (verb: string): string => `${verb}: ${words.lobby.table(listing.host)}`;
  return (
    <li class={`lobby-table${action === 'back' ? ' lobby-table-mine' : ''}`}>
      <div class="lobby-table-text">
        <h3 class="lobby-table-title">
          {listing.locked && <Lock />}
          {words.lobby.table(listing.host)}
        </h3>
        <p class="lobby-table-seats">
          <Seat seat={listing.seats[0]} words={words} />
          <Seat seat={listing.seats[1]} words={words} />
        </p>
        <ul class="lobby-table-facts">
          {facts(listing, words).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div class="lobby-table-actions">
        {mayWatch && (
          <ButtonLink look="quiet" href={address} aria-label={named(words.lobby.watch)}>
            {words.lobby.watch}
          </ButtonLink>
        )}
        {action !== null && (
          <ButtonLink
            look={action === 'watch' ? 'plain' : 'main'}
            href={address + ADDRESS[action]}
            aria-label={named(words.lobby[action])}
          >
            {words.lobby[action]}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function Lock() {
  return (
    <svg class="lobby-table-lock" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M4 7V5a4 4 0 0 1 8 0v2h1v7H3V7zm2 0h4V5a2 2 0 0 0-4 0z" fill-rule="evenodd" />
    </svg>
  );
}
