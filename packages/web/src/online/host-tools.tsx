/** What only the host may do, between games: options, a computer for a free seat, closing the table. */
import type { Table } from '@crownhead/client';
import type { TableId } from '@crownhead/protocol';
import { useState } from 'preact/hooks';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Menu } from '../ui/field.tsx';
import { levelName } from '../ui/level-name.ts';
import { onlineWords } from './online-words.ts';
import { sendCommand } from './sending.ts';
import type { TableSituation } from './table-situation.ts';
import './host-tools.css';

const LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
type Level = (typeof LEVELS)[number];

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

/** A computer for the free seat: how strong, and go. */
export function SeatComputer({ table, onSeated }: SeatComputerProps) {
  const words = onlineWords.value.table;
  const [level, setLevel] = useState<Level>('4');
  const seat = (): void => {
    void sendCommand(table, { type: 'computer.seat', level: Number(level) });
    onSeated?.();
  };
  return (
    <div class="host-tools-computer">
      <Menu
        label={words.level}
        hideLabel
        value={level}
        options={LEVELS.map((value) => ({
          value,
          label: words.levelOf(Number(value), levelName(Number(value))),
        }))}
        onChange={setLevel}
      />
      <Button onClick={seat}>{words.seatComputer}</Button>
    </div>
  );
}
