import { expect, it } from 'vitest';
import { demoScenes } from './demo-game.ts';

it('the game of the first screen is legal and ends with a king’s round trip', () => {
  const scenes = demoScenes();
  expect(scenes).toHaveLength(22);
  const { trail } = scenes.at(-1)!;
  expect(trail).toHaveLength(5);
  expect(trail[0]).toBe(trail.at(-1));
});
