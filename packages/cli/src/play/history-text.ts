/** The moves of a game as numbered pairs, the way they are printed. */
import { formatMove, type Game } from '@crownhead/rules';

export function historyText(game: Game): string {
  if (game.plies.length === 0) return 'No moves yet.';
  const texts = game.plies.map((ply) => (ply.kind === 'move' ? formatMove(ply.move) : 'passes'));
  const pairs: string[] = [];
  for (let i = 0; i < texts.length; i += 2) {
    pairs.push(`${i / 2 + 1}. ${texts[i]}${texts[i + 1] ? ` ${texts[i + 1]}` : ''}`);
  }
  return pairs.join('  ');
}
