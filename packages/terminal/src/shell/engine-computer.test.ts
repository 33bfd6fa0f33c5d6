/** The computer at a local table, with a real engine in its thread. */
import type { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { TABLES_VARIABLE } from '@crownhead/engine/node';
import { newGame } from '@crownhead/rules';
import { presetGame } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import type { ShellEvent } from '../app/screen.ts';
import { AnalysisDesk } from './analysis-desk.ts';
import { EngineComputer } from './engine-computer.ts';
import { engineNotices } from './engine-notices.ts';

/** Longer than anything is asked for here, and shorter than it would ponder. */
const PROMPT_MS = 25_000;

it(
  '[S5] thinks in the player’s time at full strength, and drops that when something is asked or the game is left',
  async () => {
    const computer = new EngineComputer(null, { ponder: true, book: false }, () => undefined);
    const question = { side: 'black', name: '', clock: null, limit: 100, random: 1 } as const;
    const game = newGame();
    const move = () => computer.move({ ...question, game, strength: 10, onStop: () => undefined });
    expect(await move()).not.toBeNull();
    expect(await computer.hint(game)).not.toBeNull();
    expect(await move()).not.toBeNull();
    expect(await move()).not.toBeNull();
    await computer.close();
  },
  PROMPT_MS,
);

it('[R10] says what our engine plays without, once, and plays on', async () => {
  const before = process.env[TABLES_VARIABLE];
  process.env[TABLES_VARIABLE] = '/nowhere';
  const told: ShellEvent[] = [];
  const warn = engineNotices((event) => told.push(event));
  const computers = [1, 2].map(() => new EngineComputer(null, { book: false }, warn));
  const desk = new AnalysisDesk((event) => told.push(event), warn);
  try {
    for (const computer of computers) expect(await computer.hint(newGame())).not.toBeNull();
    // The engine of the analysis has nothing new to say, and the ones of a report write nothing over the screen.
    await desk.report(presetGame('lobby', 2), 'quick');
    expect(told.filter(({ type }) => type === 'notice')).toEqual([
      { type: 'notice', text: expect.stringContaining('The engine plays without its endgame tables: ') },
    ]);
  } finally {
    if (before === undefined) delete process.env[TABLES_VARIABLE];
    else process.env[TABLES_VARIABLE] = before;
    await Promise.all([...computers, desk].map((one) => one.close()));
  }
});

it('[L3] an engine that ends in the middle of a game is replaced by another', async () => {
  const started: EventEmitter[] = [];
  const note = (worker: EventEmitter): void => void started.push(worker);
  process.on('worker', note);
  const computer = new EngineComputer(null, { book: false }, () => undefined);
  try {
    expect(await computer.hint(newGame())).not.toBeNull();
    const asked = Promise.all([computer.hint(newGame()), computer.answer(newGame())]);
    await (started[0] as Worker).terminate();
    expect(await asked).toEqual([null, null]);
    await expect.poll(() => computer.hint(newGame())).not.toBeNull();
    expect(started).toHaveLength(2);
  } finally {
    process.off('worker', note);
    await computer.close();
  }
});
