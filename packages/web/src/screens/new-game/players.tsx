/** Who plays: names, sides and levels, as far as the mode asks for them. */
import type { BySide } from '@crownhead/rules';
import { Choice } from '../../ui/choice.tsx';
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

export function Players(props: PlayersProps) {
  const { form, onChange } = props;
  if (form.mode !== 'friend') return <AgainstComputer {...props} />;
  const first = form.names[0].trim() || usualNames()[0];
  return (
    <>
      <div class="new-game-names">
        <NameField form={form} player={0} onChange={onChange} />
        <NameField form={form} player={1} onChange={onChange} />
      </div>
      <ColourChoice {...props} label={formWords.value.colourOf(first)} />
    </>
  );
}

/** Who only watches gets a second computer. */
function AgainstComputer(props: PlayersProps) {
  const text = formWords.value;
  const { form, sides, onChange } = props;
  const { mode, levels } = form;
  const setLevel = (player: 0 | 1) => (level: LevelNumber) =>
    onChange({ levels: player === 0 ? [level, levels[1]] : [levels[0], level] });
  const two = mode === 'computers';
  return (
    <>
      <LevelChoice
        label={two ? text.levelOf(sides.black) : text.level}
        value={levels[0]}
        onChange={setLevel(0)}
      />
      {two && <LevelChoice label={text.levelOf(sides.white)} value={levels[1]} onChange={setLevel(1)} />}
      <ColourChoice {...props} label={text.yourColour} />
      {!two && <NameField form={form} player={0} onChange={onChange} />}
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

interface ColourProps extends PlayersProps {
  readonly label: string;
}

function ColourChoice({ label, form, sides, onChange }: ColourProps) {
  const { first, colourRandom, watch } = formWords.value;
  const begins = form.options.rules.first;
  const labels = {
    black: begins === 'black' ? first(sides.black) : sides.black,
    white: begins === 'white' ? first(sides.white) : sides.white,
    random: colourRandom,
    watch,
  };
  const choices = form.mode === 'friend' ? COLOURS : ([...COLOURS, 'watch'] as const);
  const change = (chosen: Colour | 'watch'): void => {
    if (chosen === 'watch') onChange({ mode: 'computers' });
    else onChange({ colour: chosen, mode: form.mode === 'friend' ? 'friend' : 'computer' });
  };
  return (
    <Choice
      label={label}
      value={form.mode === 'computers' ? 'watch' : form.colour}
      options={choices.map((choice) => ({ value: choice, label: labels[choice] }))}
      onChange={change}
    />
  );
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
      <span class="new-game-level">
        <b>{level}</b> <span>{levels[level]}</span>
      </span>
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
