/** Rules by one name, each with a sentence that says what it means. */
import { type HostOptions, PRESETS, presetOf } from '@crownhead/match';
import type { PresetId } from '@crownhead/rules';
import { Choice } from '../../ui/choice.tsx';
import { formWords } from './form-words.ts';

interface PresetProps {
  readonly value: HostOptions;
  readonly onChange: (id: PresetId) => void;
}

export function PresetChoice({ value, onChange }: PresetProps) {
  const text = formWords.value.presets;
  const chosen = presetOf(value)?.id ?? 'own';
  const ids: readonly (PresetId | 'own')[] = PRESETS.map(({ id }) => id);
  // Nobody can choose rules of their own here, only have them.
  const shown = chosen === 'own' ? [...ids, 'own' as const] : ids;
  return (
    <Choice
      label={formWords.value.rulesTitle}
      hideLabel
      layout="list"
      value={chosen}
      options={shown.map((id) => ({ value: id, label: text[id].name, hint: text[id].about }))}
      onChange={(id) => id !== 'own' && onChange(id)}
    />
  );
}
