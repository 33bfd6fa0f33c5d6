/** A game from a file as a table that can be looked at like any other, and as options to play on from any move of it. */
import type { Table, TableView } from '@crownhead/client';
import {
  EVENT_VERSION,
  type Fact,
  type HostOptions,
  NO_TABLE,
  OFFICIAL_PRESET,
  optionsFrom,
  type PdnTableReplay,
  playerId,
  replay as replayEvents,
  type TableEvent,
  type TableOptions,
  tableOf,
  wholeGameClock,
} from '@crownhead/match';
import { type BySide, err, formatFen, historyOf } from '@crownhead/rules';

const BLACK = playerId('replay:black');
const WHITE = playerId('replay:white');

/** `sides` are their names in the language of the reader, for those whom the file does not name. */
export function namesOf(replay: PdnTableReplay, sides: BySide<string>): BySide<string> {
  const { black, white } = replay.facts.names;
  return { black: black || sides.black, white: white || sides.white };
}

/** The options of a game that begins with the first plies of this one (F1). Clocks go on as they were where the whole game is resumed. */
export function playOnOptions(replay: PdnTableReplay, plies: number): HostOptions {
  const { game, facts } = replay;
  const table = tableOf(replay);
  const whole = plies === game.plies.length;
  const history = historyOf(game).slice(0, plies);
  const clocks = whole && wholeGameClock(table.timer) ? facts.clocks : null;
  const turnTime = whole && table.timer.kind !== 'none' ? facts.turnTime : null;
  const isUntouched = plies === 0 && clocks === null && turnTime === null;
  const fen = formatFen(game.start);
  return {
    ...optionsFrom(OFFICIAL_PRESET),
    rules: game.rules,
    table,
    start: isUntouched
      ? { kind: 'position', fen, force: false }
      : { kind: 'resume', fen, history, clocks, turnTime },
  };
}

/** What would have led to this game, had it been played at one sitting. */
function factsOf(replay: PdnTableReplay, names: BySide<string>): readonly Fact[] {
  const { game } = replay;
  // A game that is only looked at needs no clock.
  const table: TableOptions = { ...tableOf(replay), timer: { kind: 'none' } };
  const options: HostOptions = { ...optionsFrom(OFFICIAL_PRESET), rules: game.rules, table };
  const history = historyOf(game);
  const seated = { connection: null, ready: false } as const;
  return [
    { type: 'table.created', host: BLACK, name: names.black, options },
    { type: 'seat.taken', seat: 0, player: BLACK, name: names.black, ...seated },
    { type: 'seat.taken', seat: 1, player: WHITE, name: names.white, ...seated },
    {
      type: 'game.started',
      game: 1,
      sides: { black: 0, white: 1 },
      rules: game.rules,
      table,
      fen: formatFen(game.start),
      history,
      opening: history.length,
      clocks: null,
      ballot: null,
    },
    ...(game.outcome ? [{ type: 'game.ended', game: 1, outcome: game.outcome } as const] : []),
  ];
}

/** Nobody sits at it, and nothing more can happen there. */
export function replayTable(replay: PdnTableReplay, sides: BySide<string>): Table {
  const names = namesOf(replay, sides);
  const events = factsOf(replay, names).map((fact): TableEvent => ({ ...fact, v: EVENT_VERSION, at: 0 }));
  const state = replayEvents(NO_TABLE, events);
  const { outcome, position } = replay.game;
  const side = position.turn;
  const view: TableView = {
    state,
    you: null,
    seats: [],
    seq: events.length,
    link: { status: 'here' },
    spectators: [],
    watching: 0,
    asked: 'nothing',
    notice: outcome
      ? { code: 'game-over', outcome, names, rematch: false }
      : { code: 'their-turn', side, name: names[side] },
    clockOffset: 0,
  };
  return {
    view,
    now: () => 0,
    subscribe: () => () => undefined,
    send: async () => err({ error: 'game-over', message: '' } as const),
    close: () => undefined,
  };
}
