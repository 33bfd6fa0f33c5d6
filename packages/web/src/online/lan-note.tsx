/** Playing on a local network without the internet (N1): the same program, at an address on the local network. */
import { onlineWords } from './online-words.ts';
import { useReach } from './reach.ts';
import { ReachSteps } from './reach-note.tsx';
import './lan-note.css';

export function LanNote() {
  const words = onlineWords.value.lan;
  const reach = useReach();
  return (
    <details class="lan-note">
      <summary>{words.title}</summary>
      <p>{words.how}</p>
      {reach?.scope === 'network' && (
        <>
          <p>{words.give}</p>
          <ul class="lan-note-addresses">
            {reach.origins.map((origin) => (
              <li key={origin}>
                <code>{origin}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {reach && reach.scope !== 'network' && (
        <>
          <p>{onlineWords.value.reach.lines[reach.scope]}</p>
          <ReachSteps reach={reach} />
        </>
      )}
      <p>
        <a href="/help?address">{words.byAddress}</a>
      </p>
    </details>
  );
}
