/** Random finished games in which positions, names and openings come again and again. */
import { nearestPreset, PRESETS, playerId } from '@crownhead/match';
import { gameId, tableId } from '@crownhead/protocol';
import {
  endGame,
  type Game,
  listMoves,
  newGame,
  openingOf,
  playMove,
  type Side,
  writePdn,
} from '@crownhead/rules';
import { SeededChoices } from '@crownhead/testkit';
import type { FinishedGame } from '../../src/store/store.ts';

/** A number from 0 up to, but not, `n`. */
export type Pick = (n: number) => number;

/** The same numbers for the same seed. */
export function pickFrom(seed: number): Pick {
  const choices = new SeededChoices(seed);
  return (n) => choices.below(n);
}

export const NAMES = ['Ann', 'Ann Bell', 'Ben', 'Zoë Müller', 'Bell', 'O’Hara, Cleo'];

/** What a game was made of, to compare answers with. */
export interface RandomGame extends FinishedGame {
  readonly played: Game;
}

function playedBy(pick: Pick, preset: (typeof PRESETS)[number], longest: number): Game {
  const rules = { ...preset.rules, first: preset.rules.first === 'white' ? 'white' : 'black' } as const;
  let game = newGame({ rules, drawRule: preset.table.draw.rule });
  const plies = 1 + pick(longest);
  for (let ply = 0; ply < plies && game.outcome === null; ply += 1) {
    const moves = listMoves(game.position, rules);
    if (!moves.ok || moves.value.length === 0) break;
    // Few beginnings, so that games meet.
    const choices = ply < 6 ? Math.min(2, moves.value.length) : moves.value.length;
    game = playMove(game, moves.value[pick(choices)]!);
  }
  if (game.outcome !== null) return game;
  const winner = (['black', 'white', null] as const)[pick(3)]! as Side | null;
  if (winner !== null) return endGame(game, { winner, reason: 'resigned' });
  return endGame(game, { winner: null, reason: pick(3) === 0 ? 'abandoned' : 'agreed' });
}

/** Game `n` of a server; several end at the same time. */
export function randomGame(pick: Pick, n: number, longest = 30): RandomGame {
  const preset = PRESETS[pick(3) === 0 ? pick(PRESETS.length) : 0]!;
  const played = playedBy(pick, preset, longest);
  const table = tableId(`table${String(Math.floor(n / 3)).padStart(5, '0')}`);
  const id = gameId(table, (n % 3) + 1);
  const [black, white] = [NAMES[pick(NAMES.length)]!, NAMES[pick(NAMES.length)]!];
  const endedAt = 1_700_000_000_000 + Math.floor(n / 2) * 3_600_000;
  return {
    listing: {
      ...{ id, table, game: (n % 3) + 1, black, white, sideNames: 'black-white' },
      ...{ outcome: played.outcome!, plies: played.plies.length, startedAt: endedAt - 1000, endedAt },
      ...{ preset: nearestPreset(preset)?.id ?? null, opening: openingOf(played) },
    },
    pdn: writePdn({ game: played, tags: [], facts: { names: { black, white } } }),
    private: pick(6) === 0,
    players: [playerId(black), playerId(white)],
    played,
  };
}
