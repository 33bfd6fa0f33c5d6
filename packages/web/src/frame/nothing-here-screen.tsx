/** An address that leads nowhere says so. */
import { path } from '../router.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import './nothing-here.css';
import { nothingHereWords } from './nothing-here-words.ts';

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
