/** How strong the computer plays: one slider of ten steps, and what the level is called. */
import { useId } from 'preact/hooks';
import { words } from '../../i18n/words.ts';
import { formWords } from './form-words.ts';
import { LEVEL_NUMBERS, type LevelNumber } from './game-form.ts';
import '../../ui/covering-input.css';
import './level-slider.css';

interface LevelProps {
  readonly label: string;
  readonly value: LevelNumber;
  readonly onChange: (level: LevelNumber) => void;
}

const LAST = LEVEL_NUMBERS[LEVEL_NUMBERS.length - 1]!;

const stepClass = (level: LevelNumber, value: LevelNumber): string =>
  level === value ? 'level-step level-step-on' : 'level-step';

export function LevelSlider({ label, value, onChange }: LevelProps) {
  const { levelAbout, levelSaid } = formWords.value;
  const { levels } = words.value.ui;
  const id = useId();
  return (
    <div class="level">
      <div class="level-track">
        <div class="level-steps" aria-hidden="true">
          {LEVEL_NUMBERS.map((level) => (
            <span key={level} class={stepClass(level, value)}>
              {level}
            </span>
          ))}
        </div>
        <input
          id={id}
          type="range"
          class="level-input covering-input"
          min={LEVEL_NUMBERS[0]}
          max={LAST}
          step={1}
          value={value}
          aria-label={label}
          aria-valuetext={levelSaid(value, levels[value])}
          onInput={(event) => onChange(Number(event.currentTarget.value) as LevelNumber)}
        />
      </div>
      <output class="level-says" for={id}>
        <b class="level-name">{levels[value]}.</b> {levelAbout[value]}
      </output>
    </div>
  );
}
