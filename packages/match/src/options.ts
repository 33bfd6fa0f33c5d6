/** What a host decides before the first move; fixed for a game when it starts (T2). */

import {
  addTurn,
  type BySide,
  bareGame,
  elevenManBallots,
  type Game,
  hasMove,
  isLegal,
  movesAreOfficial,
  mustPass,
  naturalOutcome,
  type PlyAction,
  parsePosition,
  type RuleSet,
  SIDES,
  startFrom,
  type THREE_MOVE_DECKS,
  threeMoveBallots,
} from '@crownhead/rules';
import { OFFICIAL_PRESET, type Preset } from './official-preset.ts';
import { BOUNDS, type OptionFault, optionFault, type TableOptions, warns } from './table-options.ts';
import type { TurnTime } from './table-tags.ts';

/** How players get their sides: drawn for each game, or chosen for the host and then swapped game by game. */
export const SIDE_CHOICES = ['random', 'host-black', 'host-white'] as const;
export type SideChoice = (typeof SIDE_CHOICES)[number];

/** Where a game begins. A ballot without a number is drawn from its deck for each game. */
export type Start =
  | { readonly kind: 'standard' }
  | {
      readonly kind: 'three-move';
      readonly deck: (typeof THREE_MOVE_DECKS)[number];
      readonly number: number | null;
    }
  | { readonly kind: 'eleven-man'; readonly number: number | null }
  /** `force` begins even when a side is empty and has lost already (E5). */
  | { readonly kind: 'position'; readonly fen: string; readonly force: boolean }
  /** A saved game goes on where it stopped (F1); a rematch then starts from its first position. */
  | {
      readonly kind: 'resume';
      readonly fen: string;
      readonly history: readonly PlyAction[];
      readonly clocks: BySide<number> | null;
      /** What had been used of the turn it stopped in. */
      readonly turnTime?: TurnTime | null;
    };

/** Everything the host decides before a game. */
export interface HostOptions {
  readonly rules: RuleSet;
  readonly table: TableOptions;
  readonly sides: SideChoice;
  readonly start: Start;
  /** Behind a password, which the server keeps: no secret reaches the log. Its games are not in the archive's list. */
  readonly private: boolean;
  readonly spectators: boolean;
  /** N16: players may talk only where the host turned it on. */
  readonly chat: boolean;
  /** Both seats on one device: one actor moves for both. */
  readonly shared: boolean;
}

/** Table options as logs have them: before take-backs and hints were among them, they lacked these. */
export type LoggedTable = Omit<TableOptions, 'takebacks' | 'hints'> &
  Partial<Pick<TableOptions, 'takebacks' | 'hints'>>;
/** Options as logs have them; the old ones say only whether moves may be taken back at all. */
export type LoggedOptions = Omit<HostOptions, 'table'> & {
  readonly table: LoggedTable;
  readonly takebacks?: boolean;
};

/** A table with what its log left out: as `usual` has it. */
export const completeTable = (
  logged: LoggedTable,
  usual: Pick<TableOptions, 'takebacks' | 'hints'>,
): TableOptions => ({
  ...logged,
  takebacks: logged.takebacks ?? usual.takebacks,
  hints: logged.hints ?? usual.hints,
});

/** Options from a log of any age. */
export function completeOptions({ takebacks, ...logged }: LoggedOptions): HostOptions {
  const usual = { takebacks: takebacks === false ? 'never' : 'asked', hints: true } as const;
  return { ...logged, table: completeTable(logged.table, usual) };
}

/** A public table with the rules and table options of a preset, sides drawn. */
export const optionsFrom = (preset: Preset): HostOptions => ({
  rules: preset.rules,
  table: preset.table,
  sides: 'random',
  start: { kind: 'standard' },
  private: false,
  spectators: true,
  chat: false,
  shared: false,
});
/** A table under official rules. */
export const DEFAULT_OPTIONS: HostOptions = optionsFrom(OFFICIAL_PRESET);

/** Why a game cannot begin with these options. */
export const START_FAULTS = [
  'bad-start-position',
  'blank-start',
  'one-sided-start',
  'no-such-ballot',
  'bad-history',
  'ballot-needs-official-rules',
] as const;
export type StartFault = (typeof START_FAULTS)[number];

type Resume = Extract<Start, { kind: 'resume' }>;

function couldBePlayed(game: Game, action: PlyAction): boolean {
  if (action.kind === 'move') return isLegal(game.position, game.rules, action.move);
  return action.reason === 'time' ? hasMove(game.position, game.rules) : mustPass(game);
}

/** Could a turn have got so far without its time being up? */
function turnTimeFits({ used, warned }: TurnTime, { timer, onTime }: TableOptions): boolean {
  if (!Number.isSafeInteger(used) || used < 0 || (warned && !warns(onTime))) return false;
  switch (timer.kind) {
    case 'none':
      return !warned;
    case 'clock':
      return !warned && used <= timer.delay + BOUNDS.base.most;
    case 'move':
      return used <= (warned ? timer.warning : timer.limit);
    default:
      return timer satisfies never;
  }
}

/** A history is sound when every turn of it could have been played and the game is still on. */
function historyFault(start: Resume, { rules, table }: HostOptions): StartFault | null {
  const { fen, history, clocks, turnTime = null } = start;
  const position = parsePosition(fen);
  if (!position.ok) return 'bad-start-position';
  let game = bareGame({ rules, drawRule: table.draw.rule, start: position.value });
  for (const action of history) {
    if (!couldBePlayed(game, action)) return 'bad-history';
    game = addTurn(game, action);
  }
  const clocksFit =
    clocks === null || SIDES.every((side) => Number.isInteger(clocks[side]) && clocks[side] >= 0);
  if (turnTime !== null && !turnTimeFits(turnTime, table)) return 'bad-history';
  return clocksFit && naturalOutcome(game) === null && !mustPass(game) ? null : 'bad-history';
}

function startFault(options: HostOptions): StartFault | null {
  const { start, rules } = options;
  switch (start.kind) {
    case 'standard':
      return null;
    case 'three-move':
    case 'eleven-man': {
      // A ballot is a sequence of official moves that Black begins.
      if (!movesAreOfficial(rules) || rules.first !== 'black') return 'ballot-needs-official-rules';
      const ballots = start.kind === 'three-move' ? threeMoveBallots(start.deck) : elevenManBallots();
      const known = start.number === null || ballots.some(({ number }) => number === start.number);
      return known ? null : 'no-such-ballot';
    }
    case 'resume':
      return historyFault(start, options);
    case 'position': {
      const position = parsePosition(start.fen, 'black');
      if (!position.ok) return 'bad-start-position';
      const started = startFrom(position.value);
      if (start.force || started.ok) return null;
      return started.error === 'blank-board' ? 'blank-start' : 'one-sided-start';
    }
  }
}

/** The first thing wrong with the options, or null. */
export const hostOptionFault = (options: HostOptions): OptionFault | StartFault | null =>
  optionFault(options.table) ?? startFault(options);
