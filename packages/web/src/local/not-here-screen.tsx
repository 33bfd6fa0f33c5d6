/** `/not-here/<id>?why=…`: a game of this device that cannot be shown, or that another page has taken over. */
import type { SavedFault } from '@crownhead/client/local';
import '../frame/nothing-here.css';
import { filesWords } from '../files/files-words.ts';
import { place } from '../router.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

export default function NotHereScreen({ rest: id }: { readonly rest: string }) {
  const text = filesWords.value;
  const why = new URL(place.value, location.origin).searchParams.get('why');
  // One game on two pages would be two games: it stays with the page that went on with it last.
  const isElsewhere = why === 'elsewhere';
  const reason = Object.hasOwn(text.noGame, why ?? '') ? (why as SavedFault) : 'nothing-saved';
  return (
    <Page title={isElsewhere ? text.elsewhereTitle : text.noGameTitle}>
      <p class="nothing-here" role="status">
        {isElsewhere ? text.elsewhere : text.noGame[reason]}
      </p>
      <p class="nothing-here">
        <ButtonLink href={isElsewhere ? `/play/${id}` : '/'} look="main">
          {isElsewhere ? text.continueHere : text.toHome}
        </ButtonLink>
      </p>
    </Page>
  );
}
