/** The language menu, on every screen. */
import { LANGUAGE_NAMES } from '../i18n/language-names.ts';
import { words } from '../i18n/words.ts';
import { LANGUAGES, type Language, settings } from '../settings.ts';
import { Icon } from '../ui/icon.tsx';
import './language-menu.css';

export function LanguageMenu() {
  return (
    <span class="language">
      <Icon name="globe" />
      <span aria-hidden="true">{settings.language.value}</span>
      <select
        class="language-menu"
        aria-label={words.value.frame.language}
        onChange={(event) => {
          settings.language.value = event.currentTarget.value as Language;
        }}
      >
        {LANGUAGES.map((language) => (
          <option
            key={language}
            value={language}
            lang={language}
            selected={language === settings.language.value}
          >
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </span>
  );
}
