/** Why another device cannot come by this address, and what to do about it. */
import type { ComponentChildren } from 'preact';
import { onlineWords } from './online-words.ts';
import type { Reach } from './reach.ts';
import './reach-note.css';

interface ReachNoteProps {
  readonly reach: Reach;
  /** After what to do, inside the same disclosure. */
  readonly children?: ComponentChildren;
}

export function ReachNote({ reach, children }: ReachNoteProps) {
  const words = onlineWords.value.reach;
  if (reach.scope === 'network') return null;
  return (
    <div class="reach-note">
      <p>{words.lines[reach.scope]}</p>
      <details>
        <summary>{words.open}</summary>
        <div class="reach-note-how">
          <ReachSteps reach={reach} />
          {children}
        </div>
      </details>
    </div>
  );
}

/** What lets other devices in. */
export function ReachSteps({ reach: { scope, command } }: { readonly reach: Reach }) {
  if (scope === 'network') return null;
  return (
    <>
      <p>{onlineWords.value.reach.how[scope]}</p>
      {command !== null && (
        <pre class="reach-note-code">
          <code>{command}</code>
        </pre>
      )}
    </>
  );
}
