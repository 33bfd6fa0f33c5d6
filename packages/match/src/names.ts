/** Names and chat that people enter, made safe to show. */
const LONGEST_NAME = 24;
const LONGEST_WORDS = 300;

/** Control and invisible characters would let a name rearrange the text around it, or look like nothing or like another. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** One line of text, safe in a list, a log or a terminal; null when it is empty or longer than `longest` characters. */
export const tidyText = (text: string, longest: number): string | null => {
  const clean = text.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
  return clean.length === 0 || [...clean].length > longest ? null : clean;
};

/** The name as it will be shown, or null when it is empty or longer than 24 characters. */
export const tidyName = (text: string): string | null => tidyText(text, LONGEST_NAME);
/** A chat line as it will be shown, or null when it is empty or longer than 300 characters. */
export const tidyChat = (text: string): string | null => tidyText(text, LONGEST_WORDS);

/** Two names that a person would read as the same. */
export const sameName = (a: string, b: string): boolean =>
  a.normalize('NFKC').toLowerCase() === b.normalize('NFKC').toLowerCase();

/** “Computer” and “(level 3)”: a number goes before what explains a name. */
const EXPLAINED = /^(.+) (\(\D.*\))$/;

function numbered(name: string, n: number): string {
  const [, start, explained] = EXPLAINED.exec(name) ?? [];
  const both = `${start} ${n} ${explained}`;
  if (explained !== undefined && [...both].length <= LONGEST_NAME) return both;
  const cut = [...name].slice(0, LONGEST_NAME - 4).join('');
  return `${cut.trimEnd()} (${n})`;
}

/** A name for somebody who was not asked for one: their own, or with a number where the other player has it. */
export const nameBeside = (name: string, other: string | undefined): string =>
  [name, numbered(name, 2), numbered(name, 3)].find(
    (candidate) => other === undefined || !sameName(candidate, other),
  )!;
