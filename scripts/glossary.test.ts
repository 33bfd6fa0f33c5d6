/** The glossary and the code have the same domain words, and what other pages state about the code is true. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The packages whose types are the domain; the others add the words of their own field. */
const DOMAIN = ['rules', 'match', 'protocol'];

/** Words of programming and of plain English: in types of the domain they need no entry. */
const GENERAL = new Set(
  `access action after answer asked bad bound buffer by change check checker choice client closed code color connection
  consequence content context count decision described direction draft edit eleven entry env error explored fact
  failure fault filter flat followed forced found id input issue journal kind left lexer listed logged lost
  message mode name of offered opened option output own placed played query reader reason refused replay
  reply request resolved restricted result saved schema server settled shown standing state svg system
  text three time token type view void warn win`.split(/\s+/),
);

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    // FENs and seats are found by their singular.
    .map((word) => word.replace(/(?<=[^s])s$/, ''));

const glossary = read('docs/glossary.md');
const terms = [...glossary.matchAll(/^\| (?!word|---)(.+?) \| /gm)].flatMap(([, cell]) => cell!.split(', '));
const termWords = new Set(terms.flatMap(wordsOf));

const sources = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT }).filter((file) => !/\.test\.ts$|\/test-|\/i18n\//.test(file));

/** Names and literals without comments, with the words of each joined by spaces. */
const codeWords = (): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const file of sources('packages/*/src/**/*.{ts,tsx}')) {
    const code = read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    for (const [name] of code.matchAll(/[A-Za-z][\w-]*/g)) found.add(` ${wordsOf(name).join(' ')} `);
    found.add(` ${wordsOf(basename(file).replace(/\.tsx?$/, '')).join(' ')} `);
  }
  return found;
};

const domainTypes = (): readonly string[] =>
  DOMAIN.flatMap((name) =>
    sources(`packages/${name}/src/**/*.ts`).flatMap((file) =>
      [...read(file).matchAll(/^export (?:abstract )?(?:class|interface|type) (\w+)/gm)].map(
        ([, type]) => type!,
      ),
    ),
  );

describe('the glossary', () => {
  it('has only words that the code uses, each once', () => {
    const used = [...codeWords()];
    const isUsed = (term: string): boolean => {
      const words = wordsOf(term).join(' ');
      const joined = words.replaceAll(' ', '');
      return used.some((name) => name.includes(` ${words} `) || name.includes(` ${joined} `));
    };
    expect(terms.length).toBeGreaterThan(60);
    expect(terms.filter((term) => !isUsed(term))).toEqual([]);
    expect(terms.filter((term, i) => terms.indexOf(term) !== i)).toEqual([]);
  });

  it('has every word in the types of rules, match and protocol that is not a general one', () => {
    const missing = domainTypes().flatMap((type) =>
      wordsOf(type)
        .filter((word) => !termWords.has(word) && !GENERAL.has(word))
        .map((word) => `${word} (${type})`),
    );
    expect(missing).toEqual([]);
  });

  it('leaves no general word that no type has, and none that is explained', () => {
    const typeWords = new Set(domainTypes().flatMap(wordsOf));
    expect([...GENERAL].filter((word) => !typeWords.has(word) || termWords.has(word))).toEqual([]);
  });
});

describe('the pages', () => {
  it('name every file beside turn.ts that reads a rule option about moves', () => {
    const readsOption = /\brules\.(capture|chain|crowning|removal|blocked)\b/;
    const readers = sources('packages/*/src/**/*.{ts,tsx}').filter(
      (file) => !file.startsWith('packages/testkit/') && readsOption.test(read(file)),
    );
    const architecture = read('docs/architecture.md');
    expect(readers.length).toBeGreaterThan(5);
    expect(
      readers.map((file) => basename(file)).filter((name) => !architecture.includes(`\`${name}\``)),
    ).toEqual([]);
  });

  it('count and list the dependencies of the server', () => {
    const { dependencies } = JSON.parse(read('packages/server/package.json'));
    const others = Object.keys(dependencies).filter((name) => !name.startsWith('@crownhead/'));
    const [, count, list] = /has (\w+) direct dependencies[^:]*:([^.]*)\./.exec(
      read('docs/adr/0008-valibot-scrypt-and-small-tools.md'),
    )!;
    expect([...list!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!).toSorted()).toEqual(others.toSorted());
    expect(count).toBe(['four', 'five', 'six', 'seven', 'eight'][others.length - 4]);
  });
});
