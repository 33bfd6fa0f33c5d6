/** One page of the API reference: everything a library offers, by topic and file. */
import { type Library, readManifest } from '../libraries/library.ts';
import type { Declared } from './declarations.ts';
import { type Entry, type FilePart, readEntry, type Topic } from './entry.ts';

interface NamedEntry extends Entry {
  /** As it is imported. */
  readonly name: string;
}

/** Every entry point of a library, the main one first. `built` holds the libraries as they were built. */
export function entriesOf(library: Library, built: string): readonly NamedEntry[] {
  const { name, exports } = readManifest(library);
  return Object.entries(exports)
    .filter(([, source]) => source.endsWith('.ts'))
    .map(([path, source]) => ({ name: `${name}${path.slice(1)}`, ...readEntry(library, source, built) }));
}

export function makePage(library: Library, entries: readonly NamedEntry[]): string {
  const { name, description } = readManifest(library);
  const link = addresses(entries);
  return [
    `# ${name}`,
    '<!-- Made by `npm run api-reference` from the source and its comments: change them there. -->',
    `${description}. [How it is used](../../packages/${library}/README.md).`,
    ...entries.flatMap((entry) => contents(entry, link)),
    ...entries.flatMap((entry) => body(library, entry)),
  ]
    .join('\n\n')
    .concat('\n');
}

const contents = ({ name, sentence, includes, topics }: NamedEntry, link: Link): string[] => [
  `**\`${name}\`**: ${sentence}`,
  ...(includes.length === 0
    ? []
    : [`It has everything of ${includes.map((entry) => `\`${entry}\``).join(', ')}.`]),
  ...(topics.length === 0 ? [] : [topics.map((topic) => topicLine(topic, link)).join('\n')]),
];

const topicLine = ({ title, parts }: Topic, link: Link): string => {
  const all = parts.flatMap(({ declared }) => declared);
  const names = all.flatMap((one) => one.names.map((name) => `[${name}](#${link(one)})`)).join(' · ');
  return title === null ? names : `- ${title}: ${names}`;
};

const body = (library: Library, entry: NamedEntry): string[] =>
  entry.topics.flatMap((topic) => [
    `## ${topicTitle(entry, topic)}`,
    ...topic.parts.flatMap((part) => filePart(library, part)),
  ]);

const topicTitle = ({ name }: NamedEntry, { title }: Topic): string => title ?? `\`${name}\``;

const filePart = (library: Library, { path, sentence, declared }: FilePart): string[] => [
  `### ${path}`,
  `${sentence} [Source](../../packages/${library}/src/${path})`,
  ...declared.flatMap((one) => [
    `#### ${headingOf(one)}`,
    `\`\`\`ts\n${one.code}\n\`\`\``,
    ...(one.doc === null || one.doc === sentence ? [] : [one.doc]),
  ]),
];

const headingOf = ({ names }: Declared): string => names.map((name) => `\`${name}\``).join(', ');

type Link = (one: Declared) => string;

/** Headings become addresses the way the usual viewers make them: a second one of the same letters gets a number. */
function addresses(entries: readonly NamedEntry[]): Link {
  const seen = new Map<string, number>();
  const addressOf = (heading: string): string => {
    const plain = heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-');
    const times = seen.get(plain) ?? 0;
    seen.set(plain, times + 1);
    return times === 0 ? plain : `${plain}-${times}`;
  };
  const places = new Map<Declared, string>();
  for (const entry of entries) {
    for (const topic of entry.topics) {
      addressOf(topicTitle(entry, topic));
      for (const { path, declared } of topic.parts) {
        addressOf(path);
        for (const one of declared) places.set(one, addressOf(headingOf(one)));
      }
    }
  }
  return (one) => places.get(one)!;
}
