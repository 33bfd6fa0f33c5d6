/** Sentences for the claims of a report, in every language. */
import type { Claim, ClaimKind } from '@crownhead/analysis';
import type { Square } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { claims as de } from '../i18n/de/claims.ts';
import { claims as en } from '../i18n/en/claims.ts';
import { claims as es } from '../i18n/es/claims.ts';
import { claims as fr } from '../i18n/fr/claims.ts';
import { claims as ru } from '../i18n/ru/claims.ts';

const FACTS = {
  ...{ side: 'black', starts: 'answer', line: [], proof: 'rules', square: 30 as Square, plies: 5 },
  ...{ men: 2, gives: 1, takes: 3, ending: 'double-corner', loss: 0.25 },
} as const;

const say = (words: typeof en, kind: ClaimKind, facts: object = {}): string =>
  (words.claims[kind] as (claim: Claim) => string)({ ...FACTS, kind, ...facts } as unknown as Claim);

describe('[A16] the reasons of a report', () => {
  const kinds = Object.keys(en.claims) as ClaimKind[];

  it.each(
    Object.entries({ en, de, es, fr, ru }),
  )('have a sentence of their own for each kind in %s', (_, words) => {
    const sentences = kinds.map((kind) => say(words as typeof en, kind));
    expect(new Set(sentences).size).toBe(kinds.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^\n]{8,90}$/u);
    expect(sentences.join(' ')).not.toMatch(/undefined|\bnull\b|NaN|\[object|#/);
  });

  it('bend their words by number', () => {
    const loses = (words: object, men: number) => say(words as typeof en, 'loses-men', { men });
    expect([1, 2].map((men) => loses(en, men))).toEqual([
      'Loses a piece by force',
      'Loses 2 pieces by force',
    ]);
    expect([1, 2, 5].map((men) => loses(ru, men))).toEqual([
      'Форсированно теряет 1 шашку',
      'Форсированно теряет 2 шашки',
      'Форсированно теряет 5 шашек',
    ]);
    expect(loses(de, 1)).toBe('Verliert zwangsläufig einen Stein');
  });
});
