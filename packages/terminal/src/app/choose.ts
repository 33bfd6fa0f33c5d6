/** Where the menu leads. */
import { openForm } from '../screens/file-forms.ts';
import { helpScreen } from '../screens/help.ts';
import { computerForm, twoPlayersForm } from '../screens/local-forms.ts';
import type { Choose } from '../screens/menu.ts';
import { optionsForm } from '../screens/own-forms.ts';
import type { Screen } from './screen.ts';

export const chooseFromMenu: Choose = (choice, screen, context) => {
  const push = (next: Screen) => ({ screen, go: { to: 'push', screen: next } }) as const;
  switch (choice) {
    case 'continue':
      return { screen, commands: [{ type: 'table.continue' }] };
    case 'two-players':
      return push(twoPlayersForm(context));
    case 'computer':
      return push(computerForm(context));
    case 'open':
      return push(openForm());
    case 'options':
      return push(optionsForm(context));
    case 'help':
      return push(helpScreen());
    case 'quit':
      return { screen, commands: [{ type: 'quit' }] };
    default:
      return { screen: { ...screen, said: 'Soon.' } };
  }
};
