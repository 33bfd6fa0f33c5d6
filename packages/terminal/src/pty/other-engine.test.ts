/** Another Hub engine as the opponent on the full screen: shown by its name, and told of when it fails. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { movesShown, showsMoves } from './test-play.ts';
import { PROGRAM } from './test-pty.ts';
import { describeInTerminal, KEYS, test } from './test-start.ts';

const quoted = (...words: readonly string[]): string => words.map((word) => `"${word}"`).join(' ');
const OUR_ENGINE = quoted(
  process.execPath,
  PROGRAM,
  'engine',
  '--level',
  '1',
  '--memory',
  '4',
  '--no-tables',
);

/** Dies of its first question, and plays the second one. */
const FRAIL = `
import { createInterface } from 'node:readline';
import { existsSync, writeFileSync } from 'node:fs';
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'hub') console.log('id name=Frail\\nwait');
  if (line === 'init') console.log('ready');
  if (line !== 'go think') continue;
  if (existsSync('died')) console.log('done move=22-18');
  else { writeFileSync('died', ''); process.exit(3); }
}`;

describeInTerminal('another engine', () => {
  test('[L3] [L2] our own as another program, shown by its name, against the player of last time', async ({
    programs,
  }) => {
    const program = programs.start({ args: ['play', '--name', 'Ann', '--engine', OUR_ENGINE] });
    await program.shows('Your move, Ann.');
    expect(program.text).toMatch(/Crownhead [\d.]+ White/);
    program.press('11-15\r');
    await program.until('its answer', () => movesShown(program).length === 2);
    program.press(KEYS.interrupt);
    await program.ended();
    // The name is remembered, and whose game it was as well.
    const next = programs.start({
      args: ['play', '--computer', 'black', '--level', '1'],
      home: program.home,
    });
    await next.shows('You have an unfinished game');
    next.press(`${KEYS.enter}${KEYS.enter}`);
    await next.shows('is not available: the built-in engine plays instead.');
    expect(next.text).toContain('Ann');
  });

  test('[L3] one that dies is told of, and asked again', async ({ programs, onTestFinished }) => {
    const home = mkdtempSync(join(tmpdir(), 'crownhead-pty-'));
    onTestFinished(() => rmSync(home, { recursive: true, force: true }));
    writeFileSync(join(home, 'frail.mjs'), FRAIL);
    const command = quoted(process.execPath, 'frail.mjs');
    const program = programs.start({ args: ['play', '--black', 'Ann', '--engine', command], home });
    await program.shows('Frail White');
    program.press('11-15\r');
    await program.shows('Frail has ended, with code 3.');
    program.press('z');
    await showsMoves(program, ['11-15', '22-18']);
  });

  test('[L3] one that cannot be started never takes the screen', async ({ programs }) => {
    const program = programs.start({ args: ['play', '--engine', 'no-such-engine'] });
    expect((await program.ended()).exitCode).toBe(1);
    expect(program.output).toContain('no-such-engine cannot be started: there is no such program.');
    expect(program.output).not.toContain('\x1b[?1049h');
  });
});

describeInTerminal('limits on the screen', () => {
  test('[T1] [T3] --warning gives the warning time, and out of range is refused', async ({ programs }) => {
    const program = await programs.atBoard(['--warning', '30']);
    await program.shows('5 min per move');
    const refused = programs.start({ args: ['play', '--move-limit', '60', '--warning', '9'] });
    expect((await refused.ended()).exitCode).toBe(2);
    expect(refused.output).toContain('The warning limit must be between 10 seconds and 5 minutes.');
  });
});
