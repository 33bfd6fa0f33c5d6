/** An unfinished game on this device: a small board, who plays, whose turn it is. */
import { parseFen, toPosition } from '@crownhead/rules';
import { Board } from '../../board/board.tsx';
import { words } from '../../i18n/words.ts';
import type { KeptGame } from '../../local/kept-games.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import './continue-card.css';

interface CardProps {
  readonly game: KeptGame;
  readonly onForget: () => void;
}

export function ContinueCard({ game, onForget }: CardProps) {
  const { home } = words.value;
  const { id, names, turn, fen } = game;
  const setup = parseFen(fen);
  const position = setup.ok ? toPosition(setup.value) : setup;
  return (
    <section class="continue" aria-label={home.continueTitle}>
      <a class="continue-link" href={`/play/${id}`}>
        <span class="continue-board">
          {position.ok && (
            <Board position={position.value} label={home.continueTitle} marks="none" flipped={false} />
          )}
        </span>
        <span class="continue-text">
          <span class="continue-go">{home.continue}</span>
          <span class="continue-names">{home.against(names.black, names.white)}</span>
          <span class="continue-turn">{home.toMove(names[turn])}</span>
        </span>
      </a>
      <IconButton class="continue-forget" label={home.forget} run={onForget}>
        <Icon name="close" />
      </IconButton>
    </section>
  );
}
