/** The beginning of a game under the rules of a preset. */
import {
  type Game,
  listMoves,
  newGame,
  type PresetId,
  playMove,
  RULE_PRESETS,
  standardStart,
} from '@crownhead/rules';

/** Moves are taken in turn from the list of legal ones, so they are the same every time. */
export function presetGame(preset: PresetId, plies: number): Game {
  const { rules } = RULE_PRESETS[preset];
  let game = newGame({ rules, start: standardStart(rules.first === 'white' ? 'white' : 'black') });
  for (let ply = 0; ply < plies && game.outcome === null; ply++) {
    const moves = listMoves(game.position, rules, 100);
    if (!moves.ok) break;
    game = playMove(game, moves.value[ply % moves.value.length]!);
  }
  return game;
}
