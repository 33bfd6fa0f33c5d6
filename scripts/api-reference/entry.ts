/** Reads an index file of the source as the table of contents it is: topics, files and the names they offer. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync, type Statement } from 'oxc-parser';
import { readableTypesOf } from '../libraries/compile.ts';
import { folderOf, type Library, readManifest } from '../libraries/library.ts';
import { firstParagraph, headerIsDoc, headerOf, wordsOf } from './comment.ts';
import { type Declared, readDeclarations } from './declarations.ts';

export interface FilePart {
  /** From the folder of the sources, as in `input/step.ts`. */
  readonly path: string;
  readonly sentence: string;
  readonly declared: readonly Declared[];
}

export interface Topic {
  /** Null before the first heading. */
  readonly title: string | null;
  readonly parts: readonly FilePart[];
}

export interface Entry {
  readonly sentence: string;
  /** Entry points of the library, as they are imported, everything of which it offers as well. */
  readonly includes: readonly string[];
  readonly topics: readonly Topic[];
}

/**
 * `built` is the folder that holds the libraries as they were built. A line comment in an index begins a topic. What an index declares
 * itself comes last.
 */
export function readEntry(library: Library, source: string, built: string): Entry {
  const file = join(folderOf(library), source);
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text);
  const headings = comments.filter(({ type }) => type === 'Line');
  const topics: { title: string | null; parts: FilePart[] }[] = [{ title: null, parts: [] }];
  const includes: string[] = [];
  for (const statement of program.body) {
    const shared = sharedBy(statement);
    if (shared === null) continue;
    const heading = headings[0];
    if (heading !== undefined && heading.end < statement.start) {
      topics.push({ title: wordsOf(heading), parts: [] });
      headings.shift();
    }
    const from = join(dirname(file), shared.from);
    const entry = entryName(library, from);
    if (entry === null) topics.at(-1)!.parts.push(readPart(library, from, shared.names, built));
    else includes.push(entry);
  }
  const own = readPart(library, file, null, built);
  if (own.declared.length > 0) topics.at(-1)!.parts.push(own);
  const sentence = firstParagraph(headerOf(text, comments) ?? '');
  return { sentence, includes, topics: topics.filter(({ parts }) => parts.length > 0) };
}

/** How a source is imported that is an entry point itself; null for any other. */
function entryName(library: Library, file: string): string | null {
  const { name, exports } = readManifest(library);
  const entry = Object.entries(exports).find(([, source]) => join(folderOf(library), source) === file);
  return entry === undefined ? null : `${name}${entry[0].slice(1)}`;
}

interface Shared {
  readonly from: string;
  /** Null where everything is passed on. */
  readonly names: readonly string[] | null;
}

function sharedBy(statement: Statement): Shared | null {
  if (statement.type === 'ExportAllDeclaration') return { from: statement.source.value, names: null };
  if (statement.type !== 'ExportNamedDeclaration' || statement.source === null) return null;
  const names = statement.specifiers.map(({ exported }) =>
    exported.type === 'Identifier' ? exported.name : '',
  );
  return { from: statement.source.value, names };
}

function readPart(library: Library, file: string, names: Shared['names'], built: string): FilePart {
  const path = relative(join(folderOf(library), 'src'), file).replaceAll('\\', '/');
  const text = readFileSync(file, 'utf8');
  const { comments } = parseSync(file, text);
  const header = headerOf(text, comments) ?? '';
  const types = join(readableTypesOf(built, library), path.replace(/\.ts$/, '.d.ts'));
  const all = readDeclarations(types, headerIsDoc(text, comments) ? null : header);
  const declared = all.filter((one) => names === null || one.names.some((name) => names.includes(name)));
  const missing = names?.filter((name) => !declared.some((one) => one.names.includes(name))) ?? [];
  // Otherwise the page would leave something out and nobody would know.
  if (missing.length > 0) throw new Error(`${path} does not itself declare ${missing.join(', ')}`);
  return { path, sentence: firstParagraph(header), declared };
}
