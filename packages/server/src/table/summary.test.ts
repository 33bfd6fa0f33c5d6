/** What goes into the archive when a game ends. */
import { tableId } from '@crownhead/protocol';
import { ANN, TableDriver } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { gamesEnded } from './summary.ts';

const resigned = (table: TableDriver) => {
  const events = table.ok({ by: ANN, type: 'resign', confirmed: true });
  return gamesEnded(tableId('table1'), table.state, events);
};

describe('[N6] a game that ended', () => {
  it('is archived with the name of its rules and the name of its opening', () => {
    const table = TableDriver.playing();
    table.move('11-15', '23-18', '8-11');
    const [game] = resigned(table);
    expect(game!.listing).toMatchObject({ plies: 3, opening: 'Cross', preset: 'official' });
  });

  it('is not archived when nobody has moved', () => {
    expect(resigned(TableDriver.playing())).toEqual([]);
  });

  it('is not archived when there are only the moves of a drawn opening', () => {
    const table = TableDriver.playing({ start: { kind: 'three-move', deck: '156', number: null } });
    expect(table.round.game.plies).toHaveLength(3);
    expect(resigned(table)).toEqual([]);
  });
});
