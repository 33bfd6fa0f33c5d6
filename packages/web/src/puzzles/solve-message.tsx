/** What is said at a puzzle: the question, an answer, how a wrong move was refuted, or how it ended. Screen readers announce it too. */
import { type BySide, moveOf, opposite, type TreeNode } from '@crownhead/rules';
import { cardId, type PuzzleEntry, pdnOfEntry } from '@crownhead/training';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { squareName } from '../board/highlights.ts';
import { moveText } from '../board/move-text.ts';
import { triedWords } from '../game/prompt-words.ts';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { training, trainingLog } from '../training/training.ts';
import { Button } from '../ui/button.tsx';
import type { PuzzleModel } from './puzzle-model.ts';
import { puzzleWords } from './puzzle-words.ts';
import type { SolveProps } from './solve-view.tsx';

const nodeText = (node: TreeNode): string => moveText(moveOf(node)!);

type MessageProps = SolveProps & { readonly sides: BySide<string> };

/** What is said while somebody is at the move, or waits for the answer. */
function askedText(model: PuzzleModel, sides: BySide<string>): string {
  const text = puzzleWords.value;
  const { refused } = model.shown.value;
  const answer = model.answer.value;
  const hinted = model.hinted.value;
  if (refused) return triedWords(words.value.game, refused);
  if (hinted !== null) return text.hinted(squareName(hinted, settings.marks.value));
  if (answer?.kind !== 'right') return text.yourMove;
  if (model.stage.value === 'answering') return text.right;
  return text.goOn(sides[opposite(model.puzzle.tree.start.turn)], nodeText(answer.reply));
}

/** What a wrong move runs into; empty where nothing has to be shown. */
function refutationText(model: PuzzleModel, sides: BySide<string>): string {
  const answer = model.answer.value;
  if (answer?.kind !== 'wrong' || answer.refutation.length === 0) return '';
  const line = answer.refutation.map(nodeText).join(' ');
  return puzzleWords.value.answers(sides[opposite(model.puzzle.tree.start.turn)], line);
}

function titleAt(model: PuzzleModel, sides: BySide<string>): string {
  const text = puzzleWords.value;
  const { wasShown, wrongMoves, hints } = model.solving.value;
  const answer = model.answer.value;
  if (model.stage.value === 'over')
    return wasShown ? text.shown : wrongMoves + hints > 0 ? text.solvedWithHelp : text.solved;
  if (wasShown) return text.showing;
  return answer?.kind === 'wrong'
    ? text.slips[model.puzzle.goal](nodeText(answer.move))
    : askedText(model, sides);
}

/** For screen readers: the same, in full. */
export const saidAt = (model: PuzzleModel, sides: BySide<string>): string =>
  [titleAt(model, sides), model.stage.value === 'over' ? '' : refutationText(model, sides)].join(' ').trim();

interface BoxProps {
  readonly look: 'ask' | 'wrong' | 'done';
  readonly title: string;
  readonly children?: ComponentChildren;
}

const Box = ({ look, title, children }: BoxProps) => (
  <div class={`solve-message solve-message-${look}`}>
    <p class="solve-said">{title}</p>
    {children}
  </div>
);

/** The button to go on with has the keyboard, unless somebody is on the board and looks at it there. */
function MainButton({ run, children }: { readonly run: () => void; readonly children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div ref={place}>
      <Button look="main" onClick={run}>
        {children}
      </Button>
    </div>
  );
}

/** The keyboard goes back to the board. */
function tryAgain(model: PuzzleModel): void {
  model.tryAgain();
  document.querySelector<HTMLElement>('.solve-board [tabindex="0"]')?.focus({ preventScroll: true });
}

function Refuted({ model, sides }: MessageProps) {
  const text = puzzleWords.value;
  const isPlayed = model.stage.value === 'refuted';
  const line = refutationText(model, sides);
  return (
    <Box look="wrong" title={titleAt(model, sides)}>
      {line !== '' && <p>{line}</p>}
      <div class="solve-buttons">
        {isPlayed && <MainButton run={() => tryAgain(model)}>{text.tryAgain}</MainButton>}
        {isPlayed && (
          <Button look="quiet" onClick={() => model.show()}>
            {text.show}
          </Button>
        )}
      </div>
    </Box>
  );
}

function KeepButton({ entry }: { readonly entry: PuzzleEntry }) {
  const text = puzzleWords.value;
  const id = cardId('puzzle', entry.fen);
  if (training.value?.cards.has(id)) return <p class="solve-kept">{text.kept}</p>;
  const keep = async (): Promise<void> => {
    const log = await trainingLog();
    await log.submit({ type: 'card.add', card: { id, kind: 'puzzle', pdn: pdnOfEntry(entry), title: '' } });
  };
  return <Button onClick={() => void keep()}>{text.keep}</Button>;
}

function Over({ model, entry, onNext, onAgain, sides }: MessageProps) {
  const text = puzzleWords.value;
  const answer = model.answer.value;
  const others = answer?.kind === 'solved' ? answer.others.map(nodeText) : [];
  return (
    <Box look="done" title={titleAt(model, sides)}>
      {answer?.kind === 'solved' && <p>{text.settled[entry.goal]}</p>}
      {others.length > 0 && <p>{text.alsoRight(others.join(', '))}</p>}
      <div class="solve-buttons">
        <MainButton run={onNext}>{text.next}</MainButton>
        <KeepButton entry={entry} />
        <Button look="quiet" onClick={onAgain}>
          {text.again}
        </Button>
      </div>
    </Box>
  );
}

export function SolveMessage(props: MessageProps) {
  const { model, sides } = props;
  const isOver = model.stage.value === 'over';
  const isWrong = model.answer.value?.kind === 'wrong';
  if (isOver) return <Over {...props} />;
  return isWrong ? <Refuted {...props} /> : <Box look="ask" title={titleAt(model, sides)} />;
}
