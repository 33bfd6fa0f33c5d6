/** Playing in one house without the internet (N1): the same program, at an address of one's own network. */
import { onlineWords } from './online-words.ts';
import './lan-note.css';

const COMMAND = 'crownhead serve --host 0.0.0.0';
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host.startsWith('127.');

export function LanNote() {
  const words = onlineWords.value.lan;
  return (
    <details class="lan-note">
      <summary>{words.title}</summary>
      <p>{words.how}</p>
      <p>{words.start}</p>
      <pre class="lan-note-code">
        <code>{COMMAND}</code>
      </pre>
      <p>{words.tells}</p>
      <p>
        {words.here} <code class="lan-note-address">{location.origin}</code>
      </p>
      <p class="online-soft">{isLoopback(location.hostname) ? words.local : words.give}</p>
    </details>
  );
}
