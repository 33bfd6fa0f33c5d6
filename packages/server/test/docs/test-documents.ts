/** The documents with parts made from the program, and how to make them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeConsoleTranscripts } from '../console/test-transcript.ts';
import { offered } from '../test-server.ts';
import { fenced } from './blocks.ts';
import { makeTables } from './generated.ts';
import { makeTranscripts } from './test-scenes.ts';

const DOCUMENTS = ['protocol.md', 'server.md', 'scale.md', 'console.md'] as const;

const pathOf = (name: string): string => fileURLToPath(new URL(`../../../../docs/${name}`, import.meta.url));

export const documents = (): readonly { readonly path: string; readonly text: string }[] =>
  DOCUMENTS.map((name) => ({ path: pathOf(name), text: readFileSync(pathOf(name), 'utf8') }));

/** Every block, ready to be put in its place. */
export async function makeBlocks(): Promise<ReadonlyMap<string, string>> {
  const transcripts = [...(await makeTranscripts()), ...(await makeConsoleTranscripts())];
  const scenes = transcripts.map(([name, text]) => [name, fenced(text)] as const);
  const options = fenced(JSON.stringify(offered(), null, 2));
  return new Map([...scenes, ...(await makeTables()), ['options', options]]);
}
