/** Who watches, in the order they came: also the order in which they are asked to play (N8). */
import type { TableView } from '@crownhead/client';
import { onlineWords } from './online-words.ts';
import './people.css';
import { watchers } from './table-situation.ts';

export function People({ view }: { readonly view: TableView }) {
  const words = onlineWords.value.table;
  const { named, count } = watchers(view);
  if (count === 0) return <p class="online-soft">{words.noSpectators}</p>;
  const unnamed = count - named.length;
  return (
    <>
      <p class="online-soft">{words.inLine}</p>
      <ol class="people">
        {named.map(({ player, name }) => (
          <li key={player}>
            {name}
            {player === view.you && <span class="online-soft"> ({words.you})</span>}
          </li>
        ))}
      </ol>
      {unnamed > 0 && <p class="online-soft">{words.more(unnamed)}</p>}
    </>
  );
}
