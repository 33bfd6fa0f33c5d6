/** The state of the connection when something is wrong (N9, N11, N12, N17): which attempt this is, when the next one comes. */
import type { Link } from '@crownhead/client';
import { words as commonWords } from '../i18n/words.ts';
import { updateApp } from '../pwa/updates.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useCountdown } from '../ui/countdown.ts';
import { type OnlineWords, onlineWords } from './online-words.ts';
import { refusalText } from './refusal-text.ts';
import { connection, link, retry } from './server-session.ts';
import './link-bar.css';

const deviceNow = (): number => Date.now();

type Trying = Extract<Link, { attempt: number }>;

/** The first try is not worth a word unless something is wrong with it. */
export const isTrouble = (current: Link): boolean =>
  current.status !== 'here' &&
  !(current.status === 'connecting' && current.attempt === 1 && current.problem === null);

function tryingText({ status, attempt, attempts, problem }: Trying, words: OnlineWords): string {
  const said = problem ? refusalText(problem, words).replace(/([^.!?])$/, '$1.') : '';
  return `${said} ${words.link[status](attempt, attempts)}`.trim();
}

type Ended = Extract<Link, { status: 'lost' | 'outdated' | 'closed' }>;

/** Not the line is broken: somebody went on elsewhere, or was sent away. */
const wasSentAway = ({ problem }: Ended): boolean => problem.error === 'moved' || problem.error === 'removed';
/** The host has ended the server. */
const wasEnded = ({ problem }: Ended): boolean => problem.error === 'ended';

/** From this try on it may take long: there are other things to do here. */
const LONG_FROM = 3;

function TryingText({ current }: { readonly current: Trying }) {
  const words = onlineWords.value;
  const next = useCountdown(current.retryAt, deviceNow);
  return (
    <p>
      {tryingText(current, words)}
      {next !== null && <span aria-hidden="true">, {words.link.next(next)}</span>}
    </p>
  );
}

function EndedText({ current }: { readonly current: Ended }) {
  const words = onlineWords.value;
  if (current.status === 'outdated') return <p>{words.link.outdated}</p>;
  const said = <p>{refusalText(current.problem, words)}</p>;
  if (wasSentAway(current)) return said;
  if (wasEnded(current)) {
    return (
      <>
        <p>
          <strong>{refusalText(current.problem, words)}</strong>
        </p>
        <p>{words.link.playHere}</p>
      </>
    );
  }
  return (
    <>
      <p>
        <strong>{words.link.lost}</strong>
      </p>
      {said}
    </>
  );
}

interface LinkBarProps {
  /** How long my seat is kept, while I am away from a game. */
  readonly grace?: string | null;
  /** My move waits here for the connection. */
  readonly unsent?: boolean;
}

export function LinkBar({ grace = null, unsent = false }: LinkBarProps) {
  const { link: words } = onlineWords.value;
  const current = link.value;
  if (!connection.value || current.status === 'here' || !isTrouble(current)) return null;
  const trying = 'attempt' in current;
  const ended = !trying && wasEnded(current);
  const wayOn = trying ? current.attempt >= LONG_FROM : current.status === 'lost';
  return (
    <div class={`link-bar link-bar-${current.status}`} role="status">
      <div class="link-bar-text">
        {trying ? <TryingText current={current} /> : <EndedText current={current} />}
        {unsent && (
          <p>
            <strong>{commonWords.value.game.notice.unsent}</strong>
          </p>
        )}
        {grace !== null && <p class="link-bar-grace">{words.yourGrace(grace)}</p>}
      </div>
      {current.status === 'outdated' ? (
        <Button look="main" onClick={() => void updateApp()}>
          {words.update}
        </Button>
      ) : (
        <Button look={ended ? 'plain' : 'main'} onClick={retry}>
          {!trying && wasSentAway(current) ? words.again : words.retry}
        </Button>
      )}
      {wayOn && (
        <ButtonLink look={ended ? 'main' : 'plain'} href="/">
          {words.home}
        </ButtonLink>
      )}
    </div>
  );
}
