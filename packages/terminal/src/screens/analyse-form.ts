/** The form that leads to an analysis: a game of a file, or the start. */
import { gamesOfPdn, type PdnSourceFault } from '@crownhead/client/analysis';
import { describePdnFailure, newTree, type PdnReplay, replayPdn } from '@crownhead/rules';
import { toAnalysis } from '../analysis/start.ts';
import type { Context, ScreenStep } from '../app/screen.ts';
import { answerTo, type FormPurpose, type FormScreen, form, text } from './form.ts';

export const analyseForm = (): FormScreen =>
  form({
    purpose: 'analyse',
    title: 'Analyze',
    intro:
      'A PDN file, with all its comments and variations. Without one the board is at the start of a game.',
    fields: [text('file', 'File', ''), text('game', 'Which game', '1')],
    button: 'Analyze',
    direct: true,
  });

const FAULTS: Readonly<Record<PdnSourceFault, string>> = {
  'no-game': 'there is no game in it.',
  'other-game': 'its games are of another kind of draughts.',
};

/** What is wrong with the game is said, and what could be played is shown. */
const remarkOn = (file: string, { failure, variationFailures }: PdnReplay): string => {
  if (failure) return describePdnFailure(failure);
  const [first] = variationFailures;
  return first ? `A variation is not legal: ${describePdnFailure(first)}` : `Opened ${file}.`;
};

function opened(screen: FormScreen, file: string, pdn: string, context: Context): ScreenStep<FormScreen> {
  const refuse = (why: string): ScreenStep<FormScreen> => ({
    screen: { ...screen, busy: false, said: `${file} cannot be analyzed: ${why}` },
  });
  const games = gamesOfPdn(pdn);
  if (!games.ok) return refuse(FAULTS[games.error]);
  const number = Number(answerTo(screen, 'game').trim() || 1);
  const game = games.value[number - 1];
  if (!game) return refuse(`it has ${games.value.length} ${games.value.length === 1 ? 'game' : 'games'}.`);
  const replay = replayPdn(game);
  const { go, commands } = toAnalysis(replay.tree, context, { said: remarkOn(file, replay) });
  return { screen: { ...screen, busy: false, said: null }, go: replacing(go), commands };
}

/** The form is not come back to. */
const replacing = (go: ReturnType<typeof toAnalysis>['go']) =>
  go.to === 'push' ? ({ to: 'replace', screen: go.screen } as const) : go;

export const ANALYSE_FORMS: Readonly<Record<string, FormPurpose>> = {
  analyse: {
    submit(screen, context) {
      const file = answerTo(screen, 'file').trim();
      if (file !== '') return { screen: { ...screen, busy: true }, commands: [{ type: 'file.read', file }] };
      const { go, commands } = toAnalysis(newTree(), context);
      return { screen, go: replacing(go), commands };
    },
    told(screen, event, context) {
      if (event.type !== 'file.read') return null;
      if (!event.text.ok) return { screen: { ...screen, busy: false, said: event.text.error } };
      return opened(screen, event.file, event.text.value, context);
    },
  },
};
