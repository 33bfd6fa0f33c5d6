/** HUB.md tells the truth: its conversation is held, and nothing is left out. */
import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { startEngine, type ThreadEngine } from '../node/engine.ts';
import { parseHubLine } from './line.ts';
import { HubServer } from './server.ts';

const DOCUMENT = readFileSync(new URL('../../HUB.md', import.meta.url), 'utf8');

/** The block of the document, split into what is said and everything that is answered to it. */
function conversation(): { said: string; answered: string[] }[] {
  const block = /```hub\n([\s\S]*?)```/.exec(DOCUMENT)![1]!;
  const turns: { said: string; answered: string[] }[] = [];
  for (const line of block.trimEnd().split('\n')) {
    if (line.startsWith('> ')) turns.push({ said: line.slice(2), answered: [] });
    else turns.at(-1)!.answered.push(line);
  }
  return turns;
}

/**
 * What must be the same: the form of a line, and everything in it that does not depend on how the search goes about it.
 * Nodes, times and lines of play are another matter each time, and so is how much is told before a stop is heard.
 */
function essence(text: string): string {
  const { command, args } = parseHubLine(text)!;
  if (command === 'info') return `info ${[...args.keys()].join(' ')}`;
  if (command === 'done') return `done move=${args.get('move')} ${[...args.keys()].join(' ')}`;
  if (command === 'id') return `id name=${args.get('name')} ${[...args.keys()].join(' ')}`;
  return text;
}

let engine: ThreadEngine | null = null;
afterAll(() => engine?.close());

it('the conversation in HUB.md happens as it is written there', async () => {
  const heard: string[] = [];
  let arrived: () => void = () => undefined;
  let hasQuit = false;
  const server = new HubServer(
    {
      send: (line) => {
        heard.push(line);
        arrived();
      },
      start: async ({ memory, threads, tables, book }) => {
        engine = startEngine({ megabytes: memory, threads, tables, book });
        await engine.ready;
        return engine;
      },
      quit: () => {
        hasQuit = true;
      },
    },
    { version: '0' },
  );
  /** The next line that is no information. */
  const next = async (): Promise<string> => {
    for (;;) {
      const line = heard.shift();
      if (line === undefined)
        await new Promise<void>((done) => {
          arrived = done;
        });
      else if (!line.startsWith('info ')) return line;
      else expect(essence(line)).toBe('info depth score nodes time nps pv');
    }
  };
  const turns = conversation();
  expect(turns.length).toBeGreaterThan(15);
  for (const { said, answered } of turns) {
    server.receive(said);
    for (const line of answered) {
      if (line.startsWith('info ')) expect(essence(line)).toBe('info depth score nodes time nps pv');
      else expect(essence(await next())).toBe(essence(line));
    }
  }
  expect(hasQuit).toBe(true);
});

it('HUB.md tells of every command, parameter and answer', () => {
  for (const word of ['hub', 'init', 'new-game', 'pos', 'level', 'go think', 'go ponder', 'go analyze'])
    expect(DOCUMENT).toContain(`\`${word}`);
  for (const word of ['ponder-hit', 'stop', 'ping', 'quit', 'set-param', 'info', 'done', 'ready', 'pong'])
    expect(DOCUMENT).toContain(`\`${word}`);
  for (const word of [
    'seed',
    'memory',
    'threads',
    'tables',
    'book',
    'move-time=',
    'depth=',
    'nodes=',
    'time=',
    'inc=',
    'infinite',
  ])
    expect(DOCUMENT).toContain(word);
});
