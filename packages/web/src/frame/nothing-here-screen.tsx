/** The screen for an unknown address. */

import { nothingHere } from '../i18n/en/nothing-here.ts';
import { lazyWords } from '../i18n/lazy-words.ts';
import { path } from '../router.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import './nothing-here.css';

const nothingHereWords = lazyWords(nothingHere, {
  es: async () => (await import('../i18n/es/nothing-here.ts')).nothingHere,
  fr: async () => (await import('../i18n/fr/nothing-here.ts')).nothingHere,
  de: async () => (await import('../i18n/de/nothing-here.ts')).nothingHere,
  ru: async () => (await import('../i18n/ru/nothing-here.ts')).nothingHere,
});

export default function NothingHereScreen() {
  const { title, hint, toStart } = nothingHereWords.value;
  return (
    <Page title={title} lead={hint}>
      <p class="nothing-here">{decoded(path())}</p>
      <p class="nothing-here">
        <ButtonLink href="/" look="main">
          {toStart}
        </ButtonLink>
      </p>
    </Page>
  );
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
