/** What only the host may do, between games: options, a computer for a free seat, closing the table. */
import type { Table } from '@crownhead/client';
import type { TableId } from '@crownhead/protocol';
import { isRating, levelNearest } from '@crownhead/rules';
import { signal } from '@preact/signals';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Menu } from '../ui/field.tsx';
import { levelName } from '../ui/level-name.ts';
import { RatingField, ratingNear } from '../ui/rating-field.tsx';
import { onlineWords } from './online-words.ts';
import { sendCommand } from './sending.ts';
import type { TableSituation } from './table-situation.ts';
import './host-tools.css';

const LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
type Level = (typeof LEVELS)[number];
/** A club player: where the scale begins to mean something. */
const USUAL_RATED_LEVEL = 5;

interface Chosen {
  readonly choice: Level | 'rating';
  readonly rating: number;
}

/** Kept while the page is open: a break in the connection takes the form away for a moment, not what was chosen. */
const chosen = signal<Chosen>({ choice: '4', rating: ratingNear(USUAL_RATED_LEVEL) });

interface HostToolsProps {
  readonly id: TableId;
  readonly table: Table;
  readonly tools: TableSituation['hostTools'];
  readonly onClose: () => void;
  /** The computer sits: with a host who is ready, the game is on. */
  readonly onSeated?: (() => void) | undefined;
}

export function HostTools({ id, table, tools, onClose, onSeated }: HostToolsProps) {
  const words = onlineWords.value;
  return (
    <div class="host-tools">
      {tools.computer && <SeatComputer table={table} onSeated={onSeated} />}
      <div class="online-buttons">
        {tools.options && <ButtonLink href={`/t/${id}/options`}>{words.create.change}</ButtonLink>}
        {tools.close && (
          <Button look="danger" onClick={onClose}>
            {words.table.close}
          </Button>
        )}
      </div>
    </div>
  );
}

interface SeatComputerProps {
  readonly table: Table;
  readonly onSeated?: (() => void) | undefined;
}

/** A computer for the free seat: how strong, by level or rating, and go. */
export function SeatComputer({ table, onSeated }: SeatComputerProps) {
  const words = onlineWords.value.table;
  const { choice, rating } = chosen.value;
  const isRated = choice === 'rating';
  const seat = (): void => {
    const strength = isRated ? { level: levelNearest(rating), rating } : { level: Number(choice) };
    void sendCommand(table, { type: 'computer.seat', ...strength });
    onSeated?.();
  };
  return (
    <div class="host-tools-computer">
      <Menu
        label={words.level}
        hideLabel
        value={choice}
        options={[
          ...LEVELS.map((value) => ({
            value,
            label: words.levelOf(Number(value), levelName(Number(value))),
          })),
          { value: 'rating', label: words.rating.choose },
        ]}
        onChange={(next) => {
          chosen.value = { choice: next, rating };
        }}
      />
      {isRated && (
        <RatingField
          label={words.rating.label}
          text={words.rating}
          value={rating}
          onChange={(next) => {
            chosen.value = { choice, rating: next };
          }}
        />
      )}
      <Button disabled={isRated && !isRating(rating)} onClick={seat}>
        {words.seatComputer}
      </Button>
    </div>
  );
}
