/** A table's game as a PDN file, and a PDN file as the options that continue it (F1, F2). */
import {
  type BySide,
  describeOutcome,
  describePdnFailure,
  err,
  formatFen,
  historyOf,
  isOtherGame,
  isStrayText,
  naturalOutcome,
  ok,
  PDN_WARNING_WORDS,
  type Result,
  readPdn,
  writePdn,
} from '@crownhead/rules';
import { turnTimeAt, viewClock } from './clock.ts';
import { sameName, tidyName } from './names.ts';
import { OFFICIAL_PRESET } from './official-preset.ts';
import { type HostOptions, hostOptionFault, optionsFrom, type Start } from './options.ts';
import { TABLE_WORDS } from './refusal.ts';
import type { Round } from './state.ts';
import { SIDE_NAMES, type TableOptions, wholeGameClock } from './table-options.ts';
import {
  formatTableTags,
  type PdnTableReplay,
  replayTablePdn,
  TABLE_TAG_WORDS,
  tableOf,
} from './table-tags.ts';

const WARNING_WORDS = { ...PDN_WARNING_WORDS, ...TABLE_TAG_WORDS } as const;

const pdnDate = (now: number): string => new Date(now).toISOString().slice(0, 10).replaceAll('-', '.');

/** Whole-game clocks as they stand. */
function clocksAt(round: Round, now: number): BySide<number> | null {
  if (wholeGameClock(round.table.timer) === null) return null;
  const { left } = viewClock(round, now);
  return { black: left.black ?? 0, white: left.white ?? 0 };
}

/** The round as a PDN text that `openSaved` takes up again, clocks included. */
export function saveRound(round: Round, now: number): string {
  const { game, names, table, ballot } = round;
  const turnTime = game.outcome ? null : turnTimeAt(round, now);
  const facts = { sideNames: table.sideNames, table, clocks: clocksAt(round, now), turnTime };
  const tags = [
    { name: 'Date', value: pdnDate(now) },
    ...formatTableTags(facts),
    ...(ballot === null ? [] : [{ name: 'Ballot', value: ballot }]),
  ];
  return writePdn({ game, tags, facts: { names } });
}

/** A game from a file: open a table with these options and it goes on. */
export interface OpenedGame {
  readonly options: HostOptions;
  readonly names: BySide<string>;
  /** How many games the file has; the first is opened. */
  readonly games: number;
  /** Sentences about what was put right or left out in reading. */
  readonly notices: readonly string[];
}

/** Names from a file are anybody's: they must do as names at a table, or the sides' names stand in. */
function namesFor(given: BySide<string>, table: TableOptions): BySide<string> {
  const sides = SIDE_NAMES[table.sideNames];
  const black = tidyName(given.black) ?? sides.black;
  const white = tidyName(given.white) ?? sides.white;
  return sameName(black, white) ? sides : { black, white };
}

function optionsOf(replay: PdnTableReplay): HostOptions {
  const { game, facts } = replay;
  const table = tableOf(replay);
  const clocks = wholeGameClock(table.timer) && facts.clocks;
  const turnTime = table.timer.kind === 'none' ? null : facts.turnTime;
  const start: Start = {
    kind: 'resume',
    fen: formatFen(game.start),
    history: historyOf(game),
    clocks,
    turnTime,
  };
  return { ...optionsFrom(OFFICIAL_PRESET), rules: game.rules, table, start };
}

/** The first game of a file, ready to be played on; or a sentence that says why it cannot be. */
export function openSaved(text: string): Result<OpenedGame, string> {
  const all = readPdn(text).filter((game) => !isStrayText(game));
  const games = all.filter((game) => !isOtherGame(game));
  const [first] = games;
  if (first === undefined) {
    return err(all.length > 0 ? 'its games are of another kind of draughts.' : 'there is no game in it.');
  }
  const replayed = replayTablePdn(first);
  if (replayed.failure) return err(describePdnFailure(replayed.failure));
  const options = optionsOf(replayed);
  const names = namesFor(replayed.facts.names, options.table);
  const ended = naturalOutcome(replayed.game);
  if (ended) return err(`its game is over. ${describeOutcome(ended, names)}`);
  const fault = hostOptionFault(options);
  if (fault) return err(TABLE_WORDS[fault]);
  const notices = [...new Set(replayed.warnings.map(({ code }) => WARNING_WORDS[code]))];
  return ok({ options, names, games: games.length, notices });
}
