/** Decisions inside a game: moves, draws, resigning, taking back. */
import {
  drawn,
  drawStatus,
  explain,
  movesAreOfficial,
  opposite,
  type Side,
  voided,
  won,
} from '@crownhead/rules';
import { moveDeadline } from './clock.ts';
import type { PlayerCommand } from './command.ts';
import { finish, finishDrawn, settleRound } from './finish.ts';
import type { PlayerId } from './ids.ts';
import type { Journal, Rule } from './journal.ts';
import { actingSide, playing, playsFor, type Round, type TableState } from './state.ts';

type Of<T extends PlayerCommand['type']> = Extract<PlayerCommand, { type: T }>;

/** The side to move is out of time, though no tick has said so yet. */
function timeIsUp({ at }: Journal, round: Round): boolean {
  const deadline = moveDeadline(round.clock, round.table, round.game.position.turn);
  return deadline !== null && at > deadline;
}

/** Spectators change nothing (N6), and most things are allowed only on the player's own turn and in time. */
function turnRefusal(journal: Journal, round: Round, player: PlayerId): Rule {
  const { state } = journal;
  const { turn } = round.game.position;
  if (actingSide(state, round, player, turn) === null) return 'not-seated';
  if (!playsFor(state, round, player, turn)) return 'not-your-turn';
  return timeIsUp(journal, round) ? 'time-is-up' : null;
}

export function move(journal: Journal, command: Of<'move'>): Rule {
  const { state } = journal;
  const round = playing(state);
  if (!round) return state.round ? 'game-over' : 'no-game';
  const { game } = round;
  if (command.game !== round.number || command.ply !== game.plies.length + 1) {
    const known = actingSide(state, round, command.by, game.position.turn) !== null;
    return known ? 'stale-move' : 'not-seated';
  }
  const refusal = turnRefusal(journal, round, command.by);
  if (refusal) return refusal;
  const legal = explain(game.position, game.rules, command.path);
  if (!legal.ok) return legal.error;
  journal.add({ type: 'move.made', game: round.number, ply: command.ply, move: legal.value });
  settleRound(journal);
  return null;
}

export function offerDraw(journal: Journal, command: Of<'draw.offer'>): Rule {
  const round = playing(journal.state);
  if (!round) return 'no-game';
  const refusal = turnRefusal(journal, round, command.by);
  if (refusal) return refusal;
  if (!round.table.draw.agreement) return 'draws-not-offered';
  if (round.offered) return 'already-offered';
  journal.add({ type: 'draw.offered', side: round.game.position.turn });
  return null;
}

/** The side that an offer or question waits for, if this player speaks for it. */
function answering(state: TableState, round: Round, player: PlayerId, asker: Side | null): Side | null {
  if (asker === null) return null;
  return playsFor(state, round, player, opposite(asker)) ? opposite(asker) : null;
}

export function answerDraw(journal: Journal, command: Of<'draw.accept' | 'draw.decline'>): Rule {
  const round = playing(journal.state);
  if (!round) return 'no-game';
  const side = answering(journal.state, round, command.by, round.offer);
  if (side === null) return 'no-offer';
  if (command.type === 'draw.accept') finishDrawn(journal, 'agreed');
  // The asker is still to move: that was so all along, and is so again.
  else journal.add({ type: 'draw.declined', side });
  return null;
}

/** Are the endgame tables entitled to speak about this game? */
const proofApplies = (round: Round): boolean =>
  round.table.draw.proof !== 'off' && movesAreOfficial(round.rules);

export function claimDraw(journal: Journal, command: Of<'draw.claim'>): Rule {
  const { state, env } = journal;
  const round = playing(state);
  if (!round) return 'no-game';
  const refusal = turnRefusal(journal, round, command.by);
  if (refusal) return refusal;
  const byRule = round.table.draw.rule === 'off' ? null : drawStatus(round.game).claim;
  const byProof = proofApplies(round) && env.verdict === 'draw' ? 'proof' : null;
  const reason = byRule ?? byProof;
  if (reason === null) return 'no-draw-to-claim';
  finishDrawn(journal, reason);
  return null;
}

/** Does the shell have to ask the endgame tables after each move? */
export const wantsProof = (state: TableState): boolean => {
  const round = playing(state);
  return round !== null && round.table.draw.proof === 'auto' && proofApplies(round);
};

export function declareDraw(journal: Journal): Rule {
  if (!playing(journal.state)) return 'no-game';
  if (!wantsProof(journal.state) || journal.env.verdict !== 'draw') return 'not-proved';
  finish(journal, drawn('proof'));
  return null;
}

export function resign(journal: Journal, command: Of<'resign'>): Rule {
  const { state } = journal;
  const round = playing(state);
  if (!round) return 'no-game';
  const { turn } = round.game.position;
  const side = actingSide(state, round, command.by, turn);
  if (side === null) return 'not-seated';
  if (round.table.resign === 'not-offered') return 'resigning-not-offered';
  if (round.table.resign === 'own-turn' && side !== turn) return 'not-your-turn';
  if (!command.confirmed) return 'not-confirmed';
  finish(journal, won(opposite(side), 'resigned'));
  return null;
}

export function stop(journal: Journal): Rule {
  if (!playing(journal.state)) return 'no-game';
  finish(journal, voided('abandoned'));
  return null;
}

/** How many plies are left when a side takes back its last move; null when it has none. */
function takebackPoint(round: Round, side: Side): number | null {
  const { plies } = round.game;
  const last = plies.findLastIndex((ply) => ply.kind === 'move' && ply.before.turn === side);
  return last < round.opening ? null : last;
}

const lastMover = (round: Round): Side | null =>
  round.game.plies.findLast((ply) => ply.kind === 'move')?.before.turn ?? null;

const needsConsent = (state: TableState, round: Round, side: Side): boolean =>
  round.table.takebacks === 'asked' &&
  !state.options.shared &&
  state.seats[round.sides[opposite(side)]]?.kind === 'person';

export function askTakeback(journal: Journal, command: Of<'takeback.ask'>): Rule {
  const { state } = journal;
  const round = playing(state);
  if (!round) return 'no-game';
  const preferred = state.options.shared ? (lastMover(round) ?? 'black') : round.game.position.turn;
  const side = actingSide(state, round, command.by, preferred);
  if (side === null) return 'not-seated';
  if (round.table.takebacks === 'never') return 'takebacks-off';
  const plies = takebackPoint(round, side);
  if (plies === null) return 'nothing-to-undo';
  if (timeIsUp(journal, round)) return 'time-is-up';
  if (!needsConsent(state, round, side)) journal.add({ type: 'takeback.done', side, plies });
  else if (round.takeback !== null || round.takebacksAsked?.includes(side)) return 'already-asked';
  else journal.add({ type: 'takeback.asked', side });
  return null;
}

export function answerTakeback(journal: Journal, command: Of<'takeback.accept' | 'takeback.decline'>): Rule {
  const round = playing(journal.state);
  if (!round) return 'no-game';
  const asker = round.takeback;
  const side = answering(journal.state, round, command.by, asker);
  if (asker === null || side === null) return 'no-takeback-asked';
  if (command.type === 'takeback.decline') journal.add({ type: 'takeback.declined', side });
  else if (timeIsUp(journal, round)) return 'time-is-up';
  else journal.add({ type: 'takeback.done', side: asker, plies: takebackPoint(round, asker)! });
  return null;
}
