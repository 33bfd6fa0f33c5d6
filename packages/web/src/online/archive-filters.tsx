/** Narrows the finished games down: a player, an opening, a result, rules, a position that was on the board. */
import { ARCHIVE_RESULTS, LOBBY_RULES, LONGEST_ARCHIVE_TEXT } from '@crownhead/protocol';
import { openingNames, parsePosition } from '@crownhead/rules';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { Button } from '../ui/button.tsx';
import { type ArchiveKey, type ArchiveQuery, changed } from './archive-search.ts';
import { archiveWords } from './archive-words.ts';
import { FilterChoice } from './filter-choice.tsx';
import { onlineWords } from './online-words.ts';
import './archive-filters.css';

interface ArchiveFiltersProps {
  readonly query: ArchiveQuery;
  readonly onChange: (query: ArchiveQuery) => void;
}

/** Whoever types is not asked about at every letter. */
const PAUSE_MS = 400;

export function ArchiveFilters({ query, onChange }: ArchiveFiltersProps) {
  const text = archiveWords.value;
  const { presets } = onlineWords.value.rules;
  const list = useId();
  const set = (key: ArchiveKey, value: string): void => onChange(changed(query, key, value));
  return (
    <search class="archive-filters" aria-label={text.search}>
      <div class="archive-fields">
        <TextFilter label={text.player} value={query.player} onChange={(player) => set('player', player)} />
        <TextFilter
          label={text.opening}
          value={query.opening}
          list={list}
          onChange={(opening) => set('opening', opening)}
        />
        <datalist id={list}>
          {openingNames().map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <FilterChoice
          label={text.result}
          any={text.anyResult}
          value={query.result}
          options={ARCHIVE_RESULTS.map((result) => [result, text.results[result]])}
          onChange={(result) => set('result', result)}
        />
        <FilterChoice
          label={text.rules}
          any={text.anyRules}
          value={query.rules}
          options={LOBBY_RULES.map((rules) => [rules, rules === 'own' ? text.ownRules : presets[rules].name])}
          onChange={(rules) => set('rules', rules)}
        />
      </div>
      {query.fen !== undefined && <PositionFilter fen={query.fen} onDrop={() => set('fen', '')} />}
    </search>
  );
}

interface TextFilterProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly list?: string;
  readonly onChange: (value: string) => void;
}

function TextFilter({ label, value = '', list, onChange }: TextFilterProps) {
  const [typed, setTyped] = useState(value);
  const pause = useRef<ReturnType<typeof setTimeout>>();
  // The address has changed without this field: a link, or the way back.
  useEffect(() => setTyped(value), [value]);
  useEffect(() => () => clearTimeout(pause.current), []);
  const tell = (text: string): void => {
    clearTimeout(pause.current);
    if (text !== value) onChange(text);
  };
  return (
    <input
      type="search"
      class="field-input archive-text"
      aria-label={label}
      placeholder={label}
      value={typed}
      maxLength={LONGEST_ARCHIVE_TEXT}
      list={list}
      onInput={({ currentTarget: { value: text } }) => {
        setTyped(text);
        clearTimeout(pause.current);
        pause.current = setTimeout(() => tell(text), PAUSE_MS);
      }}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && tell(currentTarget.value)}
    />
  );
}

function PositionFilter({ fen, onDrop }: { readonly fen: string; readonly onDrop: () => void }) {
  const text = archiveWords.value;
  const position = parsePosition(fen);
  return (
    <div class="archive-position">
      {position.ok && (
        <span class="archive-position-board">
          <Board position={position.value} label={text.positionBoard} marks="none" />
        </span>
      )}
      <span class="archive-position-text">{text.position}</span>
      <Button onClick={onDrop}>{text.dropPosition}</Button>
    </div>
  );
}
