/** Tables as the lobby lists them. */
import { OFFICIAL_PRESET } from '@crownhead/match';
import { type TableListing, tableId } from '@crownhead/protocol';

export const listedPerson = (name: string) => ({ name, level: null, away: false });

/** Ann's table, where the second seat is free. */
export const tableListing = (id: string, more: Partial<TableListing> = {}): TableListing => ({
  table: tableId(id),
  host: 'Ann',
  seats: [listedPerson('Ann'), null],
  rules: OFFICIAL_PRESET.rules,
  options: OFFICIAL_PRESET.table,
  locked: false,
  spectators: true,
  playing: false,
  game: 0,
  watching: 0,
  createdAt: 5,
  sides: null,
  ...more,
});
