/** Reports as the terminal makes them, with engines of its own. */
import type { PresetId } from '@crownhead/rules';
import { mainLine, PRESET_IDS, treeOf } from '@crownhead/rules';
import { FULL, presetGame } from '@crownhead/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import type { ShellEvent } from '../app/screen.ts';
import { AnalysisDesk } from './analysis-desk.ts';

const PRESETS: readonly PresetId[] = FULL ? PRESET_IDS : ['lobby'];

describe('[A4] [A12] a report in the terminal', () => {
  const heard: ShellEvent[] = [];
  const desk = new AnalysisDesk((event) => heard.push(event));
  afterAll(() => desk.close());

  it.each(
    PRESETS,
  )('tells how far it is and what it found, and is written into the moves: %s', async (preset) => {
    heard.length = 0;
    const game = presetGame(preset, 6);
    await desk.report(game, 'quick');
    const told = heard.flatMap((event) => (event.type === 'game-report' ? [event.state] : []));
    expect(told[0]).toMatchObject({ status: 'working' });
    expect(told.at(-1)).toMatchObject({ status: 'done', report: { quality: 'quick' } });
    await desk.annotate(treeOf(game));
    const written = heard.flatMap((event) => (event.type === 'annotated' ? [event.tree] : []));
    expect(written.flatMap(mainLine).every(({ note }) => note.evaluation !== null)).toBe(true);
  });
});
