/** What happened at a table on this machine, and its present state, in lines. */
import { nextStep, type TableChange, type TableView } from '@crownhead/client';
import { evolve, type Round, SIDE_NAMES, type TableEvent } from '@crownhead/match';
import { boardText, EMPTY_SET, mustJump } from '@crownhead/rules';
import { describeEvent, describeTurn } from './describe.ts';
import { boardLines } from './typed.ts';

const BOARD_EVENTS: readonly TableEvent['type'][] = [
  'move.made',
  'turn.passed',
  'takeback.done',
  'game.started',
  'game.ended',
];

/** Does the board look different after it? */
export const changesBoard = (events: readonly TableEvent[]): boolean =>
  events.some(({ type }) => BOARD_EVENTS.includes(type));

/** A sentence for each event that needs one, told by the game as it was then. */
export function sentences({ before, events }: Pick<TableChange, 'before' | 'events'>): readonly string[] {
  const lines: string[] = [];
  let state = before;
  for (const event of events) {
    state = evolve(state, event);
    const text = state.round && describeEvent(event, state.round);
    if (text) lines.push(text);
  }
  return lines;
}

/** What can be typed once a game is over (R17). */
function afterGame(view: TableView): string {
  const step = nextStep(view);
  switch (step) {
    case 'rematch':
      return 'Another game? Type yes, save FILE to keep this one, or quit.';
    case 'newGame':
      return 'Press Enter to clear the board, or type yes for a new game, save FILE to keep this one, or quit.';
    case 'toTable':
    case 'ready':
      return 'Type yes for another game, new RULES for other rules, save FILE to keep this one, or quit.';
    case 'home':
    case null:
      return 'The game is over.';
  }
}

/** The board with whose turn it is; after a game with what follows. */
export function picture(view: TableView, flip: boolean, now: number): readonly string[] {
  const round = view.state.round!;
  if (round.game.outcome) return [...boardLines(round, flip), afterGame(view)];
  const { position, rules } = round.game;
  const jump = view.asked === 'move' && mustJump(position, rules) ? ['You must perform a jump.'] : [];
  return [...boardLines(round, flip), ...describeTurn(round, now), ...jump];
}

/** R17: the emptied board, ready for the next game. */
export const clearedBoard = ({ table, game }: Round, flip: boolean): readonly string[] => [
  '',
  boardText(
    { ...game.position, black: EMPTY_SET, white: EMPTY_SET, kings: EMPTY_SET },
    { flip, numbers: 'all', names: SIDE_NAMES[table.sideNames] },
  ),
  '',
  'The board is cleared. Type yes for a new game, save FILE to keep the last one, or quit.',
];
