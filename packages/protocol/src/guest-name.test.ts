/** Names that are safe to show and cannot be mistaken for another's. */
import { tidyName } from '@crownhead/match';
import { aCharacter } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestName, nameSkeleton } from './guest-name.ts';
import { LOOK_ALIKES } from './look-alikes.ts';

const shown = (text: string): string => {
  const name = guestName(text);
  return name.ok ? name.value : `(${name.error})`;
};

describe('guest names', () => {
  it.each([
    ['Ann', 'Ann'],
    ['  Ann \t Lee\n', 'Ann Lee'],
    ['Zoë', 'Zoë'],
    ['Zoe\u0308', 'Zoë'],
    ['Ærøskøbing', 'Ærøskøbing'],
    ['Ольга', 'Ольга'],
    ['Σοφία', 'Σοφία'],
    ['田中', '田中'],
    ['田中 Taro', '田中 Taro'],
    ['مريم', 'مريم'],
    ['אבי', 'אבי'],
    ['🙂', '🙂'],
    ['Ann 🙂', 'Ann 🙂'],
    ['7', '7'],
    ['สุพรรณี่', 'สุพรรณี่'],
    ['क्ष्म्यैं', 'क्ष्म्यैं'],
    ['Serverina 7', 'Serverina 7'],
    ['Модест', 'Модест'],
    ['Сара П.', 'Сара П.'],
    ['Вова Ж', 'Вова Ж'],
    ['Άννα', 'Άννα'],
    ['Νίκος', 'Νίκος'],
    ['Modesty', 'Modesty'],
    ['ᐃᓄᒃ', 'ᐃᓄᒃ'],
    ['Owen Root', 'Owen Root'],
    ['Սուրեն', 'Սուրեն'],
    ['constructor', 'constructor'],
    ['Kenさん', 'Kenさん'],
    ['นิด ๗', 'นิด ๗'],
    ['علي ٧', 'علي ٧'],
    ['José Ñuñez 2', 'José Ñuñez 2'],
    ['Ngũgĩ', 'Ngũgĩ'],
    ['I ❤ NY', 'I ❤ NY'],
    ['ნინო', 'ნინო'],
    ['__proto__', '__proto__'],
  ])('%j is shown as %j', (text, name) => {
    expect(shown(text)).toBe(name);
  });

  it.each([
    ['nothing', '', 'bad-name'],
    ['only spaces', ' \u00A0\u2003 ', 'bad-name'],
    ['only what cannot be seen', '\u200B\u200D\uFEFF\u2060\u00AD', 'bad-name'],
    ['only a filler', '\u3164\u115F\u2800', 'bad-name'],
    ['too long', 'x'.repeat(25), 'bad-name'],
    ['a tower of accents', `a${'\u0301'.repeat(10)}`, 'bad-name'],
    ['an accent on nothing', '\u0301', 'bad-name'],
    ['an accent on a space', 'Ann \u0301', 'bad-name'],
    ['Latin with a Cyrillic letter', 'Аnn', 'name-mixes-scripts'],
    ['Latin with a Greek letter', 'Bοb', 'name-mixes-scripts'],
    ['Greek with a Cyrillic letter', 'Σоφία', 'name-mixes-scripts'],
    ['the server', 'Computer', 'name-reserved'],
    ['the server in disguise', 'C0MPUT3R', 'name-reserved'],
    ['a computer in its seat', 'Computer (level 7)', 'name-reserved'],
    ['another one in disguise', 'C0mputer #10', 'name-reserved'],
    ['the server with gaps', 'a d m i n', 'name-reserved'],
    ['the server in full width', 'ｓｅｒｖｅｒ', 'name-reserved'],
    ['the server with accents', 'Sÿstém', 'name-reserved'],
    ['the server in another alphabet', 'ѕуѕтем', 'name-reserved'],
    ['the server in bold', '𝐀𝐝𝐦𝐢𝐧', 'name-reserved'],
    ['the server behind what cannot be seen', '\u200Badmin\u202E', 'name-reserved'],
    ['a moderator', 'Moderator', 'name-reserved'],
    ['a moderator by name', 'Moderator Joe', 'name-reserved'],
    ['a moderator in one word', 'xXmoderatorXx', 'name-reserved'],
    ['a moderator in short', '[mod] Ann', 'name-reserved'],
    ['the team', 'Crownhead Team', 'name-reserved'],
    ['the team in one word', 'TeamCr0wnhead', 'name-reserved'],
    ['the support', 'Support 24', 'name-reserved'],
    ['the staff with a number', 'Staff7', 'name-reserved'],
    ['the server white on black', '🅰🅳🅼🅸🅽', 'name-reserved'],
    ['a moderator white on black, by name', '🅜🅞🅓 Joe', 'name-reserved'],
    ['the server in Canadian syllabics', 'ᗩᗪᗰIᑎ', 'name-mixes-scripts'],
    ['the owner', 'Owner', 'name-reserved'],
    ['the admins', 'the admins', 'name-reserved'],
    ['somebody who was erased', 'Deleted player 2', 'name-reserved'],
    ['the server in Cherokee', 'ᎪᎠᎷᎥN', 'name-mixes-scripts'],
    ['a moderator in small capitals', 'ᴍᴏᴅᴇʀᴀᴛᴏʀ', 'name-reserved'],
    ['a name all in Cyrillic that looks all Latin', 'Сосо', 'name-looks-latin'],
    ['another one', 'раураӏ', 'name-looks-latin'],
    ['capitals that look Latin', 'ВОВА', 'name-looks-latin'],
    ['Greek that looks Latin', 'ΝΙΚΟ', 'name-looks-latin'],
    ['Cherokee that looks Latin', 'ᏢᎪᏢᎪ', 'name-looks-latin'],
    ['Lisu that looks Latin', 'ꓑꓳꓑꓰ', 'name-looks-latin'],
    ['what looks Latin, with a number', 'Сара 7', 'name-looks-latin'],
  ])('%s is refused', (_, text, fault) => {
    expect(shown(text)).toBe(`(${fault})`);
  });

  it.each([
    'Pauⵏ',
    'Cסlin',
    'C๐lin',
    'C໐lin',
    'C০lin',
    'Cဝlin',
    'C٥lin',
    'Coliո',
    'ꭴwner',
    'Cⲟlin',
    'Ольסа',
  ])('[O30] %s, with a letter or digit of another writing, is refused', (text) => {
    expect(shown(text)).toBe('(name-mixes-scripts)');
  });

  it.each([
    'Moderat○r',
    'Admǀn',
    'Adm∣n',
    'Adm¡n',
    '○wner',
    '§taff',
    'Staƒƒ',
    'Staꬵf',
    'Crǿwnhead',
  ])('[O30] %s, with a sign for a letter, is reserved', (text) => {
    expect(shown(text)).toBe('(name-reserved)');
  });

  it('[O30] every letter that looks like another has one that it looks like', () => {
    expect(Object.entries(LOOK_ALIKES).filter(([, letter]) => !/^[a-z]$/.test(letter))).toEqual([]);
  });

  it('keeps what a server reserves besides: a word of a name, and long ones anywhere', () => {
    const reserved = ['Tina', 'Springfield Club'];
    const fault = (text: string) => {
      const name = guestName(text, reserved);
      return name.ok ? null : name.error;
    };
    expect(['T1na', 'Tina B.', 'The Springfield Club!'].map(fault)).toEqual(Array(3).fill('name-reserved'));
    expect(['Martina', 'Springfield', 'Ann'].map(fault)).toEqual([null, null, null]);
  });

  it('does not rearrange the text around it', () => {
    expect(shown('\u202Ennna')).toBe('nnna');
    expect(shown('Ann\u2066\u202D')).toBe('Ann');
    expect(shown('A\u0000n\u0007n')).toBe('A n n');
    expect(shown('Ann\u2028Bob')).toBe('Ann Bob');
  });

  it.each([
    ['Ann', 'ann'],
    ['Ann', 'Аnn'],
    ['Ann', 'Ánn'],
    ['Ann', 'A nn'],
    ['Ann', 'A.n-n'],
    ['Bill', 'BiII'],
    ['Bill', 'B1l1'],
    ['Bill', 'B!|l'],
    ['Tom', 'Torn'],
    ['Tom', 'T0m'],
    ['Walter', 'VValter'],
    ['Oscar', '0$car'],
    ['Ольга', 'oльга'],
    ['Michael', 'Ｍichael'],
    ['ﬁona', 'fiona'],
    ['Łukasz', 'lukasz'],
    ['Pope', 'ꓑꓳꓑꓰ'],
    ['Mark', 'ᎷᎪᏒᏦ'],
    ['Ann', 'ᴀɴɴ'],
    ['Gina', 'ɡina'],
    ['coco', 'сосо'],
    ['Ann', '🅐🅝🅝'],
    ['Hans', 'ᕼᗩᑎᔕ'],
  ])('%s and %s look alike', (a, b) => {
    expect(nameSkeleton(a)).toBe(nameSkeleton(b));
  });

  it.each([
    'Pauǀ Coǀin',
    'Pau∣ Coǀin',
    'Pau׀ Colin',
    'Paul C○lin',
    'Paul Cᴑlin',
    'Paul Col¡n',
    'Pauꞁ Colin',
    'Pauɭ Colin',
    'Pau│ Colin',
    'Ƥaul Colin',
    'Paul Cꬽlin',
    'Ꝑaul Colin',
    'Pɑul Colin',
    'Pau丨 C〇lin',
  ])('[O30] %s looks like Paul Colin', (name) => {
    expect(nameSkeleton(name)).toBe(nameSkeleton('Paul Colin'));
  });

  it.each([
    ['Ann', 'Anna'],
    ['Bob', 'Rob'],
    ['🙂', '🙃'],
    ['田中', '田山'],
    ['Ольга', 'Олег'],
    ['...', '!!!'],
  ])('%s and %s do not', (a, b) => {
    expect(nameSkeleton(a)).not.toBe(nameSkeleton(b));
  });

  it('whatever somebody types, a name that is taken is short, visible, stays as it is and has a skeleton', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.string({ unit: aCharacter, maxLength: 30 }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const name = guestName(text);
        if (!name.ok) return;
        expect([...name.value].length).toBeLessThanOrEqual(24);
        expect(name.value).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]|^\s|\s$|\s\s/u);
        expect(guestName(name.value)).toEqual(name);
        expect(tidyName(name.value)).toBe(name.value);
        expect(nameSkeleton(name.value)).not.toBe('');
      }),
    );
  });

  it('a skeleton is its own skeleton, so that looks are compared and not histories', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 }), (text) => {
        expect(nameSkeleton(nameSkeleton(text))).toBe(nameSkeleton(text));
      }),
    );
  });
});
