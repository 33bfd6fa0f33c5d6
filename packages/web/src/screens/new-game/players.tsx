/** Who plays: names, sides and levels, as far as the mode asks for them. */
import type { BySide } from '@crownhead/rules';
import { Choice, type Option } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { formWords } from './form-words.ts';
import {
  COLOURS,
  type Colour,
  type GameForm,
  LEVEL_NUMBERS,
  type LevelNumber,
  nameFault,
} from './game-form.ts';
import { usualNames } from './kept-form.ts';

interface PlayersProps {
  readonly form: GameForm;
  /** The names of the sides. */
  readonly sides: BySide<string>;
  readonly onChange: (changes: Partial<GameForm>) => void;
}

export function Players({ form, sides, onChange }: PlayersProps) {
  const text = formWords.value;
  const { mode, names, levels } = form;
  const usual = usualNames();
  if (mode === 'computers') {
    return (
      <>
        <LevelChoice
          label={text.levelOf(sides.black)}
          value={levels[0]}
          onChange={(level) => onChange({ levels: [level, levels[1]] })}
        />
        <LevelChoice
          label={text.levelOf(sides.white)}
          value={levels[1]}
          onChange={(level) => onChange({ levels: [levels[0], level] })}
        />
      </>
    );
  }
  const first = names[0].trim() || usual[0];
  return (
    <>
      {mode === 'computer' && (
        <LevelChoice
          label={text.level}
          value={levels[0]}
          onChange={(level) => onChange({ levels: [level, levels[1]] })}
        />
      )}
      <div class="new-game-names">
        <NameField form={form} player={0} onChange={onChange} />
        {mode === 'friend' && <NameField form={form} player={1} onChange={onChange} />}
      </div>
      <ColourChoice
        label={mode === 'computer' ? text.yourColour : text.colourOf(first)}
        form={form}
        sides={sides}
        onChange={(colour) => onChange({ colour })}
      />
    </>
  );
}

interface NameProps {
  readonly form: GameForm;
  readonly player: 0 | 1;
  readonly onChange: PlayersProps['onChange'];
}

function NameField({ form, player, onChange }: NameProps) {
  const { names: labels, yourName, faults } = formWords.value;
  const { mode, names } = form;
  const wrong = nameFault(form, usualNames());
  return (
    <Field
      label={mode === 'computer' ? yourName : labels[player]}
      value={names[player]}
      placeholder={usualNames()[player]}
      autocomplete="off"
      spellcheck={false}
      error={wrong?.player === player ? faults[wrong.fault] : null}
      onChange={(name) => onChange({ names: player === 0 ? [name, names[1]] : [names[0], name] })}
    />
  );
}

interface ColourProps {
  readonly label: string;
  readonly form: GameForm;
  readonly sides: BySide<string>;
  readonly onChange: (colour: Colour) => void;
}

function ColourChoice({ label, form, sides, onChange }: ColourProps) {
  const { first, colourRandom } = formWords.value;
  const begins = form.options.rules.first;
  const labelOf = (colour: Colour): string => {
    if (colour === 'random') return colourRandom;
    return colour === begins ? first(sides[colour]) : sides[colour];
  };
  const options = COLOURS.map((colour): Option<Colour> => ({ value: colour, label: labelOf(colour) }));
  return <Choice label={label} value={form.colour} options={options} onChange={onChange} />;
}

interface LevelProps {
  readonly label: string;
  readonly value: LevelNumber;
  readonly onChange: (level: LevelNumber) => void;
}

function LevelChoice({ label, value, onChange }: LevelProps) {
  const { levels } = formWords.value;
  const options = LEVEL_NUMBERS.map((level) => ({
    value: String(level),
    label: (
      <>
        <b class="new-game-level">{level}</b> {levels[level]}
      </>
    ),
  }));
  return (
    <Choice
      label={label}
      layout="grid"
      value={String(value)}
      options={options}
      onChange={(level) => onChange(Number(level) as LevelNumber)}
    />
  );
}
