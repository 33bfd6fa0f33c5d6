/** Where a return link leads: the player of another device goes on here. */
import type { Refused } from '@crownhead/client';
import { useEffect, useState } from 'preact/hooks';
import { myName } from '../me/my-name.ts';
import { go } from '../router.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import { onlineWords } from './online-words.ts';
import { refusalText } from './refusal-text.ts';
import { redeem, sessions } from './server-session.ts';
import './online.css';

/** What there is to see: on the way, somebody else is here already, or why it did not work. */
type Step =
  | { readonly kind: 'arriving' }
  | { readonly kind: 'replace'; readonly name: string; readonly code: string }
  | { readonly kind: 'failed'; readonly problem: string };

const ARRIVING: Step = { kind: 'arriving' };

const failed = (refused: Refused): Step => ({
  kind: 'failed',
  problem: refusalText(refused, onlineWords.value),
});

/** Anybody can send somebody a link of their own: whoever is known here is asked first. */
async function arrive(code: string, replace: boolean): Promise<Step | null> {
  const answer = await redeem(code, replace);
  if (answer.ok) return null;
  if (answer.error.error !== 'session-exists') return failed(answer.error);
  const present = await sessions.whoAmI();
  return present.ok ? { kind: 'replace', name: present.value.name, code } : failed(present.error);
}

function Replace({ name, onAgree }: { readonly name: string; readonly onAgree: () => void }) {
  const words = onlineWords.value.device.replace;
  return (
    <>
      <p class="online-text">{words.text(name)}</p>
      <div class="online-buttons">
        <ButtonLink href="/online" look="main">
          {words.keep(name)}
        </ButtonLink>
        <Button onClick={onAgree}>{words.agree}</Button>
      </div>
    </>
  );
}

function Failed({ problem }: { readonly problem: string }) {
  return (
    <>
      <p class="online-text" role="alert">
        {problem}
      </p>
      <div class="online-buttons">
        <ButtonLink href="/online" look="main">
          {onlineWords.value.title}
        </ButtonLink>
      </div>
    </>
  );
}

export default function ReturnPage() {
  const words = onlineWords.value.device;
  const [step, setStep] = useState(ARRIVING);

  const follow = async (code: string, replace: boolean): Promise<void> => {
    setStep(ARRIVING);
    const next = await arrive(code, replace);
    if (next) {
      setStep(next);
      return;
    }
    toast(onlineWords.value.device.arrived(myName.value));
    go('/online', 'replace');
  };

  useEffect(() => {
    const code = location.hash.slice(1);
    // Used once: it need not stay in the history of the browser.
    history.replaceState(null, '', location.pathname);
    if (code === '') setStep({ kind: 'failed', problem: words.empty });
    else void follow(code, false);
  }, []);

  const titles = { arriving: words.arriving, replace: words.replace.title, failed: words.failed } as const;
  return (
    <Page title={words.title} back="/online">
      <Section title={titles[step.kind]}>
        {step.kind === 'replace' && <Replace name={step.name} onAgree={() => follow(step.code, true)} />}
        {step.kind === 'failed' && <Failed problem={step.problem} />}
      </Section>
    </Page>
  );
}
