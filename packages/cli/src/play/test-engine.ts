/** Engines for tests: our own as another program, and one that misbehaves as it is told. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BIN = join(import.meta.dirname, '../../bin/crownhead.mjs');

const quoted = (...words: readonly string[]): string => words.map((word) => `"${word}"`).join(' ');

/** Our own engine, spoken to as any other. */
export const OUR_ENGINE = quoted(
  process.execPath,
  BIN,
  'engine',
  '--level',
  '2',
  '--memory',
  '4',
  '--no-tables',
);

/** Its name is Bad Engine; it writes down its process id. */
const BAD_ENGINE = `
import { createInterface } from 'node:readline';
import { writeFileSync } from 'node:fs';
const [how, file] = process.argv.slice(2);
writeFileSync(file, String(process.pid));
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'hub') console.log('id name="Bad Engine"\\nwait');
  if (line === 'init') console.log('ready');
  if (line === 'go think' && how === 'illegal') console.log('done move=1-32');
  if (line === 'go think' && how === 'nothing') console.log('done');
  if (line === 'go think' && how === 'dies') process.exit(3);
}
// The end of its input does not end it.
if (how === 'stubborn') setInterval(() => undefined, 1000);
`;

export type Misbehaviour = 'illegal' | 'nothing' | 'dies' | 'silent' | 'stubborn';

/** A command line, and the file with the process id of the engine once it runs. */
export function badEngine(folder: string, how: Misbehaviour): { command: string; pidFile: string } {
  const [program, pidFile] = [join(folder, 'bad-engine.mjs'), join(folder, `bad-engine-${how}.pid`)];
  writeFileSync(program, BAD_ENGINE);
  return { command: quoted(process.execPath, program, how, pidFile), pidFile };
}
