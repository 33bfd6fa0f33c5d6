/** What can be done at the board: walking, undo and redo, and everything else behind "More". */
import { formatFen, type GameTree, isOnMainLine, type NodeId, ROOT_ID } from '@crownhead/rules';
import { useState } from 'preact/hooks';
import { GameIcon } from '../game/game-icon.tsx';
import { words } from '../i18n/words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon, Lines } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { copyText } from '../ui/share.ts';
import { toast } from '../ui/toast.tsx';
import type { AnalysisModel } from './analysis-model.ts';
import { analysisWords } from './analysis-words.ts';
import { EngineOptions } from './engine-pane.tsx';
import { newAnalysis } from './open-work.ts';
import './tools.css';

const FIRST = 'M18 5l-8 7 8 7M6 5v14';
const LAST = 'M6 5l8 7-8 7M18 5v14';
const NOTE = 'M5 19l1-4L16.5 4.5l3 3L9 18l-4 1zM14 7l3 3';

interface ToolsProps {
  readonly model: AnalysisModel;
  readonly isNoting: boolean;
  readonly onNote: () => void;
}

export function Tools({ model, isNoting, onNote }: ToolsProps) {
  const text = analysisWords.value.tools;
  const [isOpen, setOpen] = useState(false);
  const { selected, past, future } = model.board.value;
  const isEnd = model.node.value.children.length === 0;
  const isStart = selected === ROOT_ID;
  return (
    <div class="tools" role="toolbar" aria-label={text.title}>
      <IconButton label={text.first} off={isStart} run={() => model.do({ type: 'first' })}>
        <Lines d={FIRST} />
      </IconButton>
      <IconButton label={text.back} off={isStart} run={() => model.do({ type: 'back' })}>
        <Icon name="back" />
      </IconButton>
      <IconButton label={text.next} off={isEnd} run={() => model.do({ type: 'next' })}>
        <Icon name="forward" />
      </IconButton>
      <IconButton label={text.last} off={isEnd} run={() => model.do({ type: 'last' })}>
        <Lines d={LAST} />
      </IconButton>
      <span class="tools-space" />
      <IconButton label={text.undo} off={past.length === 0} run={() => model.do({ type: 'undo' })}>
        <GameIcon name="undo" />
      </IconButton>
      <IconButton
        class="tools-redo"
        label={text.redo}
        off={future.length === 0}
        run={() => model.do({ type: 'redo' })}
      >
        <GameIcon name="undo" />
      </IconButton>
      <button
        type="button"
        class="icon-button"
        aria-label={text.note}
        aria-pressed={isNoting}
        onClick={onNote}
      >
        <Lines d={NOTE} />
      </button>
      <IconButton class="tools-wide" label={text.flip} run={() => model.flip()}>
        <GameIcon name="flip" />
      </IconButton>
      <IconButton label={text.more} run={() => setOpen(true)}>
        <GameIcon name="more" />
      </IconButton>
      <MoreDialog model={model} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

/** Saving, sharing and copying are the dialog of every other game. */
function save(model: AnalysisModel): void {
  const names = model.names();
  void import('../files/save-dialog.tsx').then(({ showPdn }) => showPdn(model.pdn(), names));
}

function copyFen(model: AnalysisModel): void {
  const { copied, notCopied } = analysisWords.value.tools;
  void copyText(formatFen(model.game.value.position)).then((done) => toast(done ? copied : notCopied));
}

/** What begins a game comes when somebody does. */
export const playHere = (tree: GameTree, id: NodeId): void =>
  void import('./play-from.ts').then(({ playFrom }) => playFrom(tree, id));

interface MoreProps {
  readonly model: AnalysisModel;
  readonly open: boolean;
  readonly onClose: () => void;
}

function MoreDialog({ model, open, onClose }: MoreProps) {
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
      <div class="tools-more">
        <h3>{text.moves}</h3>
        {act(text.promote, () => model.do({ type: 'promote' }), !isMain)}
        {act(text.toMain, () => model.do({ type: 'promote-to-main' }), !isMain)}
        {act(text.remove, () => model.do({ type: 'delete' }), !isStart)}
        {act(text.removeAfter, () => model.do({ type: 'delete-after' }), hasNext)}
        {act(text.onlyThis, () => model.do({ type: 'only-this-line' }))}
        {act(
          text.clearShapes,
          () => model.do({ type: 'clear-shapes' }),
          model.node.value.note.shapes.length > 0,
        )}
        {model.lines.value.isOn && (
          <div class="tools-engine">
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
        <h3>{text.game}</h3>
        {act(text.save, () => save(model))}
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
