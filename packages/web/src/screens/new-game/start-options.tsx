/** Where the game begins: as usual, from a drawn opening, or from a position that was set up. */
import type { HostOptions, Start, StartFault } from '@crownhead/match';
import {
  movesAreOfficial,
  type OptionFault,
  parseFen,
  THREE_MOVE_DECKS,
  type ThreeMoveDeck,
  toPosition,
} from '@crownhead/rules';
import { useState } from 'preact/hooks';
import { Board } from '../../board/board.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field, Menu } from '../../ui/field.tsx';
import { formWords } from './form-words.ts';

interface StartProps {
  readonly value: HostOptions;
  readonly onChange: (value: HostOptions) => void;
  readonly fault: OptionFault | StartFault | null;
}

type Kind = 'standard' | 'three-move' | 'eleven-man' | 'position';
const FIRST = {
  standard: { kind: 'standard' },
  'three-move': { kind: 'three-move', deck: '156', number: null },
  'eleven-man': { kind: 'eleven-man', number: null },
} as const satisfies Record<string, Start>;

export function StartOptions({ value, onChange, fault }: StartProps) {
  const text = formWords.value.begin;
  const { start, rules } = value;
  // A position that came with the form can be chosen again after something else was.
  const [given] = useState(start.kind === 'position' ? start : null);
  const ballots = movesAreOfficial(rules) && rules.first === 'black';
  const change = (next: Start) => onChange({ ...value, start: next });
  const kinds: readonly Kind[] = [
    'standard',
    'three-move',
    'eleven-man',
    ...(given ? ['position' as const] : []),
  ];
  const chosen: Kind = start.kind === 'resume' ? 'standard' : start.kind;
  return (
    <>
      <Choice
        label={text.label}
        hideLabel
        value={chosen}
        options={kinds.map((kind) => ({
          value: kind,
          label: text[kind],
          disabled: !ballots && (kind === 'three-move' || kind === 'eleven-man'),
        }))}
        onChange={(kind) => change(kind === 'position' ? given! : FIRST[kind])}
      />
      {!ballots && <p class="options-note">{text.onlyOfficial}</p>}
      {chosen !== 'standard' && <p class="options-note">{text[`${chosen}-about`]}</p>}
      {start.kind === 'three-move' && (
        <Menu
          label={text.deck}
          value={start.deck}
          options={THREE_MOVE_DECKS.map((deck: ThreeMoveDeck) => ({ value: deck, label: text.decks[deck] }))}
          onChange={(deck) => change({ ...start, deck })}
        />
      )}
      {(start.kind === 'three-move' || start.kind === 'eleven-man') && (
        <BallotNumber start={start} onChange={change} wrong={fault === 'no-such-ballot'} />
      )}
      {start.kind === 'position' && <Preview fen={start.fen} label={text.position} />}
      <p class="options-note">
        <ButtonLink href="/editor" look="quiet">
          {text.edit}
        </ButtonLink>
      </p>
    </>
  );
}

interface NumberProps {
  readonly start: Extract<Start, { kind: 'three-move' | 'eleven-man' }>;
  readonly onChange: (start: Start) => void;
  readonly wrong: boolean;
}

function BallotNumber({ start, onChange, wrong }: NumberProps) {
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

function Preview({ fen, label }: { readonly fen: string; readonly label: string }) {
  const setup = parseFen(fen);
  const position = setup.ok ? toPosition({ ...setup.value, turn: setup.value.turn ?? 'black' }) : setup;
  return position.ok ? (
    <div class="options-preview">
      <Board position={position.value} label={label} marks="none" />
    </div>
  ) : null;
}
