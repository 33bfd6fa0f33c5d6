/** What was played from a position in the games of this server. */
import { type Fetch, globalFetch } from '@crownhead/client';
import type { Explored, ExplorerMove } from '@crownhead/library';
import type { ArchiveExplored } from '@crownhead/protocol';
import {
  applyMove,
  err,
  formatFen,
  formatMove,
  formatRules,
  listMoves,
  ok,
  type Position,
  type Result,
  type RuleSet,
} from '@crownhead/rules';

import type { ExplorerSource } from '../library/explorer-source.ts';

interface Asked {
  readonly position: Position;
  /** Those under which the position is looked at: moves that they do not have are left out. */
  readonly rules: RuleSet;
  readonly player: string;
}

const isExplored = (value: unknown): value is ArchiveExplored =>
  typeof value === 'object' && value !== null && Array.isArray((value as ArchiveExplored).moves);

function movesOf({ moves }: ArchiveExplored, { position, rules }: Asked): readonly ExplorerMove[] {
  const legal = listMoves(position, rules);
  const byText = new Map((legal.ok ? legal.value : []).map((move) => [formatMove(move), move]));
  return moves.flatMap(({ move: text, games, black, white, drawn, last }) => {
    const move = text === null ? undefined : byText.get(text);
    if (move === undefined) return [];
    const lastYear = new Date(last).getFullYear();
    return [{ move, after: applyMove(position, move), games, black, white, drawn, lastYear }];
  });
}

export async function exploreServer(asked: Asked, fetch: Fetch): Promise<Result<Explored, null>> {
  const player = asked.player.trim();
  const search = new URLSearchParams({ fen: formatFen(asked.position), ...(player && { player }) });
  try {
    const reply = await fetch(`/api/explorer?${search}`, { method: 'GET', headers: {} });
    const body = await reply.json();
    if (reply.status !== 200 || !isExplored(body)) return err(null);
    return ok({ games: body.games, moves: movesOf(body, asked) });
  } catch {
    return err(null);
  }
}

/** Among the names of collections. */
export const SERVER = 'server';

/** Under rules, since which moves there are depends on them. */
export const serverSource = (rules: RuleSet): ExplorerSource => ({
  id: `${SERVER} ${formatRules(rules)}`,
  explore: (position, { player = '' }) => exploreServer({ position, rules, player }, globalFetch),
});
