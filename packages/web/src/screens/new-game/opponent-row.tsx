/** The opponent: three tiles. Watching two computers is offered where the side is chosen. */
import { Choice } from '../../ui/choice.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { FormRow } from './form-row.tsx';
import { formWords } from './form-words.ts';
import type { Mode } from './game-form.ts';

const OPPONENTS = ['online', 'computer', 'friend'] as const satisfies readonly Mode[];
type Opponent = (typeof OPPONENTS)[number];

const ICONS: Readonly<Record<Opponent, IconName>> = {
  online: 'globe',
  computer: 'computer',
  friend: 'friend',
};

interface OpponentProps {
  readonly mode: Mode;
  readonly onChange: (mode: Opponent) => void;
}

export function OpponentRow({ mode, onChange }: OpponentProps) {
  const { opponent, opponents } = formWords.value;
  return (
    <FormRow label={opponent}>
      <Choice<Opponent>
        label={opponent}
        hideLabel
        layout="tiles"
        value={mode === 'computers' ? 'computer' : mode}
        options={OPPONENTS.map((value) => ({
          value,
          label: (
            <>
              <Icon name={ICONS[value]} />
              <span>{opponents[value].name}</span>
            </>
          ),
          hint: opponents[value].about,
        }))}
        onChange={onChange}
      />
    </FormRow>
  );
}
