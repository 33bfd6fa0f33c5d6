/** How the connection is, when it is not as it should be (N9, N11, N12, N17): which try this is, when the next comes. */
import type { Link } from '@crownhead/client';
import { Button, ButtonLink } from '../ui/button.tsx';
import { connection, link, retry } from './house.ts';
import { type OnlineWords, onlineWords } from './online-words.ts';
import { refusalText } from './refusal-text.ts';
import { useCountdown } from './use-countdown.ts';
import './link-bar.css';

const deviceNow = (): number => Date.now();

type Trying = Extract<Link, { attempt: number }>;

/** The first try is not worth a word unless something is wrong with it. */
export const isTrouble = (current: Link): boolean =>
  current.status !== 'here' &&
  !(current.status === 'connecting' && current.attempt === 1 && current.problem === null);

function tryingText({ status, attempt, attempts, problem }: Trying, words: OnlineWords): string {
  const said = problem ? `${refusalText(problem, words)}. ` : '';
  return said + words.link[status](attempt, attempts);
}

interface LinkBarProps {
  /** How long my seat is kept, while I am away from a game. */
  readonly grace?: string | null;
}

export function LinkBar({ grace = null }: LinkBarProps) {
  const words = onlineWords.value;
  const current = link.value;
  const retryAt = 'attempt' in current ? current.retryAt : null;
  const next = useCountdown(retryAt, deviceNow);
  if (!connection.value || !isTrouble(current)) return null;
  return (
    <aside class={`link-bar link-bar-${current.status}`} role="status">
      <div class="link-bar-text">
        {'attempt' in current ? (
          <p>
            {tryingText(current, words)}
            {next !== null && <span aria-hidden="true">, {words.link.next(next)}</span>}
          </p>
        ) : (
          <>
            <p>
              <strong>{current.status === 'outdated' ? words.link.outdated : words.link.lost}</strong>
            </p>
            {current.status === 'lost' && <p>{refusalText(current.problem, words)}</p>}
          </>
        )}
        {grace !== null && <p class="link-bar-grace">{words.link.yourGrace(grace)}</p>}
      </div>
      {current.status === 'outdated' ? (
        <Button look="main" onClick={() => location.reload()}>
          {words.link.update}
        </Button>
      ) : (
        <Button look="main" onClick={retry}>
          {words.link.retry}
        </Button>
      )}
      {current.status === 'lost' && <ButtonLink href="/">{words.link.home}</ButtonLink>}
    </aside>
  );
}
