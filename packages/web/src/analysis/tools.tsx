/** What can be done at the board: walking, undo and redo, and everything else behind "More". */
import { ROOT_ID } from '@crownhead/rules';
import { useState } from 'preact/hooks';
import { GameIcon } from '../game/game-icon.tsx';
import { Lines } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { StepButtons } from '../ui/step-buttons.tsx';
import type { AnalysisModel } from './analysis-model.ts';
import { analysisWords } from './analysis-words.ts';
import type { MoreDialog } from './more-dialog.tsx';
import './tools.css';

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
  return (
    <div class="tools" role="toolbar" aria-label={text.title}>
      <StepButtons
        labels={{ ...text, forward: text.next }}
        isStart={selected === ROOT_ID}
        isEnd={model.node.value.children.length === 0}
        go={(to) => model.do({ type: to === 'forward' ? 'next' : to })}
      />
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
