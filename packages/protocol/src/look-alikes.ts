/** Letters that look like Latin ones: what makes two names look the same to a person. */

function pairs(from: string, to: string): Record<string, string> {
  const target = [...to];
  return Object.fromEntries([...from].map((letter, i) => [letter.toLowerCase(), target[i]!]));
}

/** Alphabets whose capitals were made like the Latin ones, or that hardly anybody writes names in but to deceive. */
const WHOLLY_ALIKE: Readonly<Record<string, string>> = {
  // Cherokee, Lisu, Coptic.
  ...pairs('ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏴ', 'drtlyajewmhyghzbrwsvslcpkdb'),
  ...pairs('ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'bpddtgkjczfmnlsrvhwxyaelou'),
  ...pairs('ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬ', 'abehlkmnopctyx'),
};

/** Letters white on black, in circles and squares: signs that have no plain letter to fall back on. */
const WHITE_ON_BLACK = Object.fromEntries(
  [0x1f150, 0x1f170].flatMap((first) =>
    [...'abcdefghijklmnopqrstuvwxyz'].map((letter, i) => [
      String.fromCodePoint(first + i),
      letter === 'i' ? 'l' : letter,
    ]),
  ),
);

/** By the letter that they are read as. */
const readAs = (groups: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).flatMap(([to, from]) => [...from].map((sign) => [sign, to])));

/** Signs that are read as letters inside a word: strokes, rings and the like. */
export const SIGNS_AS_LETTERS: Readonly<Record<string, string>> = readAs({
  a: '@',
  c: '¢',
  e: '€',
  l: '|!¡£∣∤│┃╎╏❘❙׀ǀǃ⏐⎮⎸⎹',
  o: '○◯◦⚬⭘⭕⚪°∘◌',
  s: '$§',
  y: '¥',
});

/** Letters with strokes, hooks and tails, which are letters of their own to Unicode and an ornament to a reader. */
const ORNATE: Readonly<Record<string, string>> = readAs({
  b: 'ɓƀᵬ',
  c: 'ƈȼ',
  d: 'đɗɖᵭ',
  e: 'ɛɇ',
  f: 'ƒꬵᵮ',
  g: 'ǥɠ',
  h: 'ħɦⱨ',
  j: 'ɉ',
  k: 'ƙⱪ',
  // With strokes of East Asian writing.
  l: 'łıɨᵻƚɫɬɭꞁⱡ丨ㅣ',
  m: 'ɱᵯ',
  n: 'ŋɲƞᵰ',
  o: 'øɵᴑꬽꝋꝍㅇ〇',
  p: 'ƥꝑꝓᵽᵱ',
  q: 'ɋʠ',
  r: 'ɍɽɼᵲᵳ',
  s: 'ȿʂᵴ',
  t: 'ŧƭʈⱦᵵ',
  u: 'ʉᵾ',
  v: 'ⱱ',
  w: 'ⱳ',
  y: 'ɏƴ',
  z: 'ƶȥʐⱬᵶ',
});

/** Letters of other alphabets, digits and signs, in lower case; i, l and 1 are all one stroke. */
export const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...WHOLLY_ALIKE,
  ...pairs('авекмнорстухіјѕԁһӏԛԝѵүԍь', 'abekmhopctyxljsdhlqwvygb'),
  ...pairs('αβεηικνορτυχωγϲμζ', 'abenlkvoptuxwycuz'),
  ...pairs('օսհոցզյ', 'ouhngqj'),
  // Canadian syllabics.
  ...pairs('ᗅᗩᗷᑕᗞᗪᗴᖴᕼᒍᒪᗰᑎᑭᖇᔕᑌᐯᗯ᙭', 'aabcddefhjlmnprsuvwx'),
  ...WHITE_ON_BLACK,
  // Small capitals, and letters of phonetic writing.
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghljklmnoprstuvwyz'),
  ...pairs('ɑɡɩȷʋ', 'aglju'),
  ...pairs('01358i', 'olesbl'),
  ...SIGNS_AS_LETTERS,
  ...ORNATE,
};

/** Cyrillic and Greek letters that nobody can tell from Latin ones, in the case in which that is so. */
const INDISTINGUISHABLE: ReadonlySet<string> = new Set([
  ...'АВЕКМНОРСТУХІЈЅҺԌԚԜҮѴӀаеорсухіјѕԁһӏԛԝѵү',
  ...'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧικνορυχ',
]);

/** A name in another alphabet of which every letter looks like a Latin one: it can only be read as what it is not. */
export function looksLatin(name: string): boolean {
  const letters = [...name.normalize('NFKD').replace(/\P{L}/gu, '')];
  return (
    letters.length > 0 &&
    letters.every((letter) => INDISTINGUISHABLE.has(letter) || letter.toLowerCase() in WHOLLY_ALIKE)
  );
}
