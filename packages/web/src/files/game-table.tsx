/** The games of a file: a list that can be searched, of which only the part in view is drawn. */
import { moveCount } from '@crownhead/rules';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Field } from '../ui/field.tsx';
import { Section } from '../ui/page.tsx';
import { filesWords } from './files-words.ts';
import { type Listed, rowsInView, search } from './game-list.ts';
import type { OpenFile } from './opened-file.ts';
import './game-table.css';

/** Must be what the style sheet says. */
const ROW_HEIGHT = 60;
/** Fewer need no search. */
const MANY = 10;

interface GameTableProps {
  readonly file: Extract<OpenFile, { kind: 'games' }>;
}

/** Where the list was, for those who come back from a game. */
let lastScroll = { name: '', top: 0 };

export function GameTable({ file }: GameTableProps) {
  const text = filesWords.value;
  const [wanted, setWanted] = useState('');
  const found = useMemo(() => search(file.listed, wanted), [file.listed, wanted]);
  const [view, setView] = useState({ top: 0, height: 600 });
  const list = useRef<HTMLDivElement>(null);
  const look = (): void => {
    const { scrollTop, clientHeight } = list.current!;
    lastScroll = { name: file.name, top: scrollTop };
    setView({ top: scrollTop, height: clientHeight });
  };
  useEffect(() => {
    list.current!.scrollTop = lastScroll.name === file.name ? lastScroll.top : 0;
    look();
  }, [file.listed]);
  const { first, end } = rowsInView(view.top, view.height, ROW_HEIGHT, found.length);
  return (
    <Section title={file.name}>
      <p class="game-table-count" role="status">
        {text.games(found.length)}
        {file.capped && ` · ${text.capped(file.listed.length)}`}
      </p>
      {file.listed.length > MANY && (
        <Field
          label={text.find}
          type="search"
          value={wanted}
          onChange={(next) => {
            setWanted(next);
            list.current!.scrollTop = 0;
          }}
          hint={text.findHint}
          autocomplete="off"
        />
      )}
      {found.length === 0 && <p>{text.none}</p>}
      <div class="game-table" ref={list} onScroll={look}>
        <ul
          class="game-table-rows"
          aria-label={text.list}
          style={{ height: `${found.length * ROW_HEIGHT}px` }}
        >
          {found.slice(first, end).map((game, i) => (
            <li
              key={game.number}
              class="game-table-row"
              aria-setsize={found.length}
              aria-posinset={first + i + 1}
              style={{ top: `${(first + i) * ROW_HEIGHT}px` }}
            >
              <Row game={game} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Row({ game }: { readonly game: Listed }) {
  const text = filesWords.value;
  const { number, black, white, event, date, plies, ending, other } = game;
  const names = black || white ? `${black || '?'} – ${white || '?'}` : '';
  const title = names || event || text.unnamed(number);
  const about = [names ? event : '', date, other ? text.otherKind : text.moves(moveCount(plies))].filter(
    Boolean,
  );
  const result = text.endings[ending];
  const body = (
    <>
      <span class="game-table-number" aria-hidden="true">
        {number}
      </span>
      <span class="game-table-what">
        <span class="game-table-title">{title}</span>
        <span class="game-table-about">{about.join(' · ')}</span>
      </span>
      <span class="game-table-result">{result}</span>
    </>
  );
  if (other) return <span class="game-table-link game-table-other">{body}</span>;
  return (
    <a class="game-table-link" href={`/open/${number}`}>
      {body}
    </a>
  );
}
