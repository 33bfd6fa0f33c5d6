/** The form a language has for a number, apart from the rest so that a dictionary loads in any surroundings. */
import type { Language } from '../settings.ts';

/** "1 move", "2 moves": `#` stands for the number. */
export function plural(
  language: Language,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('#', String(count));
}
