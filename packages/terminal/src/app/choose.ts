/** Where the entries of the menu lead. */
import { findPreset, OFFICIAL_PRESET } from '@crownhead/match';
import { clearSetup, firstSide, type Setup } from '@crownhead/rules';
import { editorScreen } from '../editor/model.ts';
import { toLibrary } from '../library/game-list.ts';
import { toMyGames } from '../library/my-games.ts';
import { analyseForm } from '../screens/analyse-form.ts';
import { openForm } from '../screens/file-forms.ts';
import { helpScreen } from '../screens/help.ts';
import { hostForm } from '../screens/host-form.ts';
import { computerForm, twoPlayersForm } from '../screens/local-forms.ts';
import type { Choose } from '../screens/menu.ts';
import { joinForm } from '../screens/online-forms.ts';
import { optionsForm } from '../screens/own-forms.ts';
import { quickForm } from '../screens/quick-form.ts';
import { goBackTo } from '../screens/return.ts';
import { returnScreen } from '../screens/return-question.ts';
import { connecting } from '../screens/visit.ts';
import { puzzleForm } from '../training/puzzle-form.ts';
import { toTraining } from '../training/train-list.ts';
import type { Context, Screen } from './screen.ts';

/** With the side to move that the chosen rules let begin; where they draw it, Black is shown and can be changed. */
const emptyBoard = ({ config }: Context): Setup =>
  clearSetup(firstSide((findPreset(config.rules) ?? OFFICIAL_PRESET).rules, 'black'));

export const chooseFromMenu: Choose = (choice, screen, context) => {
  const push = (next: Screen) => ({ screen, go: { to: 'push', screen: next } }) as const;
  switch (choice) {
    case 'continue':
      return { screen, commands: [{ type: 'table.continue' }] };
    case 'return': {
      const [first, ...more] = context.waiting;
      // Where there are several, one is chosen.
      if (first === undefined || more.length > 0) return push(returnScreen());
      return { screen, ...goBackTo(first, context) };
    }
    case 'two-players':
      return push(twoPlayersForm(context));
    case 'computer':
      return push(computerForm(context));
    case 'lobby':
    case 'watch': {
      // Where no server is known yet, its address is asked first.
      const { server } = context.config;
      return server === null
        ? push(joinForm(context, choice))
        : { screen, ...connecting(server, { kind: choice }, context) };
    }
    case 'quick':
      return push(quickForm(context, false));
    case 'host':
      return push(hostForm(context, false));
    case 'join':
      return push(joinForm(context, 'lobby'));
    case 'set-up':
      return push(editorScreen(context.now, context.draft ?? emptyBoard(context)));
    case 'open':
      return push(openForm());
    case 'analyse':
      return push(analyseForm());
    case 'my-games': {
      const { screen: list, commands } = toMyGames();
      return { ...push(list), commands };
    }
    case 'library': {
      const { screen: list, commands } = toLibrary(context);
      return { ...push(list), commands };
    }
    case 'puzzles':
      return { ...push(puzzleForm(context)), commands: [{ type: 'training.open' }] };
    case 'train': {
      const { screen: list, commands } = toTraining();
      return { ...push(list), commands };
    }
    case 'options':
      return push(optionsForm(context));
    case 'help':
      return push(helpScreen());
    case 'quit':
      return { screen, commands: [{ type: 'quit' }] };
  }
};
