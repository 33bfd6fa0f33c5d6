/** Who played an analysed game, as it is shown: computers, and the sides where the file names nobody, in the reader's language. */
import { type BySide, tagValue } from '@crownhead/rules';
import { shownName } from '../i18n/shown-name.ts';
import { words } from '../i18n/words.ts';
import type { AnalysisModel } from './analysis-model.ts';

export function playersOf({ board, sideNames }: AnalysisModel): BySide<string> {
  const { tags } = board.value.tree;
  const sides = words.value.ui.sides[sideNames];
  return {
    black: shownName(tagValue(tags, 'Black') || sides.black),
    white: shownName(tagValue(tags, 'White') || sides.white),
  };
}
