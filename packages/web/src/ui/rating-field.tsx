/** The rating at which the computer plays: one number, on the engine's own scale. */
import { isRating, LEAST_RATING, LEVEL_RATINGS, type LevelNumber, MOST_RATING } from '@crownhead/rules';
import type { RatingWords } from '../i18n/en/rating.ts';
import { Field } from './field.tsx';

interface RatingProps {
  readonly label: string;
  readonly text: Pick<RatingWords, 'about' | 'bad'>;
  readonly value: number;
  readonly onChange: (rating: number) => void;
}

/** Where somebody begins who has chosen this level so far. */
export const ratingNear = (level: LevelNumber): number => (level === 10 ? MOST_RATING : LEVEL_RATINGS[level]);

export function RatingField({ label, text, value, onChange }: RatingProps) {
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
      hint={text.about(LEAST_RATING, MOST_RATING)}
      error={isRating(value) ? null : text.bad}
      onChange={(typed) => onChange(Number(typed) || 0)}
    />
  );
}
