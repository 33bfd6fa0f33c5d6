/** An address that leads nowhere says so. */
import { words } from '../i18n/words.ts';
import { path } from '../router.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import './nothing-here.css';

export default function NothingHereScreen() {
  const { frame } = words.value;
  return (
    <Page title={frame.nothing} lead={frame.nothingHint}>
      <p class="nothing-here">{decoded(path())}</p>
      <p class="nothing-here">
        <ButtonLink href="/" look="main">
          {frame.toStart}
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
