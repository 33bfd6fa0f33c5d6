/** Plays a PDN game through on the board: the game as far as it is legal, what stopped it, and the notes ply by ply. */
import { parseFen } from './fen.ts';
import { endGame, type Game, newGame, standardStart } from './game.ts';
import { firstByRules, firstByType, type PdnFacts, parseFacts } from './pdn-facts.ts';
import { followMoves, type PlyTokens } from './pdn-follow.ts';
import {
  isOtherGame,
  PDN_ERRORS,
  type PdnGame,
  type PdnTag,
  type PdnWarning,
  type PdnWarningCode,
  tagValue,
} from './pdn-game.ts';
import { EMPTY_NOTE, noteOf, type PdnNote } from './pdn-note.ts';
import { formatResult, isSeenOnBoard, resultOf, toOutcome } from './pdn-outcome.ts';
import { menOnKingRow, type Position, toPosition } from './position.ts';
import { REFUSAL_REASONS } from './refusal.ts';
import { err, ok, type Result } from './result.ts';

/** Why a game could not be played through; `PDN_FAILURE_WORDS` has the sentences. */
export const PDN_FAILURES = [
  ...REFUSAL_REASONS,
  'ambiguous',
  'other-game',
  'bad-rules',
  'bad-fen',
  ...PDN_ERRORS,
] as const;
export type PdnFailureReason = (typeof PDN_FAILURES)[number];

/** Where a game stopped being playable, and why. */
export interface PdnFailure {
  /** The game's place in the file and the ply that could not be played, both counted from 1. */
  readonly game: number;
  readonly ply: number;
  readonly token: string;
  readonly reason: PdnFailureReason;
  readonly line: number;
}

/** A game played through. `writePdn` takes it as it is. */
export interface PdnReplay {
  /** The legal plies up to the failure, or all of them with the outcome. */
  readonly game: Game;
  readonly failure: PdnFailure | null;
  /** Those met in reading and those met on the board. */
  readonly warnings: readonly PdnWarning[];
  readonly tags: readonly PdnTag[];
  readonly facts: PdnFacts;
  /** Before the first move. */
  readonly comments: readonly string[];
  /** One for each ply of the game. */
  readonly notes: readonly PdnNote[];
}

type Warn = (code: PdnWarningCode, line: number, token: string) => void;

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

function linksOf(last: PlyTokens | null): PlyTokens[] {
  const links: PlyTokens[] = [];
  for (let link = last; link; link = link.before) links.push(link);
  return links.reverse();
}

/** Never throws. Whatever is wrong with the game is in `failure`, or in `warnings` where it could be put right. */
export function replayPdn(source: PdnGame): PdnReplay {
  const warnings: PdnWarning[] = [...source.warnings];
  const warn: Warn = (code, line, token) => warnings.push({ code, line, token });
  const { facts, errors } = parseFacts(source.tags);
  const { rules, drawRule } = facts;

  const answer = (
    game: Game,
    failure: Omit<PdnFailure, 'game' | 'ply'> | null,
    links: PlyTokens[],
  ): PdnReplay => {
    const notes = new Array<PdnNote>(game.plies.length).fill(EMPTY_NOTE);
    for (const { ply, tokens } of links) notes[ply] = noteOf(tokens);
    const place = { game: source.number, ply: game.plies.length + 1 };
    return {
      game,
      failure: failure && { ...place, ...failure },
      warnings,
      tags: source.tags,
      facts,
      comments: source.main.comments,
      notes,
    };
  };
  const unplayable = (reason: PdnFailureReason, token: string): PdnReplay =>
    answer(newGame({ drawRule }), { token, reason, line: source.line }, []);

  if (isOtherGame(source)) return unplayable('other-game', tagValue(source.tags, 'GameType')!);
  for (const { code, value } of errors) {
    if (code === 'bad-rules') return unplayable(code, value);
    warn(code, source.line, value);
  }
  const start = startOf(source, facts, warn);
  if (!start.ok) return unplayable('bad-fen', start.error);

  const followed = followMoves(newGame({ rules, drawRule, start: start.value }), source.main.moves);
  const links = linksOf(followed.last);
  for (const { oddity, tokens } of links) {
    if (oddity) warn(oddity, tokens[0]!.line, tokens.map(({ text }) => text).join(' '));
  }
  const { fault, stuck } = followed;
  if (fault && stuck)
    return answer(followed.game, { token: stuck.text, reason: fault, line: stuck.line }, links);
  const [error] = source.errors;
  if (error)
    return answer(followed.game, { token: error.token, reason: error.code, line: error.line }, links);
  return answer(concluded(source, followed.game, warn), null, links);
}
