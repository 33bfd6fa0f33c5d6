/** The documents say what the program does: their transcripts and tables are made again and compared. */
import {
  clientMessageSchema,
  ERROR_WORDS,
  serverMessageSchema,
  tableCommandSchema,
} from '@crownhead/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillBlocks, readBlocks } from './blocks.ts';
import { documents, makeBlocks } from './test-documents.ts';

/** Real servers are started for it. */
const PATIENCE = 60_000;

let made: ReadonlyMap<string, string>;
const written = new Map(documents().flatMap(({ text }) => [...readBlocks(text)]));

beforeAll(async () => {
  made = await makeBlocks();
}, PATIENCE);

describe('the documents', () => {
  it('[V8] have a place for everything that is made, and nothing in such a place that is not', () => {
    expect([...written.keys()].sort()).toEqual([...made.keys()].sort());
  });

  // After a change that is meant: npx node packages/server/test/docs/write.ts
  it.each([...written.keys()])('[V8] %s is as the program has it', (name) => {
    expect(written.get(name)).toBe(made.get(name));
  });

  it('[M1] name every error code', () => {
    const { text } = documents()[0]!;
    for (const code of Object.keys(ERROR_WORDS)) expect(text).toContain(`\`${code}\``);
  });

  it('[N13] name every message and every command', () => {
    const { text } = documents()[0]!;
    const schemas = [clientMessageSchema, serverMessageSchema, tableCommandSchema];
    const types = schemas.flatMap(({ options }) => options.map(({ entries }) => entries.type.literal));
    const unnamed = types.filter(
      (type) => !text.includes(`\`${type}\``) && !text.includes(`"type": "${type}"`),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('blocks', () => {
  const document = 'before\n<!-- made: one -->\nold\n<!-- end -->\nafter\n';

  it('are found and filled, and the rest stays', () => {
    expect(readBlocks(document)).toEqual(new Map([['one', 'old\n']]));
    const filled = fillBlocks(document, new Map([['one', 'new $1\n']]));
    expect(filled).toBe(document.replace('old', () => 'new $1'));
    expect(fillBlocks(filled, new Map())).toBe(filled);
  });
});
