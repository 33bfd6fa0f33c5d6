/** A report as programs read it: one line a game. */
import { claimText, type GameReport, type PlyReport } from '@crownhead/analysis';
import { formatMove, type Move } from '@crownhead/rules';

const text = (move: Move | null | undefined): string | null => (move ? formatMove(move) : null);

/** What the move played was worth to the side that played it. */
function verdictJson({ played: { verdict } }: PlyReport): object {
  return { kind: verdict.kind, plies: 'plies' in verdict ? verdict.plies : null };
}

const plyJson = (ply: PlyReport): object => ({
  ply: ply.ply,
  move: text(ply.move),
  best: text(ply.line[0]),
  loss: ply.loss,
  mark: ply.mark,
  verdict: verdictJson(ply),
  claims: ply.claims.map((claim) => ({
    kind: claim.kind,
    text: claimText(claim),
    line: claim.line.map((move) => formatMove(move)),
    proof: claim.proof,
  })),
  /** For Black, after the ply. */
  expected: ply.black,
  stake: ply.stake,
});

export function reportJson(game: number, report: GameReport): object {
  const { start, end, plies, black, white, turning, losing } = report;
  const side = ({ loss, kept }: GameReport['black']): object => ({ loss, kept });
  return {
    game,
    start,
    end,
    plies: plies.map(plyJson),
    black: side(black),
    white: side(white),
    turning,
    losing,
  };
}
