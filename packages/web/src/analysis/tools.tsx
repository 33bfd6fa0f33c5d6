/** What can be done at the board: walking, undo and redo, and everything else behind "More". */
import { ROOT_ID } from '@crownhead/rules';
import { useState } from 'preact/hooks';
import { GameIcon } from '../game/game-icon.tsx';
import { Icon, Lines } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { AnalysisModel } from './analysis-model.ts';
import { analysisWords } from './analysis-words.ts';
import type { MoreDialog } from './more-dialog.tsx';
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
  const [More, setMore] = useState<typeof MoreDialog | null>(null);
  const showMore = async (): Promise<void> => {
    const { MoreDialog: loaded } = await import('./more-dialog.tsx');
    setMore(() => loaded);
    setOpen(true);
  };
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
      <IconButton label={text.more} run={() => void showMore()}>
        <GameIcon name="more" />
      </IconButton>
      {More && <More model={model} open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
