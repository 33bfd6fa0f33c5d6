/** Which games: by player, event, opening, years, result and length. */
import type { GAME_RESULTS, GameFilter, Span } from '@crownhead/library';
import { SIDES, type Side } from '@crownhead/rules';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { Field, Menu, Switch } from '../ui/field.tsx';
import type { Asked } from './address.ts';
import { libraryWords } from './library-words.ts';
import './filter-panel.css';

interface FilterProps {
  readonly asked: Asked;
  readonly change: (change: Partial<Asked>, how?: 'push' | 'replace') => void;
}

/** How many things are asked of the games, the board aside. */
export const filterCount = ({ filter, isDuplicates }: Asked): number =>
  Object.keys(filter).filter((name) => name !== 'side').length + Number(isDuplicates);

export function FilterPanel({ asked, change }: FilterProps) {
  const text = libraryWords.value;
  const { filter } = asked;
  const sides = words.value.ui.sides['red-white'];
  const set = (part: Partial<GameFilter>, how: 'push' | 'replace' = 'push'): void => {
    const entries = Object.entries({ ...filter, ...part }).filter(([, value]) => value !== undefined);
    change({ filter: Object.fromEntries(entries) }, how);
  };
  const typed = (name: 'player' | 'opponent' | 'event' | 'opening') => (value: string) =>
    set({ [name]: value.trim() || undefined }, 'replace');
  return (
    <div class="filters">
      <TextFilter
        label={text.player}
        placeholder={text.anyName}
        value={filter.player ?? ''}
        onChange={typed('player')}
      />
      {filter.player !== undefined && (
        <>
          <Menu<Side | 'either'>
            label={text.side}
            value={filter.side ?? 'either'}
            options={[
              { value: 'either', label: text.eitherSide },
              ...SIDES.map((side) => ({ value: side, label: sides[side] })),
            ]}
            onChange={(side) => set({ side: (side === 'either' ? undefined : side) as never })}
          />
          <TextFilter
            label={text.opponent}
            placeholder={text.anyName}
            value={filter.opponent ?? ''}
            onChange={typed('opponent')}
          />
        </>
      )}
      <TextFilter
        label={text.event}
        placeholder={text.anyEvent}
        value={filter.event ?? ''}
        onChange={typed('event')}
      />
      <TextFilter
        label={text.opening}
        placeholder={text.anyOpening}
        value={filter.opening ?? ''}
        onChange={typed('opening')}
      />
      <Menu
        label={text.result}
        value={filter.result ?? 'any'}
        options={[
          { value: 'any', label: text.anyResult },
          ...(['black', 'drawn', 'white', 'none'] satisfies readonly (typeof GAME_RESULTS)[number][]).map(
            (value) => ({ value, label: resultText(value) }),
          ),
        ]}
        onChange={(result) => set({ result: (result === 'any' ? undefined : result) as never })}
      />
      <SpanFilter
        label={text.years}
        span={filter.years}
        onChange={(years) => set({ years: years as never }, 'replace')}
      />
      <SpanFilter
        label={text.lengths}
        span={filter.plies && movesSpan(filter.plies)}
        onChange={(moves) => set({ plies: (moves && pliesSpan(moves)) as never }, 'replace')}
      />
      <Switch
        label={text.duplicates}
        hint={text.duplicatesHint}
        checked={asked.isDuplicates}
        onChange={(isDuplicates) => change({ isDuplicates })}
      />
      {filterCount(asked) > 0 && (
        <Button onClick={() => change({ filter: {}, isDuplicates: false })}>{text.clear}</Button>
      )}
    </div>
  );
}

function resultText(result: (typeof GAME_RESULTS)[number]): string {
  const { results, won } = libraryWords.value;
  const sides = words.value.ui.sides['red-white'];
  if (result === 'black' || result === 'white') return won(sides[result]);
  return results[result];
}

const movesSpan = ({ from, to }: Span): Span => ({
  ...(from !== undefined && { from: (from + 1) / 2 }),
  ...(to !== undefined && { to: to / 2 }),
});

const pliesSpan = ({ from, to }: Span): Span => ({
  ...(from !== undefined && { from: 2 * from - 1 }),
  ...(to !== undefined && { to: 2 * to }),
});

/** Milliseconds without a letter: somebody has stopped typing. */
const TYPED_MS = 250;

interface TextProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly numeric?: boolean;
}

/** Not every letter is an address of its own. */
function TextFilter({ value, onChange, numeric, ...field }: TextProps) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    // By another way than by typing: back, a link, “clear all”.
    if (timer.current === undefined) setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const commit = (text: string): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current(text);
  };
  return (
    <Field
      {...field}
      value={typed}
      autocomplete="off"
      {...(numeric ? { inputMode: 'numeric' as const, maxLength: 4 } : { maxLength: 100 })}
      // Before anything else can be pressed.
      onBlur={() => timer.current !== undefined && commit(typed)}
      onChange={(text) => {
        setTyped(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => commit(text), TYPED_MS);
      }}
    />
  );
}

interface SpanProps {
  readonly label: string;
  readonly span: Span | undefined;
  readonly onChange: (span: Span | undefined) => void;
}

function SpanFilter({ label, span, onChange }: SpanProps) {
  const text = libraryWords.value;
  const set = (end: 'from' | 'to') => (value: string) => {
    const number = /^[1-9]\d{0,3}$/.test(value.trim()) ? Number(value) : undefined;
    const next = Object.entries({ ...span, [end]: number }).filter(([, one]) => one !== undefined);
    onChange(next.length > 0 ? Object.fromEntries(next) : undefined);
  };
  return (
    <fieldset class="filters-span">
      <legend class="field-label">{label}</legend>
      {(['from', 'to'] as const).map((end) => (
        <TextFilter
          key={end}
          numeric
          label={text[end]}
          value={String(span?.[end] ?? '')}
          onChange={set(end)}
        />
      ))}
    </fieldset>
  );
}
