/** The rules of a game in the words of the form: "Official rules", or that they are somebody's own. */
import { presetOf } from '@crownhead/match';
import { effect } from '@preact/signals';
import { formWords } from '../screens/new-game/form-words.ts';
import { nameRules } from './game-title.ts';

effect(() => {
  const { presets } = formWords.value;
  nameRules.value = (played) => presets[presetOf(played)?.id ?? 'own'].name;
});
