/** What was wrong with the games of a file: which game, which line, and what was kept. */
import { moveCount } from '@crownhead/rules';
import { failureText } from '../files/failure-text.ts';
import { filesWords } from '../files/files-words.ts';
import { libraryWords } from './library-words.ts';
import type { Imported } from './messages.ts';

export function ImportFaults({ imported: { faults, cut } }: { readonly imported: Imported }) {
  const text = libraryWords.value;
  return (
    <details class="import-faults">
      <summary>{text.showFaults}</summary>
      <ul>
        {faults.map((one) => (
          <li key={`${one.source} ${one.game}`}>
            {failureText(one, filesWords.value)} ({text.kept(moveCount(one.ply - 1))})
          </li>
        ))}
        {cut > faults.length && <li>{text.moreFaults(cut - faults.length)}</li>}
      </ul>
    </details>
  );
}
