/** Names of guests: safe to show, in one alphabet, and not to be mistaken for another's. */
import { tidyName } from '@crownhead/match';
import { err, ok, type Result } from '@crownhead/rules';

/** Letters of other alphabets, digits and signs that look like Latin letters; i, l and 1 are all one stroke. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...pairs('авекмнорстухіјѕԁһӏԛԝ', 'abekmhopctyxljsdhlqw'),
  ...pairs('αβεηικνορτυχω', 'abenlkvoptuxw'),
  ...pairs('01358|!$@i', 'olesbllsal'),
  ı: 'l',
  ł: 'l',
  ø: 'o',
  đ: 'd',
};

function pairs(from: string, to: string): Record<string, string> {
  const target = [...to];
  return Object.fromEntries([...from].map((letter, i) => [letter, target[i]!]));
}

/** Two names with the same skeleton look alike to a person: case, accents, spaces and look-alike letters aside. */
export function nameSkeleton(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const letters = [...bare].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');
  const folded = letters
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  // A name without letters is its own signs.
  return folded === '' ? bare.replace(/\s/gu, '') : folded;
}

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u] as const;

/** Names that would pass for the server. */
const RESERVED = new Set(['computer', 'server', 'crownhead', 'system', 'admin', 'referee'].map(nameSkeleton));

/** “Computer (level 7)” is what a computer in a seat is called. */
const isReserved = (name: string): boolean =>
  [name, name.replace(/\P{L}+(?:level\P{L}*)?$/iu, '')].some((text) => RESERVED.has(nameSkeleton(text)));

/** Marks that have no letter to sit on, or pile up into the lines above. */
const LOOSE_MARKS = /(?:^|\s)\p{M}|\p{M}{4}/u;

/** What is wrong with a name; `ERROR_WORDS` has the sentences. */
export type NameFault = 'bad-name' | 'name-mixes-scripts' | 'name-reserved';

/** The name as it will be shown, or what is wrong with it. */
export function guestName(text: string): Result<string, NameFault> {
  const name = tidyName(text);
  if (name === null || LOOSE_MARKS.test(name)) return err('bad-name');
  if (SCRIPTS.filter((script) => script.test(name)).length > 1) return err('name-mixes-scripts');
  return isReserved(name) ? err('name-reserved') : ok(name);
}
