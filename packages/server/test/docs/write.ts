/** Writes the generated parts of the documents again: `npx node packages/server/test/docs/write.ts`. */
import { writeFileSync } from 'node:fs';
import { fillBlocks } from './blocks.ts';
import { documents, makeBlocks } from './test-documents.ts';

const made = await makeBlocks();
for (const { path, text } of documents()) writeFileSync(path, fillBlocks(text, made));
