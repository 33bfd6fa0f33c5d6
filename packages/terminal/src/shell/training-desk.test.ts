/** The training log behind the screens: sent when it is opened and after every change, written before it is closed. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Training } from '../app/screen.ts';
import { TrainingDesk } from './training-desk.ts';

const folder = mkdtempSync(join(tmpdir(), 'crownhead-desk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OWN = `[PuzzleId "own"] [Puzzle "draw"] [Tier "checked"] [Rating "900"] [FEN "W:W22,30:B13,14"]
1. 30-26 (1. 22-17? 13x22) (1. 22-18? 14x23) (1. 30-25? 14-18) *`;

test('[B74] [B72] changes are told, puzzles of one’s own games are among the others, and all is written at the end', async () => {
  const told: Training[] = [];
  const desk = await TrainingDesk.open(folder, (event) => {
    if (event.type === 'training') told.push(event.training);
  });
  desk.show();
  const shipped = told[0]!.puzzles.length;
  expect(shipped).toBeGreaterThan(50);
  void desk.do({ type: 'puzzle.add', id: 'own', pdn: OWN });
  void desk.do({ type: 'lesson.finish', id: 'men' });
  await desk.close();
  expect(told.at(-1)!.puzzles).toHaveLength(shipped + 1);
  expect(told.at(-1)!.puzzles.at(-1)).toMatchObject({ id: 'own', goal: 'draw' });
  expect(told.at(-1)!.state.lessons).toEqual(new Set(['men']));
  expect(readFileSync(join(folder, 'training.txt'), 'utf8').trim().split('\n')).toHaveLength(3);
});
