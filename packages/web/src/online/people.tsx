/** Who watches, in the order they came: also the order in which they are asked to play (N8). */
import type { TableView } from '@crownhead/client';
import { onlineWords } from './online-words.ts';
import './people.css';

export function People({ view }: { readonly view: TableView }) {
  const words = onlineWords.value.table;
  const { spectators, watching, you } = view;
  if (watching === 0) return <p class="online-soft">{words.noSpectators}</p>;
  const unnamed = watching - spectators.length;
  return (
    <>
      <p class="online-soft">{words.inLine}</p>
      <ol class="people">
        {spectators.map(({ player, name }) => (
          <li key={player}>
            {name}
            {player === you && <span class="online-soft"> ({words.you})</span>}
          </li>
        ))}
      </ol>
      {unnamed > 0 && <p class="online-soft">{words.more(unnamed)}</p>}
    </>
  );
}
