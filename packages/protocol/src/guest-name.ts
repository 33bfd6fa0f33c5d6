/** Names of guests: safe to show, in one alphabet, and not to be mistaken for another's or for those who run the server. */
import { tidyName } from '@crownhead/match';
import { err, ok, type Result } from '@crownhead/rules';
import { LOOK_ALIKES, looksLatin, SIGNS_AS_LETTERS } from './look-alikes.ts';

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

/** East Asian writing, of which one name uses several and which goes with Latin letters. */
const EAST_ASIAN = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]/u;

/** Letters and digits by where they belong: digits of other writing too, of which some are read as letters. */
const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  EAST_ASIAN,
  /\p{scx=Cyrillic}/u,
  /\p{scx=Greek}/u,
  /\p{scx=Armenian}/u,
  /\p{scx=Georgian}/u,
  /\p{scx=Hebrew}/u,
  /\p{scx=Arabic}/u,
  /\p{scx=Syriac}/u,
  /\p{scx=Thaana}/u,
  /\p{scx=Devanagari}/u,
  /\p{scx=Bengali}/u,
  /\p{scx=Gurmukhi}/u,
  /\p{scx=Gujarati}/u,
  /\p{scx=Oriya}/u,
  /\p{scx=Tamil}/u,
  /\p{scx=Telugu}/u,
  /\p{scx=Kannada}/u,
  /\p{scx=Malayalam}/u,
  /\p{scx=Sinhala}/u,
  /\p{scx=Thai}/u,
  /\p{scx=Lao}/u,
  /\p{scx=Tibetan}/u,
  /\p{scx=Myanmar}/u,
  /\p{scx=Khmer}/u,
  /\p{scx=Mongolian}/u,
  /\p{scx=Ethiopic}/u,
  /\p{scx=Cherokee}/u,
  /\p{scx=Canadian_Aboriginal}/u,
];

/** Belong to every writing: plain digits, signs like letters. */
const ANYWHERE = /[0-9]|\p{scx=Common}/u;

/** Every writing that is not in the list counts as one more. */
const scriptOf = (letter: string): RegExp | null => SCRIPTS.find((script) => script.test(letter)) ?? null;

/** A word in two alphabets is read as one of them; Latin words beside East Asian ones are usual. */
function mixesScripts(name: string): boolean {
  const letters = [...name.normalize('NFKC')].filter(
    (sign) => /[\p{L}\p{N}]/u.test(sign) && !ANYWHERE.test(sign),
  );
  const scripts = new Set(letters.map(scriptOf));
  if (scripts.size === 2 && scripts.has(SCRIPTS[0]!) && scripts.has(EAST_ASIAN)) return false;
  return scripts.size > 1;
}

/** Names that would pass for the server, or for those who run it. */
const RESERVED = [
  'computer',
  'server',
  'crownhead',
  'system',
  'admin',
  'admins',
  'administrator',
  'sysadmin',
  'sysop',
  'owner',
  'moderator',
  'moderation',
  'mod',
  'mods',
  'referee',
  'arbiter',
  'operator',
  'official',
  'staff',
  'support',
  // Those whose data were erased.
  'deleted player',
] as const;

/** Names of this length are refused wherever they occur in another; shorter ones as a word of it. */
const LONG = 9;

/** Signs that stand for letters are part of a word. */
const BETWEEN_WORDS = new RegExp(
  `[^\\p{L}\\p{M}\\p{N}\\u{1F150}-\\u{1F189}${Object.keys(SIGNS_AS_LETTERS).join('')}]+`,
  'u',
);

/** Of “Admin 7” and “admin7”, the word; “Computer (level 7)” is what a computer in a seat is called. */
const wordsOf = (name: string): readonly string[] =>
  name.split(BETWEEN_WORDS).flatMap((word) => [word, word.replace(/\p{N}+$/u, '')]);

function isReserved(name: string, more: readonly string[]): boolean {
  const whole = nameSkeleton(name);
  const parts = new Set([whole, ...wordsOf(name).map(nameSkeleton)]);
  return [...RESERVED, ...more].some((text) => {
    const reserved = nameSkeleton(text);
    return parts.has(reserved) || (reserved.length >= LONG && whole.includes(reserved));
  });
}

/** Marks that have no letter to sit on, or pile up into the lines above. */
const LOOSE_MARKS = /(?:^|\s)\p{M}|\p{M}{4}/u;

/** What is wrong with a name; `ERROR_WORDS` has the sentences. */
export const NAME_FAULTS = ['bad-name', 'name-mixes-scripts', 'name-looks-latin', 'name-reserved'] as const;
export type NameFault = (typeof NAME_FAULTS)[number];
/** Why a server refuses a name. */
export type NameRefusal = NameFault | 'name-in-use';

/** The name as it will be shown, or what is wrong with it. `reserved` are names that a server keeps besides the usual ones. */
export function guestName(text: string, reserved: readonly string[] = []): Result<string, NameFault> {
  const name = tidyName(text);
  if (name === null || LOOSE_MARKS.test(name)) return err('bad-name');
  if (mixesScripts(name)) return err('name-mixes-scripts');
  if (isReserved(name, reserved)) return err('name-reserved');
  return looksLatin(name) ? err('name-looks-latin') : ok(name);
}
