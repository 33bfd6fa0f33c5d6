/** The opponent in positions that are played out: apart, so that it comes when one is played. */
import { opponentAnswer } from '@crownhead/analysis';
import type { Game } from '@crownhead/rules';
import type { OpponentAnswer } from '@crownhead/training';
import { askEngine } from '../local/thinking.ts';

export const answerTo = (game: Game): Promise<OpponentAnswer> =>
  askEngine((search) => opponentAnswer(game, search));
