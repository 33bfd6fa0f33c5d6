/** The form a language has for a number, apart from the rest so that a dictionary loads in any surroundings. */
import type { Language } from '../settings.ts';

/** Making one takes longer than asking it. */
const rules = new Map<Language, Intl.PluralRules>();

/** "1 move", "2 moves": `#` stands for the number. */
export function plural(
  language: Language,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  const form = forms[rule.select(count)] ?? forms.other;
  return form.replace('#', String(count));
}
