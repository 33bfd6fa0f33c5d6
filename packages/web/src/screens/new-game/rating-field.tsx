/** The rating at which the computer plays: one number, on the engine's own scale. */
import { isRating, LEAST_RATING, LEVEL_RATINGS, type LevelNumber, MOST_RATING } from '@crownhead/rules';
import { Field } from '../../ui/field.tsx';
import { formWords } from './form-words.ts';

interface RatingProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (rating: number) => void;
}

/** Where somebody begins who has chosen this level so far. */
export const ratingNear = (level: LevelNumber): number => (level === 10 ? MOST_RATING : LEVEL_RATINGS[level]);

export function RatingField({ label, value, onChange }: RatingProps) {
  const { ratingAbout, faults } = formWords.value;
  return (
    <Field
      label={label}
      hideLabel
      type="number"
      inputMode="numeric"
      min={LEAST_RATING}
      max={MOST_RATING}
      step={10}
      value={value === 0 ? '' : `${value}`}
      hint={ratingAbout(LEAST_RATING, MOST_RATING)}
      error={isRating(value) ? null : faults['bad-rating']}
      onChange={(typed) => onChange(Number(typed) || 0)}
    />
  );
}
