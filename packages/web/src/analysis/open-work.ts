/** What an address of analysis shows: a work that was kept, a game that has to be found first, or a position. */
import { treeOfFen } from '@crownhead/client/analysis';
import { type PdnTableReplay, replayTablePdn } from '@crownhead/match';
import { isOtherGame, newTree, OFFICIAL, ok, parseRules, readPdn, writePdn } from '@crownhead/rules';
import type { Keys } from '../local/kept-games.ts';
import { newWork } from './new-work.ts';
import { readWork, type Work, workKeys } from './works.ts';

/** A board that is nobody's game begins with the standard start. */
const OWN_KEY = 'board';

/** No game is longer. */
const MOST_PLIES = 2000;

/** The address of a new one. */
export const newAnalysis = (now: number): string => `/analysis/${OWN_KEY}-${now.toString(36)}`;

/** Why there is nothing to show. */
export type OpenFault = 'not-found' | 'not-readable' | 'bad-position';

export interface OpenedWork {
  readonly key: string;
  readonly work: Work;
  readonly replay: PdnTableReplay;
}

interface Sources {
  readonly keys: Keys;
  readonly fetch: (address: string) => Promise<Response>;
  readonly now: () => number;
}

/** The code that finds a game is loaded when there is one to find. */
async function pdnOf(key: string, { keys, fetch }: Sources): Promise<string | null> {
  const [place, id = ''] = key.split('/');
  try {
    if (place === 'here') return (await import('../games/finished.ts')).finishedGame(keys, id)?.pdn ?? null;
    if (place === 'library') return (await import('../library/game-pdn.ts')).libraryPdn(id);
    if (place !== 'online') return null;
    const { pdnAddress } = await import('../online/archive.ts');
    const reply = await fetch(pdnAddress(encodeURIComponent(id)));
    return reply.ok ? await reply.text() : null;
  } catch {
    return null;
  }
}

function opened(key: string, work: Work): OpenedWork | OpenFault {
  const game = readPdn(work.pdn).find((one) => !isOtherGame(one));
  return game ? { key, work, replay: replayTablePdn(game) } : 'not-readable';
}

/** `?fen=…&rules=…`: a position, under the official rules unless others are named. */
function openPosition(search: URLSearchParams, { keys, now }: Sources): OpenedWork | OpenFault {
  const fen = (search.get('fen') ?? '').trim();
  const named = search.get('rules');
  const rules = named === null ? ok(OFFICIAL) : parseRules(named);
  const tree = rules.ok ? treeOfFen(fen, rules.value) : rules;
  if (!tree.ok) return 'bad-position';
  const pdn = writePdn({ tree: tree.value });
  const key = `position/${fen}${named === null ? '' : ` ${named}`}`;
  return opened(key, readWork(keys, key) ?? newWork(pdn, now()));
}

/** `rest` is the key in the address; without one, what was last worked at. `?ply=…` is where the board stands. */
export async function openWork(
  rest: string,
  search: URLSearchParams,
  sources: Sources,
): Promise<OpenedWork | OpenFault> {
  if (search.has('fen')) return openPosition(search, sources);
  const { keys, now } = sources;
  const key = rest === '' ? (workKeys(keys)[0] ?? OWN_KEY) : decodeURIComponent(rest);
  const pdnHere = async (): Promise<string | null> =>
    key.startsWith(OWN_KEY) ? writePdn({ tree: newTree() }) : pdnOf(key, sources);
  const kept = readWork(keys, key);
  const pdn = kept ? kept.pdn : await pdnHere();
  if (pdn === null) return 'not-found';
  const work = kept ?? newWork(pdn, now());
  const ply = Number(search.get('ply'));
  // The main line is the first child at each step.
  return opened(key, ply >= 1 && ply < MOST_PLIES ? { ...work, path: Array(Math.trunc(ply)).fill(0) } : work);
}
