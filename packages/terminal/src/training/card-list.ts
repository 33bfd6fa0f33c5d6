/** All cards of somebody, with when they come back. */
import { type CardState, ENDING_TAG, NAMED_ENDING_WORDS, NAMED_ENDINGS } from '@crownhead/training';
import type { Context } from '../app/screen.ts';
import { type ListPurpose, listScreen } from '../screens/list.ts';
import { charHint, keyHint } from '../ui/parts.ts';
import { cardTag } from './exercise-model.ts';
import { dayAt } from './today.ts';
import { counted, daysText, KIND_NAME } from './words.ts';

export const cardsList = () => listScreen('cards');

const cardsOf = ({ training }: Context): readonly CardState[] =>
  [...(training?.state.cards.values() ?? [])].toSorted((a, b) => a.due - b.due);

function titleOf({ card }: CardState): string {
  const ending = NAMED_ENDINGS.find((one) => one === cardTag(card, ENDING_TAG));
  return (
    card.title || (ending ? NAMED_ENDING_WORDS[ending].name : cardTag(card, 'FEN')) || KIND_NAME[card.kind]
  );
}

export const CARD_LISTS: Readonly<Record<string, ListPurpose>> = {
  cards: {
    title: () => 'My cards',
    about: (_, { training }) => counted(training?.state.cards.size ?? 0, 'card'),
    columns: [0.56, 0.2, 0.24],
    headings: ['Card', 'Kind', 'Comes'],
    count: (_, context) => cardsOf(context).length,
    row: (_, index, context) => {
      const state = cardsOf(context)[index]!;
      const when = state.memory === null ? 'new' : daysText(state.due - dayAt(context.now));
      return [titleOf(state), KIND_NAME[state.card.kind], when];
    },
    empty: () => 'You have no cards yet.',
    pick: (screen) => ({ screen }),
    hints: () => [charHint('d', 'delete'), keyHint('Esc', 'escape', 'back'), charHint('?', 'help')],
    type: (screen, char, context) => {
      const card = cardsOf(context)[screen.at]?.card;
      if (char !== 'd' || !card) return null;
      return {
        screen: { ...screen, said: 'The card was deleted.' },
        commands: [{ type: 'training.do', command: { type: 'card.remove', id: card.id } }],
      };
    },
  },
};
