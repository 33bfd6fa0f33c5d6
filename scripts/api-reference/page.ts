/** One page of the API reference: everything a library offers, by topic and file. */
import { type Library, type Manifest, readManifest } from '../libraries/library.ts';
import type { Declared } from './declarations.ts';
import { type Entry, type FilePart, readEntry, type Topic } from './entry.ts';

/** The libraries that have a page. The messages of `protocol` are described in docs/protocol.md. */
export const DOCUMENTED = ['rules', 'match', 'engine', 'client'] as const satisfies readonly Library[];

interface NamedEntry extends Entry {
  /** As it is imported. */
  readonly name: string;
}

/** Every entry point of a library, the main one first. */
export function entriesOf(library: Library, built: string): readonly NamedEntry[] {
  const { name, exports }: Manifest = readManifest(library);
  return Object.entries(exports)
    .filter(([, source]) => source.endsWith('.ts'))
    .map(([path, source]) => ({ name: `${name}${path.slice(1)}`, ...readEntry(library, source, built) }));
}

export function makePage(library: Library, built: string): string {
  const { name, description } = readManifest(library);
  const entries = entriesOf(library, built);
  return [
    `# ${name}\n`,
    `<!-- Made by \`npm run api-reference\` from the source and its comments: change them there. -->\n`,
    `${description}. [How it is used](../../packages/${library}/README.md).\n`,
    entries.map(contents).join(''),
    ...entries.map((entry) => body(library, entry)),
  ].join('\n');
}

const contents = ({ name, sentence, topics }: NamedEntry): string =>
  [
    `**\`${name}\`**: ${sentence}\n`,
    ...topics.map(({ title, parts }) => `- ${title ?? 'Everything'}: ${parts.flatMap(links).join(' · ')}`),
    '',
  ].join('\n') + (topics.length > 0 ? '\n' : '');

const links = ({ declared }: FilePart): string[] =>
  declared.flatMap((one) => one.names.map((name) => `[${name}](#${anchor(one)})`));

function body(library: Library, { name, topics }: NamedEntry): string {
  const heading = (topic: Topic) => `## ${topic.title ?? `\`${name}\``}\n`;
  return topics
    .flatMap((topic) => [heading(topic), ...topic.parts.map((part) => file(library, part))])
    .join('\n');
}

const file = (library: Library, { path, sentence, declared }: FilePart): string =>
  [
    `### ${path}\n`,
    `${sentence} [Source](../../packages/${library}/src/${path})\n`,
    ...declared.map(declaration),
  ].join('\n');

const title = ({ names }: Declared): string => names.map((name) => `\`${name}\``).join(', ');

/** As the places that show such pages make it of a heading. */
const anchor = ({ names }: Declared): string => names.join('-').toLowerCase();

const declaration = (one: Declared): string =>
  [
    `#### ${title(one)}\n`,
    `\`\`\`ts\n${one.code}\n\`\`\`\n`,
    ...(one.doc === null ? [] : [`${one.doc}\n`]),
  ].join('\n');
