/** Narrows the list down: a name, what the tables are doing, their time, their rules. The server does the searching. */
import { TIMER_KINDS } from '@crownhead/match';
import {
  LOBBY_RULES,
  LOBBY_STATES,
  LONGEST_SEARCH,
  type LobbyCounts,
  type LobbyQuery,
  type LobbyRules,
} from '@crownhead/protocol';
import { useId } from 'preact/hooks';
import { FilterChoice } from './filter-choice.tsx';
import { lobbyWords } from './lobby-words.ts';
import { onlineWords } from './online-words.ts';
import './lobby-filters.css';

interface LobbyFiltersProps {
  readonly query: LobbyQuery;
  readonly counts: LobbyCounts | undefined;
  readonly onChange: (query: LobbyQuery) => void;
}

type Key = 'search' | 'time' | 'rules' | 'state';

/** A change begins at the first page; what does not matter is left out. */
function change(query: LobbyQuery, key: Key, value: string): LobbyQuery {
  const { page: _, [key]: __, ...rest } = query;
  return (value === '' ? rest : { ...rest, [key]: value }) as LobbyQuery;
}

export function LobbyFilters({ query, counts, onChange }: LobbyFiltersProps) {
  const words = lobbyWords.value.find;
  const { presets } = onlineWords.value.rules;
  const set = (key: Key, value: string): void => onChange(change(query, key, value));
  const rulesName = (rules: LobbyRules): string => (rules === 'own' ? words.ownRules : presets[rules].name);
  return (
    <search class="lobby-filters">
      <input
        type="search"
        class="field-input lobby-search"
        aria-label={words.search}
        placeholder={words.search}
        value={query.search ?? ''}
        maxLength={LONGEST_SEARCH}
        onInput={(event) => set('search', event.currentTarget.value)}
      />
      <States query={query} counts={counts} onChange={(state) => set('state', state)} />
      <FilterChoice
        label={words.time}
        any={words.anyTime}
        value={query.time}
        options={TIMER_KINDS.map((kind) => [kind, words.times[kind]])}
        onChange={(time) => set('time', time)}
      />
      <FilterChoice
        label={words.rules}
        any={words.anyRules}
        value={query.rules}
        options={LOBBY_RULES.map((rules) => [rules, rulesName(rules)])}
        onChange={(rules) => set('rules', rules)}
      />
    </search>
  );
}

interface StatesProps {
  readonly query: LobbyQuery;
  readonly counts: LobbyCounts | undefined;
  readonly onChange: (state: string) => void;
}

function States({ query, counts, onChange }: StatesProps) {
  const words = lobbyWords.value.find;
  const name = useId();
  return (
    <fieldset class="lobby-states">
      <legend class="ui-unseen">{words.show}</legend>
      {LOBBY_STATES.map((state) => (
        <label key={state} class="lobby-chip">
          <input
            type="radio"
            name={name}
            checked={state === (query.state ?? 'all')}
            onChange={() => onChange(state === 'all' ? '' : state)}
          />
          {words[state]}
          {counts && <span class="lobby-count">{counts[state]}</span>}
        </label>
      ))}
    </fieldset>
  );
}
