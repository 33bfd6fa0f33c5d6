/** Who plays: levels, sides and names, as far as the opponent asks for them. */

import type { SideChoice } from '@crownhead/match';
import type { BySide, Side } from '@crownhead/rules';
import { words } from '../../i18n/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { RatingField, ratingNear } from '../../ui/rating-field.tsx';
import { firstToMove } from './first-to-move.ts';
import { nameFault } from './form-fault.ts';
import { FormLine, FormRow } from './form-row.tsx';
import { formWords } from './form-words.ts';
import { COLOURS, type Colour, type GameForm, type LevelNumber, type Mode } from './game-form.ts';
import { usualNames } from './kept-form.ts';
import { LevelSlider } from './level-slider.tsx';
import { RandomFace, SideFace } from './side-face.tsx';

interface PlayersProps {
  readonly form: GameForm;
  readonly onChange: (changes: Partial<GameForm>) => void;
}

const sidesOf = ({ options }: Pick<GameForm, 'options'>): BySide<string> =>
  words.value.ui.sides[options.table.sideNames];

export function Players(props: PlayersProps) {
  const { form, onChange } = props;
  switch (form.mode) {
    case 'online':
      return <OnlineSideRow form={form} onChange={onChange} />;
    case 'friend':
      return (
        <>
          <NamesRow {...props} players={[0, 1]} />
          <ColourRow {...props} />
        </>
      );
    case 'computer':
    case 'computers':
      return (
        <>
          <Levels {...props} />
          <ColourRow {...props} />
          {form.mode === 'computer' && <NamesRow {...props} players={[0]} />}
        </>
      );
  }
}

function Levels(props: PlayersProps) {
  if (props.form.mode === 'computer') return <StrengthRow {...props} player={0} side={null} />;
  const sides = sidesOf(props.form);
  return (
    <>
      <StrengthRow {...props} player={0} side={sides.black} />
      <StrengthRow {...props} player={1} side={sides.white} />
    </>
  );
}

interface StrengthProps extends PlayersProps {
  readonly player: 0 | 1;
  /** Named where both sides are computers. */
  readonly side: string | null;
}

const withPlayer = <T,>(both: readonly [T, T], player: 0 | 1, value: T): readonly [T, T] =>
  player === 0 ? [value, both[1]] : [both[0], value];

/** A level, or a rating instead. */
function StrengthRow({ form: { levels, ratings }, onChange, player, side }: StrengthProps) {
  const text = formWords.value;
  const rating = ratings[player];
  const setRating = (value: number | null) => onChange({ ratings: withPlayer(ratings, player, value) });
  const link = (words: string, value: number | null) => (
    <button type="button" class="form-link new-game-other" onClick={() => setRating(value)}>
      {words}
    </button>
  );
  if (rating !== null) {
    const label = side === null ? text.rating : text.ratingOf(side);
    return (
      <FormRow label={label}>
        <RatingField
          label={label}
          text={{ about: text.ratingAbout, bad: text.faults['bad-rating'] }}
          value={rating}
          onChange={setRating}
        />
        {link(text.byLevel, null)}
      </FormRow>
    );
  }
  const label = side === null ? text.level : text.levelOf(side);
  return (
    <FormRow label={label}>
      <LevelSlider
        label={label}
        value={levels[player]}
        onChange={(level: LevelNumber) => onChange({ levels: withPlayer(levels, player, level) })}
      />
      {link(text.byRating, ratingNear(levels[player]))}
    </FormRow>
  );
}

/** What each choice of a side looks like; who moves first is said. */
function sideLabels(form: GameForm) {
  const { preview, random } = formWords.value;
  const sides = sidesOf(form);
  const begins = firstToMove(form.options);
  const face = (side: Side) => (
    <SideFace side={side} label={sides[side]} note={begins === side ? preview.first : null} />
  );
  return { black: face('black'), white: face('white'), random: <RandomFace label={random} /> };
}

/** Two people: the side of the first. With the computer one may also watch. */
function ColourRow({ form, onChange }: PlayersProps) {
  const { youPlay, plays, watch, watching, playYourself } = formWords.value;
  const label = form.mode === 'friend' ? plays(form.names[0].trim() || usualNames()[0]) : youPlay;
  const labels = sideLabels(form);
  const link = (text: string, mode: Mode) => (
    <button type="button" class="form-link new-game-other" onClick={() => onChange({ mode })}>
      {text}
    </button>
  );
  if (form.mode === 'computers') {
    return <FormLine label={label} says={watching} links={link(playYourself, 'computer')} />;
  }
  return (
    <FormRow label={label}>
      <Choice<Colour>
        label={label}
        hideLabel
        value={form.colour}
        options={COLOURS.map((colour) => ({ value: colour, label: labels[colour] }))}
        onChange={(colour) => onChange({ colour })}
      />
      {form.mode === 'computer' && link(watch, 'computers')}
    </FormRow>
  );
}

const SIDE_OF: Readonly<Record<SideChoice, Colour>> = {
  'host-black': 'black',
  'host-white': 'white',
  random: 'random',
};

const HOST_SIDES = ['host-black', 'host-white', 'random'] as const satisfies readonly SideChoice[];

/** The host's side at a table on a server. */
export function OnlineSideRow({ form, onChange }: PlayersProps) {
  const { youPlay } = formWords.value;
  const labels = sideLabels(form);
  return (
    <FormRow label={youPlay}>
      <Choice
        label={youPlay}
        hideLabel
        value={form.options.sides}
        options={HOST_SIDES.map((sides) => ({ value: sides, label: labels[SIDE_OF[sides]] }))}
        onChange={(sides) => onChange({ options: { ...form.options, sides } })}
      />
    </FormRow>
  );
}

function NamesRow({ form, onChange, players }: PlayersProps & { readonly players: readonly (0 | 1)[] }) {
  const { names: labels, yourName, namesTitle, faults } = formWords.value;
  const { names } = form;
  const wrong = nameFault(form, usualNames());
  const alone = players.length === 1;
  return (
    <FormRow label={alone ? yourName : namesTitle}>
      <div class="form-pair">
        {players.map((player) => (
          <Field
            key={player}
            label={alone ? yourName : labels[player]}
            hideLabel={alone}
            value={names[player]}
            placeholder={usualNames()[player]}
            autocomplete="off"
            spellcheck={false}
            error={wrong?.player === player ? faults[wrong.fault] : null}
            onChange={(name) => onChange({ names: player === 0 ? [name, names[1]] : [names[0], name] })}
          />
        ))}
      </div>
    </FormRow>
  );
}
