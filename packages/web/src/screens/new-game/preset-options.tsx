/** Rules by one word, each with a line that says what it means. */
import type { HostOptions } from '@crownhead/match';
import { PRESETS, type PresetId, presetOf } from '@crownhead/rules';
import { Choice } from '../../ui/choice.tsx';
import { formWords } from './form-words.ts';
import { withPreset } from './preset-choice.ts';

interface PresetProps {
  readonly value: HostOptions;
  readonly onChange: (value: HostOptions) => void;
}

export function PresetChoice({ value, onChange }: PresetProps) {
  const { presets, presetLabel } = formWords.value;
  const chosen = presetOf(value)?.id ?? 'own';
  const ids: readonly (PresetId | 'own')[] = PRESETS.map(({ id }) => id);
  // Nobody can choose rules of their own here, only have them.
  const shown = chosen === 'own' ? [...ids, 'own' as const] : ids;
  return (
    <Choice
      label={presetLabel}
      hideLabel
      layout="list"
      value={chosen}
      options={shown.map((id) => ({ value: id, label: presets[id].name, hint: presets[id].about }))}
      onChange={(id) => id !== 'own' && onChange(withPreset(value, id))}
    />
  );
}
