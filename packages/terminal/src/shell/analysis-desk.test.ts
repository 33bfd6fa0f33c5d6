/** Reports as the terminal makes them, with engines of its own. */
import type { PresetId } from '@crownhead/rules';
import { mainLine, PRESET_IDS, readPdn, replayPdn, treeOf } from '@crownhead/rules';
import { FULL, presetGame } from '@crownhead/testkit';
import { exerciseOf } from '@crownhead/training';
import { afterAll, describe, expect, it } from 'vitest';
import type { ShellEvent } from '../app/screen.ts';
import { AnalysisDesk } from './analysis-desk.ts';

const PRESETS: readonly PresetId[] = FULL ? PRESET_IDS : ['lobby'];

describe('[A4] [A12] a report in the terminal', () => {
  const heard: ShellEvent[] = [];
  const desk = new AnalysisDesk(
    (event) => heard.push(event),
    () => undefined,
  );
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

  it('[B56] a mistake of it becomes a card, anything else does not', async () => {
    heard.length = 0;
    const [source] = readPdn('[FEN "W:WK32:BK26"] 1. 32-28 26-23 *');
    await desk.report(replayPdn(source!).game, 'quick');
    await desk.judge(1, 'Ann – Bob, 32-28');
    await desk.judge(2, '');
    const cards = heard.flatMap((event) => (event.type === 'mistake' ? [event.card] : []));
    expect(cards).toMatchObject([{ kind: 'mistake', title: 'Ann – Bob, 32-28' }, null]);
    expect(exerciseOf(cards[0]!).ok).toBe(true);
  });
});
