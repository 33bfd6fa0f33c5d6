/** Why another device cannot come by this address, and what to do about it. */
import { onlineWords } from './online-words.ts';
import type { Reach } from './reach.ts';
import './reach-note.css';

export function ReachNote({ reach: { scope, command } }: { readonly reach: Reach }) {
  if (scope === 'network') return null;
  return (
    <div class="reach-note">
      <p>{onlineWords.value.reach[scope]}</p>
      {command !== null && (
        <pre class="reach-note-code">
          <code>{command}</code>
        </pre>
      )}
    </div>
  );
}
