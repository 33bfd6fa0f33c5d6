/** The training log in its file: kept, shared, restored, and kept aside where it is damaged. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLog, TrainingLog } from '@crownhead/training';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TrainingFile } from './training-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crownhead-training-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (file = new TrainingFile(folder), at = 1) => TrainingLog.open(file, () => ({ at, day: 1 }));
const text = () => readFileSync(join(folder, 'training.txt'), 'utf8');
const lesson = (id: string) => ({ type: 'lesson.finish', id }) as const;

describe('[B74] the training log in a file', () => {
  test('is there at the next start, in the form of an export', async () => {
    const log = await open();
    await log.submit(lesson('men'));
    expect(readLog(text()).ok).toBe(true);
    expect(text()).toBe(log.text);
    expect((await open()).state.lessons).toEqual(new Set(['men']));
    expect(readdirSync(folder)).toEqual(['training.txt']);
  });

  test('two programs at the same time lose nothing of each other', async () => {
    const [one, two] = await Promise.all([open(), open()]);
    const names = Array.from({ length: 10 }, (_, i) => `${i}`);
    await Promise.all(names.map((name, i) => (i % 2 === 0 ? one : two).submit(lesson(name))));
    expect((await open()).state.lessons).toEqual(new Set(names));
    expect(readdirSync(folder)).toEqual(['training.txt']);
  });

  test('a damaged file is kept aside, said, and used up to the damage', async () => {
    const log = await open();
    await log.submit(lesson('men'));
    await log.submit(lesson('jump'));
    const damaged = text().replace('"jump"', 'jump');
    writeFileSync(join(folder, 'training.txt'), damaged);
    const file = new TrainingFile(folder);
    const again = await open(file);
    expect(again.state.lessons).toEqual(new Set(['men']));
    expect(file.fault).toContain('damaged in line 3: what comes before that is used');
    expect(file.fault).toContain(join(folder, 'training-damaged-1.txt'));
    expect(readFileSync(join(folder, 'training-damaged-1.txt'), 'utf8')).toBe(damaged);
    writeFileSync(join(folder, 'training.txt'), 'hello');
    const third = new TrainingFile(folder);
    await open(third);
    expect(third.fault).toContain('nothing of it could be used');
    expect(existsSync(join(folder, 'training-damaged-2.txt'))).toBe(true);
  });

  test.each([
    ['of another version', (log: string) => log.replace('"version":1', '"version":2')],
    ['with an event that is not known yet', (log: string) => `${log}{"at":2,"day":1,"type":"card.moved"}\n`],
  ])('a file of a newer program, %s, stays as it is; training goes on without it, said so', async (_, newer) => {
    const log = await open();
    await log.submit(lesson('men'));
    const theirs = newer(text());
    writeFileSync(join(folder, 'training.txt'), theirs);
    const file = new TrainingFile(folder);
    const again = await open(file);
    await again.submit(lesson('jump'));
    expect(again.state.lessons).toEqual(new Set(['jump']));
    expect(again.isKept).toBe(false);
    expect(file.fault).toBe(
      'Your training log was written by a newer version: it stays as it is, and what you train now lasts until you quit.',
    );
    // One that has read the file before writes nothing into it either.
    await log.submit(lesson('kings'));
    expect(log.isKept).toBe(false);
    expect(text()).toBe(theirs);
    expect(readdirSync(folder)).toEqual(['training.txt']);
  });

  test('a file that was taken away is written again with all that is known', async () => {
    const log = await open();
    await log.submit(lesson('men'));
    rmSync(join(folder, 'training.txt'));
    await log.submit(lesson('jump'));
    expect((await open()).state.lessons).toEqual(new Set(['men', 'jump']));
  });

  test('what a program that has ended left locked is free again', async () => {
    // No program has this number.
    writeFileSync(join(folder, 'training.lock'), '999999999');
    const log = await open();
    await log.submit(lesson('men'));
    expect(log.isKept).toBe(true);
  });

  test('where nothing can be written, it lasts as long as the program', async () => {
    writeFileSync(join(folder, 'taken'), '');
    const log = await open(new TrainingFile(join(folder, 'taken')));
    await log.submit(lesson('men'));
    expect(log.isKept).toBe(false);
    expect(log.state.lessons).toEqual(new Set(['men']));
  });
});
