/** Self-play: the same games from the same seed, and nothing lost when it is stopped. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Engine } from '../src/engine.ts';
import { openCore } from '../src/node/open-core.ts';
import { openTables } from '../src/node/open-tables.ts';
import { GameFolder, gameFiles, readGames } from './game-folder.ts';
import { type PlayedGame, readGame, writeGame } from './game-record.ts';
import { GamePlayer } from './play-game.ts';
import { runSelfPlay } from './run-self-play.ts';
import type { RunSettings } from './run-settings.ts';
import { samplesOf } from './samples.ts';

const SETTINGS: RunSettings = { seed: 5, nodes: 100, style: 'varied' };
const scratch = mkdtempSync(join(tmpdir(), 'self-play-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const core = openCore();
const tables = openTables();
const newPlayer = (settings: RunSettings = SETTINGS): GamePlayer => {
  return new GamePlayer(new Engine({ megabytes: 1, prober: tables, core, clock: () => 0 }), tables, settings);
};

function gamesIn(folder: string): PlayedGame[] {
  const games: PlayedGame[] = [];
  for (const file of gameFiles(folder)) readGames(file, (game) => games.push(game));
  return games.sort((a, b) => a.number - b.number);
}

const run = (folder: string, workers: number, games: number) =>
  runSelfPlay({ folder, settings: SETTINGS, workers, positions: 1e9, games });

describe('self-play', () => {
  it('[S8] plays the same game from the same seed and number, whatever was played before', () => {
    const player = newPlayer();
    const games = [0, 1].map((number) => player.play(number));
    expect(newPlayer().play(1)).toEqual(games[1]);
    expect(newPlayer({ ...SETTINGS, seed: 6 }).play(1)).not.toEqual(games[1]);
    expect(new Set(games.map(({ start }) => JSON.stringify(start))).size).toBe(2);
  });

  it('[S8] loses nothing but the running game when it is killed, and does not depend on the number of workers', async () => {
    const whole = join(scratch, 'whole');
    await run(whole, 1, 4);
    const halted = join(scratch, 'halted');
    await run(halted, 2, 3);
    const [file] = gameFiles(halted);
    const { length } = readFileSync(file!);
    truncateSync(file!, length - 7);
    expect(gamesIn(halted)).toHaveLength(2);
    appendFileSync(file!, 'GGGG');
    const progress = await run(halted, 2, 4);
    expect(gamesIn(halted)).toEqual(gamesIn(whole));
    expect(progress.games).toBe(4);
    expect(progress.resumed).toBeLessThan(progress.unique);
    expect(progress.unique).toBeLessThanOrEqual(progress.positions);
  });

  it('refuses to continue a run with other settings', () => {
    const folder = join(scratch, 'other');
    new GameFolder(folder, SETTINGS);
    expect(GameFolder.settingsIn(folder)).toEqual(SETTINGS);
    expect(() => new GameFolder(folder, { ...SETTINGS, seed: 9 })).toThrow('other settings');
  });
});

/** Played once for all who look at it. */
const game = newPlayer().play(7);

describe('a game as bytes', () => {
  it('reads back as it was, and not at all when a byte is wrong', () => {
    const bytes = writeGame(game);
    expect(bytes.length).toBe(24 + game.plies.length * 3);
    expect(readGame(bytes, 0)).toEqual({ game, end: bytes.length });
    bytes[30]! ^= 1;
    expect(readGame(bytes, 0)).toBeNull();
  });

  it('gives quiet positions, with the result of the side to move unless a random move has changed it', () => {
    const chosen = {
      ...game,
      result: 2 as const,
      plies: game.plies.map((ply) => ({ ...ply, isRandom: false })),
    };
    const samples = samplesOf(chosen);
    expect(samples.length).toBeGreaterThan(10);
    for (const { board, result } of samples) expect(result).toBe(board.turn === 'black' ? 2 : 0);
    const last = chosen.plies.length - 1;
    const spoilt = {
      ...chosen,
      plies: chosen.plies.map(({ rank }, i) => ({ rank, isRandom: i === last, score: 0 })),
    };
    for (const { result } of samplesOf(spoilt)) expect(result).toBeNull();
  });
});

describe('a random move', () => {
  it('counts as costly by the next score there is, over forced jumps', () => {
    const withScores = (scores: (number | null)[]): PlayedGame => ({
      ...game,
      plies: game.plies.map(({ rank }, i) => ({
        rank,
        isRandom: i === 0,
        score: i < scores.length ? scores[i]! : 0,
      })),
    });
    const firstResult = (scores: (number | null)[]): number | null =>
      samplesOf(withScores(scores))[0]!.result;
    expect(firstResult([0, 0])).not.toBeNull();
    expect(firstResult([0, 200])).toBeNull();
    expect(firstResult([0, -200])).not.toBeNull();
    expect(firstResult([0, null, -200])).toBeNull();
    expect(firstResult([0, null, 200])).not.toBeNull();
  });
});
