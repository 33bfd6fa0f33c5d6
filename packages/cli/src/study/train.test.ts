/** `crownhead train` as a program starts it: what is due, the log as a file, and what is said without a terminal. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endingCard, type TrainingEvent, writeLog } from '@crownhead/training';
import { afterAll, describe, expect, it } from 'vitest';
import { runProgram } from '../run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'crownhead-train-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let homes = 0;
/** A machine on which nobody has trained. */
const newHome = (): string => join(folder, `home-${++homes}`);
const train = (home: string, args: readonly string[], input = '') =>
  runProgram(['train', ...args], input, { env: { XDG_CONFIG_HOME: home } });

const EVENTS: readonly TrainingEvent[] = [
  { at: 1, day: 1, type: 'lesson.finished', id: 'men' },
  { at: 2, day: 1, type: 'card.added', card: endingCard('one-king') },
  {
    ...{ at: 3, day: 1, type: 'puzzle.tried', id: 'p', rating: 1500 },
    attempt: { wrongMoves: 0, hints: 0, wasShown: false, ms: 5000 },
  },
];

describe('[B75] crownhead train', () => {
  it('--json prints what is due, the rating and the days in a row', async () => {
    const home = newHome();
    const before = await train(home, ['--json']);
    expect(JSON.parse(before.out)).toMatchObject({
      due: 0,
      rating: 1500,
      streak: 0,
      lessons: { next: 'men' },
    });
    const added = await train(home, ['--import', '-', '--json'], writeLog(EVENTS));
    expect(added.code).toBe(0);
    const [words, json] = added.out.trim().split('\n');
    expect(words).toBe('3 events added.');
    expect(JSON.parse(json!)).toMatchObject({
      due: 1,
      kinds: { ending: { cards: 1, due: 1 }, puzzle: { cards: 0, due: 0 } },
      puzzles: { tried: 1, solved: 1 },
      lessons: { finished: 1, of: 16, next: 'jump' },
    });
  });

  it('--export writes the log, which another machine imports once', async () => {
    const [one, two] = [newHome(), newHome()];
    await train(one, ['--import', '-'], writeLog(EVENTS));
    const file = join(folder, 'log.txt');
    expect((await train(one, ['--export', file])).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(writeLog(EVENTS));
    expect((await train(two, ['--import', file])).out).toBe('3 events added.\n');
    expect((await train(two, ['--import', file])).out).toBe('Everything in it was here already.\n');
    expect((await train(two, ['--export', '-'])).out).toBe(writeLog(EVENTS));
  });

  it('the log of a newer program is left alone, and an export of it takes the place of nothing', async () => {
    const home = newHome();
    mkdirSync(join(home, 'crownhead'), { recursive: true });
    const log = join(home, 'crownhead', 'training.txt');
    const newer = '{"crownhead":"training","version":2}\n';
    writeFileSync(log, newer);
    const file = join(home, 'export.txt');
    writeFileSync(file, 'an older export');
    const { code, err } = await train(home, ['--export', file]);
    expect(code).not.toBe(0);
    expect(err).toContain('Your training log was written by a newer version');
    expect([readFileSync(log, 'utf8'), readFileSync(file, 'utf8')]).toEqual([newer, 'an older export']);
  });

  it('a file that is no log changes nothing, and is told', async () => {
    const home = newHome();
    const wrong = join(folder, 'wrong.txt');
    writeFileSync(wrong, 'hello');
    const ran = await train(home, ['--import', wrong]);
    expect([ran.code, ran.err]).toEqual([1, `crownhead: ${wrong} is not a training log.\n`]);
    const piped = await train(home, ['--import', '-'], 'hello');
    expect([piped.code, piped.err]).toEqual([1, 'crownhead: Standard input is not a training log.\n']);
    const bad = await train(home, ['--import', '-'], `${writeLog(EVENTS)}{"type":"nonsense"}\n`);
    expect(bad.err).toContain('damaged in line 5: nothing of it was added');
    expect((await train(home, ['--export', '-'])).out).toBe(writeLog([]));
    const missing = await train(home, ['--import', join(folder, 'nothing.txt')]);
    expect([missing.code, missing.err]).toEqual([1, expect.stringContaining('nothing.txt')]);
  });

  it('a damaged log of one’s own is told and kept aside', async () => {
    const home = newHome();
    await train(home, ['--import', '-'], writeLog(EVENTS));
    writeFileSync(join(home, 'crownhead', 'training.txt'), 'hello');
    const ran = await train(home, ['--json']);
    expect(ran.err).toContain('Your training log is damaged in line 1');
    expect(readFileSync(join(home, 'crownhead', 'training-damaged-1.txt'), 'utf8')).toBe('hello');
  });

  it.each(['train', 'library'])('in a pipe %s says that it needs a terminal', async (command) => {
    const ran = await runProgram([command], '');
    expect(ran.code).toBe(2);
    expect(ran.err).toMatch(/needs a full-screen terminal\. “crownhead \w+ --\w+”/);
  });

  it('[B72] puzzles are solved by typed lines; the log is that of the screen', async () => {
    const home = newHome();
    const { code, out } = await runProgram(['puzzles'], 'day\nmoves\nhint\nanswer\nkeep\nquit\nnext\n', {
      env: { XDG_CONFIG_HOME: home },
    });
    expect(code).toBe(0);
    expect(out).toMatch(/(Red|White) to play and (win|draw)\. Rated \d+: (proved|checked), /);
    expect(out).toMatch(/Move the piece on \d+\.[\s\S]*The answer is \d/);
    expect(out).toContain('Kept: it comes back when you train.\ncrownhead> quit\n');
    const standing = JSON.parse((await train(home, ['--json'])).out);
    expect(standing).toMatchObject({ due: 1, streak: 1, puzzles: { tried: 1, solved: 0 } });
  });
});
