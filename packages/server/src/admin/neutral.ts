/** What stays of somebody whose data are erased: events and games without their name and their words. */
import type { PlayerId, TableEvent } from '@crownhead/match';
import type { FinishedGame } from '../store/store.ts';

export const NEUTRAL_NAME = 'Deleted player';
const NEUTRAL_TEXT = '(deleted)';

/** The same event if it does not tell about this player. */
export function neutralEvent(event: TableEvent, player: PlayerId): TableEvent {
  switch (event.type) {
    case 'table.created':
      return event.host === player ? { ...event, name: NEUTRAL_NAME } : event;
    case 'host.changed':
      return event.host === player ? { ...event, name: NEUTRAL_NAME } : event;
    case 'seat.taken':
    case 'seat.asked':
      return event.player === player ? { ...event, name: NEUTRAL_NAME } : event;
    case 'chat.said':
      return event.player === player ? { ...event, name: NEUTRAL_NAME, text: NEUTRAL_TEXT } : event;
    case 'options.changed':
    case 'computer.seated':
    case 'seat.left':
    case 'ready.changed':
    case 'game.started':
    case 'move.made':
    case 'turn.passed':
    case 'time.warned':
    case 'idle.noticed':
    case 'draw.offered':
    case 'draw.declined':
    case 'takeback.asked':
    case 'takeback.declined':
    case 'takeback.done':
    case 'connection.opened':
    case 'connection.closed':
    case 'outage':
    case 'game.ended':
    case 'seat.refused':
    case 'person.erased':
    case 'table.kept':
    case 'table.closed':
      return event;
    default:
      return event satisfies never;
  }
}

const SIDES = [
  ['black', 'Black'],
  ['white', 'White'],
] as const;

export function neutralGame(game: FinishedGame, player: PlayerId): FinishedGame {
  let { listing, pdn } = game;
  for (const [i, [side, tag]] of SIDES.entries()) {
    if (game.players[i] !== player) continue;
    listing = { ...listing, [side]: NEUTRAL_NAME };
    pdn = pdn.replace(new RegExp(`^\\[${tag} ".*"\\]$`, 'm'), `[${tag} "${NEUTRAL_NAME}"]`);
  }
  return { ...game, listing, pdn };
}
