/** The rules of a game in the words of the form: "Official rules", or that they are somebody's own. */
import { presetOf } from '@crownhead/match';
import { effect } from '@preact/signals';
import { nameRules } from '../game/game-title.ts';
import { formWords } from '../screens/new-game/form-words.ts';

effect(() => {
  const { presets } = formWords.value;
  nameRules.value = (played) => presets[presetOf(played)?.id ?? 'own'].name;
});
