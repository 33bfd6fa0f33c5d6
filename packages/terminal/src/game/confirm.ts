/** Actions that need a confirmation: the question, and what a yes does. */
import { yourSides } from '@crownhead/client';
import { SIDES } from '@crownhead/rules';
import type { ScreenEvent, ScreenStep } from '../app/screen.ts';
import { hasMoves, leaveTable, otherPeople, otherSeat } from './actions.ts';
import type { Confirm, GameScreen } from './model.ts';

const WORDS: Readonly<Record<Confirm, string>> = {
  resign: 'Resign this game? The other side wins.',
  leave: 'Leave the game? You will lose it.',
  pause: 'Back to the menu?',
  unwatch: 'Stop watching this game?',
  restart: 'Start again? The moves of this game will be lost.',
  close: 'Close the table for everyone?',
  remove: 'Remove the other player?',
  quit: 'Quit during the game? You lose it unless you return in time.',
};

const KEPT = 'The game is saved: you can continue it from there.';

/** Nobody comes back to a console server. */
const QUIT_FOR_GOOD = 'Quit during the game? You will lose it.';

/** The truth about what a host's leaving does: there is nothing to come back to, for nobody. */
function quitServerText(screen: GameScreen): string {
  const others = otherPeople(screen);
  const theirs = others.length > 0 ? ` for ${others.join(' and ')}, too` : '';
  return `Quit? The server runs in this program: quitting ends the game${theirs}.`;
}

/** Who is sent away, and whose game is given up where two share a keyboard, must be clear. */
export function confirmText(screen: GameScreen, confirm: Confirm): string {
  if (confirm === 'quit' && screen.isServer) return quitServerText(screen);
  if (confirm === 'quit' && screen.place === 'console') return QUIT_FOR_GOOD;
  if (confirm === 'pause' && hasMoves(screen)) return `${WORDS.pause} ${KEPT}`;
  const words = WORDS[confirm];
  const { round, seats } = screen.view.state;
  const other = confirm === 'remove' ? otherSeat(screen) : null;
  if (other !== null) return `Remove ${seats[other]!.name}?`;
  const shared = SIDES.every((side) => yourSides(screen.view).includes(side));
  return confirm === 'resign' && shared && round
    ? `${round.names[round.game.position.turn]}: ${words}`
    : words;
}

const isYes = (event: ScreenEvent): boolean =>
  (event.type === 'char' && event.char.toLowerCase() === 'y') || (event.type === 'pick' && event.index === 0);
const isNo = (event: ScreenEvent): boolean =>
  (event.type === 'char' && event.char.toLowerCase() === 'n') ||
  (event.type === 'pick' && event.index === 1) ||
  (event.type === 'key' && event.key === 'escape');

export function decide(screen: GameScreen, confirm: Confirm, event: ScreenEvent): ScreenStep<GameScreen> {
  const closed = { ...screen, confirm: null };
  if (isNo(event)) return { screen: closed };
  if (!isYes(event)) return { screen };
  switch (confirm) {
    case 'resign':
      return {
        screen: closed,
        commands: [{ type: 'table.send', command: { type: 'resign', confirmed: true } }],
      };
    case 'close':
      return { screen: closed, commands: [{ type: 'table.send', command: { type: 'table.close' } }] };
    case 'remove': {
      const seat = otherSeat(screen);
      return seat === null
        ? { screen: closed }
        : { screen: closed, commands: [{ type: 'table.send', command: { type: 'seat.remove', seat } }] };
    }
    case 'restart':
      return { screen: closed, commands: [{ type: 'table.restart' }] };
    case 'quit':
      return { screen: closed, commands: [{ type: 'quit' }] };
    case 'leave':
    case 'pause':
    case 'unwatch':
      return leaveTable(closed);
  }
}
