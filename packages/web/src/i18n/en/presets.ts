/** The presets in English: as the rules call and describe them. */
import { PRESETS } from '@crownhead/match';
import type { PresetId } from '@crownhead/rules';

export type PresetWords = Readonly<Record<PresetId, { readonly name: string; readonly about: string }>>;

export const presets = Object.fromEntries(
  PRESETS.map(({ id, name, description }) => [id, { name, about: description }]),
) as PresetWords;
