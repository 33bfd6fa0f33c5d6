/** The computer at a local table, with a real engine in its thread. */
import { newGame } from '@crownhead/rules';
import { expect, it } from 'vitest';
import { EngineComputer } from './engine-computer.ts';

/** Longer than anything is asked for here, and shorter than it would ponder. */
const PROMPT_MS = 25_000;

it(
  '[S5] thinks in the player’s time at full strength, and drops that when something is asked or the game is left',
  async () => {
    const computer = new EngineComputer(null, { ponder: true, book: false });
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
