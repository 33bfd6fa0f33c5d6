/** For how long a ban, a mute or an announcement stands. */
import { Menu } from '../ui/field.tsx';
import { adminWords } from './admin-words.ts';

/** In hours; `0` stands until it is undone. */
export type Span = keyof typeof adminWords.value.restrict.spans;

export const hoursOf = (span: Span): { readonly hours?: number } =>
  span === '0' ? {} : { hours: Number(span) };

interface SpanMenuProps {
  readonly value: Span;
  readonly onChange: (span: Span) => void;
}

export function SpanMenu(props: SpanMenuProps) {
  const { how, spans } = adminWords.value.restrict;
  const options = Object.entries(spans) as [Span, string][];
  return <Menu {...props} label={how} options={options.map(([value, label]) => ({ value, label }))} />;
}
