/** What the buttons of a game open: the moves, the rarer actions, and the questions before what cannot be undone. */
import { words } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Action, Open } from './action-bar.tsx';
import { GameIcon } from './game-icon.tsx';
import type { GameModel } from './model.ts';
import { MoveList } from './move-list.tsx';
import { newsText } from './news-dictionary.ts';
import { TypedMove } from './typed-move.tsx';
import './action-dialogs.css';

interface DialogsProps {
  readonly model: GameModel;
  readonly opened: Open;
  /** The moves are on the screen already. */
  readonly listed: boolean;
  /** The actions there is no room for. */
  readonly behind: readonly Action[];
  readonly onClose: () => void;
}

export function ActionDialogs({ model, opened, listed, behind, onClose }: DialogsProps) {
  const { actions: w } = words.value.game;
  const { confirmResign, confirmResignText } = newsText.newsWords.value;
  return (
    <>
      <Dialog open={opened === 'moves' && !listed} title={w.moves} onClose={onClose}>
        <div class="actions-sheet">
          <MoveList model={model} />
        </div>
      </Dialog>
      <Dialog open={opened === 'more'} title={w.more} onClose={onClose}>
        <div class="actions-menu">
          {behind.map((action) => (
            <Button
              key={action.icon}
              look="quiet"
              disabled={action.off ?? false}
              onClick={() => {
                onClose();
                action.run();
              }}
            >
              <GameIcon name={action.icon} />
              {action.label}
            </Button>
          ))}
        </div>
        {model.view.value.seats.length > 0 && <TypedMove model={model} onDone={onClose} />}
      </Dialog>
      <Confirm
        open={opened === 'resign'}
        title={confirmResign}
        text={confirmResignText}
        label={w.resign}
        onClose={onClose}
        run={() => void model.send({ type: 'resign', confirmed: true })}
      />
    </>
  );
}

interface ConfirmProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly onClose: () => void;
  readonly run: () => void;
}

/** What cannot be undone is asked once. */
function Confirm({ open, title, text, label, onClose, run }: ConfirmProps) {
  const actions = (
    <>
      <Button onClick={onClose}>{newsText.newsWords.value.keepPlaying}</Button>
      <Button
        look="danger"
        onClick={() => {
          onClose();
          run();
        }}
      >
        {label}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={title} onClose={onClose} actions={actions}>
      <p>{text}</p>
    </Dialog>
  );
}
