/** `/elsewhere/<id>`: one game on two pages would be two games. It stays with the page that went on with it last; the other says so. */
import { filesWords } from '../files/files-words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

export default function ElsewhereScreen({ rest: id }: { readonly rest: string }) {
  const text = filesWords.value;
  return (
    <Page title={text.elsewhereTitle}>
      <p role="status">{text.elsewhere}</p>
      <p>
        <ButtonLink href={`/play/${id}`} look="main">
          {text.continueHere}
        </ButtonLink>
      </p>
    </Page>
  );
}
