/** Entering a move: what is chosen so far, what may come next, and what a player can do. Values only, no effects. */
import { playing } from '@crownhead/match';
import {
  type Attempt,
  destination,
  type Game,
  isJump,
  type Move,
  nextHops,
  type Outcome,
  type Place,
  type Position,
  type RefusalReason,
  type RuleSet,
  type Side,
  type Square,
  squaresOfMove,
  type Turn,
  walk,
} from '@crownhead/rules';
import type { TableView } from '../table.ts';
import { yourSides } from '../view.ts';

/** Movers move, those who wait may plan their next move, and those who watch only look (N6). */
export type InputRole = 'mover' | 'waiting' | 'watching';

/** The board that moves are entered on. */
export interface InputContext {
  readonly position: Position;
  readonly rules: RuleSet;
  readonly outcome: Outcome | null;
  readonly role: InputRole;
  /** The side of a player who waits. */
  readonly side: Side | null;
  readonly game: number;
  /** Tells this turn from every other of its game, also after moves were taken back. */
  readonly turn: number;
  /** Where the piece that made its one jump in your last turn is, and where it could have jumped on, had that been allowed (R2). */
  readonly spent: readonly Square[];
}

/** How a player likes to enter moves. */
export interface InputSettings {
  /** The board is drawn with Black at the bottom: the arrow keys follow what is seen. */
  readonly flipped: boolean;
  /** A jump that has begun and can go on in only one way finishes automatically. */
  readonly autoComplete: boolean;
  /** A player who waits may enter a move, which is played when the turn comes. */
  readonly premoves: boolean;
}
/** White at the bottom, every hop entered, moves planned ahead. */
export const INPUT_SETTINGS: InputSettings = { flipped: false, autoComplete: false, premoves: true };

/** Why a try failed. */
export type InputReason = RefusalReason | 'ambiguous' | 'not-seated';

/** A try that failed, why, and where to look. */
export interface RefusedTry {
  readonly reason: InputReason;
  readonly attempt: Attempt;
  /** The pieces that must jump, the square that is occupied, … */
  readonly squares: readonly Square[];
}

/** A move being entered: a value, changed by `stepInput` and `followTable`. */
export interface MoveInput {
  readonly context: InputContext;
  readonly settings: InputSettings;
  /** The chosen piece and the hops made with it. */
  readonly turn: Turn | null;
  /** The piece chosen for a planned move. */
  readonly planned: Square | null;
  readonly premove: Attempt | null;
  readonly dragging: boolean;
  readonly over: Place | null;
  /** Where the keyboard is. */
  readonly cursor: Place | null;
  /** Stays until the next thing the player does. */
  readonly refused: RefusedTry | null;
  /** Handed over to the table; until it answers, nothing more can be entered. */
  readonly sent: Move | null;
}

/** The arrow keys. */
export type Arrow = 'up' | 'down' | 'left' | 'right';

/** What moves the cursor of a board that is played by keys: `stepKeys` takes these too. */
export type CursorEvent =
  /** Over the board as it is seen. */
  | { readonly type: 'arrow'; readonly arrow: Arrow }
  /** Through the pieces that can move, or through the places the chosen one can go to (C3). */
  | { readonly type: 'cycle'; readonly by: 1 | -1 };

/** What a player does: with mouse, finger, keys or by typing. */
export type InputEvent =
  /** A click or tap. */
  | { readonly type: 'press'; readonly place: Place }
  | { readonly type: 'grab'; readonly place: Place }
  | { readonly type: 'over'; readonly place: Place | null }
  /** Null outside the board. */
  | { readonly type: 'drop'; readonly place: Place | null }
  /** Does what a press at the cursor does. */
  | { readonly type: 'enter' }
  /** Gives up what was begun. */
  | { readonly type: 'escape' }
  /** Takes back one hop, or the choice. */
  | { readonly type: 'back' }
  | { readonly type: 'text'; readonly text: string }
  /** Ends a turn that may end here (M8). */
  | { readonly type: 'end' }
  /** Finishes the jump where only one way is left. */
  | { readonly type: 'complete' };

/** `move` is to be sent to the table; null when there is none yet. */
export interface Step {
  readonly input: MoveInput;
  readonly move: Move | null;
}

/** The board of a table's present or last game; null before the first. */
export function inputContext(view: Pick<TableView, 'state' | 'seats'>): InputContext | null {
  const { round } = view.state;
  if (round === null) return null;
  const { position, rules, outcome } = round.game;
  const sides = yourSides(view);
  const on = playing(view.state) !== null;
  const role = sides.includes(position.turn) && on ? 'mover' : sides.length > 0 ? 'waiting' : 'watching';
  const side = role === 'waiting' ? sides[0]! : null;
  const spent = outcome ? [] : spentJumper(round.game, sides);
  return { position, rules, outcome, role, side, game: round.number, turn: round.turn, spent };
}

function spentJumper({ plies, rules }: Game, yours: readonly Side[]): readonly Square[] {
  const last = plies.at(-1);
  if (last?.kind !== 'move' || rules.chain !== 'single' || !isJump(last.move)) return [];
  if (!yours.includes(last.before.turn)) return [];
  const chained: RuleSet = { ...rules, chain: 'may-stop' };
  const turn = walk(last.before, chained, squaresOfMove(last.move));
  const further = turn ? nextHops(turn, chained).map(({ to }) => to) : [];
  return further.length > 0 ? [destination(last.move), ...further] : [];
}

/** A board without a table, on which whoever looks at it moves for both sides. `turn` is for games in which moves are taken back. */
export const freeContext = (
  { position, rules, outcome, plies }: Game,
  turn: number = plies.length,
): InputContext => ({ position, rules, outcome, role: 'mover', side: null, game: 1, turn, spent: [] });

/** Nothing chosen yet. The context comes from `inputContext`, or from `freeContext` where there is no table. */
export const startInput = (context: InputContext, settings: InputSettings = INPUT_SETTINGS): MoveInput => ({
  context,
  settings,
  turn: null,
  planned: null,
  premove: null,
  dragging: false,
  over: null,
  cursor: null,
  refused: null,
  sent: null,
});
