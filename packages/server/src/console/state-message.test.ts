/** What a console client is sent when it joins. */
import { findPreset } from '@crownhead/match';
import { describe, expect, it } from 'vitest';
import { welcomeLine } from './state-message.ts';

const table = (preset: string) => findPreset(preset)!.table;

describe('WELCOME', () => {
  it.each([
    ['console', {}, '600 You are Ann. A turn of more than 10 minutes loses the game.'],
    ['timed', {}, '360 You are Ann. A turn of more than 6 minutes loses the game.'],
    ['lobby', {}, '300 You are Ann. A turn of more than 5 minutes is missed.'],
    ['lobby', { idle: 60_000 }, '60 You are Ann. A turn of more than 1 minute loses the game.'],
    ['official', {}, '0 You are Ann. A turn has no time limit.'],
  ] as const)('[T5] %s %j: %s', (preset, change, words) => {
    const line = welcomeLine(2, 'PLAYER', 'Ann', { ...table(preset), ...change });
    expect(line).toBe(`WELCOME 2 PLAYER ${words}`);
  });
});
