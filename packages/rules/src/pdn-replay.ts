/** Plays a PDN game through on the board: the game as far as it is legal, its tree of variations, and what stopped each line. */
import { parseFen } from './fen.ts';
import { endGame, type Game, newGame, standardStart } from './game.ts';
import { type GameTree, treeOf } from './game-tree.ts';
import { firstByRules, firstByType, type PdnFacts, parseFacts } from './pdn-facts.ts';
import { failureAt, type PdnFailure, type PdnFailureReason } from './pdn-failure.ts';
import { isOtherGame, type PdnGame, type PdnTag, type PdnWarning, tagValue } from './pdn-game.ts';
import { keptTags } from './pdn-head.ts';
import { formatResult, isSeenOnBoard, resultOf, toOutcome } from './pdn-outcome.ts';
import { playTree, type Warn } from './pdn-tree.ts';
import { menOnKingRow, type Position, toPosition } from './position.ts';
import { err, ok, type Result } from './result.ts';

/** A game played through. `writePdn` takes it as it is. */
export interface PdnReplay {
  /** The legal plies up to the failure, or all of them with the outcome. */
  readonly game: Game;
  /** The game with its variations and notes, each line as far as it is legal; what is not is kept in it as it was written. */
  readonly tree: GameTree;
  readonly failure: PdnFailure | null;
  /** Where variations stopped being playable. They do not spoil the game. */
  readonly variationFailures: readonly PdnFailure[];
  /** Those met in reading and those met on the board. */
  readonly warnings: readonly PdnWarning[];
  readonly tags: readonly PdnTag[];
  readonly facts: PdnFacts;
}

function startOf(source: PdnGame, facts: PdnFacts, warn: Warn): Result<Position, string> {
  const fen = tagValue(source.tags, 'FEN');
  if (fen === null) return ok(standardStart(firstByRules(facts.rules)));
  const setup = parseFen(fen);
  if (!setup.ok) return err(fen);
  if (setup.value.turn === null) warn('open-side-to-move', source.line, fen);
  if (menOnKingRow(setup.value) !== 0) warn('men-crowned', source.line, fen);
  const position = toPosition({ ...setup.value, turn: setup.value.turn ?? firstByRules(facts.rules) });
  return position.ok ? position : err(fen);
}

/** The outcome that the file gives, unless the board has given one. */
function concluded(source: PdnGame, game: Game, warn: Warn): Game {
  const first = firstByType(source.tags);
  const result = resultOf(source);
  const termination = tagValue(source.tags, 'Termination');
  if (game.outcome === null) {
    const outcome = toOutcome(result, first, termination);
    if (outcome === null) return game;
    if (isSeenOnBoard(termination)) warn('result-differs-from-board', source.line, termination!);
    return endGame(game, outcome);
  }
  const open = result === null || result === '*';
  if (!open && result !== formatResult(game.outcome, first))
    warn('result-differs-from-board', source.line, result);
  return game;
}

/** Never throws. Whatever is wrong with the game is in `failure`, or in `warnings` where it could be put right. */
export function replayPdn(source: PdnGame): PdnReplay {
  const warnings: PdnWarning[] = [...source.warnings];
  const warn: Warn = (code, line, token) => warnings.push({ code, line, token });
  const { facts, errors } = parseFacts(source.tags);
  const { rules, drawRule } = facts;
  const { tags } = source;

  const unplayable = (reason: PdnFailureReason, token: string): PdnReplay => {
    const game = newGame({ drawRule });
    const failure = { game: source.number, ply: 1, token, reason, line: source.line };
    const tree = treeOf(game, { tags: keptTags(tags, null) });
    return { game, tree, failure, variationFailures: [], warnings, tags, facts };
  };
  if (isOtherGame(source)) return unplayable('other-game', tagValue(tags, 'GameType')!);
  for (const { code, value } of errors) {
    if (code === 'bad-rules') return unplayable(code, value);
    warn(code, source.line, value);
  }
  const start = startOf(source, facts, warn);
  if (!start.ok) return unplayable('bad-fen', start.error);

  const played = playTree(newGame({ rules, drawRule, start: start.value }), source, warn);
  const [error] = source.errors;
  const failure =
    played.failure ?? (error ? failureAt(played.game, source, { ...error, reason: error.code }) : null);
  // Whichever side has won, it was not in the position where the moves stopped.
  const ended = played.failure ? played.game : concluded(source, played.game, warn);
  const tree = { ...played.tree, outcome: ended.outcome, tags: keptTags(tags, ended.outcome) };
  const game = failure ? played.game : ended;
  return { game, tree, failure, variationFailures: played.variationFailures, warnings, tags, facts };
}
