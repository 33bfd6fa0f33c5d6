import { expect, it } from 'vitest';
import { demoSteps } from './demo-game.ts';

it('the game of the first screen is legal and ends with a king’s round trip', () => {
  const steps = demoSteps();
  expect(steps).toHaveLength(22);
  const { trail } = steps.at(-1)!;
  expect(trail).toHaveLength(5);
  expect(trail[0]).toBe(trail.at(-1));
});
