/** Reads the games of a text in pieces, so that the page stays responsive while a big file is read. */
import { type PdnGame, PdnReader } from '@crownhead/rules';

/** So many are shown; nobody scrolls through more. */
const MOST_GAMES = 20_000;
const PIECE = 1 << 15;
/** Milliseconds of work between two breaths: a frame has sixteen. */
const BREATH = 10;

export interface Reading {
  readonly games: readonly PdnGame[];
  /** There were more than can be shown. */
  readonly capped: boolean;
}

export interface ReadingPorts {
  now(): number;
  /** Lets the page breathe. */
  pause(): Promise<void>;
  /** The games so far, and how much of the text they are, from 0 to 1. Answering false gives up. */
  progress(games: readonly PdnGame[], part: number): boolean;
  readonly mostGames?: number;
}

/** Null when it was given up. */
export async function readGames(text: string, ports: ReadingPorts): Promise<Reading | null> {
  const most = ports.mostGames ?? MOST_GAMES;
  const reader = new PdnReader();
  const games: PdnGame[] = [];
  let began = ports.now();
  for (let at = 0; at < text.length && games.length <= most; at += PIECE) {
    games.push(...reader.push(text.slice(at, at + PIECE)));
    if (ports.now() - began < BREATH) continue;
    if (!ports.progress(games, Math.min(1, (at + PIECE) / text.length))) return null;
    await ports.pause();
    began = ports.now();
  }
  if (games.length <= most) games.push(...reader.end());
  return { games: games.slice(0, most), capped: games.length > most };
}
