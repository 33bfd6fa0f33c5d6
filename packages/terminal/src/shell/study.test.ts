/** The parts behind the screens for study, where one of them cannot be loaded. */
import { treeOf } from '@crownhead/rules';
import { presetGame } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { Study, type StudyParts } from './study.ts';

it('a part that could not be loaded is tried again, and the program can end without it', async () => {
  let loads = 0;
  const fails = async (): Promise<never> => {
    loads += 1;
    throw new Error('the disk is gone');
  };
  const study = new Study('/nowhere', { analysis: fails, training: fails, library: fails });
  const annotate = { type: 'game-report.annotate', tree: treeOf(presetGame('lobby', 2)) } as const;
  await expect(study.do(annotate)).rejects.toThrow('the disk is gone');
  await expect(study.do(annotate)).rejects.toThrow('the disk is gone');
  await expect(study.do({ type: 'training.open' })).rejects.toThrow('the disk is gone');
  expect(loads).toBe(3);
  await study.do({ type: 'lines.stop' });
  await study.close();
});

it('what a part fails with later is told as well', async () => {
  const fails = () => Promise.reject(new Error('no memory'));
  const desk = { annotate: fails, open: fails, close: () => undefined };
  const load = async () => desk as never;
  const study = new Study('/nowhere', { analysis: load, training: load, library: load } satisfies StudyParts);
  const tree = treeOf(presetGame('lobby', 2));
  await expect(study.do({ type: 'game-report.annotate', tree })).rejects.toThrow('no memory');
  await expect(study.do({ type: 'library.open', files: [] })).rejects.toThrow('no memory');
  await study.close();
});
