/** Which ballot: three moves of a deck or eleven men a side, drawn for each game or by its number. */
import type { Start } from '@crownhead/match';
import { THREE_MOVE_DECKS, type ThreeMoveDeck } from '@crownhead/rules';
import { useState } from 'preact/hooks';
import { Choice } from '../../ui/choice.tsx';
import { Field, Menu } from '../../ui/field.tsx';
import { formWords } from './form-words.ts';

type Ballot = Extract<Start, { kind: 'three-move' | 'eleven-man' }>;

interface BallotProps {
  readonly start: Ballot;
  readonly onChange: (start: Start) => void;
  readonly wrong: boolean;
}

const FIRST: Readonly<Record<Ballot['kind'], Ballot>> = {
  'three-move': { kind: 'three-move', deck: '156', number: null },
  'eleven-man': { kind: 'eleven-man', number: null },
};

export function BallotFields(props: BallotProps) {
  const { start, onChange } = props;
  const text = formWords.value.begin;
  return (
    <div class="form-panel">
      <Choice
        label={text.label}
        hideLabel
        value={start.kind}
        options={(['three-move', 'eleven-man'] as const).map((kind) => ({ value: kind, label: text[kind] }))}
        onChange={(kind) => onChange(FIRST[kind])}
      />
      <p class="form-note">{text[`${start.kind}-about`]}</p>
      <div class="form-pair">
        {start.kind === 'three-move' && (
          <Menu
            label={text.deck}
            value={start.deck}
            options={THREE_MOVE_DECKS.map((deck: ThreeMoveDeck) => ({
              value: deck,
              label: text.decks[deck],
            }))}
            onChange={(deck) => onChange({ ...start, deck })}
          />
        )}
        <BallotNumber {...props} />
      </div>
    </div>
  );
}

function BallotNumber({ start, onChange, wrong }: BallotProps) {
  const { begin: text, faults } = formWords.value;
  const shown = start.number === null ? '' : Number.isNaN(start.number) ? undefined : String(start.number);
  const [typed, setTyped] = useState(shown ?? '');
  return (
    <Field
      label={text.number}
      value={shown ?? typed}
      inputMode="numeric"
      autocomplete="off"
      hint={text.numberHint}
      error={wrong ? faults['no-such-ballot'] : null}
      onChange={(next) => {
        setTyped(next);
        const tidy = next.trim();
        onChange({
          ...start,
          number: tidy === '' ? null : /^\d{1,4}$/.test(tidy) ? Number(tidy) : Number.NaN,
        });
      }}
    />
  );
}
