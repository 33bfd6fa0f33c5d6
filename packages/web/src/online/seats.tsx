/** The two seats of a table before a game: who sits there, who is ready, who may still come. */
import type { Table, TableView } from '@crownhead/client';
import {
  awaitedSeat,
  nextSides,
  type Occupant,
  readyBy,
  SEAT_HOLD_MS,
  SEATS,
  type SeatId,
} from '@crownhead/match';
import type { Side } from '@crownhead/rules';
import type { ComponentChildren } from 'preact';
import { Piece } from '../board/piece.tsx';
import { shownName } from '../i18n/shown-name.ts';
import { words as commonWords } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { useCountdown } from '../ui/countdown.ts';
import { Icon, Lines } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { onlineWords } from './online-words.ts';
import { sendCommand } from './sending.ts';
import type { TableSituation } from './table-situation.ts';
import './seats.css';

interface SeatsProps {
  readonly table: Table;
  readonly view: TableView;
  readonly situation: TableSituation;
  readonly onRemove: (seat: SeatId) => void;
  /** What can be done about a free seat. */
  readonly free?: ComponentChildren;
}

interface StandingProps {
  readonly occupant: Occupant;
  /** By when they have to be ready; null where nobody waits for them. */
  readonly until: number | null;
  readonly table: Table;
}

function Standing({ occupant, until, table }: StandingProps) {
  const words = onlineWords.value.table;
  const lostAt = occupant.kind === 'person' ? occupant.lostAt : null;
  const left = useCountdown(lostAt === null ? until : lostAt + SEAT_HOLD_MS, () => table.now());
  if (lostAt !== null) return <p class="seat-standing seat-away">{words.awayFor(left ?? '')}</p>;
  if (left !== null) return <p class="seat-standing">{words.notReadyFor(left)}</p>;
  const isReady = occupant.kind === 'computer' || occupant.ready;
  return (
    <p class={`seat-standing${isReady ? ' seat-ready' : ''}`}>
      {isReady && <Lines d="M5 13l4.5 4.5L19 7" />}
      {isReady ? words.ready : words.notReady}
    </p>
  );
}

/** "Red", where it is known before the game who has it. */
function sideName({ state }: TableView, occupant: Occupant): string | false {
  const sides = nextSides(state);
  const seat = SEATS.find((id) => state.seats[id] === occupant);
  if (!sides || seat === undefined) return false;
  const names = commonWords.value.ui.sides[state.options.table.sideNames];
  return names[sides.black === seat ? 'black' : 'white'];
}

function Marks({ occupant, view }: { readonly occupant: Occupant; readonly view: TableView }) {
  const words = onlineWords.value.table;
  const marks = [
    sideName(view, occupant),
    occupant.player === view.you && words.you,
    occupant.player === view.state.host && words.host,
  ].filter((mark) => mark !== false);
  return marks.length === 0 ? null : <span class="seat-marks">{marks.join(', ')}</span>;
}

interface AvatarProps {
  readonly occupant: Occupant | null;
  /** Null where colours are drawn when the game starts. */
  readonly side: Side | null;
}

/** The piece of the side this seat will have; where that is drawn, the first letter of a name or a computer's sign. */
function Avatar({ occupant, side }: AvatarProps) {
  const letter = occupant?.kind === 'person' ? [...occupant.name][0]!.toUpperCase() : '';
  if (side) {
    return (
      <span class="seat-avatar seat-piece" aria-hidden="true">
        <Piece side={side} kind="man" />
      </span>
    );
  }
  return (
    <span class="seat-avatar" aria-hidden="true">
      {occupant?.kind === 'computer' ? <Icon name="computer" /> : letter}
    </span>
  );
}

export function Seats({ table, view, situation, onRemove, free }: SeatsProps) {
  const words = onlineWords.value.table;
  const { seats } = view.state;
  const sides = nextSides(view.state);
  const awaited = awaitedSeat(view.state);
  // With one seat free there is nothing to choose: one button for it is below.
  const hasChoice = seats.every((seat) => seat === null) && sides !== null;
  return (
    <ul class="seats">
      {SEATS.map((seat) => {
        const occupant = seats[seat];
        return (
          <li key={seat} class={`seat${occupant ? '' : ' seat-free'}`}>
            <Avatar occupant={occupant} side={sides && (sides.black === seat ? 'black' : 'white')} />
            {occupant === null ? (
              <div class="seat-text">
                <p class="seat-name">{words.free}</p>
                {free}
                {situation.ask === 'sit' && hasChoice && (
                  <Button onClick={() => sendCommand(table, { type: 'seat.take', seat, ready: true })}>
                    {words.sit}
                  </Button>
                )}
              </div>
            ) : (
              <div class="seat-text">
                <p class="seat-name">
                  {shownName(occupant.name)} <Marks occupant={occupant} view={view} />
                </p>
                <Standing
                  occupant={occupant}
                  until={seat === awaited ? readyBy(view.state, seat) : null}
                  table={table}
                />
              </div>
            )}
            {occupant && situation.hostTools.remove.includes(seat) && (
              <IconButton label={words.remove(shownName(occupant.name))} run={() => onRemove(seat)}>
                <Icon name="close" />
              </IconButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
