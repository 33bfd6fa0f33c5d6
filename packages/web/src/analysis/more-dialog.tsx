/** Everything else that can be done with an analysis: with its moves, the position and the game. */
import { formatFen, isOnMainLine, ROOT_ID, SIDES } from '@crownhead/rules';
import { words } from '../i18n/words.ts';
import { searchAddress } from '../online/archive-search.ts';
import { archiveWords } from '../online/archive-words.ts';
import { path } from '../router.ts';
import { hasOwnMoves, trainLine } from '../train/line-cards.ts';
import { trainWords } from '../train/train-words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { copyText } from '../ui/share.ts';
import { toast } from '../ui/toast.tsx';
import type { AnalysisModel } from './analysis-model.ts';
import { analysisWords } from './analysis-words.ts';
import { EngineOptions } from './engine-pane.tsx';
import { newAnalysis } from './open-work.ts';
import { playHere } from './play-here.ts';
import './more-dialog.css';

/** The code that writes files is loaded when somebody saves one. */
const save = (model: AnalysisModel): void =>
  void import('./save.ts').then(({ saveAnalysis }) => saveAnalysis(model));

function copyFen(model: AnalysisModel): void {
  const { copied, notCopied } = analysisWords.value.tools;
  void copyText(formatFen(model.game.value.position)).then((done) => toast(done ? copied : notCopied));
}

interface MoreProps {
  readonly model: AnalysisModel;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function MoreDialog({ model, open, onClose }: MoreProps) {
  const text = analysisWords.value.tools;
  const { tree, selected } = model.board.value;
  const fen = formatFen(model.game.value.position);
  const isMain = isOnMainLine(tree, selected);
  const hasNext = model.node.value.children.length > 0;
  const act = (label: string, run: () => void, can = true) => (
    <Button
      look="quiet"
      aria-disabled={!can}
      onClick={() => {
        if (!can) return;
        onClose();
        run();
      }}
    >
      {label}
    </Button>
  );
  const isStart = selected === ROOT_ID;
  return (
    <Dialog
      open={open}
      title={text.more}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.value.common.close}</Button>}
    >
      <div class="analysis-more">
        <h3>{text.moves}</h3>
        {act(text.promote, () => model.do({ type: 'promote' }), !isMain)}
        {act(text.toMain, () => model.do({ type: 'promote-to-main' }), !isMain)}
        {act(text.remove, () => model.do({ type: 'delete' }), !isStart)}
        {act(text.removeAfter, () => model.do({ type: 'delete-after' }), hasNext)}
        {act(text.onlyThis, () => model.do({ type: 'only-this-line' }))}
        {SIDES.map((side) =>
          act(
            trainWords.value.trainLine(words.value.ui.sides[model.sideNames][side]),
            () => void trainLine(tree, selected, side),
            hasOwnMoves(tree, selected, side),
          ),
        )}
        {act(
          text.clearShapes,
          () => model.do({ type: 'clear-shapes' }),
          model.node.value.note.shapes.length > 0,
        )}
        {model.lines.value.isOn && (
          <div class="analysis-more-engine">
            <h3>{analysisWords.value.engine.title}</h3>
            <EngineOptions model={model} />
          </div>
        )}
        <h3>{text.position}</h3>
        {act(text.flip, () => model.flip())}
        {act(text.copyFen, () => copyFen(model))}
        {act(text.playFrom, () => playHere(tree, selected), model.game.value.outcome === null)}
        <ButtonLink look="quiet" href={`/editor?fen=${encodeURIComponent(fen)}`}>
          {text.edit}
        </ButtonLink>
        <ButtonLink look="quiet" href={searchAddress({ fen })}>
          {archiveWords.value.onServer}
        </ButtonLink>
        <h3>{text.game}</h3>
        {act(text.save, () => save(model))}
        <ButtonLink
          look="quiet"
          href={`/puzzles?analysis=${encodeURIComponent(path().slice('/analysis/'.length))}`}
        >
          {text.puzzles}
        </ButtonLink>
        <ButtonLink look="quiet" href="/games">
          {text.openGame}
        </ButtonLink>
        <ButtonLink look="quiet" href="/open">
          {text.openFile}
        </ButtonLink>
        <ButtonLink look="quiet" href={newAnalysis(Date.now())}>
          {text.emptyBoard}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
