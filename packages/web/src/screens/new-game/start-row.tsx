/** Where the game begins, in one line: as usual, from a position that is set up, or from a drawn opening. */
import type { HostOptions, OptionFault, Start, StartFault } from '@crownhead/match';
import { movesAreOfficial } from '@crownhead/rules';
import { useState } from 'preact/hooks';
import { BallotFields } from './ballot-fields.tsx';
import { FormLine } from './form-row.tsx';
import { formWords } from './form-words.ts';

interface StartProps {
  readonly value: HostOptions;
  readonly onChange: (value: HostOptions) => void;
  readonly fault: OptionFault | StartFault | null;
  /** The way to the editor, which brings what is chosen here along; without it none is offered. */
  readonly onSetUp?: (() => void) | undefined;
}

type Kind = 'standard' | 'ballot' | 'position';

const KIND_OF: Readonly<Record<Start['kind'], Kind>> = {
  standard: 'standard',
  'three-move': 'ballot',
  'eleven-man': 'ballot',
  position: 'position',
  // A saved game that goes on is shown as the position it has come to.
  resume: 'position',
};

export function StartRow({ value, onChange, fault, onSetUp }: StartProps) {
  const text = formWords.value.begin;
  const { start, rules } = value;
  // A position that came with the form can be chosen again after something else was.
  const [given, setGiven] = useState(KIND_OF[start.kind] === 'position' ? start : null);
  if (KIND_OF[start.kind] === 'position' && start !== given) setGiven(start);
  const change = (next: Start): void => onChange({ ...value, start: next });
  const ballots = movesAreOfficial(rules) && rules.first === 'black';
  const kind = KIND_OF[start.kind];
  const link = (label: string, run: () => void) => (
    <button type="button" class="form-link" onClick={run}>
      {label}
    </button>
  );
  return (
    <FormLine
      label={text.title}
      says={text.says[kind]}
      links={
        <>
          {kind !== 'standard' && link(text.standard, () => change({ kind: 'standard' }))}
          {kind !== 'position' && given && link(text.position, () => change(given))}
          {onSetUp && link(kind === 'position' ? text.edit : text.setUp, onSetUp)}
          {kind !== 'ballot' &&
            ballots &&
            link(text.ballot, () => change({ kind: 'three-move', deck: '156', number: null }))}
        </>
      }
    >
      {(start.kind === 'three-move' || start.kind === 'eleven-man') && (
        <BallotFields start={start} onChange={change} wrong={fault === 'no-such-ballot'} />
      )}
    </FormLine>
  );
}
