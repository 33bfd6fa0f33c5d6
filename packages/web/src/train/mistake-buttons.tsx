/** From a report into training: one mistake, or all of one side. */
import type { GameReport, Mistake } from '@crownhead/analysis';
import { moveNumberOf } from '@crownhead/client/analysis';
import { mainGame, mainLine, SIDES, type Side } from '@crownhead/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnalysisModel } from '../analysis/analysis-model.ts';
import { playersOf } from '../analysis/players.ts';
import { myName } from '../me/my-name.ts';
import { go } from '../router.ts';
import { training, trainingLog } from '../training/training.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { adding, addMistakes, mistakeId, mistakesByPly } from './mistake-cards.ts';
import { trainWords } from './train-words.ts';

interface ReportProps {
  readonly model: AnalysisModel;
  readonly report: GameReport;
}

function useMistakes({ model, report }: ReportProps): ReadonlyMap<number, Mistake> {
  const { tree } = model.board.value;
  useEffect(() => void trainingLog(), []);
  return useMemo(() => mistakesByPly(report, mainGame(tree)), [report, tree]);
}

function titleOf(model: AnalysisModel, { ply }: Mistake): string {
  const { tree } = model.board.peek();
  const { black, white } = playersOf(model);
  const { number } = moveNumberOf(tree, mainLine(tree)[ply - 1]!.id);
  return trainWords.peek().titleAt(`${black} – ${white}`, number);
}

const isKept = (mistake: Mistake): boolean => training.value?.cards.has(mistakeId(mistake)) ?? false;

/** Which one of how many the engine looks at. */
function addingText(): string {
  const { done, all } = adding.value ?? { done: 0, all: 1 };
  return trainWords.value.addingOf(Math.min(done + 1, all), all);
}

/** Nothing where the move is no mistake, or the rules are others. */
export function KeepMistake({ model, report, ply }: ReportProps & { readonly ply: number }) {
  const text = trainWords.value;
  const mistake = useMistakes({ model, report }).get(ply);
  const [isAsked, setAsked] = useState(false);
  if (!mistake) return null;
  const kept = isKept(mistake);
  const isOff = kept || adding.value !== null;
  const add = async (): Promise<void> => {
    setAsked(true);
    try {
      if ((await addMistakes([mistake], (one) => titleOf(model, one))) === 0) toast(text.notMistake);
    } catch {
      toast(text.notAdded);
    } finally {
      setAsked(false);
    }
  };
  return (
    <Button class="report-again" aria-disabled={isOff} onClick={() => !isOff && void add()}>
      {kept ? text.kept : isAsked ? addingText() : text.keep}
    </Button>
  );
}

/** All mistakes of a side, of mine where my name is there. */
export function TrainMistakes({ model, report }: ReportProps) {
  const text = trainWords.value;
  const mistakes = [...useMistakes({ model, report }).values()];
  const players = playersOf(model);
  const mine = SIDES.find((side) => myName.value !== '' && players[side] === myName.value);
  const sides = SIDES.filter(
    (side) => (mine === undefined || side === mine) && mistakes.some(({ before }) => before.turn === side),
  );
  const running = adding.value;
  const train = async (side: Side): Promise<void> => {
    const wanted = mistakes.filter((mistake) => mistake.before.turn === side && !isKept(mistake));
    try {
      const count = wanted.length === 0 ? 1 : await addMistakes(wanted, (one) => titleOf(model, one));
      if (count > 0) go('/train/cards?kind=mistake');
      else toast(text.notMistake);
    } catch {
      toast(text.notAdded);
    }
  };
  if (sides.length === 0) return null;
  return (
    <p class="report-train">
      {sides.map((side) => (
        <Button
          key={side}
          aria-disabled={running !== null}
          onClick={() => running === null && void train(side)}
        >
          {side === mine ? text.trainMine : text.trainOf(players[side])}
        </Button>
      ))}
      {running && <span role="status">{addingText()}</span>}
    </p>
  );
}
