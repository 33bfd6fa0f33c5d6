/** The texts keep to the glossary of their language: its last line lists wordings that must not come back. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const here = new URL('.', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, here), 'utf8');

/** Strings alone: names and comments in the code are English. */
const textsOf = (language: string): string =>
  readdirSync(new URL(`${language}/`, here))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => read(`${language}/${file}`).match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g) ?? [])
    // Keys and imports are no texts.
    .filter((text) => !/^'[a-z./-]+'$/.test(text))
    .join('\n')
    .replace(/\$\{[^{}]*\}/g, '');

const termsOf = (glossary: string): readonly string[] =>
  [...glossary.matchAll(/^\| (.*) \|$/gm)].map(([, row]) => row!.split(' | ')[0]!).slice(2);

const wordsOf = (glossary: string): readonly string[] =>
  [...glossary.matchAll(/^\| .* \| (.*) \|$/gm)]
    .slice(2)
    .flatMap(([, words]) => words!.replace(/ \(.*?\)/g, '').split(/[,;] /));

describe.each(['en', 'de', 'fr', 'es', 'ru'])('[W17] the words of the game in %s', (language) => {
  const glossary = read(`${language}/glossary.md`);

  it('have an entry for every term', () => {
    expect(termsOf(glossary)).toEqual(termsOf(read('en/glossary.md')));
    expect(termsOf(glossary).length).toBeGreaterThan(30);
  });

  it('are the ones on screen, and wordings that were given up stay away', () => {
    const texts = textsOf(language);
    const unused = /^Not used: (.*)$/m.exec(glossary)![1]!.split('; ');
    expect(unused.filter((wording) => texts.includes(wording))).toEqual([]);
    const shown = texts.toLowerCase();
    // Endings change with case and number.
    const isShown = (word: string): boolean => shown.includes(word.toLowerCase().slice(0, -2));
    expect(wordsOf(glossary).filter((word) => !isShown(word))).toEqual([]);
  });
});
