import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatMove, newGame, playMove } from '@crownhead/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { commandWords, HubProgram } from './hub-program.ts';

/** Plays the moves it is given, and writes `stopped` instead of a move when it is told to stop. */
const ENGINE = `
import { createInterface } from 'node:readline';
const moves = process.argv.slice(2);
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'hub') console.log('id name=Test version=1\\nwait');
  if (line === 'init') console.log('ready');
  if (line === 'go think' && moves[0] !== 'wait') console.log('done move=' + moves.shift());
  if (line === 'stop') console.log('done');
  if (line === 'quit') process.exit(0);
}`;

const folder = mkdtempSync(join(tmpdir(), 'crownhead-hub-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'an engine.mjs');
writeFileSync(file, ENGINE);
const engine = (...moves: readonly string[]): string =>
  [`"${process.execPath}"`, `"${file}"`, ...moves].join(' ');

const MS = { ms: 100 };

describe('[L3] another Hub engine as a program', () => {
  it('is started, plays and leaves', async () => {
    const program = await HubProgram.start(engine('11-15', '3-32'));
    expect(program.name).toBe('Test 1');
    program.newGame();
    const game = newGame();
    const move = await program.play(game, MS);
    expect(move.ok && formatMove(move.value)).toBe('11-15');
    expect(await program.play(playMove(game, move.ok ? move.value : null!), MS)).toEqual({
      ok: false,
      error: '3-32',
    });
    await program.close();
    await expect(program.play(game, MS)).rejects.toThrow('Test 1 has ended');
  });

  it('answers soon when it is stopped', async () => {
    const program = await HubProgram.start(engine('wait'));
    const stop = new AbortController();
    const asked = program.play(newGame(), { ms: 3_600_000 }, stop.signal);
    // After the question has been sent.
    setImmediate(() => stop.abort());
    expect(await asked).toEqual({ ok: false, error: '' });
    await program.close();
  });

  it('fails with a sentence where there is none, or where it is something else', async () => {
    await expect(HubProgram.start('')).rejects.toThrow('The command line of the engine is empty.');
    const missing = join(folder, 'missing');
    await expect(HubProgram.start(missing)).rejects.toThrow('cannot be started: there is no such program.');
    await expect(HubProgram.start(`"${process.execPath}" -e 0`)).rejects.toThrow(
      'has ended before it was ready, with code 0.',
    );
    const silent = `"${process.execPath}" -e "setInterval(() => 0, 1000)"`;
    await expect(HubProgram.start(silent, 300)).rejects.toThrow('does not answer “hub” and “init”');
  });

  it('is named by a command line in which quotes keep words together', () => {
    expect(commandWords(`a "b c" 'd e'f  --g="h i"`)).toEqual(['a', 'b c', 'd ef', '--g=h i']);
  });
});
