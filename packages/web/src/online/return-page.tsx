/** Where a return link leads: the player of another device goes on here. */
import { useEffect, useState } from 'preact/hooks';
import { myName } from '../me/my-name.ts';
import { go } from '../router.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import { onlineWords } from './online-words.ts';
import { refusalText } from './refusal-text.ts';
import { redeem } from './server-session.ts';
import './online.css';

export default function ReturnPage() {
  const words = onlineWords.value;
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const code = location.hash.slice(1);
    // Used once: it need not stay in the history of the browser.
    history.replaceState(null, '', location.pathname);
    if (code === '') {
      setProblem(words.device.empty);
      return;
    }
    void redeem(code).then((answer) => {
      if (!answer.ok) {
        setProblem(refusalText(answer.error, onlineWords.value));
        return;
      }
      toast(onlineWords.value.device.arrived(myName.value));
      go('/online', 'replace');
    });
  }, []);

  return (
    <Page title={words.device.title} back="/online">
      <Section title={problem === null ? words.device.arriving : words.device.failed}>
        {problem !== null && (
          <>
            <p class="online-text" role="alert">
              {problem}
            </p>
            <div class="online-buttons">
              <ButtonLink href="/online" look="main">
                {words.title}
              </ButtonLink>
            </div>
          </>
        )}
      </Section>
    </Page>
  );
}
